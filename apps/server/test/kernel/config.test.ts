import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { readConfig } from '../../src/kernel/config.ts'
import { StartError } from '../../src/kernel/start-error.ts'

let dataDir = ''
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'inkbloom-test-'))
})
after(() => rm(dataDir, { recursive: true, force: true }))

const secret = 'a secret for tests only'
const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, APP_SECRET: secret, ...env })
const s3 = { S3_ENDPOINT: 'http://localhost:9000', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }

test('with nothing set it serves this machine alone, on port 3000, with the embedded database', () => {
  const { dataDir: _, appSecret: __, setupToken: ___, publicUrl, ...rest } = read({})
  assert.equal(publicUrl.href, 'http://localhost:3000/')
  assert.deepEqual(rest, {
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    strangersCome: false,
    mail: null,
    openaiBaseUrl: null,
    stripeApiBase: null,
    s3: null,
    apps: { android: null, ios: null },
    trustProxy: false,
    metricsToken: null,
    logLevel: 'info',
    starterPages: 60,
  })
  assert.deepEqual(read({ PORT: '', HOST: ' ', S3_BUCKET: '', TRUST_PROXY: 'false' }).port, 3000, 'empty is not set')
})

test('what is set is taken', () => {
  const config = read({
    PORT: ' 8080 ',
    HOST: '::1',
    PUBLIC_URL: 'http://localhost:8080',
    LOG_LEVEL: 'warn',
    ...s3,
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_REGION: 'eu-1',
  })
  assert.deepEqual([config.port, config.host, config.logLevel], [8080, '::1', 'warn'])
  assert.deepEqual(config.s3, {
    endpoint: 'https://s3.example.com',
    bucket: 'b',
    region: 'eu-1',
    accessKeyId: 'k',
    secretAccessKey: 's',
  })
  assert.equal(read(s3).s3?.region, 'us-east-1')
  assert.deepEqual(read({ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example' }).mail, {
    url: 'smtp://localhost',
    from: 'a@b.example',
  })
  assert.match(
    read({ SMTP_URL: 'smtps://u:p@mail.example', PUBLIC_URL: 'https://pages.example' }).mail?.from ?? '',
    /no-reply@pages\.example/,
  )
  for (const proxies of ['loopback', '10.0.0.0/8', '192.0.2.1', '2001:db8::/32', 'loopback, 10.0.0.1', 'uniquelocal'])
    assert.equal(read({ TRUST_PROXY: proxies }).trustProxy, proxies)
})

const wrong: [Record<string, string>, RegExp][] = [
  [{ PORT: 'abc' }, /^PORT must be a number between 0 and 65535, but it is "abc"\.$/],
  [{ PORT: '65536' }, /^PORT must be/],
  [{ PORT: '-1' }, /^PORT must be/],
  [{ PORT: '80.5' }, /^PORT must be/],
  [{ PORT: '0x50' }, /^PORT must be/],
  [{ PORT: '1e3' }, /^PORT must be/],
  [
    { DATABASE_URL: 'mysql://localhost/x' },
    /^DATABASE_URL must be an address starting with postgres:\/\/ or postgresql:\/\/\.$/,
  ],
  [{ DATABASE_URL: 'localhost' }, /^DATABASE_URL must be/],
  [{ PUBLIC_URL: 'pages.example.com' }, /^PUBLIC_URL must be an address starting with http:\/\/ or https:\/\/\.$/],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, /^PUBLIC_URL must be/],
  [{ PUBLIC_URL: 'http://' }, /^PUBLIC_URL must be/],
  [{ SMTP_URL: 'http://mail.example' }, /^SMTP_URL must be an address starting with smtp:\/\/ or smtps:\/\/\.$/],
  [{ SMTP_URL: 'mail.example:25' }, /^SMTP_URL must be/],
  [{ OPENAI_BASE_URL: 'api.openai.com/v1' }, /^OPENAI_BASE_URL must be/],
  [{ STRIPE_API_BASE: 'ftp://x' }, /^STRIPE_API_BASE must be/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent\.$/],
  [{ S3_BUCKET: 'b' }, /^To keep files in S3, set S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY too\.$/],
  [{ ...s3, S3_SECRET_ACCESS_KEY: '' }, /^To keep files in S3, set S3_SECRET_ACCESS_KEY too\.$/],
  [{ ...s3, S3_ENDPOINT: 'localhost:9000' }, /^S3_ENDPOINT must be/],
  [{ APP_SECRET: 'short' }, /^APP_SECRET must have at least 16 characters\.$/],
  [{ APP_SECRET: '', DATABASE_URL: 'postgres://localhost/x' }, /^APP_SECRET is required with DATABASE_URL/],
  [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY=true would believe any address/],
  [{ TRUST_PROXY: 'nonsense' }, /^TRUST_PROXY must name proxies/],
  [{ TRUST_PROXY: '10.0.0.0/99' }, /^TRUST_PROXY must name proxies/],
  [{ TRUST_PROXY: 'loopback,' }, /^TRUST_PROXY must name proxies/],
  [{ TRUST_PROXY: '1' }, /^TRUST_PROXY must name proxies/],
]
for (const [env, sentence] of wrong) {
  const text = Object.entries(env)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')
  test(`${text} is refused in one sentence`, () => {
    assert.throws(
      () => read(env),
      (error: unknown) => {
        assert.ok(error instanceof StartError)
        assert.match(error.message, sentence)
        assert.doesNotMatch(error.message, /\n/)
        return true
      },
    )
  })
}

test('a secret that nobody set is made once, kept across starts, and readable by its owner alone', async () => {
  const folder = join(dataDir, 'new/folder')
  const start = () => readConfig({ DATA_DIR: folder }).appSecret
  const first = start()
  assert.ok(first.length >= 32)
  assert.equal(start(), first)
  assert.equal((await readFile(join(folder, 'app-secret'), 'utf8')).trim(), first)
  assert.equal((await stat(join(folder, 'app-secret'))).mode & 0o777, 0o600)
  assert.equal(readConfig({ DATA_DIR: folder, APP_SECRET: secret }).appSecret, secret, 'one that is set wins')
  assert.equal(start(), first, 'and does not overwrite it')
  assert.notEqual(readConfig({ DATA_DIR: join(dataDir, 'other') }).appSecret, first)
})

test('a damaged secret and a folder that cannot be written to are told, and left as they are', async () => {
  const damaged = join(dataDir, 'damaged')
  await mkdir(damaged)
  await writeFile(join(damaged, 'app-secret'), 'x')
  assert.throws(() => readConfig({ DATA_DIR: damaged }), /is damaged\. Restore it from a backup/)
  assert.equal(await readFile(join(damaged, 'app-secret'), 'utf8'), 'x')
  const file = join(dataDir, 'a-file')
  await writeFile(file, '')
  assert.throws(() => readConfig({ DATA_DIR: join(file, 'data') }), {
    name: 'StartError',
    message: /cannot be written to/,
  })
})

test('a server has a setup token, asked of everybody where others can reach it, the same at every start of one installation', () => {
  const made = [{ PUBLIC_URL: 'https://pages.example' }, { HOST: '0.0.0.0' }, { HOST: '::' }].map(
    (env) => read(env).setupToken,
  )
  assert.match(made[0] ?? '', /^[\w-]{24}$/)
  assert.equal(new Set(made).size, 1)
  assert.notEqual(read({ HOST: '0.0.0.0', APP_SECRET: 'another secret altogether' }).setupToken, made[0])
  assert.ok(!secret.includes(made[0] ?? ''))
  assert.equal(read({ HOST: '0.0.0.0', SETUP_TOKEN: 'chosen by the operator' }).setupToken, 'chosen by the operator')
  assert.equal(
    read({ SETUP_TOKEN: 'chosen by the operator' }).setupToken,
    'chosen by the operator',
    'one that is set counts everywhere',
  )
  for (const env of [{ HOST: '0.0.0.0' }, { TRUST_PROXY: 'loopback' }, { SETUP_TOKEN: 'chosen by the operator' }])
    assert.equal(read(env).strangersCome, true, JSON.stringify(env))
  for (const env of [
    { PUBLIC_URL: 'http://127.0.0.1:3000' },
    { HOST: 'localhost' },
    { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' },
  ])
    assert.equal(read(env).strangersCome, false, JSON.stringify(env))
})

test('a token that could be guessed stops the start with a sentence that names it', () => {
  for (const name of ['SETUP_TOKEN', 'METRICS_TOKEN']) {
    const message = `${name} must have at least 16 characters: a shorter one can be guessed.`
    assert.throws(() => read({ [name]: 'x'.repeat(15) }), { name: 'StartError', message })
    read({ [name]: 'x'.repeat(16) })
  }
})

test('the applications that links may open are named whole or not at all', () => {
  const print = Array.from({ length: 32 }, () => 'ab').join(':')
  const { apps } = read({
    ANDROID_PACKAGE: 'app.inkbloom',
    ANDROID_FINGERPRINTS: print,
    IOS_APP_ID: 'ABCDE12345.app.inkbloom',
  })
  assert.deepEqual(apps.android, { packageName: 'app.inkbloom', fingerprints: [print.toUpperCase()] })
  assert.equal(apps.ios, 'ABCDE12345.app.inkbloom')
  assert.throws(() => read({ ANDROID_PACKAGE: 'app.inkbloom' }), StartError)
  assert.throws(() => read({ ANDROID_PACKAGE: 'app.inkbloom', ANDROID_FINGERPRINTS: 'abc' }), StartError)
  assert.throws(() => read({ IOS_APP_ID: 'app.inkbloom' }), StartError)
})

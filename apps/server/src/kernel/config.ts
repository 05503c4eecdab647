import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { isLoopback } from './network.ts'
import { StartError } from './start-error.ts'

export interface S3Config {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface AppLinks {
  android: { packageName: string; fingerprints: string[] } | null
  /** Team and bundle, as in ABCDE12345.com.example.inkbloom. */
  ios: string | null
}

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | null
  publicUrl: URL
  appSecret: string
  /** Printed at the first start. Whoever makes the admin must know it, unless nobody else could have asked. */
  setupToken: string
  /** Others can reach the server, or the operator has chosen a token. */
  strangersCome: boolean
  mail: { url: string; from: string } | null
  openaiBaseUrl: string | null
  stripeApiBase: string | null
  s3: S3Config | null
  trustProxy: false | string
  metricsToken: string | null
  /** How many pages a new install opens with. */
  starterPages: number
  /** The installed applications that links to this server may open. */
  apps: AppLinks
  logLevel: string
}

type Env = Record<string, string | undefined>

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const shortestSecret = 16

/** Reads the environment once, at start. The only place that knows the names of its variables. */
export function readConfig(env: Env): Config {
  const given = (name: string) => env[name]?.trim() || null
  const url = (name: string, protocols: string[]) => {
    const value = given(name)
    if (!value) return null
    const parsed = URL.canParse(value) ? new URL(value) : null
    if (!parsed || !protocols.includes(parsed.protocol))
      throw new StartError(`${name} must be an address starting with ${protocols.map((p) => `${p}//`).join(' or ')}.`)
    return value
  }

  const port = Number(given('PORT') ?? 3000)
  if (!/^\d*$/.test(given('PORT') ?? '') || port > 65535)
    throw new StartError(`PORT must be a number between 0 and 65535, but it is "${env.PORT}".`)
  const host = given('HOST') ?? '127.0.0.1'
  const dataDir = resolve(given('DATA_DIR') ?? 'data')
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const publicUrl = new URL(url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`)
  const logLevel = given('LOG_LEVEL') ?? 'info'
  if (!logLevels.includes(logLevel)) throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`)
  const smtp = url('SMTP_URL', ['smtp:', 'smtps:'])
  const appSecret = readSecret(given('APP_SECRET'), { dataDir, databaseUrl })
  const setupToken = readToken('SETUP_TOKEN', given)
  const trustProxy = readTrustProxy(given('TRUST_PROXY'))
  const reachable = !isLoopback(publicUrl.hostname) || !isLoopback(host) || trustProxy !== false

  return {
    port,
    host,
    dataDir,
    databaseUrl,
    publicUrl,
    appSecret,
    setupToken: setupToken ?? madeUpSetupToken(appSecret),
    strangersCome: reachable || setupToken !== null,
    mail: smtp ? { url: smtp, from: given('MAIL_FROM') ?? `Inkbloom <no-reply@${publicUrl.hostname}>` } : null,
    openaiBaseUrl: url('OPENAI_BASE_URL', ['http:', 'https:']),
    stripeApiBase: url('STRIPE_API_BASE', ['http:', 'https:']),
    s3: readS3(given, url),
    trustProxy,
    metricsToken: readToken('METRICS_TOKEN', given),
    starterPages: readStarterPages(given('STARTER_PAGES')),
    apps: readApps(given),
    logLevel,
  }
}

/** Each use gets a key of its own from the one secret, so that leaking one key gives away no other. */
export function deriveKey(appSecret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, 'inkbloom', use, 32))
}

function readToken(name: string, given: (name: string) => string | null): string | null {
  const token = given(name)
  if (token && token.length < shortestSecret)
    throw new StartError(`${name} must have at least ${shortestSecret} characters: a shorter one can be guessed.`)
  return token
}

/** Derived, not random: every server of one installation must print and accept the same. */
function madeUpSetupToken(appSecret: string): string {
  return createHmac('sha256', deriveKey(appSecret, 'setup')).update('admin').digest('base64url').slice(0, 24)
}

function readSecret(given: string | null, where: { dataDir: string; databaseUrl: string | null }): string {
  if (given) {
    if (given.length < shortestSecret)
      throw new StartError(`APP_SECRET must have at least ${shortestSecret} characters.`)
    return given
  }
  if (where.databaseUrl)
    throw new StartError(
      'APP_SECRET is required with DATABASE_URL, since every server must read the same secrets. Set it to a long random text.',
    )
  const file = join(where.dataDir, 'app-secret')
  try {
    mkdirSync(where.dataDir, { recursive: true })
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const kept = readFileSync(file, 'utf8').trim()
    if (kept.length < shortestSecret)
      throw new StartError(
        `The file ${file} is damaged. Restore it from a backup: stored keys cannot be read without it.`,
      )
    return kept
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`The data folder ${where.dataDir} cannot be written to (${(error as Error).message}).`)
  }
}

function readS3(given: (name: string) => string | null, url: (name: string, p: string[]) => string | null) {
  const endpoint = url('S3_ENDPOINT', ['http:', 'https:'])
  const names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const [bucket, accessKeyId, secretAccessKey] = names.map(given)
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return null
  const missing = ['S3_ENDPOINT', ...names].filter((name) => !given(name))
  if (missing.length > 0 || !endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new StartError(`To keep files in S3, set ${missing.join(', ')} too.`)
  return {
    endpoint: endpoint.replace(/\/$/, ''),
    bucket,
    region: given('S3_REGION') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  }
}

function readApps(given: (name: string) => string | null): AppLinks {
  const [packageName, prints, ios] = ['ANDROID_PACKAGE', 'ANDROID_FINGERPRINTS', 'IOS_APP_ID'].map(given)
  const fingerprints = prints?.split(',').map((print) => print.trim().toUpperCase()) ?? []
  if (Boolean(packageName) !== Boolean(prints))
    throw new StartError('ANDROID_PACKAGE and ANDROID_FINGERPRINTS belong together: set both or neither.')
  if (!fingerprints.every((print) => /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(print)))
    throw new StartError('ANDROID_FINGERPRINTS must be SHA-256 fingerprints of 32 pairs with colons, split by commas.')
  if (ios && !/^[A-Z0-9]{10}\.[\w.-]+$/.test(ios))
    throw new StartError('IOS_APP_ID must be the team and the bundle, such as ABCDE12345.com.example.inkbloom.')
  return { android: packageName ? { packageName, fingerprints } : null, ios: ios ?? null }
}

function readStarterPages(value: string | null): number {
  if (value !== null && !/^\d{1,2}$/.test(value))
    throw new StartError('STARTER_PAGES must be a whole number from 0 to 60.')
  return Math.min(60, Number(value ?? 60))
}

function readTrustProxy(value: string | null): false | string {
  if (!value || value === 'false') return false
  if (value === 'true')
    throw new StartError(
      'TRUST_PROXY=true would believe any address a client makes up. Name the proxies instead, such as TRUST_PROXY=loopback or TRUST_PROXY=10.0.0.0/8.',
    )
  if (!value.split(',').every((name) => isProxy(name.trim())))
    throw new StartError(
      `TRUST_PROXY must name proxies by address, such as loopback or 10.0.0.0/8, but it is "${value}".`,
    )
  return value
}

function isProxy(name: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(name)) return true
  const [address = '', bits, ...rest] = name.split('/')
  const most = isIP(address) === 4 ? 32 : 128
  return isIP(address) > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
}

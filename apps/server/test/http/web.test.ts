import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { WebBuild } from '../../src/http/plugins/web.ts'
import { product } from '../support/product.ts'
import { raw } from '../support/raw.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'inkbloom-test-'))
mkdirSync(join(clientDir, 'assets'))
writeFileSync(join(clientDir, 'assets/app-1a2b3c.js'), 'console.log(1)')
writeFileSync(join(clientDir, 'favicon.svg'), '<svg/>')
writeFileSync(join(clientDir, 'index.html'), 'the bare template')
writeFileSync(join(clientDir, '..', 'inkbloom-outside.txt'), 'outside')
after(() => rmSync(clientDir, { recursive: true }))
after(() => rmSync(join(clientDir, '..', 'inkbloom-outside.txt'), { force: true }))

/** Stands in for the built web application, which has tests of its own. */
const known = ['/', '/sign-in', '/admin/create', '/pages/public']
const web: WebBuild = {
  clientDir,
  template: '<html><!--head--><!--app--></html>',
  renderer: {
    knows: (pathname) => known.includes(pathname),
    render: async ({ pathname }, { settings, status, plans }) => ({
      status: known.includes(pathname) ? 200 : 404,
      head: `<title>${settings[0]?.value} $& $1</title>`,
      html: `<p>${pathname} admin:${status.admin} plans:${plans.length}</p>`,
      later: false,
    }),
  },
}
const shop = product({ web })
const get = (path: string) => fetch(shop.url + path, { redirect: 'manual' })
const rawGet = (path: string) => raw(shop.url, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)

test('before there is an admin, every known page leads to where one is made; unknown ones stay 404', async () => {
  for (const [path, query] of [
    ['/', ''],
    ['/sign-in', ''],
    ['/pages/public', '?token=printed'],
  ] as const) {
    const answer = await get(path + query)
    assert.deepEqual([answer.status, answer.headers.get('location')], [302, `/admin/create${query}`], path)
    assert.equal(answer.headers.get('cache-control'), 'no-cache')
  }
  assert.equal((await get('/admin/create')).status, 200)
  assert.equal((await get('/unknown')).status, 404)
  await shop.people.admin()
  assert.equal((await get('/sign-in')).status, 200)
})

test('an address longer than any of ours is a 404 before it is looked at', async () => {
  for (const path of ['/'.repeat(15_900), `${'/'.repeat(15_900)}x`, `/sign-in?x=${'y'.repeat(2000)}`]) {
    const { status, body } = await rawGet(path)
    assert.equal(status, 404)
    assert.equal(JSON.parse(body).code, 'NOT_FOUND')
  }
})

test('a page is rendered with what its loaders would have fetched, and never cached', async () => {
  await shop.people.admin()
  const answer = await get('/')
  assert.equal(answer.headers.get('cache-control'), 'no-cache')
  assert.match(answer.headers.get('content-type') ?? '', /^text\/html/)
  assert.equal(await answer.text(), '<html><title>Inkbloom $& $1</title><p>/ admin:true plans:3</p></html>')
})

test('an unknown address is a page that says so, and under the API a JSON 404', async () => {
  await shop.people.admin()
  const page = await get('/unknown')
  assert.equal(page.status, 404)
  assert.match(page.headers.get('content-type') ?? '', /^text\/html/)
  for (const path of ['/backend/api/unknown', '/backend', '/backend?x=1', '/files/unknown'])
    assert.match((await get(path)).headers.get('content-type') ?? '', /^application\/json/, path)
  const posted = await fetch(`${shop.url}/sign-in`, { method: 'POST' })
  assert.deepEqual([posted.status, ((await posted.json()) as { code: string }).code], [404, 'NOT_FOUND'])
})

test('built files may be cached for ever, the others are asked for again, and the template is no file', async () => {
  await shop.people.admin()
  assert.equal((await get('/assets/app-1a2b3c.js')).headers.get('cache-control'), 'public, max-age=31536000, immutable')
  assert.equal((await get('/favicon.svg')).headers.get('cache-control'), 'no-cache')
  assert.doesNotMatch(await (await get('/index.html')).text(), /bare template/)
  assert.equal((await get('/assets/app-older.js')).status, 404)
})

test('no spelling of an address breaks the server or leaves the folder', async () => {
  await shop.people.admin()
  const paths = [
    '//',
    '//example.com/x',
    '///',
    '/..',
    '/../inkbloom-outside.txt',
    '/assets/..%2f..%2finkbloom-outside.txt',
    '/%00',
    '/\\',
    '/[',
    'http://[/',
  ]
  for (const path of paths) {
    const { status, body, headers } = await rawGet(path)
    assert.ok(status >= 400 && status < 500, `${path} ${status}`)
    assert.doesNotMatch(body, /outside$/, path)
    assert.doesNotMatch(headers, /location:/, path)
  }
})

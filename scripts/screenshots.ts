import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { ensureBuilt } from './lib/build.mjs'
import { chromiumFlags, findChromium } from './lib/chromium.ts'
import { freePort } from './lib/free-port.ts'
import { at, command, productEnvironment, productNode, Refusal } from './lib/house.mjs'

/** The pictures of the README, taken from the demo: what they show is what `npm run demo` shows. */
const shots = [
  { name: 'landing', path: '/', email: null },
  { name: 'gallery', path: '/pages/public?sort=popularity', email: 'starter@example.com' },
  { name: 'studio', path: '/pages/1/color', email: 'starter@example.com' },
  { name: 'dashboard', path: '/admin', email: 'admin@example.com' },
]
const password = 'color-me-in'

await command(async () => {
  await ensureBuilt()
  const executablePath = await findChromium()
  if (!executablePath) throw new Refusal('No Chromium found: install it, or set CHROMIUM_PATH.')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const demo = spawn(productNode(), [at('apps/server/src/demo/main.ts')], {
    cwd: at('.'),
    env: productEnvironment({ ...process.env, PORT: String(port), LOG_LEVEL: 'warn' }),
    stdio: 'inherit',
  })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) await sleep(250)
    mkdirSync(at('docs/pictures'), { recursive: true })
    for (const { name, path, email } of shots) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' })
      if (email)
        await signIn(url, email, (auth) => page.addInitScript((value) => localStorage.setItem('auth', value), auth))
      await page.goto(url + path, { waitUntil: 'networkidle' })
      await sleep(1500)
      await page.screenshot({ path: at('docs/pictures', `${name}.png`) })
      await page.close()
    }
  } finally {
    await browser.close()
    demo.kill('SIGTERM')
  }
  return 0
})

async function signIn(url: string, email: string, keep: (auth: string) => Promise<unknown>) {
  const answer = await fetch(`${url}/backend/api/users/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token, user } = ((await answer.json()) as { data: { token: string; user: unknown } }).data
  await keep(JSON.stringify({ state: { token, user }, version: 0 }))
}

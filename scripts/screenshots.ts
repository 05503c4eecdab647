import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { ensureBuilt } from './lib/build.mjs'
import { chromiumFlags, findChromium } from './lib/chromium.ts'
import { takeEveryScreen } from './lib/every-screen.ts'
import { freePort } from './lib/free-port.ts'
import { takePictures } from './lib/pictures.ts'
import { at, command, productEnvironment, productNode, Refusal } from './lib/project.mjs'

/**
 * Pictures taken from the demo: what they show is what `npm run demo` shows. Those of the README by default; with --every
 * each screen, at a desk, on a tablet and on a phone, by day and at night, into artifacts/screens; with --only those
 * whose names match.
 */
await command(async () => {
  const { values } = parseArgs({ options: { every: { type: 'boolean' }, only: { type: 'string' } } })
  const every = values.every === true || values.only !== undefined
  await ensureBuilt()
  const executablePath = await findChromium()
  if (!executablePath) throw new Refusal('No Chromium found: install it, or set CHROMIUM_PATH.')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const demo = spawn(productNode(), [at('apps/server/src/commands/demo/main.ts')], {
    cwd: at('.'),
    env: productEnvironment({ ...process.env, PORT: String(port), LOG_LEVEL: 'warn' }),
    stdio: 'inherit',
  })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
      if (demo.exitCode !== null) throw new Refusal('The demo did not start; see above.')
      await sleep(250)
    }
    mkdirSync(at(every ? 'artifacts/screens' : 'docs/pictures'), { recursive: true })
    if (every) await takeEveryScreen(browser, url, { only: new RegExp(values.only ?? '') })
    else await takePictures(browser, url)
  } finally {
    await browser.close()
    demo.kill('SIGTERM')
  }
  return 0
})

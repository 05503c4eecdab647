import { spawn } from 'node:child_process'
import { ensureInstalled } from './lib/install.mjs'
import { at, command, productNode, Refusal, root } from './lib/project.mjs'
import { exitCode, whenOrphaned } from './lib/run.mjs'

await command(async () => {
  const port = portOf(process.env.PORT ?? '3000')
  const env = { ...process.env, API_PORT: String(port + 1), WEB_PORT: String(port) }
  await ensureInstalled()
  const node = productNode()
  const server = {
    ...env,
    NODE_ENV: 'development',
    PORT: env.API_PORT,
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  }
  return together([
    spawn(node, ['--watch', '--watch-preserve-output', at('scripts/lib/dev-api.mjs')], options(server)),
    spawn(node, [at('scripts/lib/vite-dev.mjs')], options(env)),
  ])
})

function portOf(text) {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65535) return port
  throw new Refusal(`PORT must be a number from 1 to 65534 (the API takes the next one up), but it is "${text}".`)
}

function options(env) {
  return { cwd: root, stdio: 'inherit', env }
}

/** When one ends, both do: half a product looks like a bug in the other half. */
function together(children) {
  const end = (signal) => {
    for (const child of children) child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end('SIGTERM'))
  const watch = whenOrphaned(() => end('SIGTERM'))
  return new Promise((resolve, reject) => {
    for (const child of children) {
      child.once('error', reject)
      child.once('exit', (code, signal) => {
        clearInterval(watch)
        end('SIGTERM')
        resolve(exitCode(code, signal))
      })
    }
  })
}

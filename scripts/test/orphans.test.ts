import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'

const outer = new URL('./fixtures/outer.mjs', import.meta.url).pathname

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
async function untilGone(pid: number): Promise<void> {
  for (let looks = 0; looks < 2000 && isAlive(pid); looks += 1) await new Promise((done) => setTimeout(done, 10))
  assert.ok(!isAlive(pid), `${pid} lives on`)
}
const environment = { ...process.env, npm_lifecycle_event: 'start' }

test('what runs in our place ends with us, also when we are killed', async () => {
  const child = spawn(process.execPath, [outer], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await untilGone(Number(String(said)))
})

test('it ends when npm is killed above the shell between us', async () => {
  // As npm does it: a shell that waits for us, and whoever started the shell.
  const script = `require('child_process').spawn('sh', ['-c', '${process.execPath} ${outer}; true'], { stdio: 'inherit' })`
  const npm = spawn(process.execPath, ['-e', script], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(npm.stdout, 'data')
  npm.kill('SIGKILL')
  await untilGone(Number(String(said)))
})

test('it ends when the shell between npm and us is killed and npm lives on', async () => {
  const shell = spawn('sh', ['-c', `${process.execPath} ${outer}; true`], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(shell.stdout, 'data')
  shell.kill('SIGKILL')
  await untilGone(Number(String(said)))
})

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { createProcesses } from '../../src/kernel/processes.ts'
import { until } from '../support/until.ts'

const folder = mkdtempSync(join(tmpdir(), 'inkbloom-test-'))
let scripts = 0
after(() => rmSync(folder, { recursive: true, force: true }))

const never = new AbortController().signal

const answering = new URL('../../src/kernel/answer-tasks.ts', import.meta.url)

function scriptOf(body: string): string {
  const perform = `async (word) => { ${body}; return word.toUpperCase() }`
  const file = join(folder, `${++scripts}.mjs`)
  writeFileSync(file, `import { answerTasks } from '${answering}'\nanswerTasks(${perform})`)
  return file
}

/** One process that does with each word what `body` says. */
function oneProcess(
  t: TestContext,
  body: string,
  options: { queue?: number; timeoutMs?: number; idleMs?: number } = {},
) {
  const file = scriptOf(body)
  const made = createProcesses<string, string>({
    file: pathToFileURL(file),
    most: 1,
    queue: options.queue ?? 10,
    timeoutMs: options.timeoutMs ?? 60_000,
    idleMs: options.idleMs ?? 60_000,
  })
  t.after(() => made.close())
  return made
}

test('a process that dies fails what it was doing and nothing else', async (t) => {
  const processes = oneProcess(t, `if (word === 'die') process.exit(3)`)
  const [died, fine] = await Promise.allSettled([processes.run('die', never), processes.run('fine', never)])
  assert.equal(died.status, 'rejected')
  assert.deepEqual(fine, { status: 'fulfilled', value: 'FINE' })
})

test('a process that hangs is replaced', async (t) => {
  const processes = oneProcess(t, `if (word === 'hang') for (;;);`, { timeoutMs: 3000 })
  await assert.rejects(processes.run('hang', never), /did not answer within 3000 ms/)
  assert.equal(await processes.run('fine', never), 'FINE')
})

test('what fails in a process is an error here', async (t) => {
  const processes = oneProcess(t, `throw new Error('no paper')`)
  await assert.rejects(processes.run('x', never), /no paper/)
})

test('the line of those who wait is bounded', async (t) => {
  const processes = oneProcess(t, `if (word === 'hang') for (;;);`, { queue: 1 })
  const held = assert.rejects(processes.run('hang', never))
  const waiting = assert.rejects(processes.run('second', never))
  await assert.rejects(processes.run('third', never), /Too many/)
  processes.close()
  await Promise.all([held, waiting])
})

test('whoever gives up while waiting is told at once, and is never worked for', async (t) => {
  const processes = oneProcess(
    t,
    `globalThis.seen = (globalThis.seen ?? '') + word; if (word === 'all') return globalThis.seen; await new Promise((done) => setTimeout(done, 20))`,
  )
  const leaving = new AbortController()
  const first = processes.run('a', never)
  const left = processes.run('b', leaving.signal)
  leaving.abort(new Error('left'))
  await assert.rejects(left, /left/)
  assert.equal(await first, 'A')
  assert.equal(await processes.run('all', never), 'aall')
})

test('there is no process before there is work, and none is left long after', async (t) => {
  const processes = oneProcess(t, '', { idleMs: 50 })
  assert.equal(processes.size, 0)
  await processes.run('work', never)
  await until(() => processes.size === 0, 'the end of an idle process')
  assert.equal(await processes.run('again', never), 'AGAIN')
})

test('a process whose server was killed ends in silence, though its answer can no longer be sent', async () => {
  // Busy when it happens: it hears of the end only after it has answered.
  const file = scriptOf('const end = Date.now() + 500; while (Date.now() < end);')
  const server = `import { fork } from 'node:child_process'
    const child = fork(${JSON.stringify(file)}, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    child.send('word', () => process.kill(process.pid, 'SIGKILL'))`
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', server], { encoding: 'utf8' })
  assert.equal(stderr, '')
})

import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../lib/project.mjs'
import { choose, plan } from '../suites/plan.ts'
import { runSuite } from '../suites/run-suite.ts'
import { schedule } from '../suites/schedule.ts'
import { type Outcome, type Suite, Unavailable } from '../suites/suite.ts'

const fixture = (...names: string[]): Suite => ({
  name: names.join(' '),
  cores: 1,
  files: names.map((name) => `scripts/test/fixtures/${name}.ts`),
  minutes: 1,
})
const counts = ({ passed, failed, skipped }: Outcome) => ({ passed, failed, skipped })

/** The dead stay visible until init has collected them. */
async function gone(pid: number) {
  for (let tries = 0; tries < 100; tries++) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    await sleep(50)
  }
  assert.fail(`process ${pid} lives on`)
}

test('tests that pass are counted, groups and skipped ones are not', async () => {
  const outcome = await runSuite(fixture('passes'))
  assert.deepEqual(counts(outcome), { passed: 2, failed: 0, skipped: 1 })
  assert.equal(outcome.output, '')
})

test('a failure is counted once and told in full, with what the file printed', async () => {
  const outcome = await runSuite(fixture('passes', 'fails'))
  assert.deepEqual(counts(outcome), { passed: 2, failed: 1, skipped: 1 })
  assert.match(outcome.output, /✗ child .*fails\.ts:5/)
  assert.match(outcome.output, /Expected values to be strictly equal/)
  assert.match(outcome.output, /said before failing/)
})

test('what fails once is tried a second time where the suite says so, and named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'inkbloom-unsteady-'))
  try {
    const suite = { ...fixture('passes', 'unsteady'), secondTryUpTo: 1, env: { UNSTEADY_NOTE: join(folder, 'note') } }
    const outcome = await runSuite(suite)
    assert.deepEqual(counts(outcome), { passed: 3, failed: 0, skipped: 1 })
    assert.equal(outcome.unsteady, 1)
    assert.match(outcome.output, /passed only the second time:\n✗ works from the second time on/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('what fails twice, or with more others than the suite allows, has failed', async () => {
  const twice = await runSuite({ ...fixture('passes', 'fails'), secondTryUpTo: 1 })
  assert.deepEqual(counts(twice), { passed: 2, failed: 1, skipped: 1 })
  assert.match(twice.output, /and the second time:\n✗ child/)
  const many = await runSuite({ ...fixture('fails', 'crashes'), secondTryUpTo: 1 })
  assert.equal(many.failed, 2)
  assert.doesNotMatch(many.output, /second time/)
})

test('a file without tests fails', async () => {
  const outcome = await runSuite(fixture('passes', 'empty'))
  assert.equal(outcome.failed, 1)
  assert.match(outcome.output, /empty\.ts\s+this file has no tests/)
})

test('a file that crashes while loading fails, and says why', async () => {
  const outcome = await runSuite(fixture('passes', 'crashes'))
  assert.deepEqual(counts(outcome), { passed: 2, failed: 1, skipped: 1 })
  assert.match(outcome.output, /crashed while loading/)
})

test('files that share a process are counted as apart: what fails, has no tests or crashes is told, and the rest still runs', async () => {
  const outcome = await runSuite({ ...fixture('passes', 'fails', 'empty', 'crashes'), isTogether: true })
  assert.deepEqual(counts(outcome), { passed: 2, failed: 3, skipped: 1 })
  assert.match(outcome.output, /✗ child .*fails\.ts:5/)
  assert.match(outcome.output, /empty\.ts\n {4}this file has no tests/)
})

test('a suite without files, or whose program is missing, fails', async () => {
  assert.equal((await runSuite({ ...fixture(), files: ['scripts/test/fixtures/nowhere.ts'] })).failed, 1)
  assert.equal((await runSuite({ ...fixture(), files: [] })).failed, 1)
  assert.equal((await runSuite({ name: 'gone', cores: 1, minutes: 1, check: ['/nowhere/tool'] })).failed, 1)
})

test('a suite that hangs is ended with all its children', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'inkbloom-hang-'))
  const note = join(folder, 'child')
  try {
    const suite = { ...fixture('passes', 'hangs'), cores: 2, minutes: 5 / 60, env: { HANGS_CHILD: note } }
    const outcome = await runSuite(suite)
    assert.deepEqual(counts(outcome), { passed: 2, failed: 1, skipped: 1 }, 'what passed before still counts')
    for (const words of [/still running after/, /under way:/, /hangs\.ts: never ends/])
      assert.match(outcome.output, words)
    await gone(Number(readFileSync(note, 'utf8')))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a missing tool fails its suite with the sentence that says what to do', async () => {
  const prepare = () => Promise.reject(new Refusal('Install it.'))
  const outcome = await runSuite({ ...fixture('passes'), prepare })
  assert.deepEqual([outcome.failed, outcome.output], [1, 'Install it.'])
})

test('a suite that this machine cannot run is skipped, and says what it lacks', async () => {
  const prepare = () => Promise.reject(new Unavailable('It needs Rust.'))
  const outcome = await runSuite({ ...fixture('passes'), prepare })
  assert.deepEqual(counts(outcome), { passed: 0, failed: 0, skipped: 1 })
  assert.equal(outcome.output, 'It needs Rust.')
})

test('the desktop program is tested where it is asked for, apart from the browser tests', () => {
  const files = (withShells: boolean) =>
    plan(2, { withShells }).map(({ name, files = [] }) => [name, files.filter((file) => file.includes('desktop/'))])
  assert.deepEqual(Object.fromEntries(files(false)).desktop, undefined)
  const asked = Object.fromEntries(files(true))
  assert.deepEqual(asked.e2e, [])
  assert.ok(asked.desktop && asked.desktop.length > 0)
})

test('suites share the cores, keep their order of need, and a failed need fails what waits for it', async () => {
  const log: string[] = []
  let busy = 0
  const suite = (name: string, cores: number, needs: string[] = []): Suite => ({ name, cores, needs, minutes: 1 })
  const run = async (one: Suite): Promise<Outcome> => {
    busy += one.cores
    assert.ok(busy <= 2, `${one.name} starts on a busy machine`)
    await sleep(5)
    busy -= one.cores
    return { suite: one, passed: 1, failed: one.name === 'bad' ? 1 : 0, skipped: 0, seconds: 0, output: '' }
  }
  const suites = [
    suite('late', 1, ['wide']),
    suite('bad', 1),
    suite('wide', 2),
    suite('small', 1),
    suite('lost', 1, ['bad']),
  ]
  const outcomes = await schedule(suites, 2, run, (outcome) => log.push(outcome.suite.name))
  assert.equal(outcomes.length, 5)
  assert.ok(log.indexOf('wide') < log.indexOf('late'))
  assert.match(outcomes.find((outcome) => outcome.suite.name === 'lost')?.output ?? '', /needs bad/)
})

test('a developer picks suites by name and files by path, and what they need comes along', () => {
  const suites: Suite[] = [
    { name: 'web build', cores: 1, minutes: 1, check: ['true'] },
    {
      name: 'server on embedded',
      cores: 1,
      minutes: 1,
      files: ['a/pages.test.ts', 'a/plans.test.ts'],
      needs: ['web build'],
    },
    { name: 'packages', cores: 1, minutes: 1, files: ['b/pages.test.ts'] },
  ]
  const names = (picked: Suite[]) => picked.map((suite) => `${suite.name} ${suite.files ?? ''}`.trim())
  assert.deepEqual(names(choose(suites, { only: ['server'], words: ['pages'] })), [
    'web build',
    'server on embedded a/pages.test.ts',
  ])
  assert.deepEqual(names(choose(suites, { only: [], words: ['b/'] })), ['packages b/pages.test.ts'])
  assert.equal(choose(suites, { only: [], words: [] }).length, 3)
})

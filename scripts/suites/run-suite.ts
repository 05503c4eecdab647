import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, compileCache, Refusal, root } from '../lib/project.mjs'
import type { Progress } from './reporter.ts'
import { type Outcome, type Prepared, type Suite, Unavailable } from './suite.ts'

const running = new Set<ChildProcess>()

/** Runs one suite. Never rejects: whatever goes wrong is a failure of this suite, and the others still run. */
export async function runSuite(suite: Suite, extra: Record<string, string> = {}): Promise<Outcome> {
  const started = performance.now()
  let prepared: Prepared | undefined
  let result: Omit<Outcome, 'suite' | 'seconds'>
  try {
    prepared = await suite.prepare?.()
    const env = { NODE_COMPILE_CACHE: compileCache, ...process.env, ...suite.env, ...prepared?.env, ...extra }
    result = suite.check ? await runCheck(suite, suite.check, env) : await runTests(suite, env)
  } catch (error) {
    if (error instanceof Unavailable) return { suite, ...none, skipped: 1, seconds: 0, output: error.message }
    const output = error instanceof Refusal ? error.message : String((error as Error).stack ?? error)
    result = { ...none, failed: 1, output }
  } finally {
    await prepared?.close?.()
  }
  return { suite, ...result, seconds: (performance.now() - started) / 1000 }
}

/** Ends what is under way, for Ctrl-C: children are groups of their own and would not hear it. */
export function endAll() {
  for (const child of running) end(child, 'SIGKILL')
}

async function runCheck(suite: Suite, [file, ...args]: [string, ...string[]], env: NodeJS.ProcessEnv) {
  const { code, output } = await listen(suite, file, args, env)
  return code === 0
    ? { ...none, passed: 1, output: '' }
    : { ...none, failed: 1, output: output || `ended with ${code}` }
}

async function runTests(suite: Suite, env: NodeJS.ProcessEnv) {
  const first = await runFiles(suite, env)
  const { broken, ...outcome } = first
  if (broken.length === 0 || first.failed > (suite.secondTryUpTo ?? 0)) return outcome
  const second = await runFiles({ ...suite, files: broken, cores: 1 }, env)
  if (second.failed > 0) return { ...outcome, output: `${first.output}\nand the second time:\n${second.output}` }
  const output = `passed only the second time:\n${first.output}`
  return { ...outcome, passed: first.passed + first.failed, failed: 0, unsteady: first.failed, output }
}

async function runFiles(suite: Suite, env: NodeJS.ProcessEnv) {
  // Without a file Node would look for tests by itself, all over the repository.
  if (!suite.files?.length) throw new Refusal('this suite has no test files')
  const folder = mkdtempSync(join(tmpdir(), 'inkbloom-test-'))
  try {
    const counted = join(folder, 'counts.json')
    const apart = suite.isTogether ? '--test-isolation=none' : `--test-concurrency=${suite.cores}`
    const flags = ['--test', apart, `--test-reporter=${at('scripts/suites/reporter.ts')}`]
    // Inside a test of our own Node would see a runner within a runner and skip every file in silence.
    const { NODE_TEST_CONTEXT: _, ...clean } = env
    const ended = await listen(suite, process.execPath, [...flags, ...suite.files], { ...clean, TEST_COUNTS: counted })
    return settle(readProgress(counted), ended)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Ended {
  code: number | null
  output: string
  late: boolean
}

/** No counts, no tests, or a bad end without a failed test are failures too: silence is not success. */
function settle(progress: Progress | undefined, { code, output, late }: Ended) {
  if (!progress) return { ...none, broken: [], failed: 1, output: `${output}\nthe suite crashed (ended with ${code})` }
  const { underWay, broken, ...all } = progress
  const counts = { ...all, broken: [] as string[] }
  if (late) return { ...counts, failed: counts.failed + 1, output: `${output}\nunder way:\n  ${underWay.join('\n  ')}` }
  if (counts.failed > 0) return { ...counts, broken, output }
  if (code !== 0) return { ...counts, failed: 1, output: `${output}\nno test failed, but the suite ended with ${code}` }
  if (counts.passed === 0) return { ...counts, failed: 1, output: `${output}\nnot a single test ran` }
  return { ...counts, output: process.env.TEST_VERBOSE ? output : '' }
}

const none = { passed: 0, failed: 0, skipped: 0 }

function readProgress(path: string): Progress | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function listen(suite: Suite, file: string, args: string[], env: NodeJS.ProcessEnv) {
  return new Promise<Ended>((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    let late = false
    const bound = setTimeout(() => {
      late = true
      output += `\nstill running after ${suite.minutes} minutes, so it was ended`
      end(child, 'SIGTERM')
      setTimeout(() => end(child, 'SIGKILL'), 5000).unref()
    }, suite.minutes * 60_000)
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(bound)
      end(child, 'SIGKILL')
      running.delete(child)
      resolve({ code, output, late })
    })
  })
}

/** The whole group: a test that was cut short leaves servers and browsers behind. */
function end(child: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (child.pid) process.kill(-child.pid, signal)
  } catch {
    // The group is gone already.
  }
}

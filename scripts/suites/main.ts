import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { command, Refusal } from '../lib/project.mjs'
import { desktop, installDesktopTools } from './desktop-tools.ts'
import { mobile } from './mobile-tools.ts'
import { choose, plan } from './plan.ts'
import { endAll, runSuite } from './run-suite.ts'
import { schedule } from './schedule.ts'
import type { Outcome, Suite } from './suite.ts'
import { browser, installTools, throwawayPostgres } from './tools.ts'

const usage = `npm test [-- [--only <part of a suite's name>] [--shells] [--verbose] [--list] [<part of a test file's path> …]]`

await command(async () => {
  const { only, words, verbose, list, withShells } = read()
  const cores = Math.max(2, availableParallelism())
  const suites = choose(plan(cores, { withShells }), { only, words })
  if (suites.length === 0) throw new Refusal(`Nothing matches. ${usage}`)
  if (list) return console.log(suites.map((suite) => suite.name).join('\n'))
  if (verbose) process.env.TEST_VERBOSE = '1'
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  const wants = (prepare: Suite['prepare']) => suites.some((suite) => suite.prepare === prepare)
  await installTools({ chromium: wants(browser) || wants(mobile), postgres: wants(throwawayPostgres) })
  if (wants(desktop)) await installDesktopTools()
  const quiet = sayStillRunning(suites)
  const outcomes = await schedule(suites, cores, runSuite, (outcome) => {
    quiet.ended(outcome.suite)
    say(outcome)
  })
  quiet.stop()
  return conclude(outcomes, { askedFor: only })
})

function read() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        only: { type: 'string', multiple: true },
        shells: { type: 'boolean' },
        verbose: { type: 'boolean' },
        list: { type: 'boolean' },
      },
    })
    const { only = [], shells: withShells = false, verbose, list } = values
    return { only, words: positionals, withShells, verbose, list }
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n${usage}`)
  }
}

/** A throwaway PostgreSQL need not be stopped: it ends when our end of its pipe closes. */
function stop() {
  endAll()
  console.log('\nstopped')
  process.exit(130)
}

function say({ suite, passed, failed, skipped, seconds, output }: Outcome) {
  const counts = suite.check
    ? ''
    : `${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`
  console.log(`${failed ? '✗' : '✓'} ${suite.name.padEnd(20)} ${counts.padEnd(32)} ${seconds.toFixed(1).padStart(6)} s`)
  if (output.trim()) console.log(`${output.trimEnd()}\n`)
}

/** CI ends a job that prints nothing for long, and people wonder whether it hangs. */
function sayStillRunning(suites: Suite[]) {
  const open = new Set(suites)
  const timer = setInterval(() => console.log(`… to go: ${[...open].map((suite) => suite.name).join(', ')}`), 60_000)
  return { ended: (suite: Suite) => open.delete(suite), stop: () => clearInterval(timer) }
}

/** The last line is what scripts read: nothing may follow it. */
function conclude(outcomes: Outcome[], { askedFor }: { askedFor: string[] }): number {
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  const bad = outcomes.filter((outcome) => outcome.failed > 0)
  // Asked for by name, a suite that could not run is no success, though nothing of ours is broken.
  const missed = outcomes.some(({ suite, skipped, passed, failed }) => {
    const ran = passed + failed > 0
    return skipped > 0 && !ran && askedFor.some((part) => suite.name.includes(part))
  })
  const unsteady = outcomes.filter((outcome) => outcome.unsteady)
  if (unsteady.length > 0)
    console.log(
      `\npassed only the second time: ${unsteady.map(({ suite, unsteady }) => `${unsteady} of ${suite.name}`)}`,
    )
  if (bad.length > 0) console.log(`\nfailed: ${bad.map((outcome) => outcome.suite.name).join(', ')}`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return bad.length > 0 || missed ? 1 : 0
}

import type { Outcome, Suite } from './suite.ts'

/**
 * Runs suites in order, as many at once as there are cores. One that asks for more than is free lets smaller ones pass,
 * and one whose need failed fails unrun: its own failures would only hide the first.
 */
export async function schedule(
  suites: Suite[],
  cores: number,
  run: (suite: Suite) => Promise<Outcome>,
  done: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = [...suites]
  const running = new Map<Suite, Promise<void>>()
  const finish = (outcome: Outcome) => {
    outcomes.push(outcome)
    running.delete(outcome.suite)
    done(outcome)
  }
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex((suite) => fits(suite) && needsMet(suite) !== undefined)
    const [suite] = next < 0 ? [] : waiting.splice(next, 1)
    if (!suite) {
      if (running.size === 0) throw new Error(`suites wait for each other: ${waiting.map((one) => one.name)}`)
      await Promise.race(running.values())
    } else if (needsMet(suite)) {
      running.set(suite, run(suite).then(finish))
    } else {
      finish({ suite, passed: 0, failed: 1, skipped: 0, seconds: 0, output: `not run: it needs ${suite.needs}` })
    }
  }
  return outcomes

  function fits(suite: Suite) {
    const busy = [...running.keys()].reduce((sum, one) => sum + one.cores, 0)
    return busy === 0 || busy + suite.cores <= cores
  }

  // Undefined while a suite that is needed has not finished.
  function needsMet(suite: Suite): boolean | undefined {
    const needs = (suite.needs ?? []).filter((name) => suites.some((one) => one.name === name))
    const ended = needs.map((name) => outcomes.find((outcome) => outcome.suite.name === name))
    if (ended.some((outcome) => outcome && outcome.failed > 0)) return false
    return ended.includes(undefined) ? undefined : true
  }
}

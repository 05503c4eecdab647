import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from './attacks.ts'
import { reading } from './habits.ts'
import { type Habit, type Measured, measure } from './honest.ts'
import { startTarget, type Target } from './target.ts'

const mostTimes = 10
const mostMemory = 2

/** Other programs take the processor now and then: one of several rounds is as usual. */
const rounds = 3
const settleMs = 1500

interface Round {
  quiet: Measured[]
  under: Measured[]
}

export interface Row {
  item: number
  name: string
  rounds: Round[]
  /** The most that the server took, by what it took before. */
  memory: number
  figures: string[]
  met: boolean
}

/** The same honest client before and under the attack, in turns, on a server of its own. */
export async function tryAttack(attack: Attack, ms: number): Promise<Row> {
  const target = await startTarget()
  const read = reading()
  const habits: Habit[] = [read, ...(attack.besides ? [attack.besides] : [])]
  const measureAll = (time: number) => Promise.all(habits.map((habit) => measure(target, habit, time)))
  try {
    await measureAll(settleMs)
    const before = await target.memory()
    const most = watchMemory(target, before)
    const done: Round[] = []
    for (let round = 0; round < rounds; round += 1) {
      const quiet = await measureAll(ms / 2)
      const end = await begin(attack, target)
      done.push({ quiet, under: await measureAll(ms) })
      await end()
      await sleep(settleMs)
    }
    const memory = most.end() / before
    const seen = habits.map(({ name }, n) => judge(name, done, n))
    const mebibytes = (bytes: number) => Math.round(bytes / 1024 ** 2)
    const figures = [
      ...seen.map(({ figure }) => figure),
      `memory ${mebibytes(before)} → ${mebibytes(memory * before)} MB (${memory.toFixed(2)} times)`,
    ]
    const { item, name } = attack
    return { item, name, rounds: done, memory, figures, met: memory < mostMemory && seen.every(({ met }) => met) }
  } finally {
    read.end()
    await target.stop()
  }
}

/** By the round in the middle; what failed in any of them counts. */
function judge(name: string, all: Round[], habit: number): { figure: string; met: boolean } {
  const pairs = all.flatMap(({ quiet, under }) => {
    const [before, after] = [quiet[habit], under[habit]]
    return before && after ? [{ before, after, ratio: after.p95 / before.p95 }] : []
  })
  const sorted = pairs.toSorted((a, b) => a.ratio - b.ratio)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) return { figure: name, met: false }
  const failed = pairs.reduce((sum, { after }) => sum + after.failed, 0)
  const count = pairs.reduce((sum, { after }) => sum + after.count, 0)
  const reasons = pairs.flatMap(({ after }) => Object.entries(after.reasons).map(([why, times]) => `${times} × ${why}`))
  const ratios = sorted.map(({ ratio }) => ratio.toFixed(1)).join(', ')
  const p95 = `p95 ${middle.before.p95.toFixed(0)} → ${middle.after.p95.toFixed(0)} ms (${ratios} times)`
  const figure = [`${name}: ${p95}`, `${failed} of ${count} failed`, ...reasons].join(', ')
  return { figure, met: middle.ratio < mostTimes && failed === 0 }
}

/**
 * In a process of its own, which yields to the others: an attacker sits at another machine, and must neither hold up the
 * client that measures nor take the processor from the server other than by what they ask of it.
 */
async function begin(attack: Attack, { url, port, tokens }: Target): Promise<() => Promise<void>> {
  const child = fork(join(import.meta.dirname, 'attacker.ts'), { execArgv: [] })
  if (child.pid) setPriority(child.pid, 10)
  child.send({ name: attack.name, target: { url, port, tokens } })
  await once(child, 'message')
  return async () => {
    const over = once(child, 'exit')
    child.kill('SIGKILL')
    await over
  }
}

function watchMemory(target: Target, before: number): { end(): number } {
  let most = before
  const timer = setInterval(async () => {
    most = Math.max(most, await target.memory().catch(() => 0))
  }, 500)
  return {
    end: () => {
      clearInterval(timer)
      return most
    },
  }
}

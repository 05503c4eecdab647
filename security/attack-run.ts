import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { Attack } from './attacks.ts'
import { reading } from './habits.ts'
import { type Habit, type Measured, measure } from './honest.ts'
import { startTarget, type Target } from './target.ts'

const mostTimes = 10
const mostMemory = 2

export interface Row {
  item: number
  name: string
  quiet: Measured[]
  under: Measured[]
  /** The most that the server took, by what it took before. */
  memory: number
  figures: string[]
  met: boolean
}

/** The same honest client before and under the attack, on a server of its own. */
export async function tryAttack(attack: Attack, ms: number): Promise<Row> {
  const target = await startTarget()
  const read = reading()
  const habits: Habit[] = [read, ...(attack.besides ? [attack.besides] : [])]
  const measureAll = (time: number) => Promise.all(habits.map((habit) => measure(target, habit, time)))
  try {
    await measureAll(2000)
    const quiet = await measureAll(ms / 2)
    const before = await target.memory()
    const most = watchMemory(target, before)
    const end = await begin(attack, target)
    const under = await measureAll(ms)
    const memory = most.end() / before
    await end()
    const figures = habits.map(({ name }, n) => tell(name, quiet[n], under[n]))
    const ratios = habits.map((_, n) => (under[n]?.p95 ?? 0) / (quiet[n]?.p95 ?? 1))
    const met =
      ratios.every((ratio) => ratio < mostTimes) && memory < mostMemory && under.every(({ failed }) => failed === 0)
    const { item, name } = attack
    const mebibytes = (bytes: number) => Math.round(bytes / 1024 ** 2)
    figures.push(`memory ${mebibytes(before)} → ${mebibytes(memory * before)} MB (${memory.toFixed(2)} times)`)
    return { item, name, quiet, under, memory, figures, met }
  } finally {
    read.end()
    await target.stop()
  }
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

function tell(name: string, quiet: Measured | undefined, under: Measured | undefined): string {
  if (!quiet || !under) return name
  const ratio = (under.p95 / quiet.p95).toFixed(1)
  const reasons = Object.entries(under.reasons).map(([reason, times]) => `${times} × ${reason}`)
  const p95 = `p95 ${quiet.p95.toFixed(0)} → ${under.p95.toFixed(0)} ms (${ratio} times)`
  return [`${name}: ${p95}`, `${under.failed} of ${under.count} failed`, ...reasons].join(', ')
}

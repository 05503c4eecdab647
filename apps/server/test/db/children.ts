import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface Child {
  pid: number
  /** Everything it has printed so far. */
  lines: string[]
  /** Waits for a line that begins so. */
  line(beginning: string): Promise<string>
  exited: Promise<number | null>
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Another process that runs one of the scripts beside this file. */
export function startChild(script: string, ...args: string[]): Child {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // A child that never says what is waited for must fail its test, not hang it.
    timeout: 180_000,
    killSignal: 'SIGKILL',
  })
  const lines: string[] = []
  const waiting = new Set<() => void>()
  const notify = () => {
    for (const check of waiting) check()
  }
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    notify()
  })
  exited.then(notify)
  const line = (beginning: string) =>
    new Promise<string>((resolve, reject) => {
      const check = () => {
        const found = lines.find((each) => each.startsWith(beginning))
        if (found === undefined && child.exitCode === null && child.signalCode === null) return
        waiting.delete(check)
        if (found === undefined) reject(new Error(`it ended without "${beginning}": ${lines.join(' | ')}`))
        else resolve(found)
      }
      waiting.add(check)
      check()
    })
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  return { pid: child.pid ?? 0, lines, line, exited, kill }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

type Stdio = 'pipe' | 'ignore'

export interface Processes {
  /** Runs until the end of the test, and reads this. */
  start(file: string, args: string[], input?: string): void
  /** The same, and answers the first thing that it says: on its output, or on the pipe of this number. */
  hear(file: string, args: string[], pipe?: 1 | 3): Promise<string>
  end(): Promise<void>
}

export function createProcesses(env: NodeJS.ProcessEnv): Processes {
  const children: ChildProcess[] = []
  const begin = (file: string, args: string[], input: Stdio, output: Stdio) => {
    const child = spawn(file, args, { env, stdio: [input, output, 'ignore', output] })
    children.push(child)
    return child
  }
  return {
    start(file, args, input) {
      begin(file, args, input === undefined ? 'ignore' : 'pipe', 'ignore').stdin?.end(input)
    },
    async hear(file, args, pipe = 1) {
      const child = begin(file, args, 'ignore', 'pipe')
      const said = once(child.stdio[pipe] as Readable, 'data').then(([text]) => String(text).trim())
      const ended = once(child, 'exit').then(([code]) => {
        throw new Error(`${file} ended with ${code} before it said anything`)
      })
      return Promise.race([said, ended])
    },
    async end() {
      for (const child of children.reverse()) {
        const isRunning = child.exitCode === null && child.signalCode === null
        const exit = once(child, 'exit')
        if (isRunning && child.kill()) await exit
      }
    },
  }
}

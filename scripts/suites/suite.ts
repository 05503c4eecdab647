export interface Suite {
  name: string
  /** How many of the machine's cores it keeps busy; the rest go to other suites. */
  cores: number
  /** A check is one command and counts as one test; otherwise the test files to run, in processes of their own. */
  check?: [string, ...string[]]
  files?: string[]
  /** All files in one process, for tests that change nothing around them: else most of their time would be loading the same words again. */
  isTogether?: boolean
  env?: Record<string, string>
  /** Names of suites that must have passed. */
  needs?: string[]
  /** Starts what the suite needs around it; `close` runs whatever happens. */
  prepare?: () => Promise<Prepared>
  /**
   * Up to this many failed tests, their files run once more on a quiet machine: a browser drops a press, and a server is
   * late with closing a connection, when two cores do the work of eight. What passes only then is named in the output, since it may be a race of ours.
   */
  secondTryUpTo?: number
  /** A suite that takes longer hangs, and is ended. */
  minutes: number
}

/** Thrown by `prepare` where the machine lacks what the suite needs: it is skipped, and says why. */
export class Unavailable extends Error {}

export interface Prepared {
  env: Record<string, string>
  close?: () => Promise<void>
}

export interface Outcome {
  suite: Suite
  passed: number
  failed: number
  skipped: number
  seconds: number
  /** Passed only the second time. */
  unsteady?: number
  /** Failures in full; empty when all is well. */
  output: string
}

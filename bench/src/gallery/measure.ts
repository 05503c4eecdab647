import { quantile } from '../harness.ts'
import type { Statement, Statements } from './bare.ts'
import type { Case } from './cases.ts'
import { Caller, throughput } from './client.ts'

export interface Figures {
  /** Of the call through HTTP. */
  median: number
  p99: number
  perSecond: number
  /** The median of the same statements through the driver alone. */
  bare: number
}

export interface Measured {
  small: Figures
  large: Figures
  /** How many times slower the large one is. */
  slower: number
  /** What the server adds to its database's time, as a share of it. */
  added: number
  attempts: number
}

export interface Side {
  caller: Caller
  callers: Caller[]
  bare: Statements
  token: string
}

const rounds = 8

export function openSide(port: number, token: string, bare: Statements): Side {
  const callers = Array.from({ length: 8 }, () => new Caller(port, token))
  return { caller: callers[0] as Caller, callers, bare, token }
}

/**
 * Measures again what seems to miss a goal, twice at most: others who use the machine can make a call seem slower, but
 * never faster, so what is slow by itself stays so.
 */
export async function measure(one: Case, sides: [Side, Side], calls: number): Promise<Measured> {
  const statements = await Promise.all(sides.map(({ bare, token }) => bare.record(token, one)))
  let best: Measured | null = null
  for (let attempts = 1; ; attempts += 1) {
    const measured = { ...(await attempt(one, sides, statements, calls)), attempts }
    if (!best || badness(measured) < badness(best)) best = { ...measured, attempts }
    best.attempts = attempts
    if (badness(best) <= 1 || attempts === 3) return best
  }
}

const badness = ({ slower, added }: Omit<Measured, 'attempts'>) => Math.max(slower / 2, added)

interface Times {
  http: number[]
  bare: number[]
}

/** In rounds, both sides in turns, call by call. Only ratios within a round mean anything on a machine that others use. */
async function attempt(one: Case, sides: [Side, Side], statements: Statement[][], calls: number) {
  const all: [Times, Times] = [
    { http: [], bare: [] },
    { http: [], bare: [] },
  ]
  const ratios: number[] = []
  const shares: number[] = []
  for (let round = -1; round < rounds; round += 1) {
    const times: [Times, Times] = [
      { http: [], bare: [] },
      { http: [], bare: [] },
    ]
    for (let call = 0; call < (round < 0 ? 10 : Math.ceil(calls / rounds)); call += 1)
      for (const index of [0, 1] as const) await callOnce(sides[index], one.path, statements[index] ?? [], times[index])
    if (round < 0) continue
    ratios.push(quantile(times[1].http, 0.5) / quantile(times[0].http, 0.5))
    shares.push(quantile(times[1].http, 0.5) / quantile(times[1].bare, 0.5) - 1)
    for (const index of [0, 1] as const)
      for (const kind of ['http', 'bare'] as const) all[index][kind].push(...times[index][kind])
  }
  return {
    small: await figures(sides[0], one.path, all[0]),
    large: await figures(sides[1], one.path, all[1]),
    slower: quantile(ratios, 0.5),
    added: quantile(shares, 0.5),
  }
}

async function callOnce({ caller, bare }: Side, path: string, statements: Statement[], times: Times) {
  times.bare.push(await bare.run(statements))
  const started = performance.now()
  await caller.call(path)
  times.http.push(performance.now() - started)
}

async function figures({ callers }: Side, path: string, { http, bare }: Times): Promise<Figures> {
  const { perSecond } = await throughput(callers, path, 400)
  return {
    median: quantile(http, 0.5),
    p99: quantile(http, 0.99),
    perSecond,
    bare: quantile(bare, 0.5),
  }
}

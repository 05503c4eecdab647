/**
 * How the time of a regular expression grows with its text. To find out takes seconds for each, and it is the same for the
 * same expression, so the answers are kept in degrees.txt: a test works out only what is not there.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { checkSync } from 'recheck'
import { at } from '../lib/project.mjs'
import type { Expression } from './find.ts'

const FILE = at('scripts/expressions/degrees.txt')

/** Not judged within its time. */
export const UNKNOWN = '?'
export type Degree = number | typeof UNKNOWN

const keyOf = ({ source, flags }: Expression): string =>
  createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16)

const parse = (text: string): Degree => (text === UNKNOWN ? UNKNOWN : Number(text))

export class Degrees {
  private readonly known: Map<string, Degree>

  constructor(known: ReadonlyMap<string, Degree>) {
    this.known = new Map(known)
  }

  static kept(): Degrees {
    const rows = readFileSync(FILE, 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
    return new Degrees(new Map(rows.map((line) => [line.slice(0, 16), parse(line.slice(17))])))
  }

  has(expression: Expression): boolean {
    return this.known.has(keyOf(expression))
  }

  of(expression: Expression): Degree {
    const key = keyOf(expression)
    const degree = this.known.get(key) ?? degreeOf(expression)
    this.known.set(key, degree)
    return degree
  }

  /** Of these and of no others. */
  keep(all: readonly Expression[]): void {
    const rows = [...new Set(all.filter(isRepeating).map((one) => `${keyOf(one)} ${this.of(one)}`))].sort()
    writeFileSync(
      FILE,
      `# Made by npm run check:expressions. The expression (hashed), and the degree of its time.\n${rows.join('\n')}\n`,
    )
  }
}

/** Without repetition there is nothing to try twice. */
export const isRepeating = ({ source }: Expression): boolean => /[*+]|\{\d+,\}/.test(source)

function degreeOf(expression: Expression): Degree {
  if (!isRepeating(expression)) return 1
  const verdict = checkSync(expression.source, expression.flags, { timeout: 10_000 })
  if (verdict.status === 'unknown') return UNKNOWN
  const { complexity } = verdict
  if (complexity.type === 'exponential') return Number.POSITIVE_INFINITY
  return complexity.type === 'polynomial' ? complexity.degree : 1
}

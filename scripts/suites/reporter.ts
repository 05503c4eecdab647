import { writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { inspect } from 'node:util'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** Written again with every test, so that a suite that is cut short still tells how far it came. */
export interface Progress extends Counts {
  underWay: string[]
  /** Files with a failed test. */
  broken: string[]
}

interface Ended {
  name: string
  file?: string
  line?: number
  skip?: string | boolean
  todo?: string | boolean
  details: {
    passed: boolean
    type?: string
    duration_ms: number
    error?: Error & { failureType?: string; cause?: unknown }
  }
}

/** Prints failures in full and nothing about what passed; the counts go to the file named in TEST_COUNTS. */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 }
  const said = new Map<string, string>()
  const broken = new Set<string>()
  const withTests = new Set<string>()
  const underWay = new Set<string>()
  for await (const { type, data } of events) {
    if (type === 'test:stdout' || type === 'test:stderr') {
      const file = resolve(data.file)
      said.set(file, (said.get(file) ?? '') + data.message)
    }
    if (type === 'test:dequeue') underWay.add(label(data))
    // Not test:pass and test:fail: they come in the order of the files, so that one slow file holds all others back.
    if (type === 'test:complete') {
      const test = data as Ended
      underWay.delete(label(test))
      const outcome = judge(test, withTests)
      if (outcome) counts[outcome]++
      if (outcome === 'failed') {
        broken.add(test.file ?? '')
        yield describeFailure(test)
      } else if (outcome && process.env.TEST_VERBOSE) {
        yield `${outcome === 'skipped' ? '-' : '✓'} ${test.name} (${Math.round(test.details.duration_ms)} ms)\n`
      }
    }
    if (type === 'test:dequeue' || type === 'test:complete')
      note({ ...counts, underWay: [...underWay], broken: [...broken] })
  }
  for (const file of broken) if (said.has(file)) yield `\nprinted by ${where(file)}:\n${said.get(file)}\n`
}

/** Counts neither groups, nor files that passed, nor parents that fail only because a child did: the child was counted. */
function judge(test: Ended, withTests: Set<string>): keyof Counts | undefined {
  const { passed, type, error } = test.details
  const byChild = error?.failureType === 'subtestsFailed'
  // Node takes a file without a single test for one that passed: an empty file must not look like a promise kept.
  if (isFile(test)) return (passed || byChild) && withTests.has(test.file ?? '') ? undefined : 'failed'
  withTests.add(test.file ?? '')
  if (test.skip !== undefined || test.todo !== undefined) return 'skipped'
  if (!passed) return byChild ? undefined : 'failed'
  return type === 'suite' ? undefined : 'passed'
}

function note(progress: Progress) {
  if (process.env.TEST_COUNTS) writeFileSync(process.env.TEST_COUNTS, JSON.stringify(progress))
}

function isFile(test: Ended) {
  return test.file !== undefined && resolve(test.name) === test.file
}

function describeFailure(test: Ended) {
  const { error, duration_ms } = test.details
  const reason = error ? inspect(error.cause ?? error, { depth: 6 }) : 'this file has no tests'
  const place = test.file ? `${where(test.file)}${test.line && !isFile(test) ? `:${test.line}` : ''}` : ''
  return `✗ ${isFile(test) ? '' : `${test.name} (${Math.round(duration_ms)} ms) `}${place}\n${indent(reason)}\n`
}

const label = ({ name, file }: { name: string; file?: string | undefined }) => `${where(file ?? '')}: ${name}`
const where = (file: string) => relative(process.cwd(), file)
const indent = (text: string) => text.replace(/^/gm, '    ')

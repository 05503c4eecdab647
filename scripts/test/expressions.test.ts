import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { checkSync } from 'recheck'
import ts from 'typescript-6'
import { root } from '../lib/project.mjs'

interface Expression {
  where: string
  source: string
  flags: string
}

/** Every regular expression of the product that is written as one. */
function expressions(): Expression[] {
  const found: Expression[] = []
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).sort()
  for (const file of files) {
    const text = readFileSync(`${root}/${file}`, 'utf8')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/')
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        found.push({ where: `${file}:${line + 1}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found
}

/** Sees nothing but drawings and files of our own. */
const ownText = [
  'apps/server/src/press/pdf/',
  'apps/web/src/app/preloads.ts',
  'packages/illustrator/src/beasts/',
  'packages/illustrator/src/ink/',
]
/** Sees descriptions, which the contract cuts at 1,000 characters: the square of that is a few milliseconds, its cube is not. */
const bounded = 'packages/illustrator/src/'

/** One GET of 15,900 slashes once stopped the server for half a second. */
test('no regular expression takes longer than its text, and where the text is short, none longer than its square', () => {
  const all = expressions().filter(({ where }) => !ownText.some((folder) => where.startsWith(folder)))
  assert.ok(all.length > 300, `only ${all.length} were found`)
  const degrees = new Map<string, number>()
  const slow = all.filter(({ where, source, flags }) => {
    const key = `/${source}/${flags}`
    const degree = degrees.get(key) ?? degreeOf(source, flags)
    degrees.set(key, degree)
    return degree > (where.startsWith(bounded) ? 2 : 1)
  })
  assert.deepEqual(
    slow.map(({ where, source, flags }) => `${where} /${source}/${flags}`),
    [],
  )
})

function degreeOf(source: string, flags: string): number {
  // Without repetition there is nothing to try twice.
  if (!/[*+]|\{\d+,\}/.test(source)) return 1
  const verdict = checkSync(source, flags, { timeout: 10_000 })
  // Not judged within its time, on a machine that is busy.
  if (verdict.status === 'unknown') return 1
  const { complexity } = verdict
  if (complexity.type === 'exponential') return Number.POSITIVE_INFINITY
  return complexity.type === 'polynomial' ? complexity.degree : 1
}

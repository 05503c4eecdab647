import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Degrees, UNKNOWN } from '../expressions/degrees.ts'
import { expressions } from '../expressions/find.ts'

/** Sees descriptions, which the contract cuts at 1,000 characters: the square of that is a few milliseconds, its cube is not. */
const bounded = 'packages/illustrator/src/'

/** One GET of 15,900 slashes once stopped the server for half a second. */
test('no regular expression takes longer than its text, and where the text is short, none longer than its square', () => {
  const all = expressions()
  assert.ok(all.length > 300, `only ${all.length} were found`)
  const degrees = Degrees.kept()
  const slow = all.filter((one) => {
    const degree = degrees.of(one)
    return degree !== UNKNOWN && degree > (one.where.startsWith(bounded) ? 2 : 1)
  })
  assert.deepEqual(
    slow.map(({ where, source, flags }) => `${where} /${source}/${flags}`),
    [],
  )
})

test('what was kept of an expression is what one finds out', () => {
  const [none, kept] = [new Degrees(new Map()), Degrees.kept()]
  const sample = expressions().filter((one, i) => i % 97 === 0 && kept.of(one) !== UNKNOWN)
  assert.ok(sample.length > 10)
  for (const one of sample) {
    const found = none.of(one)
    if (found !== UNKNOWN) assert.equal(kept.of(one), found, one.where)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Judgement } from '../src/staging/judge/judge.ts'
import { canImprove } from '../src/staging/tries.ts'

const judged = (flaws: Partial<Judgement>): Judgement => ({
  present: new Set(),
  absent: [],
  gone: new Set(),
  verdicts: [],
  hovering: [],
  clashes: [],
  score: 0.5,
  ...flaws,
})
const broken = (relation: string) =>
  judged({ verdicts: [{ relation: { a: 'a#1', relation, b: 'b#1' }, holds: false }] })

test('the dice are thrown again for whoever stands in the wrong place or is hidden', () => {
  assert.ok(canImprove(broken('next-to')))
  assert.ok(canImprove(broken('holds-hands-with')))
  assert.ok(canImprove(judged({ absent: [{ id: 'cat#1', why: 'hidden' }] })))
})

test('not for what comes out alike on every throw: a hold that misses, a thing nobody can draw', () => {
  assert.ok(!canImprove(broken('holds')))
  assert.ok(!canImprove(broken('above')))
  assert.ok(!canImprove(judged({ absent: [{ id: 'gizmo#1', why: 'not drawn' }] })))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRng } from '../src/ink/random.ts'
import { zentangle } from '../src/ornate/zentangle/zentangle.ts'

test('the wings of a tangled butterfly mirror each other, and it stands nearly upright', () => {
  for (const seed of [1, 2, 3]) {
    const svg = zentangle('butterfly', createRng(seed))
    assert.equal(svg.match(/matrix\(-1 0 0 1 1024 0\)/g)?.length, 2)
    const [, turn = '90'] = /scale\([\d.]+\) rotate\((-?[\d.]+)\)/.exec(svg) ?? []
    assert.ok(Math.abs(Number(turn)) < 9, turn)
    assert.doesNotMatch(svg, /NaN|undefined|Infinity/)
  }
})

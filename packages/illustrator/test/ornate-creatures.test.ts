import assert from 'node:assert/strict'
import test from 'node:test'
import { createRng } from '../src/ink/random.ts'
import { CREATURE_NAMES, creature } from '../src/ornate/creatures/creatures.ts'
import { box } from '../src/ornate/kit/points.ts'

const PLACE = { x: 512, y: 512, w: 700, h: 700, sw: 5, cover: () => '' }
const drawn = (name: string, seed: number) => creature(name, createRng(seed))(PLACE)

for (const name of CREATURE_NAMES)
  test(`a ${name} for grown-ups has several poses, fits its place and is the same each time`, () => {
    const poses = new Set<string>()
    for (let seed = 0; seed < 24; seed++) {
      const { svg, outlines } = drawn(name, seed)
      const { x0, y0, x1, y1, w, h } = box(outlines)
      assert.ok(x0 > 160 && y0 > 160 && x1 < 864 && y1 < 864, `${[x0, y0, x1, y1]}`)
      assert.doesNotMatch(svg, /NaN|undefined/)
      assert.equal(svg, drawn(name, seed).svg)
      poses.add(`${outlines.length} ${(w / h).toFixed(1)}`)
    }
    assert.ok(poses.size >= 2, [...poses].join(', '))
  })

test('parts that are bare are left clear, and every other part is offered to the style', () => {
  const roles = new Set<string>()
  for (let seed = 0; seed < 24; seed++)
    creature(
      'owl',
      createRng(seed),
    )({
      ...PLACE,
      cover: (_, role) => {
        roles.add(role ?? '')
        return ''
      },
    })
  assert.ok(!roles.has('bare'))
  for (const role of ['belly', 'coat', 'feather', 'head']) assert.ok(roles.has(role), role)
})

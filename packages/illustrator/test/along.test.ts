/** Several with one long thing: it goes through all their hands, and every face is free. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { bestOf } from '../src/staging/tries.ts'

const stagedFrom = async (prompt: string) => (await bestOf(read(prompt), prompt, 5, 'medium')).staged

for (const [prompt, who, what, n] of [
  ['seven firefighters holding one long hose', 'firefighter', 'fire hose', 7],
  ['six hedgehogs marching with a banner', 'hedgehog', 'banner', 6],
  ['four dancers carrying a dragon', 'dancer', 'chinese dragon', 4],
  ['five children playing with a parachute', 'child', 'parachute', 5],
  ['four kids holding a rope', 'child', 'rope', 4],
] as const)
  test(`"${prompt}": each has a hand at it, no two faces are one`, async () => {
    const { scene, seen } = await stagedFrom(prompt)
    const shown = scene.members.filter((m) => m.entry.name === who && seen.seen.get(m)?.shown)
    assert.equal(shown.length, n)
    const [long] = scene.members.filter(({ entry }) => entry.name === what)
    assert.ok(long)
    const { x0, x1 } = long.art.box
    for (const one of shown) {
      const [x] = one.point('nearHand')
      assert.ok(scene.together(one, long), 'one is elsewhere')
      assert.ok(x > x0 && x < x1, 'a hand is beyond its end')
    }
    const heads = shown.map((m) => m.point('headMid')[0]).sort((p, q) => p - q)
    const r = Math.min(...shown.map((m) => Math.abs(m.point('headMid')[1] - m.point('headTop')[1])))
    for (const [i, x] of heads.slice(1).entries()) assert.ok(x - (heads[i] as number) > r, 'two faces are one')
  })

test('a dragon that is danced is over all heads', async () => {
  const { scene } = await stagedFrom('five kids carrying a chinese dragon')
  const [dragon] = scene.members.filter(({ entry }) => entry.name === 'chinese dragon')
  for (const one of scene.members.filter(({ being }) => being))
    assert.ok((dragon?.art.box.y0 ?? 0) < one.point('headTop')[1])
})

test('firefighters with one hose have the fire at its end', async () => {
  const { scene } = await stagedFrom('four firefighters putting out a fire')
  const [hose, ...more] = scene.members.filter(({ entry }) => entry.name === 'fire hose')
  const [fire] = scene.members.filter(({ entry }) => entry.name === 'fire')
  assert.ok(hose && fire && !more.length)
  const [x] = hose.point('spout')
  for (const one of scene.members.filter(({ being }) => being)) {
    assert.ok(scene.together(one, hose))
    assert.ok((one.point('headMid')[0] - x) * ((fire.art.box.x0 + fire.art.box.x1) / 2 - x) < 0, 'one is in the fire')
  }
})

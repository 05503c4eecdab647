/** Animals that do what people do keep what they are known by. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Acting, Art, Spot } from '../src/art/art.ts'
import { asPerson } from '../src/figures/index.ts'
import { createRng } from '../src/ink/random.ts'

const spot = (seed = 1): Spot => ({
  x: 500,
  y: 900,
  h: 600,
  sw: 6,
  facing: 'right',
  detail: 'medium',
  rng: createRng(seed),
})

const upright = (name: string, acting: Acting = { pose: 'walk' }, seed = 1): Art =>
  asPerson(name)!.act(spot(seed), acting)
const part = (art: Art, name: string): string =>
  art.layers
    .filter((layer) => layer.part === name)
    .map(({ svg }) => svg)
    .join('')
/** Every point that a drawing goes through. */
const points = (svg: string): [number, number][] =>
  [...svg.matchAll(/(-?\d+(?:\.\d+)?)[ ,](-?\d+(?:\.\d+)?)/g)].map((m) => [Number(m[1]), Number(m[2])])
const widthBetween = (svg: string, y0: number, y1: number): number => {
  const xs = points(svg)
    .filter(([, y]) => y > y0 && y < y1)
    .map(([x]) => x)
  return xs.length ? Math.max(...xs) - Math.min(...xs) : 0
}

test('no animal wears what nobody asked for', () => {
  for (const name of ['fox', 'duck', 'zebra', 'ant', 'bear'])
    for (const seed of [2, 3, 4, 5, 6, 7, 8])
      assert.equal(part(upright(name, undefined, seed), 'torso'), part(upright(name), 'torso'), `${name} ${seed}`)
})

test('a bird on two legs has thin legs and toes that are wider than they', () => {
  for (const name of ['flamingo', 'duck', 'ostrich', 'parrot', 'rooster', 'crow']) {
    const art = upright(name, { pose: 'stand' })
    const leg = part(art, 'nearLeg')
    const [shin, foot] = [widthBetween(leg, 840, 872), widthBetween(leg, 884, 915)]
    assert.ok(shin < 75 && foot > 50, `${name}: shin ${shin}, foot ${foot}`)
  }
})

test('a long bill is seen from the side: it goes beyond the head, with one eye', () => {
  for (const name of ['toucan', 'duck', 'stork', 'flamingo', 'parrot', 'pelican']) {
    const head = upright(name, { pose: 'stand' })
    const [mouth, mid, cheek] = [head.points.mouth!, head.points.headMid!, head.points.cheek!]
    assert.ok(mouth[0] > mid[0] + (cheek[0] - mid[0]) * 0.9, `${name}: ${mouth[0]} ${cheek[0]}`)
    assert.equal(part(head, 'head').match(/fill="#000"/g)?.length, 1, name)
  }
})

test('a snake that plays or reads has no legs and no arms: it lies coiled, and the end of its tail is its hand', () => {
  const art = upright('snake', { pose: 'two-hands', reach: { nearHand: [600, 700], farHand: [620, 700] } })
  assert.equal(part(art, 'farLeg') + part(art, 'farArm'), '')
  const tail = points(part(art, 'nearArm'))
  const [x, y] = art.points.nearHand!
  assert.ok(
    tail.some(([u, v]) => Math.hypot(u - x, v - y) < 30),
    'the tail ends elsewhere',
  )
  assert.ok(Math.max(...tail.map(([, v]) => v)) > 840, 'it does not come from the coils')
})

test('fish, whales, seals and snails stand on no legs', () => {
  for (const name of ['fish', 'shark', 'whale', 'dolphin', 'seal', 'snail', 'slug', 'snake'])
    assert.equal(part(upright(name), 'farLeg'), '', name)
})

test('stripes go around the limbs of a zebra, and a giraffe has patches on its long neck', () => {
  const marks = (name: string, where: string) => part(upright(name), where).match(/<path/g)?.length ?? 0
  for (const limb of ['nearArm', 'nearLeg']) assert.ok(marks('zebra', limb) >= marks('horse', limb) + 3, limb)
  const { neck, headMid } = upright('giraffe').points
  const { neck: short, headMid: low } = upright('cow').points
  assert.ok(headMid![1] < low![1] && neck![1] < short![1])
})

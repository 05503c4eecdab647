import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prop } from '../src/ink/props.ts'
import { read } from '../src/reading/read.ts'
import { SIZE, STEP } from '../src/staging/look.ts'
import { tidied } from '../src/staging/tidy.ts'
import { bestOf } from '../src/staging/tries.ts'

const rect = (x: number, name: string): string =>
  `<rect x="${x}" y="600" width="200" height="200" fill="#fff" stroke="#000" stroke-width="4" class="${name}"/>`

/** Somebody who covers everything left of x. */
const leftOf = (x: number): Uint8Array =>
  Uint8Array.from({ length: SIZE * SIZE }, (_, i) => Number((i % SIZE) * STEP < x))

test('scenery of which most is hidden is left out, and what is seen stays', async () => {
  const back = rect(0, 'land') + prop(rect(100, 'hidden')) + prop(rect(500, 'seen'))
  const place = tidied({ back }, leftOf(240))
  assert.ok(!place.back.includes('hidden'), 'a stub of a house is still there')
  assert.ok(place.back.includes('seen') && place.back.includes('land'))
  assert.ok(!place.back.includes('<!--'), 'the marks of pieces are on the page')
})

test('scenery that the edge of the page cuts down to a scrap is left out, and half of a tree stays', () => {
  const { back } = tidied({ back: prop(rect(-150, 'scrap')) + prop(rect(-80, 'half')) }, leftOf(0))
  assert.ok(!back.includes('scrap'), 'a strip of a house is at the edge')
  assert.ok(back.includes('half'))
})

test('broad groups stand so close that everybody is large', async () => {
  for (const [prompt, least] of [
    ['an astronaut on the moon', 0.45],
    ['a rooster on a fence', 0.34],
    ['kids in a pillow fight', 0.34],
    ['grandma and grandpa dancing in the living room', 0.5],
  ] as const) {
    const { staged } = await bestOf(read(prompt), prompt, 1, 'medium')
    const heights = staged.scene.members
      .filter(({ being }) => being)
      .map(({ art: { box } }) => (box.y1 - box.y0) / 1024)
    assert.ok(Math.max(...heights) > least, `${prompt}: ${Math.max(...heights).toFixed(2)} of the page's height`)
  }
})

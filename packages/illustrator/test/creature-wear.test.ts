/** Whoever has eyes and a chin wears what goes before the one and under the other, with or without legs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRng } from '../src/ink/random.ts'
import { find } from '../src/world/world.ts'

function artOf(name: string, garment?: string, attributes: string[] = []) {
  const entry = find(name)
  assert.ok(entry?.kind === 'being', name)
  const spot = { x: 500, y: 900, h: 600, sw: 6, facing: 'right' as const, rng: createRng(7), detail: 'medium' as const }
  const wears = garment ? [{ name: garment, attributes }] : []
  return entry.actor.act(spot, { pose: 'stand', wears })
}

const svgOf = (...asked: Parameters<typeof artOf>): string =>
  artOf(...asked)
    .layers.map(({ svg }) => svg)
    .join('')
const boxOf = (name: string, garment?: string) => artOf(name, garment).box

const SMALL = [
  'frog',
  'snail',
  'caterpillar',
  'octopus',
  'crab',
  'bee',
  'ladybug',
  'worm',
  'snake',
  'jellyfish',
  'seal',
]
const FINNED = ['fish', 'goldfish', 'shark', 'whale', 'dolphin']

for (const name of [...SMALL, ...FINNED])
  test(`a ${name} wears glasses, a patch over one eye, a mask, a scarf and a bow tie`, () => {
    const plain = svgOf(name)
    for (const garment of ['glasses', 'sunglasses', 'monocle', 'eye patch', 'mask', 'scarf', 'bow tie', 'necklace'])
      assert.notEqual(svgOf(name, garment), plain, garment)
  })

test('a mask to sleep in covers the eyes of a dog, that of a hero does not', () => {
  assert.notEqual(svgOf('dog', 'mask'), svgOf('dog'))
  assert.notEqual(svgOf('dog', 'mask', ['closed']), svgOf('dog', 'mask'))
})

test('a scarf ends above the feet of who wears it', () => {
  for (const name of ['cat', 'fox', 'owl', 'penguin', 'duckling', 'bear']) {
    const foot = (garment?: string) => boxOf(name, garment).y1
    assert.ok(foot('scarf') <= foot() + 3, name)
  }
})

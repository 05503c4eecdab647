import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { enact } from '../src/staging/relations/acts/enact.ts'
import { page } from './page.ts'

test('children whom a dinosaur gives a ride sit on its back', () => {
  const { relations } = enact(read('a stegosaurus giving kids a ride'))
  assert.ok(relations.some(({ a, relation, b }) => /child/.test(a) && relation === 'rides' && /stego/.test(b ?? '')))
})

test('who digs under a fence has a hole at its foot, and the fence stands behind', async () => {
  const { one } = await page('a mole digging under a garden fence')
  const [mole, fence, hole] = [one('mole'), one('fence'), one('hole')]
  assert.ok(fence.art.box.y1 - fence.art.box.y0 > mole.art.box.y1 - mole.art.box.y0)
  assert.ok(hole.art.box.y1 > mole.art.box.y1 - mole.place.h * 0.3)
})

test('two rams on a mountain butt heads on their feet, on the ground', async () => {
  const { all, staged } = await page('two rams butting heads on a mountain')
  assert.equal(staged.scene.graph.place, 'mountain')
  for (const ram of all('ram')) assert.match(ram.acting.pose, /^(stand|trot)$/)
})

test('who shakes off the water is seen wet, and nothing is said to be missing', () => {
  for (const prompt of ['a duck shaking water off its feathers', 'a wet dog shaking']) {
    const graph = read(prompt)
    assert.deepEqual(graph.unknown, [], prompt)
    assert.ok(
      enact(graph).relations.some(({ how }) => how === 'shake-off'),
      prompt,
    )
  }
})

test('a goat pulls a sock with its teeth', async () => {
  const { one } = await page('a goat pulling a sock')
  const [goat, sock] = [one('goat'), one('sock')]
  assert.ok(sock.art.box.y1 - sock.art.box.y0 < goat.art.box.y1 - goat.art.box.y0)
  assert.ok(Math.abs(goat.point('mouth')[0] - (sock.art.box.x0 + sock.art.box.x1) / 2) < goat.place.h * 0.6)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PERSONS } from '../src/figures/index.ts'
import { createRng } from '../src/ink/random.ts'
import { read } from '../src/reading/read.ts'
import { midX, tall } from '../src/staging/geometry.ts'
import type { Member } from '../src/staging/member.ts'
import { bestOf } from '../src/staging/tries.ts'

const paged = async (prompt: string) => {
  const best = await bestOf(read(prompt), prompt, 1, 'medium')
  const { members } = best.staged.scene
  const one = (name: string): Member =>
    members.find(({ entry }) => entry.name === name) ?? assert.fail(`${name} is not on the page of "${prompt}"`)
  return { ...best, one, clashes: best.judgement.clashes.map(({ face, by }) => `${face.key} is behind ${by.key}`) }
}

test('an arm that has nothing to do does not hang before who reaches ahead', () => {
  const girl = PERSONS.get('girl') ?? assert.fail('nobody is called girl')
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { points } = girl.act(
      { x: 512, y: 900, h: 600, sw: 6, facing: 'right', rng: createRng(seed), detail: 'medium' },
      { pose: 'stand', reach: { nearHand: [680, 560] } },
    )
    const { farHand, chest } = points
    assert.ok(farHand && chest)
    // Raised, it greets.
    if (farHand[1] < chest[1]) continue
    assert.ok(farHand[0] - chest[0] < 0.08 * 600, `seed ${seed}: it is ${farHand[0] - chest[0]} ahead of the chest`)
  }
})

test('what there is no hand for is before nobody’s face', async () => {
  const { clashes } = await paged('a clown with three balloons and a flower and a cake')
  assert.deepEqual(clashes, [])
})

test('what is put under a tree is there, and who put it is seen beside it', async () => {
  const { one, clashes } = await paged('santa putting presents under the tree')
  const [santa, tree] = [one('santa claus'), one('christmas tree')]
  assert.deepEqual(clashes, [])
  assert.ok(Math.abs(one('present').art.box.y1 - tree.art.box.y1) < 40, 'the presents are on the floor')
  assert.ok(Math.abs(midX(santa.art.box) - midX(tree.art.box)) > 200)
})

test('the brush of who brushes the teeth is at the mouth', async () => {
  const { one } = await paged('a boy brushing his teeth')
  const [boy, brush] = [one('boy'), one('toothbrush')]
  const [[x, y], [bx, by]] = [boy.point('mouth'), brush.point('tip')]
  assert.ok(Math.hypot(x - bx, y - by) < boy.place.h * 0.06, `${Math.hypot(x - bx, y - by)} away`)
})

test('of a baby in a crib the face is free', async () => {
  const { one, staged, clashes } = await paged('a baby sleeping in a crib')
  assert.deepEqual(clashes, [])
  assert.ok((staged.seen.seen.get(one('baby'))?.visible ?? 0) > 0.3)
})

test('who stands on an iceberg is no speck', async () => {
  const { one } = await paged('a polar bear and her cub on an iceberg')
  assert.ok(tall(one('polar bear').art.box) > 0.3 * tall(one('iceberg').art.box))
})

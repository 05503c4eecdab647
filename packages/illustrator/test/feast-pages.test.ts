/** Feasts and hours look like themselves: suns that set, the stable, sweets, tables and dances. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { stage } from '../src/staging/stage.ts'

const namesIn = (prompt: string) => read(prompt).things.map(({ name }) => name)
const stagedAs = async (prompt: string) => {
  const staged = await stage(read(prompt), prompt, 5, 'medium')
  return { ...staged, one: (name: string) => staged.scene.members.find(({ entry }) => entry.name === name) }
}
/** How low the middle of the largest circle in the sky is. */
const sunOf = async (prompt: string): Promise<number> => {
  const { ground } = await stagedAs(prompt)
  const discs = [...(ground.sky ?? '').matchAll(/<circle cx="[\d.]+" cy="([\d.]+)" r="([\d.]+)"/g)]
  return Number(discs.toSorted((a, b) => Number(b[2]) - Number(a[2]))[0]?.[1] ?? 0)
}

for (const prompt of ['sunset over the ocean', 'a lighthouse at sunset', 'sailboat at sunset', 'farm at sunset'])
  test(`the sun is low: ${prompt}`, async () => assert.ok((await sunOf(prompt)) > 330, `${await sunOf(prompt)}`))

test('sunrise over the mountains plays there: no other mountain stands before them', () => {
  assert.deepEqual(namesIn('sunrise over the mountains'), [])
})

test('Joseph and Mary kneel in robes beside a baby that lies in the manger', async () => {
  const prompt = 'nativity scene with mary joseph and baby jesus'
  assert.deepEqual(new Set(namesIn(prompt)), new Set(['saint mary', 'saint joseph', 'baby', 'manger']))
  const { one } = await stagedAs(prompt)
  const [baby, manger] = [one('baby'), one('manger')]
  assert.ok(baby && manger)
  assert.ok(baby.art.box.x1 - baby.art.box.x0 > baby.art.box.y1 - baby.art.box.y0, 'the baby lies')
  assert.ok(baby.art.box.y0 < manger.art.box.y1 && baby.art.box.x0 > manger.art.box.x0 - 40)
})

test('a Mary who is not of the stable is a girl as ever', () => {
  assert.ok(!namesIn('Mary had a little lamb').includes('saint mary'))
})

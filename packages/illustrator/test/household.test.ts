import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { bestOf } from '../src/staging/tries.ts'

const staged = async (prompt: string, seed = 1) => (await bestOf(read(prompt), prompt, seed, 'medium')).staged
const shownIn = async (prompt: string) => {
  const page = await staged(prompt)
  return (noun: string) => {
    const member = page.scene.members.find(({ entry, named }) => entry.name === noun || named.name === noun)
    return (member && page.seen.seen.get(member)?.shown) ?? assert.fail(`${prompt}: ${noun} is hidden`)
  }
}

test('of two in a bunk bed one is above and one below, both in it', async () => {
  for (const prompt of ['two brothers in bunk beds', 'two kids sleeping in a bunk bed']) {
    const { scene, seen } = await staged(prompt)
    const beds = scene.members.filter(({ entry }) => entry.name === 'bunk bed')
    assert.equal(beds.length, 1, prompt)
    const bed = seen.seen.get(beds[0] as never)?.box ?? assert.fail('no bed')
    const [upper, lower] = scene.members
      .filter(({ being }) => being)
      .map((one) => seen.seen.get(one)?.shown ?? assert.fail('hidden'))
      .sort((p, q) => p.y0 - q.y0)
    assert.ok(upper && lower && upper.y1 < lower.y0, prompt)
    assert.ok(lower.x0 > bed.x0 && lower.x1 < bed.x1 && lower.y1 < bed.y1, prompt)
  }
})

test('who tucks a child in stands at the bed, the child and its teddy are in it', async () => {
  const shown = await shownIn('dad tucking his daughter into bed with her teddy bear')
  const [father, daughter, bed] = [shown('father'), shown('daughter'), shown('bed')]
  assert.ok(father.y0 < daughter.y0, 'the father is higher')
  assert.ok(daughter.x0 > bed.x0 - 10 && daughter.x1 < bed.x1 + 10, 'the daughter is in bed')
  shown('teddy bear')
})

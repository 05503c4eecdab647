import assert from 'node:assert/strict'
import { test } from 'node:test'
import { page } from './page.ts'

const shownOn = async (prompt: string) => {
  const { staged, all, graph } = await page(prompt)
  const shown = (noun: string) =>
    all(noun).map((one) => staged.seen.seen.get(one)?.shown ?? assert.fail(`${prompt}: ${noun} is hidden`))
  return { shown, all, graph }
}

test('several in one bed lie side by side on their pillows, and the cat is on their blanket', async () => {
  const { shown } = await shownOn('three sisters sleeping in one bed with a cat')
  const [bed] = shown('bed')
  const [cat] = shown('cat')
  const sisters = shown('sister')
  assert.equal(sisters.length, 3)
  assert.ok(bed && cat)
  const tops = sisters.map(({ y0 }) => y0)
  assert.ok(Math.max(...tops) - Math.min(...tops) < 60, 'side by side')
  for (const one of [...sisters, cat]) assert.ok(one.x0 > bed.x0 - 10 && one.x1 < bed.x1 + 10 && one.y1 < bed.y1)
  for (const one of sisters) assert.ok(one.y1 < (bed.y0 + bed.y1) / 2, 'the blanket covers them')
})

test('who is between two in bed is in bed', async () => {
  const { shown } = await shownOn('mom and dad sleeping in bed with the baby between them')
  const [[mother], [baby], [father]] = [shown('mother'), shown('baby'), shown('father')]
  assert.ok(mother && baby && father)
  const mid = (baby.x0 + baby.x1) / 2
  assert.ok(Math.abs(mid - (mother.x0 + mother.x1 + father.x0 + father.x1) / 4) < (father.x1 - father.x0) / 2)
  assert.ok(baby.y1 < (shown('bed')[0]?.y1 ?? 0) - 100)
})

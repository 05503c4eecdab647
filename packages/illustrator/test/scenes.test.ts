import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Annotated, checkScene, corpus, emptyCounts, merge } from '../scripts/check-scenes-count.ts'

const SETS = new Set(['kids', 'relations', 'seasonal'])
const sample = corpus().filter((scene, i) => SETS.has(scene.set) && i % 6 === 0)

/** Every sixth annotated prompt, once: `npm run check:scenes` draws all of them with six seeds. */
test('a page shows the things it was asked for, doing what was said', async (t) => {
  const counts = await drawn(sample)
  t.diagnostic(
    `${counts.pages} pages: ${counts.visible} of ${counts.things} things, ${counts.holding} of ${counts.relations} relations`,
  )
  assert.ok(counts.visible / counts.things >= 0.9, `things to be seen: ${counts.visible} of ${counts.things}`)
  assert.ok(counts.holding / counts.relations >= 0.75, counts.fails.join('\n'))
})

async function drawn(scenes: readonly Annotated[]) {
  let counts = emptyCounts()
  for (const scene of scenes) counts = merge(counts, await checkScene(scene, 1, true))
  return counts
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Annotated, checkScene, corpus, emptyCounts, merge } from '../scripts/check-scenes-count.ts'

const SETS = new Set(['kids', 'relations', 'seasonal'])
/** Every sixth annotated prompt, once: `npm run check:scenes` draws all of them with six seeds. */
const sample = corpus().filter((scene, i) => SETS.has(scene.set) && i % 6 === 0)

test('a page shows the things it was asked for, doing what was said', async (t) => {
  const counts = await drawn(sample, true)
  t.diagnostic(said(counts))
  assert.ok(counts.visible / counts.things >= 0.95, said(counts))
  assert.ok(counts.holding / counts.relations >= 0.8, counts.fails.join('\n'))
})

test('read from its words it still does, and what is lost on the way is said', async (t) => {
  const counts = await drawn(sample, false)
  t.diagnostic(said(counts))
  assert.ok(counts.visible / counts.things >= 0.9, said(counts))
  assert.ok(counts.holding / counts.relations >= 0.68, counts.fails.join('\n'))
  assert.deepEqual(counts.unwarned, [])
})

async function drawn(scenes: readonly Annotated[], unread: boolean) {
  let counts = emptyCounts()
  for (const scene of scenes) counts = merge(counts, await checkScene(scene, 1, unread))
  return counts
}

const said = ({ pages, visible, things, holding, relations }: Awaited<ReturnType<typeof drawn>>): string =>
  `${pages} pages: ${visible} of ${things} things, ${holding} of ${relations} relations`

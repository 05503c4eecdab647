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

/** Of these sets so many pages have everything on them that their words name, every letter too. */
const COMPLETE: [set: string, least: number][] = [
  ['school', 0.75],
  ['adult', 0.7],
  ['languages', 0.7],
]
for (const [set, least] of COMPLETE)
  test(`of the pages for ${set}, ${least * 100} in a hundred have all that was asked for`, async (t) => {
    const counts = await drawn(
      corpus().filter((scene) => scene.set === set),
      false,
    )
    t.diagnostic(`${said(counts)}, ${counts.complete} complete, ${counts.written} of ${counts.words} words written`)
    assert.ok(counts.complete / counts.pages >= least, counts.fails.join('\n'))
    assert.ok(counts.written >= counts.words * 0.9, counts.fails.join('\n'))
  })

async function drawn(scenes: readonly Annotated[], unread: boolean) {
  let counts = emptyCounts()
  for (const scene of scenes) counts = merge(counts, await checkScene(scene, 1, unread))
  return counts
}

const said = ({ pages, visible, things, holding, relations }: Awaited<ReturnType<typeof drawn>>): string =>
  `${pages} pages: ${visible} of ${things} things, ${holding} of ${relations} relations`

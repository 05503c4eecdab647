/** A picture whose parts are named has the parts that were asked for, in the words that were used. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'

/** The words that stand on the page, as they are read out. */
const lettersOn = async (prompt: string): Promise<string> =>
  [...(await compose(prompt, 1)).svg.matchAll(/aria-label="([^"]*)"/g)].map(([, word]) => word).join('')

test('parts that were listed are named, and no others', async () => {
  const flower = await lettersOn('parts of a flower: petals, stem, leaves, roots, labeled')
  for (const part of ['petals', 'stem', 'leaves', 'roots']) assert.match(flower, new RegExp(part))
  assert.doesNotMatch(flower, /bud|soil|Plant/)
  assert.match(await lettersOn('volcano diagram with magma chamber, vent, crater and lava labelled'), /chamber/)
  const butterfly = await lettersOn('diagram of a butterfly with wings, antennae, thorax and abdomen labeled')
  for (const part of ['wings', 'antennae', 'thorax', 'abdomen']) assert.match(butterfly, new RegExp(part))
})

test('without a list every part keeps its name', async () => {
  const plant = await lettersOn('parts of a plant labeled')
  for (const part of ['flower', 'bud', 'stem', 'roots', 'soil']) assert.match(plant, new RegExp(part))
})

test('whoever labels a picture has the words for it below', async () => {
  assert.match(await lettersOn('label the parts of a fish'), /gills/)
  assert.doesNotMatch(await lettersOn('diagram of a fish without labels'), /gills/)
})

test('a number that was asked for is written beside what is counted; one to be found is not', async () => {
  assert.match(await lettersOn('count the apples: a tree with 9 apples and the number 9'), /9/)
  assert.doesNotMatch(await lettersOn('count the apples: a tree with 9 apples'), /9/)
})

test('whom a class thanks stands in its thanks, and a name on its page', async () => {
  assert.match(await lettersOn('Thank you nurses with a nurse and hearts'), /Nurses/)
  assert.match(await lettersOn('name page Olivia with butterflies'), /Olivia/i)
})

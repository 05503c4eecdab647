/** A countryside is put together of what was named, and stays away where somebody does something. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COUNTRYSIDE, partsOf } from '../src/ornate/country/kind.ts'
import { ornateShows } from '../src/ornate/index.ts'
import { plantsIn } from '../src/ornate/plants/named.ts'
import type { SceneGraph } from '../src/reading/graph.ts'
import { read } from '../src/reading/read.ts'

const asked = COUNTRYSIDE.asked as (prompt: string, graph: SceneGraph) => boolean
const shown = (prompt: string): readonly string[] => ornateShows(read(prompt), prompt) ?? []

test('hills, walls, bridges, fields and houses are one view with all that was named', () => {
  for (const [prompt, named] of [
    ['Tuscan hills with cypress trees', ['hill', 'cypress tree']],
    ['Yorkshire hills with dry stone walls and sheep', ['hill', 'sheep', 'brick wall']],
    ['a steam train crossing a viaduct in the Scottish highlands', ['hill', 'steam train']],
    ['vineyard at sunset with a stone farmhouse', ['hill', 'farmhouse']],
    ['a fishing village in Norway with boats and stilts houses', ['hill', 'boat', 'house']],
    ['moorland with heather and a crumbling wall', ['hill', 'moorland']],
    ['autumn valley with a covered bridge', ['hill', 'bridge']],
    ['a train going over a stone bridge above a river', ['train', 'bridge', 'river']],
    ['cows in an alpine meadow with a chalet', ['hill', 'cow', 'log cabin']],
  ] as const)
    for (const noun of named)
      assert.ok(shown(prompt).includes(noun), `${prompt}: ${noun} of ${shown(prompt).join(', ')}`)
})

test('what is built and falls by the water is in the view', () => {
  for (const [prompt, named] of [
    ['mountain lake with a log cabin, pine trees and a canoe at the dock', ['log cabin', 'dock', 'canoe']],
    ['a waterfall with rocks and pine trees', ['waterfall', 'rock', 'pine tree']],
    ['an old mill with a water wheel by a stream', ['watermill', 'stream']],
    ['a country church in the snow', ['hill', 'snow']],
    ['a stone bridge over a river with willow trees and swans', ['bridge', 'river', 'swan']],
    ['snow covered cottage with a lit window and pine trees', ['cottage', 'pine tree']],
    ['a lakeside cabin at sunset with a rowboat', ['log cabin', 'rowboat']],
  ] as const)
    for (const noun of named)
      assert.ok(shown(prompt).includes(noun), `${prompt}: ${noun} of ${shown(prompt).join(', ')}`)
})

test('whoever does something in the hills is staged', () => {
  for (const prompt of [
    'a girl flying a kite in the rolling hills',
    'a dragon sleeping in a valley with a castle',
    'cute sheep on rolling hills for kids',
    'a shepherd with a dog in the Yorkshire hills',
    // Rails lie only on a viaduct of this kind.
    'a train in the rolling hills',
  ])
    assert.ok(!asked(prompt, read(prompt)), prompt)
})

test('what grown-ups know by name has a page of its own', () => {
  for (const [prompt, named] of [
    ['old Volkswagen camper van parked by the ocean', ['road', 'camper van']],
    ['red mustang driving down route 66', ['road']],
    ['vintage pickup truck full of pumpkins', ['pickup truck', 'pumpkin']],
    ['Vespa scooter on a coast road in Italy', ['road', 'moped']],
    ['Japanese wave with Mount Fuji in the background', ['wave', 'mount fuji']],
    ['ships in bottles on a windowsill', ['bottle']],
    ['Cactus collection in painted pots', ['shelf', 'cactus']],
    ['Mushroom house village with tiny doors and windows', ['mushroom house']],
    ['Highland cow with flowers between the horns', ['highland cow']],
    ['snow leopard portrait', ['snow leopard']],
    ['succulents in mismatched teacups', ['succulent', 'teacup']],
    ['peacock tail feathers close up', ['peacock feather']],
    ['old library with a ladder and a sleeping cat in an armchair', ['cat', 'armchair']],
    ['cat sitting in a window looking out at a rainy city', ['cat', 'windowsill']],
    ['doodle page with cupcakes and donuts packed tight, no empty space', ['cupcake', 'donut']],
    ['teacups and roses all over the page, no gaps', ['teacup']],
    ['cats and yarn balls filling the page', ['cat', 'ball of yarn']],
    ['Venetian canal with gondola and balconies full of flowers', ['gondola']],
  ] as const)
    for (const noun of named)
      assert.ok(shown(prompt).includes(noun), `${prompt}: ${noun} of ${shown(prompt).join(', ')}`)
  for (const prompt of ['a boy in a red car', 'a mustang galloping on a prairie', 'cute tractor for kids'])
    assert.ok(!shown(prompt).includes('road'), prompt)
})

test('a train over a bridge is on it, and where there is no bridge no view leaves it out', async () => {
  const withTrain = partsOf('a train going over a stone bridge above a river', [])
  assert.equal(withTrain.across, 'viaduct')
  assert.ok(withTrain.hasTrain)
  assert.equal(partsOf('a stone bridge over a river', []).across, 'bridge')
})

test('where two sorts of vehicles meet, or one does something to the other, no plate of one is drawn', () => {
  for (const prompt of ['a monster truck crushing old cars', 'an old tractor pulling a vintage car', 'a vintage car'])
    assert.equal(shown(prompt).includes('road'), prompt === 'a vintage car', prompt)
})

test('a coffee pot on a still life is no coffee plant in a pot', () => {
  assert.deepEqual(plantsIn('still life with a coffee pot, olive oil and a jam jar'), [])
  assert.deepEqual(plantsIn('coffee plants, olives and roses'), ['coffee', 'olive', 'rose'])
})

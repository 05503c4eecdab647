/** What colorists by hobby name: it is on the page, and the style is seen on it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'

const svgOf = async (prompt: string): Promise<string> => (await compose(prompt, 1)).svg

/** Closed shapes of three straight edges. */
const triangles = (svg: string): number =>
  [...svg.matchAll(/<path d="M[-\d. ]+l([-\d. ]+)z"/g)].filter(
    ([, steps = '']) => (steps.match(/-?\d*\.?\d+/g) ?? []).length === 4,
  ).length

for (const prompt of ['geometric fox made of triangles', 'low poly elephant', 'geometric wolf head', 'low poly whale'])
  test(`${prompt}: the animal is cut into triangles`, async () => {
    assert.ok(triangles(await svgOf(prompt)) > 90)
  })

test('a head that a style is asked for is set into that style', async () => {
  const head = await svgOf('mandala wolf head')
  assert.match(head, /r="4\d\d/, 'rings around it')
})

/** Prompt and what the page shows: a page for grown-ups, and no word of it told to be missing. */
const NAMED: [prompt: string, shows: string[]][] = [
  ['paris townhouse with wrought iron balconies and flower boxes', ['townhouse', 'balcony']],
  ['a cozy cottage with a thatched roof and roses around the door, very detailed', ['cottage', 'rose']],
  ['intricate kitchen with copper pots, herbs hanging and an old stove', ['kitchen', 'stove', 'herb bundle']],
  ['reading nook with a window seat, cushions and a sleeping cat', ['cat', 'pillow']],
  ['boho bedroom with plants and a rattan chair', ['bedroom', 'chair']],
  ['craft room with a sewing machine, yarn and a rocking chair', ['sewing machine', 'ball of yarn', 'rocking chair']],
  ['tarot card the moon with a wolf', ['moon', 'wolf']],
  ['the hermit tarot card with a lantern', ['lantern']],
  ["woman's face half hidden behind peonies, eyes closed", ['woman']],
  ['african queen with head wrap and proteas', ['queen']],
  ['geisha under wisteria, woodcut style', []],
  ['venetian masks with feathers', ['mask', 'feather']],
  ['typewriter with wildflowers', ['typewriter']],
  ['raven on a skull with candles, gothic', ['raven', 'skull', 'candle']],
  ['hourglass with sand and butterflies', ['hourglass', 'butterfly']],
  ['skull with a snake and peonies', ['skull', 'snake', 'peony']],
  ['stag with flowering antlers in a misty forest', ['stag']],
]
for (const [prompt, shows] of NAMED)
  test(`"${prompt}" shows what it names`, async () => {
    const page = await compose(prompt, 1)
    assert.equal(page.setting, 'ornate')
    for (const noun of shows) assert.ok(page.items.includes(noun), `${noun} is not among ${page.items.join(', ')}`)
    assert.deepEqual(page.missing, [])
  })

test('a crow with a key is about the crow', async () => {
  assert.notEqual((await compose('crow with a key and pocket watch, gothic', 1)).setting, 'ornate')
})

/** Birds as grown-ups ask for them: feathers in rows among what was named, and no picture book's. */
const BIRDS: [prompt: string, shows: string[]][] = [
  ['heron standing in reeds at dawn, calm adult coloring page', ['heron', 'cattail']],
  ['a great blue heron fishing in the marsh', ['heron']],
  ['two swans on a lake with water lilies', ['swan', 'lake', 'water lily']],
  ['cherry blossom branch with two sparrows', ['sparrow', 'branch']],
  ['a pair of hummingbirds with fuchsia', ['hummingbird']],
  ['barn owl in flight under a full moon', ['barn owl', 'full moon']],
  ['eagle soaring over mountains, detailed', ['eagle']],
]
for (const [prompt, shows] of BIRDS)
  test(`"${prompt}" is drawn feather by feather`, async () => {
    const page = await compose(prompt, 1)
    assert.equal(page.setting, 'ornate')
    for (const noun of shows) assert.ok(page.items.includes(noun), `${noun} is not among ${page.items.join(', ')}`)
    assert.deepEqual(page.missing, [])
    assert.ok(page.svg.split('<path').length > 150)
  })

test('who asks for a cute bird, or for one that does something, has it staged', async () => {
  for (const prompt of ['a cute robin on a branch with flowers', 'a sparrow pushes a wheelbarrow of flowers'])
    assert.notEqual((await compose(prompt, 1)).setting, 'ornate', prompt)
})

/** Subjects of hobby colorists that a page of their own shows whole. */
const OF_THEIR_OWN: [prompt: string, shows: string[]][] = [
  ['an ornate elephant with patterned blanket and jewels', ['elephant', 'blanket', 'gemstone']],
  ['a cobblestone street in an old italian village with flower pots on the windowsills', ['windowsill', 'flower pot']],
  ['stained glass window with a lighthouse and waves', ['lighthouse', 'wave']],
  ['a pirate ship in a bottle', ['pirate ship', 'bottle']],
  ['succulents in a wooden box', ['succulent']],
  ['dragonfly over water lilies', ['dragonfly', 'water lily']],
  ['two swallowtail butterflies on coneflowers, detailed', ['butterfly']],
]
for (const [prompt, shows] of OF_THEIR_OWN)
  test(`"${prompt}" is a page of its own`, async () => {
    const page = await compose(prompt, 1)
    assert.equal(page.setting, 'ornate')
    for (const noun of shows) assert.ok(page.items.includes(noun), `${noun} is not among ${page.items.join(', ')}`)
    assert.deepEqual([page.missing, page.unknown], [[], []])
  })

test('a butterfly that a child asks for is no plate', async () => {
  assert.notEqual((await compose('a cute butterfly on a daisy', 1)).setting, 'ornate')
})

/** Wild animals as grown-ups ask for them: their own shape and fur, and no picture book's face. */
const WILD: [prompt: string, shows: string[]][] = [
  ['red fox sitting in a snowy birch forest, adult coloring book style', ['fox']],
  ['stag in a misty forest with big antlers, detailed', ['stag', 'forest']],
  ['a hare in a wheat field with poppies', ['hare']],
  ['a wolf howling at the moon in a pine forest for adults', ['wolf', 'moon']],
]
for (const [prompt, shows] of WILD)
  test(`"${prompt}" shows the animal in its fur`, async () => {
    const page = await compose(prompt, 1)
    assert.equal(page.setting, 'ornate')
    for (const noun of shows) assert.ok(page.items.includes(noun), `${noun} is not among ${page.items.join(', ')}`)
    assert.deepEqual([page.missing, page.unknown], [[], []])
  })

test('an animal of a child, or one that does something else, is staged', async () => {
  for (const prompt of ['a cute fox in the forest', 'a fox reading a book in the forest, detailed'])
    assert.notEqual((await compose(prompt, 1)).setting, 'ornate', prompt)
})

test('a single word that is named as a word stands in a wreath of its flowers', async () => {
  const svg = await svgOf('word "breathe" with flowers around it')
  assert.match(svg, /data-setting="ornate"/)
})

test('pumpkins by the door of a bookshop are before its shop window', async () => {
  assert.match(await svgOf('bookshop in autumn, pumpkins by the door'), /data-setting="ornate"/)
})

test('steam that turns into flowers rises from a cup', async () => {
  assert.match(await svgOf('coffee cup with steam turning into flowers'), /data-setting="ornate"/)
})

test('a gingerbread house for grown-ups is of icing and sweets, and who was named stands before it', async () => {
  assert.match(await svgOf('gingerbread house with candy canes, intricate'), /data-setting="ornate"/)
  const { unknown } = await compose('detailed gingerbread house with a snowman', 1)
  assert.deepEqual(unknown, [])
})

test('a woman of art deco is a bust, with her glass at her shoulder', async () => {
  const svg = await svgOf('art deco woman with champagne glass')
  assert.match(svg, /<clipPath id="b\d+"/, 'the bust is cut at the chest')
})

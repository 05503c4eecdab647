import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { finish } from '../src/finish.ts'
import { areasOf } from './regions.ts'

/** Prompt, what the page shows, and how many areas there are to color. */
const KINDS: [prompt: string, shows: string, least: number, most: number][] = [
  ['a zentangle butterfly', 'butterfly', 300, 1150],
  ['a zentangle turtle', 'turtle', 250, 1000],
  ['zentangle owl', 'owl', 250, 1000],
  ['zentangle fox', 'fox', 100, 900],
  ['a zentangle horse', 'horse', 150, 900],
  ['mandala', 'mandala', 150, 800],
  ['a mandala with butterflies', 'butterfly', 120, 800],
  ['rose window', 'window', 250, 700],
  ['a stained glass peacock', 'peacock', 200, 600],
  ['stained glass roses', 'rose', 150, 600],
  ['koi pond', 'koi', 250, 800],
  ['fish tessellation', 'fish', 250, 1100],
  ['art deco pattern', 'fan', 300, 1200],
  ['botanical illustration', 'flower', 200, 700],
  ['botanical illustration of lavender and poppies', 'lavender', 200, 700],
  ['paisley pattern', 'flower', 400, 1700],
  ['celtic knot', 'celtic knot', 400, 1000],
  ['celtic tree of life', 'tree', 400, 1000],
  ['art nouveau lady with lilies', 'lily', 200, 600],
  ['the moon tarot card', 'moon', 250, 700],
  ['tarot card with a wolf', 'wolf', 250, 700],
  ['steampunk machine', 'machine', 150, 500],
  ['steampunk owl', 'owl', 100, 500],
  ['steampunk octopus', 'octopus', 120, 700],
  ['celtic knot wolf', 'wolf', 200, 1100],
  ['art deco peacock', 'peacock', 200, 900],
  ['a steampunk airship', 'airship', 120, 500],
  ['wildflower meadow', 'meadow', 200, 700],
  ['a field of sunflowers', 'sunflower', 150, 900],
  ['stained glass hummingbird', 'hummingbird', 100, 500],
  ['floral wreath with a bird in the middle', 'bird', 150, 700],
  ['victorian greenhouse full of plants', 'greenhouse', 200, 800],
  ['apothecary shelf with potion bottles and candles', 'candle', 100, 600],
  ['intricate moth with patterned wings', 'moth', 100, 800],
  ['a cozy reading nook', 'book', 250, 800],
  ['a row of houses', 'house', 400, 1000],
  ['folk art owl', 'owl', 200, 900],
  ['woodblock print of a whale', 'whale', 150, 800],
  ['moroccan tiles with a cat', 'cat', 250, 1300],
  ['azulejo tiles with fish', 'fish', 200, 900],
  ['William Morris wallpaper with birds', 'bird', 200, 900],
  ['henna elephant', 'elephant', 200, 900],
  ['mehndi hand', 'hand', 250, 900],
  ['patchwork quilt', 'quilt', 250, 1200],
  ['an elephant made of patchwork', 'elephant', 150, 1000],
  ['kaleidoscope pattern', 'kaleidoscope', 150, 900],
  ['portrait of a woman with flowers in her hair', 'woman', 200, 900],
  ['portrait of an old man with a long beard', 'old man', 150, 900],
  ['portrait of a fox', 'fox', 150, 900],
  ['sugar skull with roses', 'sugar skull', 250, 900],
  ['inside a bakery, lots of detail', 'bakery', 200, 900],
  ['window sill with plants and a sleeping cat', 'cat', 80, 600],
  ['still life with a teapot and a cake', 'teapot', 100, 600],
  ['cottagecore mushrooms and ferns', 'mushroom', 150, 900],
  ['city skyline at night', 'city', 200, 900],
  ['a castle on a hill, intricate', 'castle', 150, 1000],
  ['secret garden', 'garden', 200, 900],
  ['peacock with tail filled with doodle patterns', 'peacock', 200, 900],
  ['fox with tail full of patterns', 'fox', 100, 900],
  ['country kitchen with copper pots and a bowl of lemons on the table', 'lemon', 150, 900],
  ['a stag with flowers woven through its antlers', 'stag', 150, 900],
  ['repeating pattern of cats and yarn balls', 'ball of yarn', 60, 900],
  ['botanical illustration of a peony with buds and leaves', 'peony', 150, 800],
]
const SEEDS = [0, 1]

for (const [prompt, shows, least, most] of KINDS)
  test(`"${prompt}" is an ornate page with areas large enough to color, the same each time`, async () => {
    for (const seed of SEEDS) {
      const page = await compose(prompt, seed)
      assert.equal(page.setting, 'ornate')
      assert.ok(page.items.includes(shows), `${page.items} does not show ${shows}`)
      assert.deepEqual(page.missing, [])
      assert.equal((await compose(prompt, seed)).svg, page.svg, 'the same page again')
      assert.doesNotMatch(page.svg, /NaN|undefined|Infinity/)
      const { svg } = await finish(page.svg)
      assert.ok(svg.length <= 300 * 1024, `${Math.round(svg.length / 1024)} kB`)
      const { areas, black } = await areasOf(svg.replaceAll('fill="white"', 'fill="#000"'))
      assert.ok(areas.length >= least && areas.length <= most, `${areas.length} areas`)
      assert.ok(black < 0.42, `${Math.round(black * 100)}% is ink`)
      assert.deepEqual(
        areas.filter(({ pixels }) => pixels < 60),
        [],
        'nothing too small to color',
      )
    }
  })

test('what an ornament cannot show is drawn as a scene, or said to be missing', async () => {
  const scene = await compose('a tessellation of tractors', 1)
  assert.notEqual(scene.setting, 'ornate')
  assert.ok(scene.items.some((item) => item.startsWith('tractor')))
  const page = await compose('a tarot card of a cat in the kitchen', 1)
  assert.ok(page.items.includes('cat'))
  assert.deepEqual(page.missing, ['kitchen'])
})

test('a style is around all who were named, whatever they do and wherever the style is said', async () => {
  for (const prompt of [
    'steampunk octopus wearing a top hat',
    'a zentangle owl and a tractor',
    'art nouveau lady with a cat',
    'a fox reading a book, folk art',
    'make a cat and a dog look like stained glass',
    'two birds on a branch in the style of a woodblock print',
  ]) {
    const page = await compose(prompt, 1)
    assert.equal(page.setting, 'ornate', prompt)
    assert.deepEqual([page.unknown, page.missing], [[], []], prompt)
  }
})

test('whoever paints in that style is nobody on the page', async () => {
  const page = await compose('art nouveau woman with a crown of lilies in the style of Mucha', 1)
  assert.ok(page.items.includes('woman') && !page.items.includes('child'), `${page.items}`)
  assert.deepEqual([page.unknown, page.missing], [[], []])
})

test('a meadow without animals has none', async () => {
  const page = await compose('wildflower meadow with poppies, no animals', 1)
  assert.ok(!page.items.some((item) => /bee|butterfly/.test(item)), `${page.items}`)
})

test('what somebody does with a thing of that name is no style', async () => {
  const page = await compose('grandma is sewing a patchwork quilt', 1)
  assert.notEqual(page.setting, 'ornate')
})

test('whatever is said of a portrait, a table, a wreath or a sheet is on the page, or said to be missing', async () => {
  for (const prompt of [
    'portrait of an old woman with deep wrinkles, a flowered headscarf and big hoop earrings',
    'kitchen still life with rosemary, a mortar and pestle, a braid of garlic and copper pots',
    'bouquet of protea, eucalyptus and poppies in a mason jar',
    'wreath of lavender, eucalyptus and peonies',
    'six mushrooms with moths around them',
    'mandala with owls, moons and feathers',
    'greenhouse full of monstera, ferns and orchids',
  ]) {
    const page = await compose(prompt, 1)
    assert.equal(page.setting, 'ornate', prompt)
    assert.deepEqual([page.unknown, page.missing], [[], []], prompt)
  }
})

test('two halves, a world within a shape and hair that becomes something are pages of their own', async () => {
  for (const prompt of [
    'half lion half mandala',
    'half skull half flowers',
    'a wolf with mountains and pine trees inside its body',
    'a forest inside a teacup',
    'a little village inside a coffee cup',
    'side profile of a woman with her hair turning into ocean waves',
    'hummingbirds and hibiscus, advanced coloring',
  ]) {
    const page = await compose(prompt, 1)
    assert.equal(page.setting, 'ornate', prompt)
    const { svg } = await finish(page.svg)
    const { areas } = await areasOf(svg.replaceAll('fill="white"', 'fill="#000"'))
    assert.ok(areas.length > 60, `${prompt}: ${areas.length} areas`)
    assert.deepEqual(
      areas.filter(({ pixels }) => pixels < 60),
      [],
      prompt,
    )
  }
})

test('a fairy door and a desk of a witch are no portraits', async () => {
  for (const prompt of ['tiny fairy door at the foot of an old oak with ivy', "a witch's desk with roses and a raven"])
    assert.ok(!(await compose(prompt, 1)).items.includes('beard'), prompt)
})

test('who does something is shown doing it, and a child with curls is no portrait', async () => {
  for (const prompt of [
    'a woman with long hair riding a horse',
    'a girl with curly hair',
    'a girl with curly hair is flying a kite',
    'a mermaid with long wavy hair',
  ])
    assert.notEqual((await compose(prompt, 1)).setting, 'ornate', prompt)
})

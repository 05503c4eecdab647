/** What pages for grown-ups promise beyond their kind: what was named is on them, where it belongs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { finish } from '../src/finish.ts'
import { createRng } from '../src/ink/random.ts'
import { hummingbird } from '../src/ornate/birds/hummingbird.ts'
import { atFlowers } from '../src/ornate/birds/pages.ts'
import { ELEPHANTS } from '../src/ornate/creatures/elephant.ts'
import { intersect } from '../src/ornate/kit/clip.ts'
import { area, box } from '../src/ornate/kit/points.ts'
import { particularsIn } from '../src/ornate/portrait/particulars.ts'
import { read } from '../src/reading/read.ts'
import { languageOf } from '../src/reading/tongues/language.ts'
import { areasOf } from './regions.ts'

/** Prompt, what the page shows, and how many shapes it has at least. */
const SHOWN: [prompt: string, shows: string[], least: number][] = [
  ['Victorian house with a porch and garden, very detailed', ['house', 'garden'], 300],
  ['haunted victorian mansion with bats and a black cat', ['palace', 'bat', 'black cat'], 300],
  ['gothic cathedral, intricate', ['cathedral'], 200],
  ['lighthouse on a cliff with stormy waves detailed', ['lighthouse', 'cliff', 'wave'], 60],
  ['lavender field in Provence with a stone farmhouse', ['lavender', 'farmhouse'], 200],
  ['hot air balloons over a valley, detailed adult coloring page', ['hot air balloon'], 100],
  ['zodiac sign leo, ornate', ['lion'], 80],
  ['sun and moon face', ['sun', 'moon'], 50],
  ['woman with butterfly wings, adult coloring page', ['woman', 'wing'], 60],
  ['horse head with flowers in its mane', ['horse'], 100],
  ['old bookshop interior with ladders and a cat', ['cat', 'ladder'], 100],
  ['cozy reading nook with a sleeping cat and rain on the window', ['cat', 'rain'], 200],
  ['Parisian café street with Eiffel tower in the background, adult coloring', ['eiffel tower'], 200],
  ['dahlias, detailed', ['flower'], 100],
  ['quaint harbor town with a cat and a pirate ship, detailed', ['harbor', 'cat', 'pirate ship', 'lighthouse'], 200],
  ['whimsical mushroom houses with a gnome and a snail, detailed', ['mushroom house', 'gnome', 'snail'], 200],
  ['northern lights over a lake with a cabin, for adults', ['northern lights', 'lake', 'log cabin'], 200],
  ['aurora borealis and pine trees, detailed landscape', ['northern lights', 'pine tree'], 200],
  ['sea turtle swimming in coral reef, intricate', ['sea turtle', 'coral reef'], 80],
  ['geometric pattern with triangles and hexagons', ['pattern', 'triangle', 'hexagon'], 200],
  ['african wax print pattern', ['pattern'], 150],
  ['half-timbered houses in a German Christmas market, detailed', ['house', 'market'], 200],
  ['Greek island street with white houses and blue domes, bougainvillea and a cat', ['house', 'cat'], 150],
  ['London street with red phone box and double decker bus for adults', ['street', 'double decker bus'], 200],
  ['a narrow street in an Italian village with laundry lines, adult coloring', ['street', 'clothesline'], 200],
  ['luna moth with moon phases', ['moth', 'moon phase'], 200],
  ['mystical moth with mushrooms and crystals', ['moth', 'mushroom', 'crystal'], 200],
  ['sugar skull with roses and candles, day of the dead', ['sugar skull', 'candle'], 200],
  ['a wolf head with dreamcatcher and feathers, boho style', ['wolf', 'dream catcher', 'feathers'], 200],
  ['a tea party with a teapot, cupcakes and macarons, vintage style', ['teapot', 'cupcake', 'macaron'], 60],
  ['gothic cathedral with gargoyles and a full moon', ['cathedral', 'gargoyle', 'full moon'], 200],
  ['a cup of coffee with a galaxy inside', ['coffee cup', 'galaxy'], 40],
  ['wolf howling at the moon with dreamcatcher and feathers', ['wolf', 'moon'], 80],
]

for (const [prompt, shows, least] of SHOWN)
  test(`"${prompt}" is an ornate page with all of it`, async () => {
    const page = await compose(prompt, 1)
    assert.equal(page.setting, 'ornate')
    for (const noun of shows) assert.ok(page.items.includes(noun), `${noun} is not among ${page.items.join(', ')}`)
    assert.deepEqual(page.missing, [])
    assert.ok((page.svg.match(/<(?:path|circle)/g)?.length ?? 0) >= least)
  })

test('patterns do not cover walls and windows', async () => {
  const { items } = await compose('mushroom fairy house with tiny door, intricate for grown ups', 1)
  assert.ok(items.includes('mushroom'), 'it stands on the floor of a wood')
})

test('a coloring page of something is no sheet of specimens', async () => {
  const page = await compose('adult coloring page of a cottage in the woods with a cat', 1)
  const again = await compose('a cottage in the woods with a cat for adults', 1)
  assert.equal(page.setting, again.setting)
})

test('cranes beside waves are birds, on a building site machines', () => {
  assert.equal(read('Japanese waves with cranes').things[0]?.name, 'crane bird')
  assert.equal(read('two cranes at a construction site').things[0]?.name, 'crane')
})

test('a mermaid in any style has her tail: she is no bust', async () => {
  const [whole, face] = await Promise.all([
    compose('mermaid in art nouveau style', 1),
    compose('art nouveau portrait of a mermaid', 1),
  ])
  assert.notEqual(whole.svg, face.svg)
  assert.ok(!whole.svg.includes('clip-path="url(#b'), 'only a bust is cut off at its garland')
})

test('a child called Leo with a stop sign is no sign of the zodiac', async () => {
  assert.notEqual((await compose('Leo holds a stop sign', 1)).setting, 'ornate')
})

test('small hands get a scene of a house, the sun and the moon', async () => {
  for (const prompt of ['cute haunted house for kids', 'simple sun and moon for toddlers'])
    assert.notEqual((await compose(prompt, 1)).setting, 'ornate', prompt)
})

test('a village with a church is no cathedral', async () => {
  assert.ok(!(await compose('winter village with church and pine trees, detailed', 1)).items.includes('cathedral'))
})

test('"repeating" before an ornament asks for no worksheet', async () => {
  assert.equal((await compose('repeating pattern, what comes next', 1)).setting, 'school')
  assert.notEqual((await compose('repeating floral pattern', 1)).setting, 'school')
})

test('an animal of ornament has no picture-book face: its eyes are almonds, not large dots', async () => {
  const [ornate, plain] = await Promise.all([compose('zentangle fox', 1), compose('a fox', 1)])
  const dots = ({ svg }: { svg: string }): number[] =>
    [...svg.matchAll(/<ellipse[^>]* rx="([\d.]+)"[^>]*fill="#000"/g)].map(([, rx]) => Number(rx))
  assert.ok(Math.max(0, ...dots(ornate)) < Math.max(0, ...dots(plain)), 'its pupils are smaller')
})

test('every country has its own houses: no two streets are alike', async () => {
  const streets = ['Italian', 'Greek', 'German', 'Japanese', 'Moroccan', 'Norwegian', 'London'].map((of) =>
    compose(`a detailed ${of} street`, 1),
  )
  const pages = await Promise.all(streets)
  assert.deepEqual(
    pages.map(({ setting }) => setting),
    pages.map(() => 'ornate'),
  )
  assert.equal(new Set(pages.map(({ svg }) => svg)).size, pages.length)
})

test('the front of a shop has its word on the board, its goods in the window and no room behind a counter', async () => {
  const [front, room] = await Promise.all([
    compose('bakery storefront with a cat and a basket, detailed coloring page for adults', 1),
    compose('inside a bakery, detailed coloring page for adults', 1),
  ])
  for (const noun of ['cat', 'basket']) assert.ok(front.items.includes(noun), noun)
  assert.deepEqual(front.missing, [])
  const written = (svg: string): string => [...svg.matchAll(/aria-label="(\w)"/g)].map(([, letter]) => letter).join('')
  assert.ok(written(front.svg).startsWith('BAKERY'))
  assert.ok(!written(room.svg).includes('BAKERY'))
  assert.ok(front.svg.length < 300 * 1024)
})

test('a mermaid for adults is drawn whole with her tail, those who were named swim around her, a child gets its own', async () => {
  const page = await compose('a mermaid underwater with seahorses and a sunken ship, adult coloring page', 1)
  assert.equal(page.setting, 'ornate')
  assert.deepEqual([page.missing, page.unknown], [[], []])
  const { areas } = await areasOf((await finish(page.svg)).svg.replaceAll('fill="white"', 'fill="#000"'))
  assert.deepEqual(
    areas.filter(({ pixels }) => pixels < 60),
    [],
  )
  assert.equal((await compose('a mermaid for adults, not childish, with long hair', 1)).setting, 'ornate')
  assert.notEqual((await compose('a cute mermaid with a fish, detailed', 1)).setting, 'ornate')
})

test('herbs that are also words for people are plants on a plate of plants', async () => {
  const page = await compose('botanical illustration of lavender, chamomile and sage side by side', 1)
  assert.equal(page.setting, 'ornate')
  assert.deepEqual([page.missing, page.unknown], [[], []])
})

test('a cap, a helmet or a war bonnet that was named is on the head of the portrait', () => {
  for (const [prompt, bare] of [
    ['portrait of an old fisherman with a cap', 'portrait of an old fisherman'],
    ['portrait of a chief with a feather headdress', 'portrait of a chief'],
    ['portrait of a samurai', 'portrait of a man'],
  ] as const) {
    const heads = [prompt, bare].map((said) => particularsIn(said).filter(({ head, wings }) => head || wings).length)
    assert.ok(heads[0]! > heads[1]!, prompt)
  }
})

test('a wild animal for adults is on the rock that was named, and no child draws it', async () => {
  const page = await compose('a realistic wolf standing on a rock under the moon', 1)
  assert.equal(page.setting, 'ornate')
  assert.deepEqual([page.missing, page.unknown], [[], []])
  assert.notEqual(page.svg, (await compose('a realistic wolf under the moon', 1)).svg)
})

test('a style with a French name asks for no page in French', () => {
  for (const prompt of ['art nouveau lady', 'art nouveau border with irises', 'belle époque lady'])
    assert.equal(languageOf(prompt), 'en', prompt)
  assert.equal(languageOf('un lapin dans le jardin'), 'fr')
})

test('one bird in thick lines is large, alone on its branch and in few areas', async () => {
  for (const prompt of [
    'a single bird sitting on a branch, simple, thick lines, for a person with dementia',
    'one cardinal on a branch, simple design with thick lines for seniors',
  ]) {
    const page = await compose(prompt, 1)
    assert.equal(page.setting, 'ornate', prompt)
    assert.deepEqual([page.missing, page.unknown], [[], []], prompt)
    const { areas } = await areasOf((await finish(page.svg)).svg)
    assert.ok(areas.length < 70, `${prompt}: ${areas.length} areas`)
  }
  assert.notEqual((await compose('a cute bird on a branch, simple, thick lines, for kids', 1)).setting, 'ornate')
})

test('a peacock for grown-ups fills the page with eyed feathers and has no blots', async () => {
  for (const prompt of [
    'a peacock with intricate feathers for adults',
    'a majestic peacock with its tail spread, detailed',
  ]) {
    const page = await compose(prompt, 1)
    assert.deepEqual([page.items.includes('peacock'), page.missing, page.unknown], [true, [], []], prompt)
    const { areas } = await areasOf((await finish(page.svg)).svg)
    const tiny = areas.filter(({ pixels }) => pixels < 60).length
    assert.ok(tiny < 20, `${prompt}: ${tiny} tiny areas`)
  }
})

test('the trunk of an elephant of ornament is narrower than half its head', () => {
  const face = ELEPHANTS[0]!()
    .filter(({ role }) => role === 'bare')
    .at(-1)!.poly
  const wide = (from: number, to: number): number =>
    2 * Math.max(...face.filter(([, y]) => y > from && y < to).map(([x]) => x))
  assert.ok(wide(250, 500) < wide(-200, 100) / 2)
})

test('the feathers of a hummingbird stay within its body', () => {
  const marks = hummingbird('hovering', true)
  const bill = marks.findIndex(({ poly }) => box([poly]).x1 > 270)
  const at = marks.findIndex(({ poly }) => Math.abs(box([poly]).y1 - 124) < 2 && Math.abs(area(poly)) > 9000)
  const body = marks[at]!.poly
  const breast = marks.slice(at + 1, bill)
  assert.ok(at > 0 && breast.length > 6)
  for (const { poly } of breast) {
    const within = intersect([poly], [body]).reduce((sum, part) => sum + Math.abs(area(part)), 0)
    assert.ok(within > 0.9 * Math.abs(area(poly)))
  }
})

test('a hummingbird at a trumpet vine drinks from a trumpet', () => {
  const page = (prompt: string): string =>
    atFlowers(createRng(1), { birds: ['hummingbird'], plants: [], isNight: false, hasWater: false }, prompt)
  assert.notEqual(page('a hummingbird at a trumpet vine'), page('a hummingbird at a flower'))
})

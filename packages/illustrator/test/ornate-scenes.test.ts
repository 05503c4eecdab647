import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ornatePage } from '../src/ornate/index.ts'
import { read } from '../src/reading/read.ts'

const drawn = async (prompt: string, seed = 1) => {
  const page = await ornatePage(read(prompt), prompt, seed)
  assert.ok(page, `"${prompt}" is no ornate page`)
  return page
}

/** Places that grown-ups ask for, and what has to be in them. */
for (const [prompt, shown] of [
  ['canal in Delft with narrow houses and a drawbridge', ['canal', 'drawbridge', 'house']],
  ['tuscan hill town with cypress trees', ['hill', 'cypress tree', 'house']],
  ['inside of a 1950s diner with checkered floor and stools', ['diner', 'stool']],
  ['old apothecary shelf full of bottles and jars', ['bottle', 'jar', 'shelf']],
  ['japanese teahouse in a garden with a pond and stone lantern', ['japanese garden', 'pond', 'lantern']],
  ['city skyline at night with a bridge and full moon', ['city', 'bridge', 'full moon']],
  ['bookshop front with crates of books outside and a bicycle', ['bookstore', 'crate', 'book', 'bicycle']],
  ['victorian greenhouse interior, iron and glass, lots of ferns', ['greenhouse', 'fern', 'glass']],
  ['glass terrarium with succulents and moss', ['terrarium', 'succulent', 'moss']],
  ['market hall with stalls of cheese, fish and flowers', ['market', 'cheese', 'fish', 'flower']],
  ['moroccan courtyard with fountain and tiles', ['courtyard', 'fountain', 'tile']],
  ['apple orchard with ladders and baskets', ['orchard', 'apple', 'ladder', 'basket']],
  ['attic full of old trunks, a dress form and a round window', ['attic', 'trunk', 'window']],
  ['mushroom village with tiny lanterns and winding stairs', ['mushroom house', 'lantern', 'stairs']],
  ['greek island steps with bougainvillea and a sleeping cat', ['steps', 'cat']],
  ['yarn shop shelves full of wool for adults', ['ball of yarn', 'shelf']],
] as const)
  test(`"${prompt}" is a page of its own, with all of it`, async () => {
    const { shows } = await drawn(prompt)
    for (const name of shown) assert.ok(shows.includes(name), `${name} is not shown`)
    const [one, other] = await Promise.all([drawn(prompt, 3), drawn(prompt, 4)])
    assert.notEqual(one.svg, other.svg, 'another seed, another page')
    assert.equal((await drawn(prompt, 3)).svg, one.svg, 'same prompt and seed, same page')
  })

test('tiles of Delft are tiles, whatever canal is in Delft', async () => {
  const [tiles, canal] = await Promise.all([drawn('delft tiles with a windmill'), drawn('a canal in Delft')])
  assert.ok(!tiles.shows.includes('canal'))
  assert.ok(canal.shows.includes('canal'))
})

test('a diner from outside has its front', async () => {
  const { shows } = await drawn('vintage diner storefront')
  assert.ok(shows.includes('door') && !shows.includes('stool'))
})

test('who sleeps in a reading nook is the one that was named, and nobody else', async () => {
  const dog = await drawn('cosy reading nook by the window with a sleeping dog')
  const cat = await drawn('cosy reading nook by the window with a sleeping cat')
  assert.ok(dog.shows.includes('dog'))
  assert.notEqual(dog.svg.length, cat.svg.length)
})

/** One subject with its looks: what is named of it is read as its own and seen on it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRng } from '../src/ink/random.ts'
import { read } from '../src/reading/read.ts'
import { understand } from '../src/understand.ts'
import { lookUp } from '../src/world/world.ts'

const SPOT = { x: 500, y: 900, h: 600, sw: 6, facing: 'right', detail: 'medium' } as const
const said = (prompt: string) => {
  const result = understand(prompt)
  return 'understood' in result ? result.understood.unknown : ['nothing understood']
}
const first = (prompt: string) => read(prompt).things[0]

test('a trade before "woman" or "man" is who it is', () => {
  for (const [prompt, name, sex] of [
    ['paramedic woman', 'paramedic', 'woman'],
    ['a firefighter lady', 'firefighter', 'woman'],
    ['an astronaut man', 'astronaut', 'man'],
  ] as const) {
    assert.equal(first(prompt)?.name, name, prompt)
    assert.ok(first(prompt)?.attributes.includes(sex), prompt)
  }
  assert.equal(first('an old woman')?.name, 'old woman')
})

test('a food that is a hero is that food in costume, and a pizza chef is a chef', () => {
  const hero = first('broccoli superhero')
  assert.equal(hero?.name, 'broccoli')
  assert.deepEqual(
    hero?.wears.map(({ name }) => name),
    ['cape', 'eye mask'],
  )
  assert.equal(first('a pizza chef')?.name, 'chef')
})

test('giant wheels are large, and no giants', () => {
  assert.ok(
    !read('tractor with giant wheels').things.some(({ attributes }) => attributes.some((a) => a.includes('-as-'))),
  )
  assert.ok(first('a car with cookie wheels')?.attributes.includes('cookie-as-wheel'))
})

test('with lots of patches is one backpack', () => {
  assert.equal(first('a backpack with lots of patches')?.n, 1)
  assert.deepEqual(said('a backpack with lots of patches'), [])
})

test('what is on the roof of a van is on top of it, one or several', () => {
  for (const prompt of ['a van with bikes on the roof', 'camper van with two surfboards on its roof']) {
    const { things, relations } = read(prompt)
    assert.equal(things.length, 2, prompt)
    assert.deepEqual(
      relations.map(({ relation }) => relation),
      ['on-top-of'],
    )
  }
})

test('parts that it is drawn with are no things beside it', () => {
  for (const prompt of [
    'a submarine with a periscope',
    'a monster with horns',
    'rotary phone with a dial',
    'monster truck with huge tires',
    'telescope on a tripod',
    'sheriff with a star badge',
    'ramen with an egg',
  ]) {
    assert.equal(read(prompt).things.filter(({ via }) => via !== 'implied').length, 1, prompt)
    assert.deepEqual(said(prompt), [], prompt)
  }
})

test('an elephant plushie is one sewn elephant, a mushroom with a door a house', () => {
  const { things } = read('giant elephant plushie')
  assert.deepEqual(
    things.map(({ name }) => name),
    ['elephant'],
  )
  assert.ok(things[0]?.attributes.includes('patchwork'))
  assert.equal(first('a mushroom with a tiny door and windows')?.name, 'mushroom house')
})

test('hair that is long and wavy is long', () => {
  const mermaid = lookUp('mermaid')
  assert.ok(mermaid?.kind === 'being')
  const svg = (...attributes: string[]) =>
    mermaid.actor
      .act({ ...SPOT, rng: createRng(1), attributes }, { pose: 'stand' })
      .layers.map((layer) => layer.svg)
      .join('')
  assert.equal(svg('extra-long hair', 'wavy hair'), svg('extra-long hair'))
  assert.notEqual(svg('extra-long hair', 'wavy hair'), svg('wavy hair'))
})

test('suspenders, a mohawk and glasses like hearts are seen', () => {
  const man = lookUp('man')
  assert.ok(man?.kind === 'being')
  const svg = (attributes: string[], wears: { name: string; attributes: string[] }[] = []) =>
    man.actor
      .act({ ...SPOT, rng: createRng(1), attributes }, { pose: 'stand', wears })
      .layers.map((layer) => layer.svg)
      .join('')
  assert.notEqual(svg([], [{ name: 'suspenders', attributes: [] }]), svg([]))
  assert.notEqual(svg(['mohawk']), svg([]))
  assert.notEqual(
    svg([], [{ name: 'glasses', attributes: ['heart-shaped'] }]),
    svg([], [{ name: 'glasses', attributes: [] }]),
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draw } from '../src/index.ts'
import { read } from '../src/reading/read.ts'
import { understand } from '../src/understand.ts'

const named = (prompt: string) => read(prompt).things.map(({ name }) => name)
const plain = (id: string | null) => (id ?? '').replace(/#1\b/g, '')
const said = (prompt: string) =>
  read(prompt).relations.map(({ a, relation, b }) => [plain(a), relation, plain(b)].filter(Boolean).join(' '))

const unsaid = (prompt: string): string[] => {
  const understanding = understand(prompt)
  return 'understood' in understanding ? understanding.understood.unknown : []
}

test('how somebody is may be said afterwards, and he stays one', () => {
  assert.deepEqual(named('a dragon, but a friendly one'), ['dragon'])
  assert.equal(read('a dragon, but a friendly one').things[0]?.mood, 'happy')
  assert.deepEqual(named('a monster but not scary more like silly with three eyes'), ['monster'])
  assert.deepEqual(named('a shark but hes nice and he has a friend whos a fish'), ['shark', 'fish'])
  assert.deepEqual(named('make a fairy but make her a boy'), ['fairy'])
})

test('"a cute one" is one of those who are loved', () => {
  const [first, ...others] = named('my daughter loves hedgehogs, could we have a cute one with a little backpack')
  assert.deepEqual([first, others], ['hedgehog', ['backpack']])
  assert.deepEqual(named('draw me something with a panda eating noodles'), ['panda', 'noodles'])
})

test('what a child says is wished for, and not lettered', () => {
  const { letters, things } = read('my 4 year old says draw a fire truck that is smiling')
  assert.deepEqual([letters, things.map(({ name }) => name)], [null, ['fire truck']])
})

test('"wrap", "round" and "flies" follow their neighbors', () => {
  assert.ok(!named('a house with a wrap around porch and a rocking chair').includes('burrito'))
  assert.deepEqual(said('a snake that wraps around a tree'), ['snake around tree'])
  assert.deepEqual(named('a bear hugging a stump while a bee flies round his head'), ['bear', 'stump', 'bee'])
  assert.ok(!named('big bold letters saying WELCOME with flowers around').includes('envelope'))
})

test('one of several holds somebody, and one garment has one wearer', () => {
  assert.deepEqual(said('three boxes and a dog in one of them'), ['dog inside box'])
  assert.ok(said('a basket full of apples and a worm peeking out of one').includes('worm comes-out-of apple'))
  assert.deepEqual(said('a wolf and a little girl with a red cape'), ['girl wears cape'])
  assert.ok(!said('a tractor pulling a hay wagon with kids on top').includes('hay wagon on-top-of tractor'))
})

test('breeds, wholes and others of a group are told by what is said of them afterwards', () => {
  assert.deepEqual(named('our dog Bruno is a dachshund. draw him in a superhero cape'), ['dachshund', 'cape'])
  assert.ok(said('a Christmas tree with a star on top and a cat climbing it').includes('cat climbs christmas tree'))
  assert.deepEqual(
    read('three kittens, one of which is sleeping').things.map(({ n }) => n),
    [2, 1],
  )
})

test('tanks, canteens, pyramids and stickers follow their neighbors', () => {
  assert.deepEqual(named('a tank with a long barrel'), ['tank'])
  assert.equal(read('a soldier with a canteen').place, null)
  assert.ok(!named('children eating lunch in the school canteen').includes('bottle'))
  assert.deepEqual(said('a pyramid of penguins'), ['penguin on-top-of penguin'])
  assert.deepEqual(unsaid('a pyramid of penguins'), ['pyramid'])
  assert.deepEqual(named('a cat sticker'), ['cat'])
  assert.deepEqual(said('a fish tank with a castle inside'), ['castle inside aquarium'])
})

test('qualities, styles and deeds that no line shows are said, before and after drawing alike', async () => {
  assert.deepEqual(unsaid('a jealous parrot'), ['jealous'])
  assert.deepEqual(unsaid('a busy street with cars'), ['busy'])
  assert.deepEqual(unsaid('a realistic girl riding a bike'), ['realistic'])
  assert.deepEqual(unsaid('a jar with 100 jelly beans'), ['jar'])
  assert.deepEqual((await draw('a jar with 100 jelly beans', 1)).missing, ['jar'])
  assert.deepEqual((await draw('a realistic girl riding a bike', 1)).unknown, ['realistic'])
})

test('what is drawn is not said to be missing', () => {
  for (const prompt of [
    'an excited dog',
    'a monster truck crushing cars',
    'an old man and an old woman on a bench',
    'an elephant with a long trunk',
    'a king with a paper airplane',
    'kids playing with blocks',
    'a bull with a ring in its nose',
    'a giraffe with a scarf around its long neck',
    'a robot with a screen on its belly',
    'a gingerbread man with three buttons',
  ])
    assert.deepEqual(unsaid(prompt), [], prompt)
})

test('a face, windows and a door are of who has them', () => {
  assert.deepEqual(named('a donut with a kawaii face'), ['donut'])
  assert.deepEqual(named('an avocado with a tiny kawaii face hugging toast'), ['avocado', 'toast'])
  assert.deepEqual(named('a snail with a cottage for a shell with windows and a door'), ['snail'])
  assert.deepEqual(named('a shoe with a door and windows'), ['shoe house'])
  assert.deepEqual(unsaid('a gnome wearing a hat with a door'), ['door'])
})

test('patterns are on what has them, and the second is said to be missing', () => {
  assert.deepEqual(named('an elephant with stars and swirls on it'), ['elephant'])
  assert.deepEqual(named('a teddy bear with hearts and polka dots'), ['teddy bear'])
  assert.deepEqual(named('a bunny with stars on its bum'), ['bunny'])
  assert.deepEqual(unsaid('a dress with hearts and stripes'), ['stripes'])
})

test('a number is on the shirt or the cake that has it, and cars are no animals', () => {
  assert.equal(read('a football shirt with the number 12 on it').letters, null)
  assert.ok(read('a birthday cake with a number 5 on it').things[0]?.attributes.includes('lettered 5'))
  assert.deepEqual(named('a Ford Mustang from 1969'), ['car'])
  assert.deepEqual(named('a VW Beetle with a surfboard on the roof'), ['car', 'surfboard'])
  assert.deepEqual(named('a red beetle on a leaf'), ['beetle', 'leaf'])
})

test('whom somebody is like and what the page is for are not on it', () => {
  assert.deepEqual(named('a girl with curly hair like my daughter'), ['girl'])
  assert.deepEqual(named('a fox poster for the class'), ['fox'])
  const card = read('a card page with a hedgehog and space to write a name')
  assert.deepEqual([card.place, card.things.map(({ name }) => name)], [null, ['hedgehog']])
})

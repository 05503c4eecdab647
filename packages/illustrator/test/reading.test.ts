import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'

/** Relations as "fox pushes wheelbarrow", a part in brackets. */
const said = (prompt: string) => {
  const { relations } = read(prompt)
  const plain = (id: string | null) => (id ?? '').replace(/#1\b/g, '')
  return relations.map(({ a, relation, b, part }) =>
    [plain(a), relation, plain(b), part ? `[${part}]` : ''].filter(Boolean).join(' '),
  )
}
const named = (prompt: string) => read(prompt).things.map((thing) => thing.name)

test('who does what to whom is read from any tense and order', () => {
  assert.deepEqual(said('a fox pushes a wheelbarrow'), ['fox pushes wheelbarrow'])
  assert.deepEqual(said('a fox pushing a wheelbarrow'), ['fox pushes wheelbarrow'])
  assert.deepEqual(said('the fox is pushing a wheelbarrow'), ['fox pushes wheelbarrow'])
  assert.deepEqual(said('dog chase cat'), ['dog chases cat'])
  assert.deepEqual(said('a castle guarded by a dragon'), ['dragon in-front-of castle'])
  assert.deepEqual(said('two bears hugging'), ['bear hugs bear'])
  assert.deepEqual(said('a girl gives her mother a flower'), ['girl gives-to mother', 'girl holds flower'])
  assert.deepEqual(said('a boy giving his grandma flowers'), ['boy holds flower', 'boy gives-to grandmother'])
  assert.deepEqual(said('a girl feeding the horse carrots'), ['girl holds carrot', 'girl feeds horse'])
})

test('a place belongs to whom it fits best, not to the nearest noun', () => {
  assert.deepEqual(said('a boy looking at a monster under his bed'), ['boy looks-at monster', 'monster under bed'])
  assert.deepEqual(said('a fairy kissing a frog on a lily pad'), ['fairy kisses frog', 'frog sits-on lily pad'])
  assert.deepEqual(said('a girl reading a book under a tree'), ['girl reads book', 'girl under tree', 'girl sits'])
  assert.deepEqual(said('a cat in a box on a table'), ['cat inside box', 'box on-top-of table'])
  assert.deepEqual(said('an old man feeding pigeons on a park bench'), [
    'old man feeds pigeon',
    'old man sits-on bench',
  ])
})

test('a part of the body is where something is', () => {
  assert.deepEqual(said('a girl with a cat on her lap'), ['cat sits-on girl [lap]'])
  assert.deepEqual(said('an elephant with a bird on its head'), ['bird sits-on elephant [head]'])
  assert.deepEqual(said("an owl perched on a wizard's shoulder"), ['owl sits-on wizard [shoulder]'])
  assert.ok(said("a dentist checking a hippo's teeth").includes('dentist tends hippo [mouth]'))
})

test('whoever rides goes on acting, and what things do they do by themselves', () => {
  assert.deepEqual(said('a girl riding a pony holding a flag'), ['girl rides pony', 'girl holds flag'])
  assert.deepEqual(said('a house with smoke coming out of the chimney'), ['smoke on-top-of house'])
  assert.deepEqual(said('a worm with glasses coming out of an apple'), [
    'worm wears glasses',
    'worm comes-out-of apple',
  ])
})

test('a word that is a word is never respelled, and what cannot be drawn is said', () => {
  assert.deepEqual(named('an elefant in a tutu'), ['elephant', 'tutu'])
  assert.deepEqual(named('a dolfin'), ['dolphin'])
  assert.deepEqual(named('a low poly dog'), ['dog'])
  assert.deepEqual(read('a low poly dog').unknown, [])
  assert.deepEqual(named('one big strawberry and nothing else'), ['strawberry'])
  assert.deepEqual(named('a snail with a stripey shell'), ['snail'])
  assert.deepEqual(read('a hedgehog with a gizmotron').unknown, ['gizmotron'])
  assert.deepEqual(read('a cat next to a pizza cutter').unknown, ['pizza cutter'])
})

test('a word of several meanings is read among the others', () => {
  assert.deepEqual(named('a boy hitting a ball with a bat'), ['boy', 'ball', 'baseball bat'])
  assert.deepEqual(named('a bat in a cave'), ['bat', 'cave'])
  assert.deepEqual(named('a hamster in its wheel'), ['hamster', 'hamster wheel'])
  assert.deepEqual(named('mummy and daddy dancing'), ['mother', 'father'])
  assert.deepEqual(named('a mummy in a pyramid'), ['mummy', 'pyramid'])
})

test('names of people are no things', () => {
  assert.deepEqual(named('my dog max and my cat luna sleeping on the couch'), ['dog', 'cat', 'couch'])
  assert.deepEqual(named('Emma rides a pony'), ['child', 'pony'])
})

test('a stand-in is of the same kind, and told from what was asked', () => {
  const [dog] = read('a terrier in a basket').things
  assert.deepEqual([dog?.name, dog?.word, dog?.via], ['dog', 'terrier', 'stand-in'])
  assert.deepEqual(named('a tin can'), [])
})

test('numbers, negation, moods and families', () => {
  const [kittens] = read('three sleepy kittens').things
  assert.deepEqual([kittens?.name, kittens?.n, kittens?.mood], ['kitten', 3, 'sleepy'])
  assert.deepEqual(read('a house and a tree, no sun').negated, ['sun'])
  assert.deepEqual(named('a mommy kangaroo with a baby in the pouch'), ['kangaroo', 'joey'])
  assert.equal(read('a penguin family').things[0]?.n, 3)
})

test('a scene that everyone knows brings its things', () => {
  assert.deepEqual(said('two hippos having a tea party').slice(0, 2), ['hippo sits-at table', 'teapot on-top-of table'])
  assert.ok(said('a lion getting a haircut from a monkey').some((line) => line.startsWith('monkey cuts lion')))
})

test('style, detail, weather, time, place and letters are told apart from things', () => {
  const graph = read('a very detailed mandala owl in the rain at night for adults')
  assert.deepEqual([graph.style, graph.detail, graph.weather, graph.time], ['mandala', 'intricate', 'rain', 'night'])
  assert.equal(read('a cat in the park').place, 'park')
  assert.equal(read('a cake that says "Happy Birthday Tom"').letters, 'Happy Birthday Tom')
})

test('a prompt that asks for nothing in particular is free, one of unknown nouns is not', () => {
  for (const prompt of ['something cute', 'surprise me', 'beautiful magical sparkly dreamy'])
    assert.equal(read(prompt).free, true, prompt)
  assert.equal(read('a blorptangle eating a snozzwumple').free, false)
})

test('other languages are read by the same grammar, and keep their words', () => {
  assert.deepEqual(said('un perro persiguiendo a un gato'), ['dog chases cat'])
  assert.deepEqual(said('eine Prinzessin küsst einen Frosch'), ['princess kisses frog'])
  assert.deepEqual(said('猫が魚を食べている'), ['cat eats fish'])
  assert.deepEqual(named('gato'), ['cat'])
  assert.equal(read('un orso che mangia il miele').things[0]?.word, 'orso')
})

test('an apostrophe that was left out is read as if it were there', () => {
  assert.ok(said('the dentist looking in a crocodiles mouth').includes('dentist tends crocodile [mouth]'))
  assert.deepEqual(said('a butterfly landing on a boys nose'), ['butterfly sits-on boy [nose]'])
  assert.deepEqual(named('grandmas house'), ['house'])
  assert.deepEqual(said('a cat thats sleeping'), ['cat sleeps'])
  assert.deepEqual(named('two sisters ice skating'), ['sister', 'ice skate'])
  assert.deepEqual(said('moms pushing strollers'), ['mother pushes stroller'])
})

test('words are respelled by their letters or their sound, verbs and feasts too', () => {
  for (const [slip, noun] of [
    ['squirl', 'squirrel'],
    ['dinasor', 'dinosaur'],
    ['jirafe', 'giraffe'],
    ['rino', 'rhino'],
    ['palmtree', 'palm tree'],
    ['sea horse', 'seahorse'],
  ] as const)
    assert.deepEqual(named(`a ${slip}`), [noun])
  assert.equal(read('a haloween pumpkin').time, 'halloween')
  assert.deepEqual(said('a dog swiming'), ['dog swims-in @place'])
  assert.ok(named('a birthday partty for a monkey').includes('birthday cake'))
})

test('what one who is alive does at the end of a clause is a deed, though it names a thing too', () => {
  assert.deepEqual(named('two kids building a snowman while their dog watches'), ['child', 'snowman', 'dog'])
  assert.ok(said('two kids building a snowman while their dog watches').includes('dog looks-at child'))
})

test('what follows a part of the body belongs to the same one', () => {
  assert.deepEqual(said('a girl with curly hair and glasses riding her scooter'), [
    'girl wears glasses',
    'girl rides scooter',
  ])
})

test('where one stands does not take away what one does', () => {
  assert.deepEqual(said('a boy fishing from a pier'), ['boy stands-on dock', 'boy fishes', 'boy holds fishing rod'])
})

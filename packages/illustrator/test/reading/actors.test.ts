/** Who does it, where several were named. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../../src/reading/read.ts'
import { named, said } from './said.ts'

const deedsIn = (prompt: string) => said(prompt).join('; ')

test('whoever is ridden may ride another', () => {
  assert.deepEqual(said('a mouse riding a cat riding a dog'), ['mouse rides cat', 'cat rides dog'])
})

test('a name without an article is whom it named before', () => {
  assert.deepEqual(said('dog chases cat, cat chases mouse'), ['dog chases cat', 'cat chases mouse'])
})

test('of a list of things and somebody only who is alive acts', () => {
  assert.deepEqual(said('a page with coral, a treasure chest and a mermaid waving'), ['mermaid waves'])
  assert.match(deedsIn('a hot air balloon with a teddy bear inside waving'), /teddy bear waves/)
  assert.doesNotMatch(deedsIn('a treehouse with a swing, boy in the window looking at a kite'), /treehouse looks/)
})

test('of a long list only the last is in its place', () => {
  assert.doesNotMatch(deedsIn('a camp with a tent, a campfire, marshmallows on sticks'), /tent on|campfire on/)
  assert.deepEqual(said('apple tree, basket of apples, ladder'), ['apple inside basket'])
})

test('a part of an animal is its own, and not that of who tends it', () => {
  assert.match(deedsIn('a girl feeding a horse while her brother brushes its tail'), /brother cleans horse/)
})

test('who is chased is alive', () => {
  assert.match(deedsIn('a surfer riding a big wave chased by a shark'), /shark chases surfer/)
})

test('two who hold hands walk together', () => {
  const deeds = deedsIn('a girl holding hands with her grandmother walking on the beach')
  assert.match(deeds, /girl walks.*grandmother walks/)
  assert.deepEqual(read('a girl holding hands with her grandmother walking on the beach').unknown, [])
})

test('giving somebody a ride hands nothing over, and two against each other fight', () => {
  assert.deepEqual(said('a hedgehog giving a snail a ride on its back'), ['snail rides hedgehog [back]'])
  assert.deepEqual(said('a pirate vs a ninja'), ['pirate fights ninja'])
})

test('two trades that are drawn alike are two people', () => {
  assert.equal(read('a pitcher throwing a baseball to the catcher').things.length, 3)
})

test('the others are more of the one who was named', () => {
  assert.deepEqual(named('a penguin sliding down a hill while others watch'), ['penguin', 'hill', 'penguin'])
})

test('a house that has a door does not hold it, and no dresser wears a sock', () => {
  assert.doesNotMatch(deedsIn('draw a house. it has a red door'), /holds/)
  assert.doesNotMatch(deedsIn('a chest of drawers with a sock'), /wears/)
})

test('a number of parts is drawn or said', () => {
  assert.deepEqual(read('a monster with 3 eyes and 5 arms').unknown, ['5 arms'])
})

test('another and a third are more of the one who was named', () => {
  const prompt = 'a mouse is rolling dough, another is cracking eggs and a third one is licking the bowl'
  assert.equal(read(prompt).things.filter(({ name }) => name === 'mouse').length, 3)
  assert.equal(named('a seal pup on the ice').length, 2)
})

test('it is who is stuck, and inside is in the car', () => {
  assert.match(deedsIn('a hippo stuck in a slide and kids pushing it'), /child pushes hippo/)
  assert.deepEqual(said('a hamster driving a taxi with a cat in the back seat'), [
    'hamster drives taxi',
    'cat inside taxi',
  ])
})

test("mom's pouch is that of the kangaroo who was named, a baby's nose no butterfly's", () => {
  assert.deepEqual(named("a kangaroo with a baby in mom's pouch"), ['kangaroo', 'joey'])
  assert.deepEqual(named('a butterfly landing on a babys nose'), ['butterfly', 'baby'])
})

test('where only what somebody loves is told, that is the wish', () => {
  assert.deepEqual(named('Please make a picture for my brother who is in the army, he loves eagles'), ['eagle'])
  assert.deepEqual(named('its my moms birthday and she likes tulips and hummingbirds can you do that'), [
    'tulip',
    'hummingbird',
  ])
})

test('whom something is done like is not there, and a pair of glasses is one', () => {
  assert.deepEqual(named('a bulldog pulling a cart like a bull'), ['bulldog', 'cart'])
  assert.equal(read('a pair of glasses on an open book').things[0]?.n, 1)
})

test('a page that should not be too detailed is simple', () => {
  assert.equal(read('a caterpillar, nothing too detailed').detail, 'simple')
  assert.equal(read('a very detailed caterpillar').detail, 'intricate')
})

test('who cuts hair is not who has it cut', () => {
  assert.ok(said('a crab cutting hair').includes('crab cuts child [head]'))
  assert.ok(said('a girl cutting her hair').includes('hairdresser cuts girl [head]'))
})

test('several that are shaped like many kinds are one kind each', () => {
  assert.deepEqual(said('clouds shaped like animals').slice(0, 2), [
    'cloud shaped-like lion',
    'cloud#2 shaped-like elephant',
  ])
})

test('pups with their mother are of her kind', () => {
  assert.deepEqual(named('una gatta con i suoi cuccioli'), ['cat', 'kitten'])
  assert.deepEqual(named('una leona con sus cachorros'), ['lioness', 'lion cub'])
  assert.deepEqual(named('a wolf with her pups'), ['wolf', 'wolf'])
  assert.deepEqual(named('un cane con i suoi cuccioli'), ['dog', 'puppy'])
  assert.deepEqual(named('a girl with her pups'), ['girl', 'puppy'])
})

test('a verb that is also a noun is a deed where somebody does it', () => {
  assert.deepEqual(said('grandma rocks the baby'), ['grandmother sits-on rocking chair', 'grandmother holds baby'])
  assert.match(deedsIn('a girl swings while another girl waits'), /girl swings-on swing/)
  assert.match(deedsIn('a boy slides'), /boy slides-down slide/)
  assert.match(deedsIn('a man hammers the nail'), /man builds nail/)
  assert.ok(read('a penguin slides while a seal watches').things.some(({ name }) => name === 'penguin'))
  assert.ok(!read('a squirrel burying nuts while another watches').things.some(({ name }) => name === 'watch'))
})

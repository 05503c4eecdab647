/** Two people, two clauses: who does what to whom, and who only looks on. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'

const deeds = (prompt: string): string[] =>
  read(prompt).relations.map(({ a, relation, b, part }) =>
    [a, relation, b, part && `[${part}]`].filter(Boolean).join(' ').replaceAll('#1', ''),
  )
const does = (prompt: string, deed: string) =>
  assert.ok(deeds(prompt).includes(deed), `${prompt}: ${deed}, not ${deeds(prompt).join(', ')}`)

test('an event is played by those of whom it is told, not by who watches or was named first', () => {
  does('a boy shows his lost tooth to his grandma who is knitting', 'grandmother sits-on rocking chair')
  const chess = deeds('two old men play chess in the park and a pigeon watches')
  assert.ok(chess.includes('old man sits-at table') && !chess.some((deed) => deed.startsWith('pigeon sits')))
})

test('whoever wishes for the page is in it beside those who are named', () => {
  does('mom and I bake cookies', 'child sits-at table')
  does('dad and i fly a kite', 'child holds kite')
  does('grandpa reads to me and i eat popcorn', 'child eats popcorn')
  does('mom brushes my hair', 'mother cleans child [head]')
  does('grandma zips my jacket', 'grandmother plays-with child [belly]')
  does('mom ties my shoelaces while I eat a banana', 'mother plays-with child [foot]')
  assert.deepEqual(
    read('I brush my hair').things.map(({ name }) => name),
    ['child', 'hairbrush'],
  )
})

test('what happens before, until or as the first is seen too, done by who is said to do it', () => {
  does('two kids try to catch a frog before it jumps into the pond', 'frog jumps-in pond')
  does("a girl braids her friend's hair as she reads a book", 'child reads book')
  does('a boy runs so that the dog chases him', 'dog chases boy')
})

test('a deed whose word is a thing too is a deed before "it"', () => {
  does("a vet bandages a dog's paw and the owner pets it", 'person plays-with dog')
})

test('who is given something may be told by how they look', () => {
  does('a woman feeds her old father soup', 'woman feeds father')
  does('the nurse brings an old man soup', 'nurse gives-to old man')
})

test('who draws on somebody is at that part, and does not sit on it', () => {
  does('dad snores while the kids draw on his face', 'child paints father [face]')
  does("kids draw on dad's face while he sleeps", 'child paints father [face]')
})

test('a last deed without an object is done too', () => {
  does('a girl drops her ice cream and cries', 'girl cries')
})

test('what one is woken with is in the hand, and who is asked for something holds it', () => {
  does('a boy tries to wake his sleeping brother with a feather', 'boy holds feather')
  does('a mechanic under a car asks his helper for a wrench', 'person holds wrench')
})

test('a class that somebody teaches is several children', () => {
  const { things } = read('a yoga teacher shows a pose to her class on the beach')
  assert.equal(things.find(({ name }) => name === 'child')?.n, 4)
})

test('who gives up a seat stands and the other sits, and a counter is between who serves and who is served', () => {
  does('a man gives up his seat to an old lady on the train', 'old woman sits-on armchair')
  does('the baker hands a warm bread to a girl over the counter', 'baker behind table')
})

test('whoever is led over the street holds hands, and who is blind has a cane', () => {
  does('a boy helps a blind man across the street', 'boy holds-hands-with man')
  does('a boy helps a blind man across the street', 'man holds walking cane')
  assert.deepEqual(read('a boy helps a blind man across the street').unknown, [])
})

test('who puts in a basket what another picks or digs up is beside it, and the other still picks or digs', () => {
  const dug = deeds('grandad digs up potatoes and i put them in a bucket')
  assert.ok(
    dug.includes('grandfather digs') && dug.includes('potato inside bucket') && dug.includes('child next-to bucket'),
  )
  does('dad picks apples and a girl puts them in a basket', 'father picks apple')
  does('dad picks apples and a girl puts them in a basket', 'girl holds basket')
})

test('one is handed what was named, without an article too', () => {
  does('a man shovels snow while his neighbor brings him hot cocoa', 'person holds hot chocolate')
  does('dad builds a shelf and I hand him the nails', 'child holds nail')
})

test('who falls asleep, is made to laugh, sits in a wheelchair or talks on a bench does that', () => {
  does('mom sings to the baby until he falls asleep', 'baby sleeps')
  does('a photographer makes a baby laugh with a rubber duck', 'photographer holds rubber duck')
  does('a clown makes a balloon dog for a girl in a wheelchair', 'girl sits-on wheelchair')
  does('two aunties gossip on a bench while the kids chase pigeons', 'aunt sits-on bench')
  does("a boy pushes his friend's wheelchair", 'child inside wheelchair')
})

test('of those with one name some may do something else', () => {
  const camp = deeds('a scout lights a campfire as the others put up the tent')
  assert.ok(!camp.includes('child#2 sits-at campfire'), camp.join(', '))
})

test('no dress looks in the mirror', () => {
  does('the tailor pins a dress on a lady who looks in the mirror', 'woman looks-at mirror')
})

const doesNot = (prompt: string, deed: string) => assert.ok(!deeds(prompt).includes(deed), `${prompt}: ${deed}`)

test('an event of one clause takes nobody of the other along', () => {
  const tyre = 'mum changes a tyre while the kids play cards'
  does(tyre, 'child sits-at table')
  doesNot(tyre, 'mother sits-at table')
  doesNot('our family raking leaves and the dog jumps in the pile', 'mother jumps-in leaf pile')
  doesNot('a fireman rescues a kitten from a tree while a girl waits below', 'girl climbs ladder')
  doesNot('an astronaut feeds a carrot to a rabbit while his robot takes a photo', 'rabbit holds camera')
  doesNot('pirate digs for treasure but a parrot sits on the chest', 'parrot holds treasure map')
  doesNot('a plumber under the sink and a frog in the bathtub', 'plumber inside bathtub')
})

test('a deed after an event is done by who is said to do it', () => {
  const puddle = 'a boy jumps in a puddle and splashes his sister'
  does(puddle, 'boy looks-at sister')
  doesNot(puddle, 'sister jumps-in puddle')
  doesNot('a raccoon washes the dishes and a bear dries them', 'raccoon holds towel')
  assert.deepEqual(read(puddle).unknown, [])
})

test('nobody chases a thing that lies about or digs up an animal', () => {
  does('a goat eats the laundry off the line and grandma chases it with a broom', 'grandmother chases goat')
  does('the dog buries a bone in the sandbox and the kids dig it up', 'child digs bone')
})

test('an animal after "and" may do what is also a thing', () => {
  does('kids jump on the trampoline and the dog watches', 'dog looks-at child')
  does('the girl sings and her cat watches', 'cat looks-at girl')
})

test('who is tangled up is so beside whoever does something else', () => {
  does('grandma knitting a sweater and the kitten tangled in the yarn', 'kitten next-to ball of yarn')
  doesNot('mom wraps presents while the kitten is tangled in the ribbon', 'kitten sits-at table')
})

test('what is carried off is carried', () => {
  does('a family having a picnic while ants carry off the sandwich', 'ant carries sandwich')
})

test('what jumps out comes out of what was opened', () => {
  does('grandma opens a present and a puppy jumps out', 'puppy comes-out-of present')
  does('a boy opens his lunchbox and a frog hops out', 'frog comes-out-of lunch box')
})

test("somebody's leg is hugged by who is named, and who is under the sink mends it", () => {
  const dinner = 'dad cooks dinner and the baby clings to his leg'
  does(dinner, 'baby hugs father')
  doesNot(dinner, 'baby sits-at table')
  does('a mom carrying groceries while her toddler hugs her leg', 'toddler hugs mother')
  does('a plumber under the sink and a frog in the bathtub', 'plumber builds sink')
})

test('who becomes friends brings no others, and a princess is rescued by a knight where nobody is named', () => {
  doesNot('a lion and a mouse becoming friends', 'lion plays-with child')
  does('rescuing the princess from the tower', 'knight rescues princess')
})

test('who only looks on, hides or is carried does not do what the others do', () => {
  const rescue = 'firefighter rescuing a kitten from a tall tree while neighbors watch'
  does(rescue, 'firefighter climbs ladder')
  does(rescue, 'person looks-at firefighter')
  does('mail carrier handing a package to a lady with a baby', 'woman holds baby')
  does("a girl watching fireworks on her dad's shoulders", 'girl sits-on father [shoulder]')
  assert.ok(!deeds('a witch stirring a cauldron with a toad on her shoulder').includes('toad cooks cauldron'))
  assert.equal(read('lion in bed sick').things.find(({ name }) => name === 'bed')?.mood, null)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../../src/reading/read.ts'
import { counted, named, said, unknown } from './said.ts'

test('those who are parted stay as many as were named', () => {
  assert.deepEqual(counted('three kids at the pool, one jumping in and two splashing'), [
    'swimming pool',
    'child',
    '2 child',
    'beach ball',
  ])
  assert.deepEqual(counted('four monkeys on a bed, one is jumping off'), ['3 monkey', 'bed', 'monkey'])
  assert.deepEqual(said('twin girls, one holding a cat and the other holding a rabbit'), [
    'girl#2 holds cat',
    'girl#3 holds rabbit',
  ])
  assert.deepEqual(counted('a mother duck and her five ducklings, the last one is looking at a butterfly'), [
    'duck',
    '4 duckling',
    'duckling',
    'butterfly',
  ])
})

test('for whom a page is, and how old they are, is not on it', () => {
  assert.deepEqual(named('a digger, our grandson is 3 years old'), ['excavator'])
  assert.deepEqual(named("a whale please, she's almost five"), ['whale'])
  assert.deepEqual(named("it's my sister's 9th birthday, could you draw a llama"), ['llama'])
  assert.equal(read('a castle, he is 4 so not too much detail').detail, 'simple')
  assert.deepEqual(counted('my niece loves goats, can you make one with a scarf'), ['goat', 'scarf'])
})

test('the girl and the boy are the two children', () => {
  const prompt = 'two kids making a sandcastle, the boy is filling the bucket and the girl is holding a flag'
  assert.deepEqual(named(prompt), ['sandcastle', 'boy', 'bucket', 'girl', 'flag'])
  assert.ok(said(prompt).includes('boy builds sandcastle'))
  assert.deepEqual(counted('a family of bears, the papa bear is dancing and the baby bear is sleeping'), [
    'bear',
    'bear',
    'bear cub',
  ])
})

test('one more after "and" is one more', () => {
  assert.deepEqual(counted('two students are waving and one is sleeping'), ['2 student', 'student'])
  assert.deepEqual(counted('a ballerina dancing and other ballerinas stretching behind her'), [
    'ballerina',
    '2+ ballerina',
  ])
})

test('one of what somebody loves is one', () => {
  assert.deepEqual(counted('my daughter loves ponies can you draw one with a hat'), ['pony', 'hat'])
  assert.deepEqual(said('my son is crazy about sharks please make one wearing sunglasses'), ['shark wears sunglasses'])
  assert.deepEqual(counted('My twins are obsessed with guinea pigs. Please draw two eating carrots'), [
    '2 guinea pig',
    '2+ carrot',
  ])
  assert.deepEqual(named('my cat likes the mouse and they make a cake'), ['cat', 'mouse', 'cake'])
})

test('a part of a body is no further thing, with or without its apostrophe', () => {
  assert.deepEqual(said('a boy scratching his dogs ears'), ['boy plays-with dog [ear]'])
  assert.deepEqual(named('a lion with a fluffy mane'), ['lion'])
  assert.deepEqual(said('a grandmas hands holding a nest'), ['grandmother holds nest'])
  assert.deepEqual(named('a dog with big feet'), ['dog'])
  assert.deepEqual(counted('a dalmatian puppy'), ['dalmatian'])
})

test('what a drawing does not show of a part is said', () => {
  assert.deepEqual(unknown('a dog with crooked ears'), ['crooked ears'])
  assert.deepEqual(unknown('a rabbit with long ears'), [])
  assert.deepEqual(unknown('a monster with nine eyes'), ['9 eyes'])
  assert.deepEqual(unknown('a dog with one blue eye'), [])
  assert.deepEqual(unknown('an octopus with a hat on every arm'), ['on every arm'])
  assert.deepEqual(unknown('a horse and a cow, the cow has spots'), [])
})

test('the others, some and the one on the right are others than those before', () => {
  assert.deepEqual(counted('a teacher helping one student while the others read').slice(0, 3), [
    'teacher',
    'student',
    '2+ student',
  ])
  assert.deepEqual(said('some birds are singing and some are sleeping'), ['bird sings', 'bird#2 sleeps'])
  assert.deepEqual(counted('the cat on the left is sleeping and the cat on the right is jumping'), ['cat', 'cat'])
  assert.deepEqual(said('a crowd of penguins watching one penguin dance'), [
    'penguin looks-at penguin#2',
    'penguin#2 dances',
  ])
})

test('mom and dad of a rabbit family are rabbits, and "me" is always the same child', () => {
  assert.deepEqual(named('a rabbit family, mom is cooking, dad is reading and the babies are playing'), [
    'rabbit',
    'rabbit',
    'rabbit',
  ])
  assert.deepEqual(counted('me in the middle and my two friends next to me'), ['child', '2 child'])
  assert.deepEqual(named('my dads big red truck'), ['truck'])
})

test('those who share a seat keep it when one of them does more', () => {
  assert.deepEqual(said('three kids on a bench, one is waving'), [
    'child sits-on bench',
    'child#2 waves',
    'child#2 sits-on bench',
  ])
  assert.equal(
    read('two children on a sled, the worried girl is waving').things.find(({ name }) => name === 'girl')?.mood,
    'sad',
  )
})

test('two small ones are more of what was named, and whoever is compared with himself is known', () => {
  assert.deepEqual(counted('one big dinosaur and two small ones'), ['dinosaur', '2 dinosaur'])
  assert.deepEqual(counted('two big dogs and a little one with a bone'), ['2 dog', 'dog', 'bone'])
  assert.deepEqual(counted('three cats on a couch and the smallest one is asleep'), ['2 cat', 'couch', 'cat'])
  assert.deepEqual(said('a mommy giraffe kissing her baby giraffe'), ['giraffe kisses giraffe#2'])
  assert.deepEqual(said('a sled that two dogs are pulling'), ['dog pulls sled'])
  const stick = read('a dog with a stick bigger than himself').things.find(({ word }) => word === 'stick')
  assert.ok((stick?.size ?? 1) > 1)
})

test('twins are two and triplets three, each with hands of their own', () => {
  assert.deepEqual(counted('twins eating ice cream'), ['2 child', 'ice cream cone'])
  assert.deepEqual(counted('triplets in a stroller'), ['3 child', 'stroller'])
  assert.deepEqual(counted('twin babies sleeping'), ['2 baby'])
  assert.deepEqual(counted('her twin sister is dancing'), ['sister'])
})

test('who was named plays the roles of an event, as many as they are', () => {
  assert.deepEqual(counted('three ducklings following their mother'), ['3 duckling', 'duck'])
  assert.ok(counted('a mother duck and two ducklings crossing').includes('2 duckling'))
  assert.ok(said('a bear reading to the cubs at story time').includes('bear reads book'))
  for (const prompt of [
    'a bear reading to the cubs at story time',
    "a bear's birthday party",
    'a snowman having lunch',
    'a teddy bear having a tea party',
  ])
    assert.deepEqual(
      read(prompt).things.filter(({ name }) => /^(child|teacher)$/.test(name)),
      [],
      prompt,
    )
})

test('a couple and parents are two', () => {
  assert.deepEqual(counted('an old couple dancing'), ['2 couple'])
  assert.deepEqual(counted('two couples on a bench'), ['4 couple', 'bench'])
  assert.deepEqual(counted('her parents waving'), ['2 parents'])
})

test('everybody at a birthday has a hat', () => {
  const lines = said('a dog and a cat at a birthday party')
  for (const guest of ['dog', 'cat']) assert.ok(lines.includes(`${guest} wears party hat`), guest)
})

test('a family of so many has so many', () => {
  assert.deepEqual(counted('family of five at the beach'), ['mother', 'father', '3 child'])
  assert.deepEqual(counted('a family of three'), ['mother', 'father', 'child'])
  assert.ok(counted('a family of four ducks').every((thing) => !/mother|father/.test(thing)))
})

test('a list without its commas is a list', () => {
  assert.deepEqual(counted('a mom dad two boys and a baby'), ['mother', 'father', '2 boy', 'baby'])
  assert.deepEqual(counted('a knife fork and spoon'), ['knife', 'fork', 'spoon'])
  assert.deepEqual(counted('menorah dreidel and latkes').slice(0, 2), ['menorah', 'dreidel'])
  assert.deepEqual(counted('lemon cake and cookies'), ['cake', '2+ cookie'])
})

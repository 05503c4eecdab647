import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { isSeen } from '../src/reading/english.ts'
import { nounOf } from '../src/reading/lexicon.ts'
import { read } from '../src/reading/read.ts'

const asDrawn = (prompt: string) => read(prompt).things.filter(({ via }) => via === 'stand-in')
const prompts = readFileSync(new URL('corpus/scenes.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { prompt: string; lang: string })
  .filter(({ lang }) => lang === 'en')
  .map(({ prompt }) => prompt)

/** Things that one could see and that we do not draw. */
const STRANGE = 'turnstile chandelier wheelhouse banister zipper colander parapet corkscrew pulpit'.split(' ')

test('a thing that cannot be drawn is said wherever it stands', () => {
  const frames = [
    (x: string) => `a ${x}`,
    (x: string) => `a cat with a ${x}`,
    (x: string) => `a ${x} next to a dog`,
    (x: string) => `two boys carrying a ${x} to school`,
    (x: string) => `a fox, a bear, a ${x} and an owl`,
    (x: string) => `a girl who is holding a big red ${x} in her hand`,
    (x: string) => `a dog sleeping under the ${x}s`,
    (x: string) => `an elephant instead of a mouse on the ${x}`,
    (x: string) => `mom giving the ${x} to grandpa while the baby sleeps`,
    (x: string) => `a house full of ${x}s`,
  ]
  for (const noun of STRANGE) {
    assert.ok(isSeen(noun) && !nounOf([noun]), noun)
    for (const frame of frames) {
      const { unknown } = read(frame(noun))
      assert.ok(
        unknown.some((word) => word.includes(noun)),
        `${frame(noun)}: ${unknown}`,
      )
    }
  }
})

test('whatever is added to a prompt is drawn or said', () => {
  for (const prompt of prompts)
    for (const [added, told] of [
      [`${prompt.replace(/[.?!]$/, '')} with a zibblewock`, 'zibblewock'],
      [`a chandelier and ${prompt}`, 'chandelier'],
    ] as const) {
      const { unknown, letters } = read(added)
      const isLettering = letters?.toLowerCase().includes(told) ?? false
      assert.ok(isLettering || unknown.some((word) => word.includes(told)), `${added}: ${unknown}`)
    }
})

test('what something should look like is drawn or said', () => {
  for (const [prompt, word] of [
    ['a rusty tractor', 'rusty'],
    ['a robot on a rusty bicycle', 'rusty'],
    ['a chocolate elephant', 'chocolate'],
    ['a water slide', 'water'],
  ] as const)
    assert.deepEqual(read(prompt).unknown, [word])
  assert.deepEqual(read('a shark with legs').unknown, ['legs'])
})

test('what is done and cannot be shown is said', () => {
  assert.deepEqual(read('a farmer interrogating a goat').unknown, ['interrogating'])
  assert.deepEqual(read('a wizard hypnotizing a frog').unknown, ['hypnotizing'])
})

test('several words that are one thing are not drawn as the last of them', () => {
  for (const [prompt, word] of [
    ['a sea cucumber on a rock', 'sea cucumber'],
    ['a water strider on a pond', 'water strider'],
  ] as const)
    assert.deepEqual(read(prompt).unknown, [word])
})

test('nobody is told of words that a picture of lines need not show', () => {
  for (const prompt of [
    'a cute little fox in the forest',
    'a beautiful big red balloon',
    'a very happy big dog who loves to play with his best friend',
    'once upon a time there was a brave knight and a kind dragon',
    'please draw my daughter riding a pony at the farm, she is 5 years old',
    'three tiny mice having lots of fun together on a sunny afternoon',
    'a colorful parrot standing on a branch',
    'a kitty and a dog, the cat sleeps and the dogs run',
  ]) {
    assert.deepEqual(read(prompt).unknown, [], prompt)
    assert.deepEqual(
      asDrawn(prompt).filter(({ word }) => !/friend/.test(word)),
      [],
      prompt,
    )
  }
})

/** Things that people name on pages, of all sorts. */
const NAMED =
  'thorn owner sticker magnet coupon receipt recipe calendar diary puzzle crossword binder folder paperclip eraser whistle siren timer stopwatch hourglass compass thermometer barometer microscope visor catapult trap bait lure rudder buoy jetty reef geyser quarry canal kennel hutch terrarium spotlight amplifier cassette accordion oboe bassoon cymbal gong kazoo seesaw stilts tricycle toboggan scoreboard referee mascot umpire lifeguard electrician welder florist butcher grocer cashier barista tailor cobbler blacksmith jeweler locksmith optician pharmacist lawyer squire jester minstrel goblin ogre cyclops centaur griffin kraken yeti amulet talisman chariot drawbridge moat turret dungeon lighter blender kettle saucer chopsticks ladle spatula grater peeler sieve funnel crate faucet sponge toothpaste razor perfume crutch stretcher pill vitamin cushion mattress cradle bib rattle diaper potty mobile marionette slime hoe sprinkler lawnmower hedge sprout sapling stem petal pinecone walnut raisin prune apricot papaya olive pickle turnip parsnip celery cabbage spinach artichoke lentil barley flour bagel pretzel crepe omelet bacon nacho ramen dumpling lasagna ravioli stew curry custard sundae smoothie cocoa syrup yogurt ketchup mustard satellite rover asteroid comet nebula icicle hail whirlpool footprint handprint wig earring bracelet brooch buckle zipper collar cuff sleeve shawl kilt blouse cardigan poncho leggings clog cobweb anthill burrow fossil tusk udder plunger mop dustpan hamper hanger wardrobe cupboard pantry recliner doorknob keyhole doormat elevator balcony cellar gutter manhole hydrant billboard signpost'.split(
    ' ',
  )

test('whatever stands beside a cat is drawn or said', () => {
  for (const noun of NAMED) {
    const { things, unknown, place, weather } = read(`a cat beside a ${noun}`)
    const isDrawn = things.filter(({ via }) => via !== 'implied').length > 1
    assert.ok(isDrawn || unknown.length || place || weather, noun)
  }
})

test('what is done to a part of oneself, and is not drawn, is said', () => {
  assert.deepEqual(read('a fox losing his tail').unknown, ['losing tail'])
  assert.deepEqual(read('a fox holding his nose').unknown, [])
  assert.deepEqual(read('kids playing rock paper scissors').unknown, [])
  assert.deepEqual(read('three mice standing on each other').unknown, ['on each other'])
  assert.deepEqual(read('an ostrich with its head in the sand').unknown, [])
})

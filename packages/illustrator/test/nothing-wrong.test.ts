import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { understand } from '../src/understand.ts'
import { canDraw } from '../src/world/can-draw.ts'

const deeds = (prompt: string): string[] =>
  read(prompt).relations.map(({ a, relation, b }) => `${a} ${relation}${b ? ` ${b}` : ''}`.replaceAll('#1', ''))
const things = (prompt: string): string[] => read(prompt).things.map(({ name, n }) => (n > 1 ? `${name}×${n}` : name))
const missing = (prompt: string): string[] => {
  const answer = understand(prompt)
  return 'understood' in answer ? answer.understood.unknown : []
}

test('what flies without being drawn makes nobody fly', () => {
  assert.deepEqual(deeds('welder with sparks flying'), [])
  assert.ok(missing('welder with sparks flying').includes('sparks'))
  const [girl] = read('girl running with her pigtails flying').things
  assert.deepEqual(girl?.attributes, ['pigtails'])
  assert.ok(!deeds('girl running with her pigtails flying').some((deed) => deed.endsWith('flies')))
  assert.ok(deeds('a dragon with wings flying').includes('dragon flies'))
})

test('feathers that fly about at a pillow fight do not fight it', () => {
  const known = deeds('a pillow fight with feathers flying')
  assert.ok(known.includes('child fights child') && known.includes('feather flies'))
  assert.ok(!known.some((deed) => /^feather (holds|wears|fights)/.test(deed)))
})

test('a face to which something is done is no portrait, and one owner without an apostrophe is one', () => {
  assert.deepEqual(things('a cow licking a boys face'), ['cow', 'boy'])
  assert.equal(read('a cow licking a boys face').framing, undefined)
  assert.equal(read('cute fox face').framing, 'head')
})

test('what a thing is for brings nobody who does it', () => {
  assert.deepEqual(things('an old hiking boot with flowers growing out of it'), ['boot', 'flower×2'])
  assert.deepEqual(things('a camping stove'), ['stove'])
  assert.ok(things('two kids camping').includes('tent'))
})

test('a state that no page shows is said to be missing', () => {
  for (const [prompt, said] of [
    ['a cake with one slice missing', 'slice missing'],
    ['a boy who has just woken up, hair sticking up', 'hair sticking up'],
    ['a car with no wheels', 'no wheels'],
    ['a witch whose broom has broken in two', 'broken in two'],
    ['a farm seen from above', 'seen from above'],
    ['a stack of books about to topple', 'about to topple'],
    ['a puppy in a cast', 'in a cast'],
  ] as const)
    assert.ok(missing(prompt).includes(said), `${prompt}: ${missing(prompt)}`)
  assert.deepEqual(missing('a girl with missing front teeth'), [])
  assert.deepEqual(missing('a lion without a mane'), [])
  assert.deepEqual(missing('a steam train with smoke rising'), [])
})

test('what is put somewhere is there, and not whoever puts it', () => {
  assert.ok(deeds('a boy tucking a letter under a pillow').includes('envelope under pillow'))
  assert.ok(deeds('a girl floating a leaf on the river').includes('leaf floats-on river'))
  assert.ok(!deeds('spider spinning a web').some((deed) => /dances|plays/.test(deed)))
  assert.ok(things('a monkey with a banana in each hand').includes('banana×2'))
})

test('what somebody dreams or thinks of is in a bubble over them', () => {
  const dream = deeds('a dog dreaming of bones')
  assert.deepEqual(dream, ['dog sleeps', 'thought bubble above dog', 'bone inside thought bubble'])
  assert.deepEqual(deeds('a man thinking about pizza'), ['thought bubble above man', 'pizza inside thought bubble'])
  assert.ok(deeds('a girl daydreaming about a pony at her desk').includes('girl sits-at desk'))
  assert.ok(canDraw('thought bubble'))
  assert.deepEqual(missing('a cow dreaming about dancing'), ['dreaming about dancing'])
  assert.deepEqual(deeds('a dreaming cat'), ['cat sleeps'])
})

test('who is told of before a wish is drawn, and not somebody else', () => {
  assert.deepEqual(deeds('so my grandma is 90 and she used to be a dancer, draw her dancing again please'), [
    'grandmother dances',
  ])
  assert.ok(deeds('my son loves dinosaurs, draw him riding one').includes('son rides dinosaur'))
  assert.ok(deeds('we went camping and a racoon stole our hot dogs, can u draw that').includes('raccoon holds hot dog'))
  const calm = read('something calm for my mom whos in the hospital, maybe a garden with a bench and birds')
  assert.equal(calm.place, 'garden')
  assert.deepEqual(things('my daughter loves foxes so draw her one'), ['fox'])
})

test('a quote is written on the page', () => {
  assert.equal(read('inspirational quote: keep going, with mountains').letters, 'Keep Going')
  assert.deepEqual(missing('a quote "be kind" with flowers around it'), [])
  assert.equal(read('a plane writing hello in the sky').letters, 'HELLO')
})

test('of two of whom each is said to be otherwise, each is', () => {
  const looks = read('two dogs, one big and one small').things.map(({ attributes }) => attributes)
  assert.deepEqual(looks, [['big'], ['small']])
  assert.ok(missing('a pirate with a hook for a hand').includes('hook for a hand'))
  assert.deepEqual(missing('a scarecrow with a pumpkin for a head'), [])
})

test('a trade before a thing of use tells whose it is, and dresses nothing up', () => {
  assert.deepEqual(things('lifeguard chair on a beach'), ['lifeguard chair', 'lifeguard'])
  assert.ok(things('a chef tomato').includes('chef hat'))
  assert.deepEqual(things('a baby giraffe taking its first steps'), ['giraffe'])
})

test('what is poured on the clothes of another is poured on them', () => {
  assert.ok(things('a kid squirting ketchup on his brothers shirt').includes('brother'))
  assert.ok(!things('a cat sleeping on my moms coat').includes('mother'))
  assert.ok(deeds('a taxi with a surfboard strapped to the roof').includes('surfboard on-top-of taxi'))
})

test('a picnic table stands outside, and who hides from somebody is behind something', () => {
  assert.equal(read('a family at a picnic table eating corn').place, 'park')
  assert.deepEqual(missing('a turkey hiding from the farmer'), [])
  assert.ok(read('a turkey hiding from the farmer').relations.some(({ relation }) => relation === 'hides-behind'))
  assert.deepEqual(missing('a koi pond seen from above, very detailed'), [])
})

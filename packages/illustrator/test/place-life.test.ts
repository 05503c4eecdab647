import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeCalled } from '../src/places/choose.ts'
import { PLACES } from '../src/places/index.ts'
import { read } from '../src/reading/read.ts'
import { pairsOf } from '../src/reading/tables.ts'
import { SCENES } from '../src/scenes/index.ts'

const deedsOf = (prompt: string) => {
  const name = (id: string | null) => (id ?? '').replace(/#.*/, '')
  return read(prompt).relations.map(({ a, relation, b }) => `${name(a)} ${relation} ${name(b)}`.trim())
}

test('a place alone, or one that leads the wish, has people who do what one does there', () => {
  const told: readonly [prompt: string, place: string, deed: string][] = [
    ['classroom', 'classroom', 'child sits-at school desk'],
    ['grandma’s kitchen', 'kitchen', 'grandmother cooks bowl'],
    ['hotel lobby', 'hotel lobby', 'woman holds suitcase'],
    ['natural history museum with a dinosaur skeleton', 'museum', 'child looks-at dinosaur skeleton'],
    ['beach day with sandcastle and umbrellas', 'beach', 'child builds sandcastle'],
    ['beach day', 'beach', 'child builds sandcastle'],
    ['village in the snow', 'snow village', 'child builds snowman'],
  ]
  for (const [prompt, place, deed] of told) {
    assert.equal(read(prompt).place, place, prompt)
    assert.ok(deedsOf(prompt).includes(deed), `${prompt}: ${deedsOf(prompt)}`)
  }
})

test('a place has its own stage, people who do what one does there, and no second one of itself in it', () => {
  const told: readonly [prompt: string, place: string, deed: string][] = [
    ['castle courtyard', 'castle courtyard', 'knight leads horse'],
    ['subway station at rush hour', 'subway platform', 'man holds newspaper'],
    ['jungle temple ruins', 'temple ruins', 'explorer holds map'],
    ['egyptian tomb', 'tomb', 'mummy next-to explorer'],
    ['rooftop garden in the city', 'rooftop garden', 'woman waters tomato plant'],
    ['japanese tea house', 'tea room', 'woman sits-at table'],
    ['skate park', 'skate park', 'child rides skateboard'],
    ['pirate ship deck', 'ship deck', 'pirate holds spyglass'],
    ['bowling alley', 'bowling alley', 'child holds bowling ball'],
    ['train compartment', 'train carriage', 'child sits-on seat row'],
    ['swimming pool in summer', 'swimming pool', 'child swims-in swimming pool'],
    ['old fashioned toy shop', 'toy store', 'woman holds teddy bear'],
    ['ice cream parlor', 'ice cream shop', 'child holds ice cream cone'],
    ['campsite at night with a bonfire', 'campsite', 'child sits-at bonfire'],
    ['dragon cave full of gold', 'cave', 'treasure chest next-to dragon'],
    ['venice canal', 'venice', 'gondolier rows gondola'],
  ]
  for (const [prompt, place, deed] of told) {
    const { place: seen, things, unknown } = read(prompt)
    assert.equal(seen, place, prompt)
    assert.ok(deedsOf(prompt).includes(deed), `${prompt}: ${deedsOf(prompt)}`)
    assert.deepEqual(unknown, [], prompt)
    assert.ok(
      !things.some(({ name, via }) => via !== 'implied' && /^(?:park|city|pirate ship|cave|castle|canal)$/.test(name)),
      prompt,
    )
    assert.ok(placeCalled(place) ?? PLACES[place] ?? SCENES[place], place)
  }
})

test('every place that is drawn has somebody in it when it is all of the wish', () => {
  for (const prompt of [
    'school hallway',
    'locker room',
    'shopping mall',
    'recording studio',
    'observatory',
    'ballroom',
    'launch pad',
    'junkyard',
    'tennis court',
    'arctic',
    'lisbon',
    'cockpit',
    'moon base',
    'saloon',
    'train yard',
    'trampoline park',
  ]) {
    const { things, unknown } = read(prompt)
    assert.ok(deedsOf(prompt).length > 0 && things.every(({ via }) => via === 'implied'), prompt)
    assert.deepEqual(unknown, [], prompt)
  }
})

test('what is in a room may be told after it is entered', () => {
  assert.equal(read('school bus inside with kids').place, 'bus aisle')
  assert.equal(read('log cabin interior with a fireplace').place, 'living room')
  assert.ok(!deedsOf('cat cafe').some((deed) => deed.includes('shaped-like')))
})

test('in a fairy village there are fairies, on a beach umbrellas stand in the sand', () => {
  assert.ok(read('fairy village with mushroom houses').things.some(({ name }) => name === 'fairy'))
  const beach = read('beach with umbrellas and a sandcastle')
  assert.equal(beach.weather, null)
  assert.ok(beach.things.some(({ name }) => name === 'beach umbrella'))
})

test('who slides has the slide that was named, and no second one', () => {
  const { things } = read('playground with a twisty slide')
  assert.deepEqual(
    things.flatMap(({ name }) => (name.endsWith('slide') ? name : [])),
    ['spiral slide'],
  )
})

test('in a place with something to see, that is what they look at', () => {
  const deeds = deedsOf('train museum with old locomotives')
  assert.ok(
    deeds.includes('child looks-at steam train') && !deeds.some((deed) => deed.includes('dinosaur')),
    `${deeds}`,
  )
})

test('what is named in a place, or beside it, is still the picture', () => {
  for (const prompt of ['a sunflower in a garden', 'a red tractor on a farm', 'a vase in the kitchen'])
    assert.ok(!read(prompt).things.some(({ name }) => /child|farmer|mother/.test(name)), prompt)
})

test('no place looks or reads: somebody in it does', () => {
  assert.ok(deedsOf('zoo day, looking at the giraffes').includes('child looks-at giraffe'))
  assert.equal(read('zoo day, looking at the giraffes').place, 'zoo')
  assert.ok(deedsOf('library reading corner').includes('child reads book'))
})

test('inside of something is the room in it', () => {
  const told: readonly [prompt: string, place: string][] = [
    ['inside of a hardware store', 'hardware store'],
    ['inside a barn', 'barn'],
    ['space station inside', 'space cabin'],
    ['the inside of our submarine', 'submarine cabin'],
    ['interior of an igloo', 'igloo room'],
  ]
  for (const [prompt, place] of told) {
    const { things, place: seen } = read(prompt)
    assert.equal(seen, place, prompt)
    assert.ok(things.length > 0 && things.every(({ via }) => via === 'implied'), prompt)
  }
  assert.equal(read('a submarine').things[0]?.name, 'submarine')
  assert.deepEqual(read('inside a lighthouse').unknown, ['inside'])
  for (const [, place] of pairsOf('reading/interiors.txt'))
    assert.ok(placeCalled(place) ?? PLACES[place] ?? SCENES[place], place)
})

test('a party at a place is held by what one does there', () => {
  const deeds = deedsOf('birthday party at the bowling alley')
  assert.ok(deeds.includes('child holds bowling ball') && deeds.includes('birthday cake on-top-of table'), `${deeds}`)
  assert.ok(!deeds.includes('child sits-at table'), `${deeds}`)
  assert.ok(deedsOf('birthday party').includes('child sits-at table'))
})

test('the years stand on the cake, and are not said to be missing', () => {
  for (const [prompt, years] of [
    ["grandpa's 80th birthday, the whole family around the cake", '80'],
    ['50th birthday cake', '50'],
    ['50th anniversary cake', '50'],
    ['cake for her first birthday', '1'],
  ]) {
    const { things, unknown } = read(prompt ?? '')
    const cake = things.find(({ name }) => name.endsWith('cake'))
    assert.ok(cake?.attributes.includes(`lettered ${years}`), prompt)
    assert.deepEqual(unknown, [], prompt)
  }
})

test('everybody is several, and a family does it together', () => {
  const { things } = read('snow day, everybody is sledding')
  assert.equal(things.find(({ name }) => name === 'child')?.n, 4)
  assert.ok(deedsOf('snow day, everybody is sledding').includes('child rides sled'))
  assert.ok(deedsOf('decorating the christmas tree as a family').includes('mother decorates christmas tree'))
})

test('a name day is a feast, and no name', () => {
  const { letters, things } = read('name day of my grandmother')
  assert.equal(letters, null)
  assert.ok(things.some(({ name }) => name === 'bouquet'))
})

test('who does something in a barn or a house is seen in its room, who only is there looks out', () => {
  const told: readonly [prompt: string, place: string | null, building: boolean][] = [
    ['girl feeding a lamb with a bottle in the barn', 'barn', false],
    ['grandma baking cookies in her house', 'kitchen', false],
    ['a family having dinner in a log cabin', 'living room', false],
    ['a mouse in a house', null, true],
    ['a boy in a house with a dog on the roof', null, true],
  ]
  for (const [prompt, place, building] of told) {
    const graph = read(prompt)
    assert.equal(graph.place, place, prompt)
    assert.equal(
      graph.things.some(({ name }) => /house|barn|cabin/.test(name)),
      building,
      prompt,
    )
  }
})

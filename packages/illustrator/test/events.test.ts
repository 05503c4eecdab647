import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeCalled } from '../src/places/choose.ts'
import { PLACES } from '../src/places/index.ts'
import { read } from '../src/reading/read.ts'
import { lineOf } from '../src/reading/script-lines.ts'
import { NOUNS } from '../src/reading/vocabulary.ts'
import { SCENES } from '../src/scenes/index.ts'
import { PLAIN } from '../src/staging/plain.ts'
import { ACT_STAGERS } from '../src/staging/relations/acts/index.ts'
import { stage } from '../src/staging/stage.ts'
import { TRAITS } from '../src/staging/traits.ts'
import { dataLines, keyedLines } from '../src/words/data-file.ts'

const ROLE = /^(beings|first|second|others|children|adults|people|animals|goods|youngest|brought)$/
const isDrawn = (place: string) => !!(PLACES[place] ?? SCENES[place] ?? PLAIN[place])

const rows = [...dataLines('reading/events.txt'), ...dataLines('reading/place-life.txt')].map((line) =>
  line.split('|').map((part) => part.trim()),
)

test('events are told by at least five hundred rows, each with nouns, relations, stagers and places that exist', () => {
  assert.ok(rows.length >= 500, `${rows.length} rows`)
  for (const [phrases = '', brings = '', place = ''] of rows) {
    for (const step of brings.split(';').map((text) => text.trim())) {
      if (!step) continue
      if (step === 'cast none') continue
      const [cast] = /^cast\?? /.exec(step) ?? []
      const { from, relation, to, how, tool } = cast
        ? { from: step.slice(cast.length), relation: 'sits' }
        : lineOf(step)
      for (const name of [from, to ?? '', tool ?? ''].flatMap((text) => text.split(/\/|, /)))
        assert.ok(
          !name || ROLE.test(name) || name.startsWith('@') || NOUNS.has(name.replace(/^[?+]|\*.*/g, '')),
          `${phrases}: ${name}`,
        )
      assert.ok(/^(becomes|leaves|goes)$/.test(relation) || TRAITS[relation], `${phrases}: ${relation}`)
      assert.ok(!how || ACT_STAGERS[how], `${phrases}: ${how}`)
    }
    const name = place.replace('!', '')
    assert.ok(!name || placeCalled(name) || isDrawn(name) || NOUNS.has(name), `${phrases}: ${name}`)
  }
})

const relationsOf = (prompt: string): string[] => {
  const { things, relations } = read(prompt)
  const nameOf = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? ''
  return relations.map(({ a, relation, b }) => `${nameOf(a)} ${relation} ${nameOf(b)}`.trim())
}

test('at the dentist the patient has the chair and the dentist the tool', () => {
  for (const prompt of [
    'a boy at the dentist',
    'dentist visit',
    'a girl at the dentist office with a friendly dentist',
  ]) {
    const said = relationsOf(prompt)
    assert.ok(
      said.some((line) => /^(boy|girl|child) sits-on dentist chair$/.test(line)),
      prompt,
    )
    assert.ok(said.includes('dentist holds dental mirror'), prompt)
    assert.ok(!said.includes('dentist sits-on dentist chair'), prompt)
  }
})

test('an event is read in the wordings of its verb, and its words name nothing else', () => {
  for (const prompt of ['kids apple bobbing', 'two boys bob for apples', 'a girl bobbing for the apples']) {
    const { things } = read(prompt)
    assert.ok(
      things.some(({ name }) => name === 'apple tub'),
      prompt,
    )
    assert.ok(!things.some(({ name }) => name === 'apple'), prompt)
  }
  const { things } = read('egg and spoon race')
  assert.equal(things.find(({ name }) => name === 'egg')?.n, things.find(({ name }) => name === 'child')?.n)
  assert.ok(!relationsOf('egg and spoon race').some((line) => /^(egg|spoon) r/.test(line)))
})

test('a thing that is also an event is drawn alone where nobody was named', () => {
  assert.deepEqual(
    read('a bouncy castle').things.map(({ name }) => name),
    ['bouncy castle'],
  )
  assert.ok(relationsOf('two kids in a bouncy castle').includes('child inside bouncy castle'))
})

test('those who walk together go the same way', async () => {
  for (const seed of [1, 2, 3]) {
    const { scene } = await stage(read('two kids walking to school'), 'walk', seed, 'medium')
    const ways = scene.members.filter(({ being }) => being).map(({ place }) => place.facing)
    assert.equal(new Set(ways).size, 1)
  }
})

test('what a market sells lies on its stall', () => {
  const said = relationsOf('a farmers market stall with pumpkins, carrots and apples')
  for (const noun of ['pumpkin', 'carrot', 'apple']) assert.ok(said.includes(`${noun} on-top-of market stall`), noun)
  assert.ok(!said.some((line) => /^farmer holds/.test(line)))
})

test('who boards the bus stands in a row before its open door, and as many plates are laid as there are guests', async () => {
  const { scene } = await stage(read('kids getting on the school bus'), 'bus', 1, 'medium')
  assert.equal(scene.members.filter(({ entry }) => entry.name === 'child').length, 3)
  const { things } = read('four friends having lunch in the school cafeteria')
  assert.equal(things.find(({ name }) => name === 'sandwich')?.n, 4)
})

test('a word for a building is the place inside where somebody does something in it', async () => {
  const inside = { 'a child reading at the library': 'book room', 'a family at the airport': 'departure hall' }
  for (const [prompt, setting] of Object.entries(inside)) {
    const staged = await stage(read(prompt), prompt, 1, 'medium')
    assert.equal(staged.setting, setting, prompt)
    assert.ok(!staged.scene.members.some(({ entry }) => /^(library|airport)$/.test(entry.name)), prompt)
  }
})

test('fish of an aquarium are behind the glass, whoever looks at them is before it', async () => {
  const { scene } = await stage(read('kids looking at sharks at the aquarium'), 'aquarium', 1, 'medium')
  const feet = scene.members.filter(({ entry }) => entry.name === 'child').map(({ art }) => art.box.y1)
  const fish = scene.members.filter(({ entry }) => entry.name === 'shark').map(({ art }) => art.box.y1)
  assert.ok(Math.max(...fish) < Math.min(...feet))
})

test('snow lies on the street, and no meadow flowers grow in it', async () => {
  for (const prompt of ['a cat in a snowy street', 'a fox in the garden in winter', 'a dog in the snowy park']) {
    const { ground } = await stage(read(prompt), prompt, 1, 'medium')
    assert.ok(ground.snowed, prompt)
    assert.match(ground.back, /class="snow"/, prompt)
    assert.doesNotMatch(ground.back + ground.front([]), /class="petal/, prompt)
  }
})

test('animals of whom nothing else is said are where they live', async () => {
  const homes = { axolotl: 'underwater', camel: 'desert', hippo: 'bank', squirrel: 'forest' }
  for (const [noun, setting] of Object.entries(homes))
    for (const seed of [1, 2, 3]) assert.equal((await stage(read(noun), noun, seed, 'medium')).setting, setting, noun)
  for (const [place] of keyedLines('habitats.txt')) assert.ok(isDrawn(place), place)
})

test('who swims wears a swimsuit, who plays in the snow a cap', async () => {
  const wornBy = async (prompt: string) =>
    (await stage(read(prompt), prompt, 1, 'medium')).scene.members.flatMap(({ acting }) =>
      (acting.wears ?? []).map(({ name }) => name),
    )
  assert.ok((await wornBy('a girl swimming in the pool')).includes('swimsuit'))
  assert.ok((await wornBy('two kids building a snowman')).includes('beanie'))
  assert.ok(!(await wornBy('a girl in a raincoat at the beach')).includes('swimsuit'))
})

test('people of the Bible and of history are those people, and no child of that name', () => {
  for (const [prompt, ...who] of [
    ['Mary and Martha with Jesus', 'bible woman', 'bible woman', 'jesus'],
    ['Jonah inside the whale', 'bible man', 'hollow whale'],
    ['Good Samaritan helping the man on the road', 'bible man', 'bible man', 'road'],
    ['David and Goliath', 'bible boy', 'goliath', 'slingshot'],
    ['Noah playing with a truck', 'child'],
    ['Hannah hugging her dog', 'child', 'dog'],
    ['Harriet Tubman with a lantern', 'harriet tubman', 'lantern'],
    ['Paul Revere riding his horse', 'colonist', 'horse'],
    ['the Wright brothers with their airplane', 'old-time man', 'airplane'],
  ] as const)
    assert.deepEqual(
      read(prompt)
        .things.map(({ name }) => name)
        .filter((name) => name !== 'truck'),
      who,
      prompt,
    )
  assert.equal(read('Moses parting the red sea').place, 'parted sea')
})

test('who has a name in a tale is drawn as nobody else, in the scene that everybody knows', () => {
  for (const [prompt, ...lines] of [
    ['Geppetto carving Pinocchio', 'geppetto builds pinocchio'],
    ['Little Red Riding Hood knocking on the door', 'red riding hood looks-at door'],
    ['Jack climbing the beanstalk', 'boy climbs beanstalk'],
    ['Rumpelstiltskin spinning straw into gold', 'rumpelstiltskin plays-with spinning wheel'],
    ['King Arthur pulling the sword out of the stone', 'king arthur builds sword in the stone'],
    ['the mouse ran up the clock', 'mouse climbs grandfather clock'],
    ['the old woman who lived in a shoe', 'old woman in-front-of shoe house'],
    ['the princess on twenty mattresses', 'princess sits-on mattress tower'],
    ['pigs building a house of straw', 'pig builds straw house'],
    ['Captain Hook chased by a crocodile', 'crocodile chases captain hook'],
    ["a mouse stealing cheese from the sleeping cat's plate", 'mouse holds cheese', 'cat sleeps'],
    ['a troll under the bridge and three goats crossing it', 'goat crosses bridge'],
    ['Thumbelina sailing on a lily pad', 'thumbelina sits-on lily pad'],
    ['a dragon flying over a sleeping village', 'dragon flies-over roof'],
    ['Goldilocks running away from the three bears', 'goldilocks runs-from bear'],
    ['an owl watching mice from a branch', 'owl looks-at mouse', 'owl sits-on branch'],
    ['a wolf watching the girl from behind a tree', 'wolf looks-at girl', 'wolf hides-behind tree'],
  ] as const) {
    const said = relationsOf(prompt)
    for (const line of lines) assert.ok(said.includes(line), `${prompt}: ${said.join('; ')}`)
  }
})

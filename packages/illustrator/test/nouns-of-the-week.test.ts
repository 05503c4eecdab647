/** Things and trades that households speak of in any week are drawn as themselves. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BEASTS } from '../src/beasts/index.ts'
import { ROLES } from '../src/figures/roles/index.ts'
import { createRng } from '../src/ink/random.ts'
import { read } from '../src/reading/read.ts'
import { THINGS } from '../src/things/index.ts'

const drawn = (name: string) => THINGS.has(name) || BEASTS.has(name) || name in ROLES

test('what is asked for by its name, or by what others call it, is drawn as itself', () => {
  const asked: Record<string, readonly string[]> = {
    'vending machine': ['a vending machine', 'a snack machine'],
    'claw machine': ['a claw machine', 'a crane game'],
    'pinball machine': ['a pinball machine'],
    'slot machine': ['a slot machine', 'a fruit machine'],
    jukebox: ['a jukebox'],
    'ball pit': ['a ball pit'],
    'coffee machine': ['an espresso machine', 'a coffee maker'],
    'rice cooker': ['a rice cooker'],
    'air fryer': ['an air fryer'],
    dishwasher: ['a dishwasher'],
    'waffle iron': ['a waffle iron'],
    'bathroom scale': ['a bathroom scale', 'dad weighs himself on the scale'],
    thermometer: ['a thermometer'],
    inhaler: ['an asthma inhaler'],
    potty: ['a potty'],
    'car seat': ['a car seat'],
    chainsaw: ['a chainsaw'],
    'leaf blower': ['a leaf blower'],
    pliers: ['pliers'],
    'concrete mixer': ['a concrete mixer'],
    'rain barrel': ['a rain barrel'],
    tipi: ['a teepee'],
    'bongo drums': ['bongos'],
    'caramel apple': ['a candy apple'],
    ferry: ['a car ferry'],
    tugboat: ['a tugboat'],
    'container ship': ['a cargo ship'],
    'jet ski': ['a jet ski'],
    'paper boat': ['a paper boat'],
    'paper airplane': ['a paper airplane'],
    steamroller: ['a steamroller'],
    unicycle: ['a unicycle'],
    'cargo bike': ['a cargo bike'],
    monorail: ['a monorail'],
    'gas station': ['a gas station', 'a petrol station'],
    'parking meter': ['a parking meter'],
    silo: ['a silo'],
    'chicken coop': ['a henhouse'],
    watermill: ['a watermill'],
    'stilt house': ['a house on stilts'],
    yurt: ['a yurt'],
    'dragon fruit': ['a dragon fruit'],
    leek: ['a leek'],
    artichoke: ['an artichoke'],
    'braided bread': ['braided bread', 'a challah'],
    'french horn': ['a french horn'],
    'pan flute': ['panpipes'],
    boomerang: ['a boomerang'],
    slinky: ['a slinky'],
    recorder: ['a recorder'],
    pangolin: ['a pangolin'],
    aardvark: ['an aardvark'],
    greyhound: ['an italian greyhound', 'a greyhound'],
    'fennec fox': ['a fennec fox'],
    'water buffalo': ['a water buffalo'],
    wildebeest: ['a wildebeest'],
    caracal: ['a caracal'],
  }
  for (const [name, prompts] of Object.entries(asked))
    for (const prompt of prompts) {
      const graph = read(prompt)
      assert.ok(
        graph.things.some((thing) => thing.name === name && thing.via !== 'stand-in'),
        `${prompt}: ${graph.things.map((thing) => thing.name)}`,
      )
      assert.deepEqual(graph.unknown, [], prompt)
      assert.ok(drawn(name), name)
    }
})

test('a trade has clothes and a tool of its own', () => {
  const trades: Record<string, string> = {
    welder: 'a welder',
    archaeologist: 'an archaeologist digging',
    hiker: 'a backpacker',
    'boy scout': 'a scout',
    'girl scout': 'a girl scout',
    clockmaker: 'a watchmaker',
    florist: 'a florist',
    spy: 'a secret agent',
    milkman: 'the milkman',
    lamplighter: 'a lamplighter',
    craftsman: 'a violin maker',
    beautician: 'a nail technician',
    'ice cream man': 'the ice cream man hands a cone to a boy',
    glassblower: 'a glassblower',
    'lighthouse keeper': 'a lighthouse keeper',
    'aircraft marshaller': 'an airport marshaller',
    paramedic: 'a paramedic',
    pharmacist: 'a pharmacist',
    butcher: 'a butcher',
    barista: 'a barista',
    lumberjack: 'a lumberjack',
    'park ranger': 'a park ranger',
    'delivery driver': 'a delivery man',
    climber: 'a rock climber',
    fencer: 'a fencer',
    juggler: 'a juggler',
    mime: 'a mime',
    journalist: 'a news reporter',
    cobbler: 'a shoemaker',
    'garbage collector': 'a garbage man',
  }
  for (const [name, prompt] of Object.entries(trades)) {
    assert.equal(read(prompt).things[0]?.name, name, prompt)
    assert.ok(name in ROLES, name)
  }
})

test('paper and scissors alone are no game of rock, paper, scissors', () => {
  for (const prompt of ['a paper boat', 'scissors', 'a paper airplane'])
    assert.deepEqual(
      read(prompt).things.filter((thing) => thing.via === 'implied'),
      [],
      prompt,
    )
  assert.equal(read('two kids play rock, paper, scissors').relations.length, 1)
})

test('a badger, a wombat and a ferret stand on four legs unless they are told otherwise', () => {
  for (const name of ['badger', 'wombat', 'ferret', 'pangolin']) {
    const box = BEASTS.get(name)?.act(
      { x: 500, y: 900, h: 500, sw: 6, facing: 'right', rng: createRng(7), detail: 'medium' },
      { pose: 'stand' },
    ).box
    assert.ok(box && box.x1 - box.x0 > box.y1 - box.y0, name)
  }
})

test('a laundromat that somebody is in is a room of washing machines, and a claw machine has its own prizes', () => {
  const inside = read('mom at the laundromat')
  assert.ok(inside.things.some((thing) => thing.name === 'washing machine' && thing.n === 3))
  assert.deepEqual(
    read('a claw machine full of plushies').things.map((thing) => thing.name),
    ['claw machine'],
  )
})

/** Things and trades that households speak of in any week are drawn as themselves. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BEASTS } from '../src/beasts/index.ts'
import { ROLES } from '../src/figures/roles/index.ts'
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
    'rice cooker': ['a rice cooker', 'a pressure cooker'],
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

/** What children who love animals, machines or minerals ask for by name is drawn as itself. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BEASTS } from '../src/beasts/index.ts'
import { ROLES } from '../src/figures/roles/index.ts'
import { read } from '../src/reading/read.ts'
import { THINGS } from '../src/things/index.ts'

const drawn = (name: string) => THINGS.has(name) || BEASTS.has(name) || name in ROLES

/** Each is read as the drawing of that name, without a stand-in and with nothing said to be missing. */
function areDrawn(asked: Readonly<Record<string, readonly string[]>>): void {
  for (const [name, prompts] of Object.entries(asked))
    for (const prompt of [name, ...prompts]) {
      const graph = read(prompt)
      assert.deepEqual(
        graph.things
          .filter((thing) => thing.via !== 'implied')
          .map((thing) => `${thing.name} ${thing.via === 'stand-in'}`),
        [`${name} false`],
        prompt,
      )
      assert.deepEqual(graph.unknown, [], prompt)
      assert.ok(drawn(name), name)
    }
}

test('sharks, old swimmers and odd fish are themselves', () =>
  areDrawn({
    'leopard shark': ['a leopard shark'],
    'thresher shark': [],
    megalodon: ['a megalodon shark'],
    sawfish: [],
    lionfish: ['a lion fish'],
    sunfish: ['an ocean sunfish'],
    mosasaurus: ['a mosasaur'],
  }))

test('birds of a field guide are themselves', () =>
  areDrawn({
    hoopoe: [],
    wren: ['a wren'],
    swallow: ['a barn swallow'],
    shoebill: [],
    cassowary: [],
    quail: ['a california quail'],
    hornbill: [],
  }))

test('furred animals and reptiles of animal books are themselves', () =>
  areDrawn({
    'draft horse': ['a clydesdale'],
    gerbil: [],
    stoat: ['an ermine'],
    warthog: [],
    iguana: ['a green iguana'],
    'bearded dragon': [],
    'frilled lizard': [],
    dimetrodon: [],
    therizinosaurus: [],
  }))

test('machines, wings and hulls that lovers of machines name are themselves', () =>
  areDrawn({
    'tower crane': ['a construction crane'],
    'wrecking ball crane': ['a wrecking ball'],
    'bucket truck': ['a cherry picker'],
    'ice resurfacer': ['a zamboni'],
    'snow groomer': ['a snowcat'],
    'quad bike': ['an atv'],
    'dune buggy': [],
    'penny-farthing': ['a penny farthing'],
    biplane: [],
    airship: ['a zeppelin'],
    'paddle steamer': ['a riverboat'],
    lifeboat: [],
  }))

test('bugs and creatures of the sea floor are themselves', () =>
  areDrawn({
    'rhinoceros beetle': ['a rhino beetle'],
    'dung beetle': ['a scarab'],
    mosquito: [],
    'stick insect': ['a stick bug'],
    centipede: [],
    'pill bug': ['a roly poly', 'a woodlouse'],
    tarantula: [],
    trilobite: [],
    'sea urchin': [],
    cuttlefish: [],
    salamander: ['a fire salamander'],
  }))

test('finds, old toys and goods of the market are themselves', () =>
  areDrawn({
    gemstone: ['a ruby'],
    geode: ['an amethyst'],
    anthill: ['an ant hill'],
    stilts: [],
    'baby rattle': ['a rattle'],
    'weather vane': ['a weathercock'],
    radish: [],
    beetroot: ['a beet'],
    eclair: ['a chocolate eclair'],
    mochi: [],
  }))

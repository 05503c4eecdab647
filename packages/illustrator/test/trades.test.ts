import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { lineOf } from '../src/reading/script-lines.ts'
import { NOUNS } from '../src/reading/vocabulary.ts'
import { TRAITS } from '../src/staging/traits.ts'
import { dataLines } from '../src/words/data-file.ts'

const deeds = (prompt: string) => {
  const { things, relations } = read(prompt)
  const nameOf = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? ''
  return relations.map(({ a, relation, b }) => `${nameOf(a)} ${relation} ${nameOf(b)}`.trim())
}
const things = (prompt: string) => read(prompt).things.map(({ name }) => name)

test('the table of trades names nouns that exist in relations that can be drawn, and no trade twice', () => {
  const known = new Set<string>()
  for (const row of dataLines('reading/trades.txt')) {
    const [names = '', atWork = '', standsBy = '', , alone = ''] = row.split('|')
    for (const name of names.split(',').map((part) => part.trim())) {
      assert.ok(!known.has(name), name)
      known.add(name)
    }
    for (const text of [atWork, standsBy, alone].flatMap((cell) => cell.split(';')).filter((part) => part.trim())) {
      const { from, relation, to } = lineOf(text.trim())
      assert.ok(relation in TRAITS, text)
      for (const noun of [from, to ?? 'first'].map((part) => part.replace(/\*.*/, '')))
        assert.ok(noun === 'first' || NOUNS.has(noun), text)
    }
  }
})

test('a trade brings its tools, its vehicle and its place', () => {
  const rows: [string, string][] = [
    ['a cyclist stops at a red light', 'cyclist rides bicycle'],
    ['a cyclist stops at a red light', 'cyclist next-to traffic light'],
    ['window cleaner waving', 'window next-to window cleaner'],
    ['a taxi driver', 'taxi behind taxi driver'],
    ['bus driver waving to the children', 'bus behind bus driver'],
    ['a lifeguard watching the beach', 'lifeguard sits-on lifeguard chair'],
    ['bird watcher with binoculars', 'person looks-at bird'],
    ['a cashier at the supermarket', 'cash register on-top-of table'],
    ['a dog walker', 'person leads dog'],
    ['a tailor', 'sewing machine on-top-of table'],
  ]
  for (const [prompt, deed] of rows) assert.ok(deeds(prompt).includes(deed), `${prompt}: ${deeds(prompt)}`)
  assert.equal(read('a potter').place, 'workshop')
})

test('whoever is all the page has works at it with what belongs to the trade; with somebody else, or at something else, they do not', () => {
  const rows: [string, string, string][] = [
    ['a firefighter', 'firefighter holds fire hose', 'a firefighter and a dog'],
    ['a happy doctor', 'doctor looks-at teddy bear', 'a doctor with a dinosaur'],
    ['a vet', 'veterinarian looks-at puppy', 'a vet riding a bike'],
    ['a police officer', 'police officer holds stop sign', 'a police officer eating a donut'],
    ['a chef', 'chef cooks pot', 'a chef holding a fish'],
    ['a knight', 'knight holds shield', 'a knight and a dragon'],
    ['an astronaut', 'astronaut plants flag', 'an astronaut floating in space'],
  ]
  for (const [alone, deed, otherwise] of rows) {
    assert.ok(deeds(alone).includes(deed), `${alone}: ${deeds(alone)}`)
    assert.ok(!deeds(otherwise).includes(deed), `${otherwise}: ${deeds(otherwise)}`)
  }
})

test('who is at something else is not put to work, and no truck comes along into a room', () => {
  assert.ok(!things('a tailor measuring a man').includes('sewing machine'))
  assert.ok(!things('a truck driver eating a sandwich in the kitchen').includes('semi truck'))
  assert.ok(deeds('a truck driver eating a sandwich').includes('semi truck behind truck driver'))
})

test('whatever is sold lies on a stall with the seller behind it', () => {
  const corn = deeds('a farmer selling corn by the road')
  assert.ok(corn.includes('farmer inside market stall') && corn.includes('corn on-top-of market stall'), `${corn}`)
  assert.ok(deeds('hot dog vendor on the street').includes('hot dog on-top-of market stall'))
  const eggs = deeds('old lady selling eggs at the market')
  assert.ok(
    eggs.includes('old woman inside market stall') && !eggs.some((deed) => deed.startsWith('farmer')),
    `${eggs}`,
  )
})

test('everybody who eats has a helping', () => {
  const noodles = read('family eating noodles')
  assert.equal(noodles.things.find(({ name }) => name === 'noodles')?.n, 4)
  assert.ok(deeds('family eating noodles').includes('father sits-at table'))
  assert.equal(things('mom and dad drinking coffee').filter((name) => name === 'coffee cup').length, 2)
  assert.equal(things('mom and dad sharing a milkshake').filter((name) => name === 'milkshake').length, 1)
})

test('what is done with grandma is done by a child and her; everyone is several', () => {
  assert.ok(things('washing dishes with dad').includes('child'))
  assert.ok(deeds('baking cookies with grandma').includes('child sits-at table'))
  assert.equal(read('everyone singing christmas carols').things.find(({ name }) => name === 'child')?.n, 4)
  assert.ok(deeds('decorating the tree as a family').includes('mother decorates christmas tree'))
})

test('deeds that are known by their pose have it', () => {
  const pose = (prompt: string) => read(prompt).relations.find(({ relation }) => relation === 'poses')?.pose
  assert.equal(pose('old people doing tai chi in the park'), 'arms-flowing')
  assert.equal(pose('kids doing jumping jacks'), 'arms-star')
  assert.ok(read('two brothers skipping stones').relations.some(({ how }) => how === 'skim'))
  assert.ok(!things('tug of war on field day').includes('tugboat'))
})

test('who dances at a party does not sit at its table, and only the photographer has the camera', () => {
  assert.ok(!deeds('kids dancing at a birthday party').includes('child sits-at table'))
  assert.ok(!deeds('photographer taking a picture of a bride and groom').includes('bride holds camera'))
})

test('a fisherman in a boat is on the water, one without is on the dock', () => {
  assert.equal(read('a fisherman in a boat').place, 'lake')
  assert.equal(read('a fisherman').place, 'dock')
})

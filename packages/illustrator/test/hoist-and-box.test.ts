/** Deeds that everybody knows by their pose: boxing, tossing dough, a load on a crane, a pack on a camel. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { midX, side } from '../src/staging/geometry.ts'
import type { Member } from '../src/staging/member.ts'
import { bestOf } from '../src/staging/tries.ts'

const paged = async (prompt: string) => {
  const { members } = (await bestOf(read(prompt), prompt, 1, 'medium')).staged.scene
  return (name: string): Member[] => members.filter(({ entry }) => entry.name === name)
}

test('two who box are upright, face each other, and have their fists up', async () => {
  const [a, b] = (await paged('two kangaroos boxing'))('kangaroo') as [Member, Member]
  assert.notEqual(a.place.facing, b.place.facing)
  assert.ok((midX(b.art.box) - midX(a.art.box)) * side(a.place.facing) > 0, 'each looks at the other')
  for (const one of [a, b]) {
    assert.ok(one.handed)
    assert.ok(one.point('farHand')[1] < one.point('chest')[1])
  }
})

test('what a crane lifts hangs under its hook, off the ground', async () => {
  const all = await paged('a crane lifting a piano')
  const [[crane], [piano]] = [all('crane'), all('piano')] as [Member[], Member[]]
  assert.ok(crane && piano)
  assert.ok(Math.abs(midX(piano.art.box) - crane.point('low')[0]) < 3)
  assert.ok(piano.art.box.y0 > crane.point('low')[1])
  assert.ok(piano.art.box.y1 < crane.art.box.y1)
})

test('dough that is tossed flies above the head', async () => {
  const all = await paged('a chef tossing pizza dough in the air')
  const [[chef], [dough]] = [all('chef'), all('dough')] as [Member[], Member[]]
  assert.ok(chef && dough && dough.art.box.y1 < chef.point('headTop')[1])
})

test('a camel carries on its back, on four legs', async () => {
  const [camel] = (await paged('a camel carrying a box'))('camel')
  assert.equal(camel?.handed, false)
})

test('who jumps from one to the next has two of them below', async () => {
  const all = await paged('a frog leaps from one log to another')
  const [left, right] = all('log').map(({ art }) => art.box)
  const [frog] = all('frog')
  assert.ok(frog && left && right)
  assert.ok(left.x1 < right.x0 || right.x1 < left.x0, 'with a gap between them')
  assert.ok(Math.abs(midX(frog.art.box) - (midX(left) + midX(right)) / 2) < 20, 'which one is over')
})

test('a bird in a tree is before the leaves, whole', async () => {
  const prompt = 'an owl sitting in a tree'
  const { scene } = (await bestOf(read(prompt), prompt, 1, 'medium')).staged
  const owl = scene.members.find(({ entry }) => entry.name === 'owl') as Member
  const { coats } = scene.group(owl)
  const last = (name: string) => coats.findLastIndex(({ member }) => member.entry.name === name)
  assert.ok(coats.findIndex(({ member }) => member === owl) > last('tree'))
})

test('of two of whom one rides piggyback both faces are free, the rider above the neck', async () => {
  for (const prompt of ['a dad giving his son a piggyback ride', 'a girl carries her brother piggyback']) {
    const { staged, judgement } = await bestOf(read(prompt), prompt, 1, 'medium')
    assert.deepEqual(judgement.clashes, [], prompt)
    const [rider, carrier] = staged.scene.members
      .filter(({ being }) => being)
      .sort((a, b) => a.place.h - b.place.h) as [Member, Member]
    assert.ok(rider.point('headMid')[1] < carrier.point('headMid')[1], prompt)
    const { coats } = staged.scene.group(rider)
    const at = (member: Member, part: string) => coats.findIndex((coat) => coat.member === member && coat.part === part)
    // The leg is held from below.
    assert.ok(at(rider, 'nearLeg') < at(carrier, 'nearArm'), prompt)
  }
})

test('what a truck is full of looks out over its bed, the can a garbage truck empties hangs over its rear, a box lies on the forks', async () => {
  const goods = await paged('a truck full of pumpkins')
  const [[truck], pumpkins] = [goods('truck'), goods('pumpkin')] as [Member[], Member[]]
  assert.ok(truck && pumpkins.length > 2)
  for (const { art } of pumpkins) {
    assert.ok(art.box.y1 < truck.place.y && art.box.y0 < truck.point('bed0')[1])
    assert.ok(Math.abs(midX(art.box) - (truck.point('bed0')[0] + truck.point('bed1')[0]) / 2) < truck.place.h * 0.5)
  }
  const refuse = await paged('a garbage truck picking up trash cans')
  const [[tipper], cans] = [refuse('garbage truck'), refuse('trash can')] as [Member[], Member[]]
  const [held, ...others] = cans as [Member, ...Member[]]
  assert.ok(tipper && held.tilt > 90 && held.art.box.y1 < tipper.art.box.y1 - tipper.place.h * 0.3)
  assert.ok(
    others.every(({ art }) => Math.abs(art.box.y1 - tipper.art.box.y1) < 8),
    'the others stand on the ground',
  )
  const store = await paged('a forklift carrying a box')
  const [[forklift], [box]] = [store('forklift'), store('box')] as [Member[], Member[]]
  assert.ok(forklift && box && Math.abs(box.art.box.y1 - forklift.point('deck')[1]) < 4)
})

test('who saves a cat from a tree has it within reach, and who kisses a sleeper bends over the pillow', async () => {
  const park = await paged('a boy saving a kitten from a tree')
  const [[boy], [kitten], [tree]] = [park('boy'), park('kitten'), park('tree')] as [Member[], Member[], Member[]]
  assert.ok(boy && kitten && tree)
  const { box } = kitten.art
  const gaps = ['nearHand', 'farHand'].map((hand) => {
    const [x, y] = boy.point(hand)
    return Math.hypot(x - midX(box), y - box.y1)
  })
  assert.ok(Math.min(...gaps) < boy.place.h * 0.1, 'a hand is at the kitten')
  const castle = await paged('the prince kissing sleeping beauty')
  const [[prince], [sleeper]] = [castle('prince'), castle('sleeping beauty')] as [Member[], Member[]]
  assert.ok(prince && sleeper)
  const [p, q] = [prince.point('mouth'), sleeper.point('headMid')]
  assert.ok(Math.hypot(p[0] - q[0], p[1] - q[1]) < prince.place.h * 0.32)
  assert.equal(side(prince.place.facing), Math.sign(q[0] - p[0]), 'toward the face')
})

test('the ladder of a fire truck is up where it is climbed, and a banner is as long as it has to be read behind its plane', async () => {
  const street = await paged('a fire truck with two firefighters climbing the ladder')
  const [[truck], firefighters] = [street('fire truck'), street('firefighter')] as [Member[], Member[]]
  assert.ok(truck && firefighters.length === 2)
  for (const one of firefighters) assert.ok(one.point('nearFoot')[1] < truck.point('rung0')[1], 'above the roof')
  const sky = await paged('a plane pulling a banner')
  const [[plane], [banner]] = [sky('airplane'), sky('banner')] as [Member[], Member[]]
  assert.ok(plane && banner)
  const [p, q] = [plane.art.box, banner.art.box]
  assert.ok(q.x1 - q.x0 > (p.x1 - p.x0) * 0.6)
  assert.ok(q.x1 < p.x0 || q.x0 > p.x1, 'behind the tail')
})

test('over a rainbow one flies above it, a throne is as high as who sits there, and a rope goes from boat to boat', async () => {
  const sky = await paged('a pegasus flying over the rainbow at night')
  const [[pegasus], [rainbow]] = [sky('pegasus'), sky('rainbow')] as [Member[], Member[]]
  assert.ok(pegasus && rainbow && pegasus.art.box.y1 < rainbow.art.box.y0 + 4)
  const ice = await paged('a penguin sitting on a throne')
  const [[penguin], [throne]] = [ice('penguin'), ice('throne')] as [Member[], Member[]]
  assert.ok(penguin && throne && throne.place.h > penguin.place.h * 0.95)
  const lake = await paged('a little tugboat pulling a big ship')
  const [[tug], [ship]] = [lake('tugboat'), lake('ship')] as [Member[], Member[]]
  assert.ok(tug && ship)
  const apart = Math.max(ship.art.box.x0 - tug.art.box.x1, tug.art.box.x0 - ship.art.box.x1)
  assert.ok(apart > (tug.art.box.x1 - tug.art.box.x0) * 0.25, 'room for the rope')
})

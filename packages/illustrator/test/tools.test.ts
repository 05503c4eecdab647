import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { midX } from '../src/staging/geometry.ts'
import type { Member } from '../src/staging/member.ts'
import { stage } from '../src/staging/stage.ts'

async function staged(prompt: string): Promise<(name: string) => Member[]> {
  const { scene } = await stage(read(prompt), prompt, 1, 'medium')
  return (name) => scene.members.filter(({ entry }) => entry.name === name)
}

const one = (members: Member[]): Member => {
  assert.ok(members[0])
  return members[0]
}

const apart = (a: readonly [number, number], b: readonly [number, number]): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1])

test('a toothbrush is at the mouth of whoever brushes', async () => {
  const all = await staged('a boy brushing his teeth')
  const [boy, brush] = [one(all('boy')), one(all('toothbrush'))]
  assert.ok(apart(boy.point('mouth'), brush.point('tip')) < boy.place.h * 0.1)
})

test('a trumpet is played at the mouth', async () => {
  const all = await staged('a girl playing the trumpet')
  const [girl, trumpet] = [one(all('girl')), one(all('trumpet'))]
  assert.ok(apart(girl.point('mouth'), trumpet.point('mouthpiece')) < girl.place.h * 0.1)
})

test('a piano stands on the floor beside its player', async () => {
  const all = await staged('a mouse playing the piano')
  const [mouse, piano] = [one(all('mouse')), one(all('piano'))]
  assert.ok(Math.abs(mouse.art.box.y1 - piano.art.box.y1) < mouse.place.h * 0.1)
})

test('two who play with one ball stand on both sides of it', async () => {
  const all = await staged('two girls playing soccer')
  const ball = midX(one(all('soccer ball')).art.box)
  const [first = 0, second = 0] = all('girl').map(({ art }) => midX(art.box))
  assert.ok((first - ball) * (second - ball) < 0)
})

test('who blows out candles stands on the ground beside the table with the cake', async () => {
  const all = await staged('a boy blowing out the candles on his cake')
  const [boy, cake, table] = [one(all('boy')), one(all('birthday cake')), one(all('table'))]
  assert.ok(Math.abs(boy.art.box.y1 - table.art.box.y1) < boy.place.h * 0.1)
  assert.ok(cake.art.box.y1 < table.art.box.y0 + boy.place.h * 0.1)
})

test('fire that is breathed comes out of the mouth and goes ahead of it', async () => {
  const all = await staged('a dragon breathing fire')
  const [dragon, fire] = [one(all('dragon')), one(all('fire'))]
  const [x, y] = dragon.point('mouth')
  const [u, v] = fire.point('spout')
  assert.ok(Math.hypot(x - u, y - v) < dragon.place.h * 0.08)
  const ahead = dragon.place.facing === 'left' ? x - midX(fire.art.box) : midX(fire.art.box) - x
  assert.ok(ahead > dragon.place.h * 0.1)
})

test('animals get a tool for what is done with one', () => {
  const { things, relations } = read('a rabbit watering the carrots')
  const can = things.find(({ name }) => name === 'watering can')
  assert.ok(can)
  assert.ok(relations.some(({ relation, tool }) => relation === 'waters' && tool === can.id))
})

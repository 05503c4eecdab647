import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { facesOf } from '../src/staging/faces.ts'
import { overlaps, union } from '../src/staging/geometry.ts'
import { bestOf } from '../src/staging/tries.ts'
import { textured } from '../src/texture/index.ts'
import { canvasOf } from '../src/texture/visible.ts'

const PAGE = 1024

async function castOf(prompt: string) {
  const { staged } = await bestOf(read(prompt), prompt, 1, 'medium')
  return staged
}

test('those who were asked for fill the page, in its height or in its width', async () => {
  for (const prompt of [
    'a lion',
    'a girl with a balloon',
    'a fox and a hen',
    'two boys playing chess',
    'a horse jumping over a log',
    'a queen in front of the castle',
    'a whale',
    'a baker with a cake',
    'three rabbits in the garden',
    'a cat on a chair',
  ]) {
    const { scene } = await castOf(prompt)
    const { x0, x1, y0, y1 } = union(scene.members.map(({ art }) => art.box))
    const share = Math.max(x1 - x0, y1 - y0) / PAGE
    assert.ok(share >= 0.6, `${prompt}: ${share.toFixed(2)} of the page`)
    assert.ok(x0 > -8 && x1 < PAGE + 8 && y0 > -8 && y1 < PAGE + 8, `${prompt}: somebody is cut off`)
  }
})

test('before a castle one is large enough to color', async () => {
  const { scene } = await castOf('a king and a queen in front of the castle')
  for (const { being, art, key } of scene.members)
    if (being) assert.ok(art.box.y1 - art.box.y0 > 0.36 * PAGE, `${key} is ${art.box.y1 - art.box.y0} high`)
})

test('beside what is much larger one has a face to color, and most of the large thing is seen', async () => {
  for (const prompt of [
    'a rabbit under an apple tree',
    'a bus driver in front of a bus',
    'a girl in front of a church',
  ]) {
    const { scene } = await castOf(prompt)
    const of = (being: boolean) => scene.members.find((member) => member.being === being)?.art.box
    const [one, large] = [of(true), of(false)]
    assert.ok(one && large, prompt)
    assert.ok(one.y1 - one.y0 > 0.4 * PAGE, `${prompt}: ${Math.round(one.y1 - one.y0)} high`)
    const [w, h] = [Math.min(large.x1, PAGE) - Math.max(large.x0, 0), Math.min(large.y1, PAGE) - Math.max(large.y0, 0)]
    const seen = (w * h) / ((large.x1 - large.x0) * (large.y1 - large.y0))
    assert.ok(seen > 0.6, `${prompt}: ${seen.toFixed(2)} of it is on the page`)
  }
})

test('the sun, the moon and clouds are nowhere behind somebody', async () => {
  for (const prompt of ['a zebra in the savanna', 'a mouse eating cheese', 'a ninja', 'a girl blowing bubbles']) {
    const staged = await castOf(prompt)
    const sky = staged.parts[0]?.svg ?? ''
    for (const [shape, , x = '', y = '', r = ''] of sky.matchAll(
      /<circle (cx)="([\d.-]+)" cy="([\d.-]+)" r="([\d.-]+)" fill="#fff" class="(?:sun|moon)"/g,
    )) {
      const disc = { x0: +x - +r, x1: +x + +r, y0: +y - +r, y1: +y + +r }
      const hit = staged.outline.some((box) => overlaps(box, disc))
      assert.ok(!hit, `${prompt}: ${shape} is behind somebody`)
    }
  }
})

test('no window is behind a head', async () => {
  for (const prompt of [
    'a girl reading a book on the sofa',
    'a boy feeding his goldfish',
    'a mother rocking her baby',
  ]) {
    const { parts, scene } = await castOf(prompt)
    const panes = [
      ...(parts[0]?.svg ?? '').matchAll(
        /<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.-]+)" height="([\d.-]+)"[^>]*class="glass"/g,
      ),
    ]
    for (const [, x = '', y = '', w = '', h = ''] of panes)
      for (const [u, v, r] of facesOf(scene.members))
        assert.ok(
          u + r * 0.8 < +x || u - r * 0.8 > +x + +w || v + r * 0.8 < +y || v - r * 0.8 > +y + +h,
          `${prompt}: a pane at ${x} ${y} is behind a head at ${u.toFixed()} ${v.toFixed()}`,
        )
  }
})

test('a tree that a family is under runs off the page rather than make them tiny', async () => {
  const { scene } = await castOf('a family having a picnic under a tree')
  for (const { being, art, key } of scene.members)
    if (being) {
      assert.ok(art.box.y1 - art.box.y0 > 0.19 * PAGE, `${key} is ${art.box.y1 - art.box.y0} high`)
      assert.ok(art.box.x0 > 0 && art.box.x1 < PAGE, `${key} is cut off`)
    }
  const tree = scene.members.find(({ entry }) => entry.name === 'tree')
  assert.ok(tree && tree.art.box.y0 < 0, 'the whole tree is on the page')
})

test('six at a table are in two rows: every face is free, and larger than side by side', async () => {
  const { scene } = await castOf('birthday party with six children')
  const children = scene.members.filter(({ being }) => being)
  const heads = facesOf(children).map(([, , r]) => r)
  assert.equal(heads.length, 6)
  for (const r of heads) assert.ok(r > 0.045 * PAGE, `a face of ${r.toFixed(0)}`)
})

test('what a scene brings along takes no room from seven children', async () => {
  const { scene } = await castOf('seven kids at a birthday party with cake')
  const heights = scene.members.filter(({ being }) => being).map(({ art }) => art.box.y1 - art.box.y0)
  assert.ok(Math.min(...heights) > 0.25 * PAGE, `${heights.map(Math.round)}`)
})

test('of many who play with each other nobody is where another is', async () => {
  const { scene } = await castOf('five puppies playing')
  const faces = facesOf(scene.members)
  assert.equal(faces.length, 5)
  for (const [i, [x, y, r]] of faces.entries())
    for (const [u, v] of faces.slice(i + 1)) assert.ok(Math.hypot(x - u, y - v) > r, 'two faces in one place')
})

test('in a wood there is no sky that clouds are added to', async () => {
  const { parts } = await castOf('a fox family in the forest')
  assert.notEqual(parts[0]?.kind, 'sky')
})

test('at a picnic of rabbits the basket is smaller than they are', async () => {
  const { scene } = await castOf('three bunnies having a picnic')
  const heights = (of: boolean) =>
    scene.members
      .filter(({ being, entry }) => being === of && entry.name !== 'picnic blanket')
      .map(({ art }) => art.box.y1 - art.box.y0)
  assert.ok(Math.max(...heights(false)) < Math.min(...heights(true)))
})

test('of who rides along in a cabin head and chest are seen, as large as it allows, and no legs below it', async () => {
  for (const prompt of ['a pilot in a small plane', 'a boy in a submarine', 'a princess in a carriage']) {
    const { scene } = await castOf(prompt)
    const [one, cabin] = [true, false].map((being) => scene.members.find((member) => member.being === being))
    const { hollow } = cabin?.art ?? {}
    assert.ok(one && hollow, prompt)
    const high = one.point('chest')[1] - one.point('headTop')[1]
    assert.ok(high > 0.5 * (hollow.y1 - hollow.y0), `${prompt}: ${Math.round(high)} in ${hollow.y1 - hollow.y0}`)
    assert.ok(!one.art.layers.some(({ part }) => /Leg$/.test(part)), `${prompt}: legs in a cabin`)
  }
})

test('nobody in the cab of a loaded truck is painted over its door', async () => {
  const { scene, coats } = await castOf('a farmer in a truck full of hay')
  const at = (being: boolean, part: string) =>
    coats.findLastIndex((coat) => coat.member.being === being && coat.part === part)
  assert.ok(scene.members.some(({ being }) => being) && at(true, 'torso') < at(false, 'front'))
})

test('whoever is nearest stands near the lower edge, however low the cast is', async () => {
  for (const prompt of [
    'a dog chasing a cat',
    'an elephant spraying water on a hippo',
    'a knight giving a flower to a dragon',
    'a cow and her calf',
    'a crocodile in the savanna',
  ]) {
    const { scene } = await castOf(prompt)
    const low = Math.max(...scene.members.map(({ art }) => art.box.y1)) / PAGE
    assert.ok(low > 0.88 && low < 0.96, `${prompt}: feet at ${low.toFixed(2)}`)
  }
})

test('two beside each other are a little before and behind one another', async () => {
  const { scene } = await castOf('a cow and her calf')
  const [p, q] = scene.members.map(({ art }) => art.box)
  assert.ok(p && q && p.x0 < q.x1 && q.x0 < p.x1, 'a gap between them')
  assert.ok(Math.abs(p.y1 - q.y1) > 10, 'side by side in one line')
})

test('what a scene brings along makes no family smaller', async () => {
  const { scene } = await castOf('family decorating the christmas tree')
  const tree = scene.members.find(({ entry }) => entry.name === 'christmas tree')?.art.box
  assert.ok(tree && tree.y1 - tree.y0 > 0.46 * PAGE, `${tree && tree.y1 - tree.y0} high`)
})

test('the ground before those who stand outdoors is nowhere bare, and has nothing of a kind that was counted', async () => {
  for (const prompt of ['an elephant spraying water on a hippo', 'a knight giving a flower to a dragon']) {
    const { parts, scene, setting } = await castOf(prompt)
    const page = { parts, detail: 'medium', spared: facesOf(scene.members), setting, seed: 1 } as const
    const svg = textured({ ...page, without: new Set() })
    const canvas = canvasOf([...parts, { svg, kind: 'front' }], 8)
    const room = [...canvas.shapes].flatMap(([id, { kind }]) =>
      kind !== 'land' ? [] : GROUND.flatMap((y) => ACROSS.map((x) => canvas.room(id, x, y))),
    )
    const barest = room.reduce((a, b) => Math.max(a, b), 0)
    assert.ok(barest < 72, `${prompt}: a bare patch of ${barest}`)
  }
  const { parts, scene, setting } = await castOf('a knight giving a flower to a dragon')
  const page = { parts, detail: 'medium', spared: facesOf(scene.members), setting, seed: 1 } as const
  const bare = textured({ ...page, without: new Set(['grass', 'rock', 'flower', 'mushroom']) })
  assert.ok(bare.length < textured({ ...page, without: new Set() }).length)
})

test('who stands back has the ground under their feet, whatever they do with their arms', async () => {
  for (const prompt of ['girls soccer team celebrating a goal', 'four puppies in the park']) {
    const { scene, ground } = await castOf(prompt)
    const horizon = ground.shows.ground?.y0 ?? 0
    for (const { being, art, key } of scene.members)
      if (being)
        assert.ok(art.box.y1 > horizon, `${prompt}: ${key} stands at ${art.box.y1}, the ground ends at ${horizon}`)
  }
})

const GROUND = Array.from({ length: 34 }, (_, i) => 720 + i * 8)
const ACROSS = Array.from({ length: 120 }, (_, i) => 32 + i * 8)

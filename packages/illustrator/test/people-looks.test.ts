import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Art } from '../src/art/art.ts'
import type { Pen } from '../src/art/pen.ts'
import { cheek } from '../src/figures/heads/face.ts'
import { viewOf } from '../src/figures/heads/view.ts'
import { read } from '../src/reading/read.ts'
import { bestOf } from '../src/staging/tries.ts'
import { acted, painted } from './acted.ts'

const paint = (...how: Parameters<typeof acted>): string => painted(acted(...how))

/** From the middle of the head to its top, as a share of the height. */
const headOf = ({ points: { headMid, headTop } }: Art): number =>
  Math.hypot((headTop?.[0] ?? 0) - (headMid?.[0] ?? 0), (headTop?.[1] ?? 0) - (headMid?.[1] ?? 0)) / 600

test('mother and father are more than four and a half heads tall, a child three and a half', () => {
  for (const seed of [1, 2, 3]) {
    for (const grown of ['mother', 'father', 'nurse']) {
      const art = acted(grown, {}, ['short hair'], seed)
      assert.ok(headOf(art) < 0.16, `${grown} ${seed}: ${headOf(art)}`)
      assert.ok(headOf(acted('girl', {}, ['short hair'], seed)) > headOf(art) * 1.26, `${grown} ${seed}`)
    }
  }
})

test('a grown-up has a neck: the chin is above the shoulders', () => {
  for (const grown of ['mother', 'father', 'woman', 'man']) {
    const { points } = acted(grown, {}, [], 2)
    const chin = (points.headMid?.[1] ?? 0) + 600 * 0.116 * 1.14
    const chest = points.neck?.[1] ?? 0
    assert.ok(chin < chest + 600 * 0.052, `${grown}: chin at ${chin}, shoulders below ${chest}`)
  }
})

test('a machine, a ghost or a dwarf is not built as people are', () => {
  assert.ok(headOf(acted('dwarf')) > headOf(acted('man', {}, ['short hair'])) * 1.3)
})

test('fathers are not all alike: some have a beard, most do not', () => {
  const drawn = Array.from({ length: 12 }, (_, seed) => paint('father', {}, [], seed + 1))
  const shaven = drawn.filter((svg, i) => svg !== paint('father', {}, ['short beard'], i + 1))
  assert.ok(shaven.length > 4 && shaven.length < 12, `${shaven.length} of 12 are not bearded so`)
})

test('a short beard goes around the jaw: higher than the mouth it would be a mask', () => {
  const [bare, bearded] = [acted('boy', { turn: 0 }), acted('boy', { turn: 0 }, ['short beard'])]
  const shapes = (art: Art) => [...painted(art).matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d)
  const pointsOf = (d: string) => [...d.matchAll(/([\d.-]+)[ ,]([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
  const { mouth = [0, 0], headMid = [0, 0] } = bearded.points
  const beard = shapes(bearded)
    .filter((d) => !shapes(bare).includes(d))
    .map(pointsOf)
    .filter((points) => points.every(([, y = 0]) => y > headMid[1] - 30))
  assert.ok(beard.length)
  for (const [x = 0, y = 0] of beard.flat())
    if (Math.abs(x - mouth[0]) < 30) assert.ok(y > mouth[1], `hair at ${y}, lips at ${mouth[1]}`)
})

test('who sleeps lies stretched out, head and feet apart; curled up as a cat is, a person would be a heap', () => {
  for (const name of ['man', 'mother', 'boy']) {
    const { box, points } = acted(name, { pose: 'lie-curled' }, [], 2)
    assert.ok(box.x1 - box.x0 > (box.y1 - box.y0) * 1.8, name)
    const apart = Math.abs((points.headMid?.[0] ?? 0) - (points.nearFoot?.[0] ?? 0))
    assert.ok(apart > 600 * 0.55, `${name}: ${apart}`)
  }
})

test('who just sits has the hands in the lap, not in the air before the knees', () => {
  for (const name of ['woman', 'father', 'girl', 'grandmother']) {
    const { points } = acted(name, { pose: 'sit', reach: { seat: [500, 740] } }, [], 2)
    for (const hand of ['nearHand', 'farHand'] as const)
      assert.ok((points[hand]?.[0] ?? 0) < (points.nearKnee?.[0] ?? 0), `${name}: ${hand}`)
  }
})

test('on a swing one looks at us, with a hand on each rope and the legs before the board', async () => {
  for (const prompt of ['a boy on a swing', 'a girl swinging', 'a bear on a swing']) {
    const { scene } = (await bestOf(read(prompt), prompt, 1, 'medium')).staged
    const [rider, swing] = ['boy|girl|bear', 'swing'].map((name) =>
      scene.members.find(({ entry }) => new RegExp(`^(${name})$`).test(entry.name)),
    )
    assert.ok(rider && swing, prompt)
    const hands = [rider.point('nearHand'), rider.point('farHand')].map(([x]) => x).sort((a, b) => a - b)
    const ropes = [swing.point('grip'), swing.point('grip2')].map(([x]) => x).sort((a, b) => a - b)
    for (const i of [0, 1])
      assert.ok(Math.abs((hands[i] ?? 0) - (ropes[i] ?? 0)) < rider.place.h * 0.06, `${prompt}: hand ${i}`)
    assert.ok(rider.point('nearFoot')[1] > swing.point('seat')[1], prompt)
  }
})

test('a baby in her arms is carried, not led by the hand', () => {
  for (const prompt of ['a mom with a baby in her arms', 'a girl with a kitten in her arms']) {
    const { relations } = read(prompt)
    assert.deepEqual(
      relations.map(({ relation, part }) => [relation, part]),
      [['carries', undefined]],
      prompt,
    )
  }
  assert.equal(read('a boy with a frog in his hand').relations[0]?.relation, 'holds')
})

test('of who sleeps and nothing else is said, a bed is drawn', async () => {
  const names = async (prompt: string) => {
    const { scene } = (await bestOf(read(prompt), prompt, 1, 'medium')).staged
    return scene.members.map(({ entry }) => entry.name)
  }
  assert.ok((await names('a boy sleeping')).includes('bed'))
  assert.ok((await names('a baby sleeping')).includes('crib'))
  assert.ok(!(await names('a man asleep under a tree')).includes('bed'))
})

test('who stands on the hands or turns a cartwheel has the feet above the head; the splits are legs to both sides', () => {
  for (const [prompt, pose] of [
    ['a girl doing a cartwheel', 'cartwheel'],
    ['a boy doing a handstand', 'handstand'],
    ['my daughter doing the splits', 'splits'],
  ] as const)
    assert.equal(read(prompt).relations[0]?.pose, pose, prompt)
  for (const name of ['girl', 'man', 'mother'])
    for (const pose of ['handstand', 'cartwheel']) {
      const { points, box } = acted(name, { pose }, [], 2)
      assert.ok((points.nearFoot?.[1] ?? 0) < (points.headMid?.[1] ?? 0), `${name} ${pose}`)
      assert.ok((points.nearHand?.[1] ?? 0) > (points.headMid?.[1] ?? 0), `${name} ${pose}: hands`)
      assert.ok(box.y1 - (points.nearHand?.[1] ?? 0) < 600 * 0.1, `${name} ${pose}: hands on the ground`)
    }
  const { points } = acted('girl', { pose: 'splits' }, [], 2)
  assert.ok(Math.abs((points.nearFoot?.[0] ?? 0) - (points.farFoot?.[0] ?? 0)) > 600 * 0.5)
})

test('on a blanket, a rug or a beach towel one sits on the ground: no legs hang down from it', async () => {
  for (const prompt of [
    'a mom sitting on a blanket',
    'a boy sitting on a rug reading a book',
    'a girl sitting on a towel at the beach',
  ]) {
    const { scene } = (await bestOf(read(prompt), prompt, 1, 'medium')).staged
    const sitter = scene.members.find(({ being }) => being)
    assert.ok(sitter, prompt)
    assert.ok(sitter.point('nearFoot')[1] - sitter.point('seat')[1] < sitter.place.h * 0.08, prompt)
  }
})

test('the head of a child is no larger than that of the grown-up beside it', async () => {
  for (const [prompt, young, old] of [
    ['a grandma and her grandson', 'grandson', 'grandmother'],
    ['a father and his daughter', 'daughter', 'father'],
    ['a teacher and a boy', 'boy', 'teacher'],
  ] as const) {
    const { staged } = await bestOf(read(prompt), prompt, 3, 'medium')
    const fromNeck = (name: string): number => {
      const one = staged.scene.members.find(({ entry }) => entry.name === name)
      assert.ok(one, `${prompt}: ${name}`)
      return Math.abs(one.point('headMid')[1] - one.point('neck')[1])
    }
    assert.ok(fromNeck(young) < fromNeck(old) * 1.05, `${prompt}: ${fromNeck(young)} and ${fromNeck(old)}`)
  }
})

test('Santa has a long beard, down to the chest', () => {
  const shapes = (art: Art) => [...painted(art).matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d)
  const [santa, trimmed] = [acted('santa claus', { turn: 0 }), acted('santa claus', { turn: 0 }, ['short beard'])]
  const beard = shapes(santa).filter((d) => !shapes(trimmed).includes(d))
  const low = Math.max(...beard.flatMap((d) => [...d.matchAll(/[\d.-]+[ ,]([\d.-]+)/g)].map(([, y]) => Number(y))))
  const { headMid = [0, 0], chest = [0, 0] } = santa.points
  assert.ok(low > (headMid[1] + chest[1]) / 2 && low > headMid[1] + 150, `down to ${low}, the chest is at ${chest[1]}`)
})

test('of a face that is turned half away both eyes are well within its edge', () => {
  for (const name of ['girl', 'boy', 'woman', 'grandfather'])
    for (const turn of [0.4, 0.6, 0.8]) {
      const art = acted(name, { turn }, ['short hair'])
      const eyes = (art.features ?? []).slice(0, 2)
      assert.equal(eyes.length, 2)
      const [middle = 0] = art.points.headMid ?? []
      for (const [x] of eyes)
        assert.ok(Math.abs(x - middle) < headOf(art) * 600 * 0.7, `${name} ${turn}: ${x - middle}`)
    }
})

test('a gown in tiers falls in ruffles, each an area of its own below the one above', () => {
  const closed = (name: string) => paint(name, { turn: 0 }).match(/Z"/g)?.length ?? 0
  assert.ok(closed('flamenco dancer') >= closed('goddess') + 3)
})

test('a mummy is wound in cloth down to the ankles', () => {
  const lines = (svg: string) => svg.match(/<path/g)?.length ?? 0
  assert.ok(lines(paint('mummy', { turn: 0 })) > lines(paint('blocky monster', { turn: 0 })) + 20)
})

test('no curl and no bun comes out of a hijab that somebody wears', () => {
  const wears = [{ name: 'hijab', attributes: [] }]
  const [curls, bun] = ['curly hair', 'bun'].map((hair) => paint('mother', { wears }, [hair]))
  assert.equal(curls, bun)
})

test('a blush is on both cheeks or on none, and never so small that ink would close it', () => {
  for (const scale of [40, 60, 80, 100, 140])
    for (const yaw of [-20, 0, 12, 20]) {
      const widths: number[] = []
      const pen = { at: { scale, sw: 4 }, blush: (_x: number, _y: number, w: number) => widths.push(w * scale) }
      cheek(pen as unknown as Pen, viewOf(yaw, 0), 42, -35, 0.145, 0.34)
      assert.ok(widths.length === 0 || widths.length === 2, `${scale} px, ${yaw}°: ${widths.length}`)
      for (const w of widths) assert.ok(2 * w - 3 > 14, `${scale} px, ${yaw}°: ${w}`)
    }
})

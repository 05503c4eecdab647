import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import type { Acting, Actor, Art, Spot } from '../src/art/art.ts'
import { BEASTS } from '../src/beasts/index.ts'
import { PIGMENTS } from '../src/color/palette.ts'
import { createRng } from '../src/ink/random.ts'
import { dataLines } from '../src/words/data-file.ts'

const SPOT = { x: 500, y: 900, h: 400, sw: 6, facing: 'right', detail: 'medium' } as const
const spot = (change: Partial<Spot> = {}): Spot => ({ ...SPOT, rng: createRng(1), ...change })
const svgOf = (art: Art) => art.layers.map((l) => l.svg).join('')
const act = (actor: Actor, acting: Acting, change: Partial<Spot> = {}) => actor.act(spot(change), acting)

/** All that an actor can be asked for. */
const poses =
  'stand sit lie lie-curled kneel crouch lean hang walk run jump climb crawl slide seated-ride balance seated-swing dance tumble fly float swim dive seated-drive seated-row seated-reach hold-front two-hands hold-up push-lean pull-lean throw-arm reach-up kick-leg two-hands-swing throw-low seated-two-hands mouth-open head-up hands-to-mouth head-down hug lean-over reach run-look-back reach-down point wave hand-to-ear hold-to-mouth swing-arm two-hands-down arms-forward draw-bow arms-up hands-together sit-cross-legged'.split(
    ' ',
  )
const all = [...BEASTS.values()]
/** Each animal in some poses, so that all poses meet animals of all kinds. */
const sample = all.flatMap((actor, i) =>
  [0, 1, 2].map((k) => [actor, poses[(i * 3 + k) % poses.length] as string] as const),
)

/** Nouns of these categories that are no animals. */
const NO_ANIMALS = new Set(
  'paw print|feather|spider web|beehive|wing|nest|chrysalis|bone|tail|mane|tail feathers|shell|sea anemone|coral|wave|coral reef|sea|ocean|underwater scene|anchor|pearl|conch|seaweed|ship wheel|diving helmet|beach umbrella|beach chair|message in a bottle'.split(
    '|',
  ),
)
const TALES = [
  'unicorn',
  'dragon',
  'pegasus',
  'baby dragon',
  'phoenix',
  'griffin',
  'kraken',
  'sea monster',
  'loch ness monster',
  'caticorn',
  'kitsune',
]

test('every animal among the nouns is drawn as itself', () => {
  const nouns = dataLines('nouns.txt').map((line) => line.split('|').map((part) => part.trim()))
  const animals = nouns.filter(([, kind]) => kind === 'animals' || kind === 'sea').map(([name]) => name as string)
  const missing = [...animals, ...TALES].filter((name) => !BEASTS.has(name) && !NO_ANIMALS.has(name))
  assert.deepEqual(missing, [])
  const known = new Set(nouns.map(([name]) => name))
  assert.deepEqual(
    [...BEASTS.keys()].filter((name) => !known.has(name)),
    [],
  )
})

test('every animal draws in every pose it is asked for, and its points are on it', () => {
  for (const [actor, pose] of sample) {
    const art = act(actor, { pose })
    const svg = svgOf(art)
    assert.doesNotMatch(svg, /NaN|Infinity|undefined/, `${actor.name} ${pose}`)
    assert.ok(svg.length > 500, `${actor.name} ${pose}`)
    const { points, box } = art
    for (const v of Object.values(box)) assert.ok(Number.isFinite(v), `${actor.name} ${pose}`)
    for (const name of ['mouth', 'eye', 'headTop', 'headMid', 'neck', 'back', 'seat', 'chest', 'nearHand', 'tailTip']) {
      const p = points[name]
      assert.ok(p, `${actor.name} has no ${name}`)
      const inside = p[0] > box.x0 - 30 && p[0] < box.x1 + 30 && p[1] > box.y0 - 30 && p[1] < box.y1 + 30
      assert.ok(inside, `${actor.name} ${pose}: ${name} at ${p.map(Math.round)} outside ${JSON.stringify(box)}`)
    }
  }
})

test('standing animals are as tall as asked and stand on the ground', () => {
  for (const actor of all) {
    const { box } = act(actor, { pose: 'stand' })
    assert.ok(Math.abs(box.y1 - 900) < 12, `${actor.name} ends at ${box.y1}`)
    assert.ok(Math.abs(box.y1 - box.y0 - 400) < 40, `${actor.name} is ${box.y1 - box.y0} tall`)
    assert.ok(
      Math.abs((box.x1 - box.x0) / (box.y1 - box.y0) / actor.aspect - 1) < 0.15,
      `${actor.name} has another aspect`,
    )
  }
})

test('whoever eats or sleeps stays above the ground', () => {
  for (const name of ['lion', 'bear', 'fox', 'sheep', 'toucan', 'pelican', 'kitsune', 'turtle'])
    for (const pose of ['head-down', 'drink', 'lie-curled', 'sit']) {
      const { box } = act(BEASTS.get(name) as Actor, { pose })
      assert.ok(box.y1 < 936, `${name} ${pose} ends at ${box.y1}`)
    }
})

test('facing left is the same drawing mirrored about its middle', () => {
  for (const actor of all.filter((_, i) => i % 5 === 0)) {
    const [right, left] = [act(actor, { pose: 'stand' }), act(actor, { pose: 'stand' }, { facing: 'left' })]
    for (const [name, [x, y]] of Object.entries(right.points)) {
      const p = left.points[name] as readonly [number, number]
      assert.ok(Math.abs(x + p[0] - 1000) < 0.5 && Math.abs(y - p[1]) < 0.5, `${actor.name} ${name}`)
    }
  }
})

test('the same animal on the same spot is the same text, whatever was drawn before it', () => {
  for (const actor of all.filter((_, i) => i % 4 === 0)) {
    const first = svgOf(act(actor, { pose: 'walk' }))
    act(all[7] as Actor, { pose: 'run' })
    assert.equal(svgOf(act(actor, { pose: 'walk' })), first, actor.name)
  }
})

test('an animal is at most 16 kB', () => {
  for (const actor of all) {
    const { length } = svgOf(act(actor, { pose: 'stand' }))
    assert.ok(length <= 16 * 1024, `${actor.name}: ${length}`)
  }
})

test('hats, scarves, saddles and boots are worn by animals of all kinds', () => {
  const worn = (name: string, garment: string) => {
    const wears = [{ name: garment, attributes: [] }]
    const actor = BEASTS.get(name) as Actor
    return svgOf(act(actor, { pose: 'stand', wears })).length - svgOf(act(actor, { pose: 'stand' })).length
  }
  for (const hat of ['crown', 'party hat', 'top hat', 'santa hat', 'witch hat', 'hair bow', 'baseball cap'])
    for (const name of ['cat', 'horse', 'duck', 'owl', 'fish', 'frog', 'octopus'])
      assert.ok(worn(name, hat) > 100, `${name} ${hat}`)
  for (const garment of ['glasses', 'scarf', 'bow tie', 'collar'])
    for (const name of ['dog', 'cow', 'penguin', 'owl']) assert.ok(worn(name, garment) > 100, `${name} ${garment}`)
  for (const garment of ['cape', 'backpack', 'saddle', 'boot', 'sock', 'sweater'])
    assert.ok(worn('horse', garment) > 100, garment)
})

test('moods and what is said of an animal change its drawing', () => {
  for (const name of ['cat', 'cow', 'owl', 'robin', 'fish', 'bee']) {
    const actor = BEASTS.get(name) as Actor
    const faces = (['sad', 'angry', 'sleepy', undefined] as const).map((mood) =>
      svgOf(act(actor, { pose: 'stand', mood })),
    )
    assert.equal(new Set(faces).size, 4, name)
  }
  const dog = BEASTS.get('dog') as Actor
  const dogs = [[], ['fat'], ['thin'], ['baby'], ['fluffy'], ['spotted'], ['striped']].map((attributes) =>
    svgOf(act(dog, { pose: 'stand' }, { attributes })),
  )
  assert.equal(new Set(dogs).size, dogs.length)
})

test('every area takes a pigment that exists', () => {
  for (const actor of all)
    for (const [, note] of svgOf(act(actor, { pose: 'stand' })).matchAll(/class="([^"]+)"/g))
      assert.ok(note && (note in PIGMENTS || /^(cloth|any)[1-6]$/.test(note)), `${actor.name}: ${note}`)
})

test('a seat that is asked for is where the hip ends up, and a paw goes where it must', () => {
  const dog = BEASTS.get('dog') as Actor
  const seated = act(dog, { pose: 'sit', reach: { seat: [300, 600] } })
  assert.deepEqual(seated.points.seat?.map(Math.round), [300, 600])
  const free = act(dog, { pose: 'reach' }).points.nearHand as readonly [number, number]
  const goal = [free[0] + 20, free[1] - 30] as const
  const [x, y] = act(dog, { pose: 'reach', reach: { nearHand: goal } }).points.nearHand as readonly [number, number]
  assert.ok(Math.hypot(x - goal[0], y - goal[1]) < 12, `${[x, y]} instead of ${goal}`)
})

test('who sits faces the reader, its paws to both sides of its head; who gives a paw is seen from the side', () => {
  for (const name of ['dog', 'cat', 'lion', 'bear', 'hamster', 'sloth', 'fox']) {
    const actor = BEASTS.get(name) as Actor
    const { points } = act(actor, { pose: 'sit' })
    const x = (point: string) => points[point]?.[0] as number
    assert.ok(Math.abs(x('nearHand') + x('farHand') - 2 * x('headMid')) < 2, `${name} sits askew`)
    const giving = act(actor, { pose: 'sit', reach: { nearHand: points.chest as readonly [number, number] } }).points
    assert.ok(Math.abs((giving.headMid?.[0] as number) - (giving.seat?.[0] as number)) > 20, `${name} gives no paw`)
  }
})

test('what is drawn lies within the box that is told', async () => {
  for (const actor of all.filter((_, i) => i % 9 === 0)) {
    const art = act(actor, { pose: 'stand' }, { x: 700, h: 300 })
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1000"><rect width="1400" height="1000" fill="#fff"/><g stroke-linejoin="round">${svgOf(art)}</g></svg>`
    const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true })
    const [x0, y0] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)]
    assert.ok(x0 > art.box.x0 - 8 && y0 > art.box.y0 - 8, actor.name)
    assert.ok(x0 + info.width < art.box.x1 + 8 && y0 + info.height < art.box.y1 + 8, actor.name)
  }
})

test('an ant has three parts of the body and six legs', () => {
  const svg = svgOf(act(BEASTS.get('ant') as Actor, { pose: 'stand' }))
  // A leg is two strokes along one line, black below and white above.
  assert.equal(svg.match(/fill="none" stroke="#fff"/g)?.length, 6)
  assert.equal(svg.match(/fill="#fff" class="brick"/g)?.length, 3)
})

test('only a lion has a mane, only some owls have tufts, and only a barn owl has a heart for a face', () => {
  const drawn = (name: string) => svgOf(act(BEASTS.get(name)!, { pose: 'stand' }))
  const hair = (name: string) => drawn(name).split('orange').length
  const areas = (name: string) => drawn(name).split('<path').length
  for (const name of ['lioness', 'lion cub']) assert.ok(hair(name) < hair('lion'), name)
  assert.ok(areas('snowy owl') < areas('owl'))
  assert.match(drawn('snowy owl'), /straw/, 'rings around its eyes')
  assert.doesNotMatch(drawn('barn owl'), /straw/)
})

test('a wolf howls with its nose to the sky', () => {
  const { mouth, eye, headMid } = act(BEASTS.get('wolf')!, { pose: 'head-up' }).points
  assert.ok(mouth![0] > eye![0] && mouth![1] < headMid![1], `its mouth is at ${mouth}, its head at ${headMid}`)
})

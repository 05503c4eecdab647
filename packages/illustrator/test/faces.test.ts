import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Acting, Actor, Art, Point } from '../src/art/art.ts'
import { inside } from '../src/figures/geometry.ts'
import { beastHead } from '../src/figures/heads/beast.ts'
import { broadSkull } from '../src/figures/heads/broad.ts'
import { viewOf } from '../src/figures/heads/view.ts'
import { asPerson, PERSONS } from '../src/figures/index.ts'
import { POSES } from '../src/figures/poses.ts'
import { isCovering } from '../src/figures/self-touch.ts'
import { SPECIES } from '../src/figures/species/index.ts'
import { createRng } from '../src/ink/random.ts'
import { Board } from '../src/raster/board.ts'
import { alike, paint } from '../src/raster/paint.ts'
import { read } from '../src/reading/read.ts'
import { bestOf } from '../src/staging/tries.ts'

const PEOPLE = ['girl', 'man', 'grandmother', 'king', 'baby']
const ANIMALS = ['fox', 'bear', 'rabbit', 'lion', 'elephant', 'cat', 'pig', 'crocodile', 'duck', 'horse']
const PROPS = ['book', 'cup', 'spoon', 'umbrella', 'brush', 'ball', 'flower', 'balloon', 'sword']

const someone = (name: string): Actor => {
  const actor = PERSONS.get(name) ?? asPerson(name)
  assert.ok(actor, `nobody is called ${name}`)
  return actor
}

type Circle = NonNullable<Art['features']>[number]
/** The page is square. */
const PAGE = 1024
/** Pixels of the page to one that is looked at. */
const STEP = 4
/** Of a feature, its middle counts: the rim of a mouth's circle is cheek. */
const MIDDLE = 0.66
/** More than this share hidden is too much: of a face, and of one that an arm asked to go there may touch. */
const MOST = 0.12
const TOUCHED = 0.25

/** Share of each circle that this paint covers. */
function covered(svg: string, circles: readonly Circle[]): number[] {
  if (!svg) return circles.map(() => 0)
  const size = PAGE / STEP
  const board = new Board(size)
  paint(board, svg, alike(1))
  return circles.map(([cx, cy, r]) => {
    let [all, hidden] = [0, 0]
    const reach = (r * MIDDLE) / STEP
    for (let y = Math.floor(cy / STEP - reach); y <= cy / STEP + reach; y++)
      for (let x = Math.floor(cx / STEP - reach); x <= cx / STEP + reach; x++) {
        if (x < 0 || y < 0 || x >= size || y >= size || Math.hypot(x - cx / STEP, y - cy / STEP) > reach) continue
        all++
        if (board.cells[y * size + x]) hidden++
      }
    return all ? hidden / all : 0
  })
}

const standing = (actor: Actor, acting: Acting, seed = 3): Art =>
  actor.act({ x: 512, y: 900, h: 600, sw: 6, facing: 'right', rng: createRng(seed), detail: 'medium' }, acting)

/** What of somebody's own body is painted over the head. */
const overHead = ({ layers }: Art): string => {
  const head = layers.findLastIndex(({ part }) => part === 'head')
  return layers
    .slice(head + 1)
    .map(({ svg }) => svg)
    .join('')
}

test('in every pose everybody shows both eyes and the mouth, unless the hands are meant to cover them', async () => {
  const flaws: string[] = []
  for (const name of [...PEOPLE, ...ANIMALS])
    for (const pose of Object.keys(POSES).filter((pose) => !isCovering(pose))) {
      const art = standing(someone(name), { pose })
      const hidden = covered(overHead(art), art.features ?? [])
      if (hidden.some((share) => share > MOST)) flaws.push(`${name} ${pose}`)
    }
  assert.deepEqual(flaws, [])
})

test('wherever a hand is asked to go, its arm stays off the face even when it is painted over everything', async () => {
  const flaws: string[] = []
  for (const [i, name] of [...PEOPLE, ...ANIMALS].entries()) {
    const actor = someone(name)
    for (const pose of ['stand', 'hold-front', 'reach', i % 2 ? 'seated-two-hands' : 'push-lean']) {
      const [x, y] = standing(actor, { pose }).points.headMid as Point
      for (const [dx, dy] of [
        [90, 20],
        [60, 70],
        [130, -40],
        [150, 40],
        [0, 60],
        [-70, 10],
      ] as const) {
        const art = standing(actor, { pose, reach: { nearHand: [x + dx, y + dy] } })
        const arm = art.layers.filter(({ part }) => part === 'nearArm').map(({ svg }) => svg)
        const hidden = covered(arm.join(''), art.features ?? [])
        if (hidden.some((share) => share > TOUCHED))
          flaws.push(`${name} ${pose} ${dx},${dy}: ${hidden.map((v) => v.toFixed(2))}`)
      }
    }
  }
  assert.deepEqual(flaws, [])
})

test('what somebody holds is not before the own face', async () => {
  const flaws: string[] = []
  const names = [...PEOPLE, ...ANIMALS]
  for (const [i, name] of names.entries())
    for (const prop of [0, 1, 2].map((k) => PROPS[(i * 3 + k) % PROPS.length] as string)) {
      const prompt = `a ${name} holding a ${prop}`
      const { staged } = await bestOf(read(prompt), prompt, 1, 'medium')
      const holder = staged.scene.members.find((member) => member.entry.name === name)
      const head = holder?.art.layers.findLast(({ part }) => part === 'head')
      if (!holder?.art.features || !head) continue
      const at = staged.parts.findLastIndex(({ svg }) => svg.includes(head.svg))
      const over = staged.parts.slice(at + 1).filter(({ kind }) => kind !== 'front')
      const hidden = covered(over.map(({ svg }) => svg).join(''), holder.art.features)
      if (hidden.some((share) => share > MOST)) flaws.push(`${prompt}: ${hidden.map((v) => v.toFixed(2))}`)
    }
  assert.deepEqual(flaws, [])
})

test('eyes and mouth of an animal with a broad muzzle are within its head, however far it turns', () => {
  for (const [name, spec] of Object.entries(SPECIES)) {
    if (!spec.broad || spec.popEyes) continue
    for (const yaw of [0, 24]) {
      const view = viewOf(yaw, 0)
      const outline = broadSkull(spec, spec.broad, view, 100)
      for (const [x, y] of beastHead(spec).features(view)) assert.ok(inside([x, y], outline), `${name} ${yaw}`)
    }
  }
})

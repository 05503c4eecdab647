import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SW } from '../src/ink/pens.ts'
import { createRng } from '../src/ink/random.ts'
import { rect } from '../src/ink/svg.ts'
import { tint } from '../src/ink/tint.ts'
import { read } from '../src/reading/read.ts'
import { copse } from '../src/scenery/copses.ts'
import { cloud, sun } from '../src/scenery/heavens.ts'
import { tree } from '../src/scenery/trees.ts'
import { windowScene } from '../src/scenery/windows.ts'
import { stage } from '../src/staging/stage.ts'
import { textured } from '../src/texture/index.ts'

const KINDS = ['round', 'fruit', 'swirl', 'pine', 'snow fir', 'palm', 'acacia', 'bare']

const differing = (draw: (seed: number) => string): number =>
  new Set(Array.from({ length: 12 }, (_, seed) => draw(seed))).size

test('no two trees are the same stamp, and one seed gives one tree', () => {
  for (const kind of KINDS) {
    const draw = (seed: number) => tree(512, 800, 500, createRng(seed), { kind })
    assert.equal(draw(3), draw(3), kind)
    if (kind !== 'snow fir') assert.ok(differing(draw) > 1, `${kind} is a stamp`)
  }
})

test('a tree of any kind can be drawn at any height', () => {
  for (const kind of KINDS)
    for (const high of [90, 160, 320, 640]) {
      const svg = tree(512, 800, high, createRng(high), { kind })
      assert.doesNotMatch(svg, /NaN|undefined/, `${kind} ${high}`)
    }
})

test('suns, clouds and windows are of several builds', () => {
  const shape = (svg: string) => svg.replace(/-?[\d.]+/g, '')
  assert.ok(differing((seed) => shape(sun(200, 200, 70, createRng(seed), { withFace: false }))) > 3)
  assert.ok(differing((seed) => shape(cloud(200, 200, 300, createRng(seed)))) > 3)
  assert.ok(differing((seed) => shape(windowScene(200, 200, 220, 240, createRng(seed), SW.bg))) > 4)
})

test('ducks and swans are on a lake, where no breakers are; at sea there are', async () => {
  const settingOf = async (prompt: string) => (await stage(read(prompt), prompt, 1, 'medium')).setting
  assert.equal(await settingOf('ducks swimming on a lake'), 'water')
  assert.equal(await settingOf('a swan swimming'), 'water')
  assert.equal(await settingOf('a pirate ship at sea'), 'open sea')
})

test('no grass shows where snow lies', () => {
  const ground = (note: string, y: number) =>
    ({ kind: 'land', svg: tint(note, rect(-10, y, 1044, 1100 - y, 4)) }) as const
  /** A group of blades is one path of many strokes. */
  const blades = (near: string) =>
    textured({
      parts: [ground('land', 440), ground(near, 740)],
      detail: 'medium',
      spared: [],
      setting: 'forest',
      without: new Set(['grass', 'rock', 'mushroom']),
      seed: 1,
    })
      .match(/d="[^"]*"/g)
      ?.filter((d) => (d.match(/M/g)?.length ?? 0) > 3).length ?? 0
  assert.ok(blades('grass') > 0)
  assert.equal(blades('snow'), 0)
})

test('a far tree that somebody hides is left out, the others stay where they are', () => {
  const wood = (isHidden?: (x0: number, x1: number) => boolean) =>
    copse(300, () => 600, 300, createRng(5), SW.bg, isHidden)
  assert.equal(
    wood(() => true),
    '',
  )
  const half = wood((_, x1) => x1 > 300)
  assert.ok(half.length > 0 && half.length < wood().length)
})

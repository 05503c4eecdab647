import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Box } from '../src/art/art.ts'
import { createRng } from '../src/ink/random.ts'
import type { Ask, Backdrop } from '../src/places/backdrop.ts'
import { read } from '../src/reading/read.ts'
import { house } from '../src/scenery/houses.ts'
import { thickets } from '../src/scenery/thickets.ts'
import { backdrop, raised } from '../src/staging/backdrop.ts'
import { tall } from '../src/staging/geometry.ts'
import { bestOf } from '../src/staging/tries.ts'

const HERO: Box = { x0: 250, x1: 774, y0: 330, y1: 800 }

const placed = (setting: string, more: Partial<Ask> = {}): Backdrop =>
  backdrop({
    setting,
    time: 'day',
    rain: false,
    rainbow: false,
    rng: createRng(7),
    variant: 1,
    detail: 'medium',
    taken: [HERO],
    outline: [HERO],
    ...more,
  })

const edgeOf = (place: Backdrop): string => place.front([HERO]) + (place.shore?.([HERO]) ?? '')

test('no garden pots stand in the lower corners of streets, docks and courts', () => {
  for (const setting of ['street', 'city road', 'dock', 'court', 'stadium'])
    for (let seed = 1; seed < 6; seed++)
      assert.doesNotMatch(edgeOf(placed(setting, { rng: createRng(seed) })), /brick|aqua/, setting)
})

test('now one lower corner of a meadow grows and now none: never the same bracket around every page', () => {
  const bare = Array.from({ length: 24 }, (_, seed) => thickets('meadow', [], createRng(seed))).filter((svg) => !svg)
  assert.ok(bare.length > 2 && bare.length < 14, `${bare.length}`)
})

test('reeds at the lower edge stay there when the water comes up', () => {
  const place = placed('water')
  assert.equal(raised(place, 90).shore, place.shore)
  assert.ok(place.shore)
})

test('over the land there are clouds in the corners below and beside whoever flies', () => {
  const { sky = '', front } = placed('aloft')
  assert.ok(sky.length > 1500, 'a sky with several clouds')
  assert.match(front([HERO]), /<path/)
})

test('a small house has neither smoke nor sills, which would print as black specks', () => {
  const circles = (w: number) => house(300, 300, w, createRng(3)).match(/<circle/g)?.length ?? 0
  assert.ok(circles(120) < circles(260))
})

test('who would be small beside each other stand before each other, or around what they are at', async () => {
  for (const [prompt, least] of [
    ['kids playing hockey on a frozen lake', 380],
    ['a nurse, a teacher, a chef and a firefighter', 420],
    ['six kittens around a bowl', 130],
  ] as const) {
    const { staged } = await bestOf(read(prompt), prompt, 1, 'medium')
    for (const { being, art, key } of staged.scene.members)
      if (being) assert.ok(tall(art.box) > least, `${prompt}: ${key} is ${Math.round(tall(art.box))} high`)
  }
})

test('the sun is not behind the near tree', () => {
  for (let seed = 1; seed < 20; seed++) {
    const { sky = '' } = placed('field', { rng: createRng(seed), variant: 1, outline: [] })
    for (const [, x = ''] of sky.matchAll(/<circle cx="([\d.-]+)"[^>]* class="sun"/g))
      assert.ok(Number(x) > 280, `at ${x}`)
  }
})

test('the lower corners differ from page to page, and from each other', () => {
  for (const name of ['meadow', 'houseplant'] as const) {
    const drawn = Array.from({ length: 24 }, (_, seed) => thickets(name, [], createRng(seed)))
    const outlines = drawn.map((svg) => svg.match(/<(?:path|circle|rect|ellipse)/g)?.length ?? 0)
    assert.ok(new Set(outlines).size > 4, `${name}: ${outlines}`)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BEASTS } from '../src/beasts/index.ts'
import { asPerson, PERSONS } from '../src/figures/index.ts'
import { read } from '../src/reading/read.ts'
import { stage } from '../src/staging/stage.ts'
import { THINGS } from '../src/things/index.ts'
import { spot } from './spot.ts'

/** Widths of the first line and of the most frequent one. */
function widths(svg: string): { around: number; usual: number } {
  const all = [...svg.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width))
  const count = (width: number) => all.filter((other) => other === width).length
  const usual = all.toSorted((a, b) => count(b) - count(a))[0] ?? 0
  return { around: all[0] ?? 0, usual }
}

test('whoever and whatever a page is about has a heavier line around it than within it', () => {
  const drawn: [string, string][] = [
    ...['teapot', 'house', 'bicycle'].map((name): [string, string] => [
      name,
      (THINGS.get(name)?.draw(spot({ outlined: true })).layers ?? []).map(({ svg }) => svg).join(''),
    ]),
    ...['girl', 'fox', 'horse'].map((name): [string, string] => {
      const actor = PERSONS.get(name) ?? BEASTS.get(name) ?? asPerson(name)
      return [name, (actor?.act(spot(), { pose: 'stand' }).layers ?? []).map(({ svg }) => svg).join('')]
    }),
  ]
  for (const [name, svg] of drawn) {
    const { around, usual } = widths(svg)
    assert.ok(around > usual * 1.3, `${name}: ${around} around, ${usual} within`)
  }
})

test('what only belongs to the background has no heavier line around it', () => {
  const [back] = THINGS.get('house')?.draw(spot()).layers ?? []
  assert.ok(back && widths(back.svg).around <= 6)
})

const frontOf = async (prompt: string): Promise<string> => {
  const { parts } = await stage(read(prompt), prompt, 1, 'medium')
  return parts.find(({ kind }) => kind === 'front')?.svg ?? ''
}

test('snow and sand lie at the feet of whoever is there; on a meadow there is one tuft, on a floor a short line at most', async () => {
  // What grows in the corners is further out.
  const marks = (svg: string) =>
    [...svg.matchAll(/<path d="M([\d.-]+)/g)].filter(([, x]) => Math.abs(Number(x) - 512) < 250).length
  for (const place of ['on a snowy hill', 'in the desert'])
    assert.ok(marks(await frontOf(`a girl ${place}`)) >= 2, place)
  const meadow = marks(await frontOf('a girl on a meadow'))
  assert.ok(meadow >= 1 && meadow <= 7, `${meadow} strokes on a meadow`)
  assert.ok(marks(await frontOf('a girl in the kitchen')) <= 2)
})

/** What colorists by hobby name: it is on the page, and the style is seen on it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'

const svgOf = async (prompt: string): Promise<string> => (await compose(prompt, 1)).svg

/** Closed shapes of three straight edges. */
const triangles = (svg: string): number =>
  [...svg.matchAll(/<path d="M[-\d. ]+l([-\d. ]+)z"/g)].filter(
    ([, steps = '']) => (steps.match(/-?\d*\.?\d+/g) ?? []).length === 4,
  ).length

for (const prompt of ['geometric fox made of triangles', 'low poly elephant', 'geometric wolf head', 'low poly whale'])
  test(`${prompt}: the animal is cut into triangles`, async () => {
    assert.ok(triangles(await svgOf(prompt)) > 90)
  })

test('a head that a style is asked for is set into that style', async () => {
  const head = await svgOf('mandala wolf head')
  assert.match(head, /r="4\d\d/, 'rings around it')
})

/** A pattern that was asked for is on the thing, also where the drawing leaves its own ornament out for it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { finish } from '../src/finish.ts'
import { areasOf } from './regions.ts'

for (const [prompt, plain] of [
  ['a teapot with polka dots', 'a plain teapot'],
  ['a polka dot mug', 'a striped mug'],
  ['a checkered umbrella', 'a plain umbrella'],
] as const)
  test(`"${prompt}" has more to color than ${plain}`, async () => {
    const [much, few] = await Promise.all([prompt, plain].map((said) => areasFor(`${said}, no background`)))
    assert.ok((much ?? 0) > (few ?? 0) + 3, `${much} areas, ${few} without it`)
  })

async function areasFor(prompt: string): Promise<number> {
  const { svg } = await finish((await compose(prompt, 1)).svg)
  return (await areasOf(svg)).areas.length
}

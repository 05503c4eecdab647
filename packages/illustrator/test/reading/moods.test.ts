import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Acting } from '../../src/art/art.ts'
import { createRng } from '../../src/ink/random.ts'
import { pairsOf } from '../../src/reading/tables.ts'
import { NOUNS } from '../../src/world/nouns.ts'
import { find } from '../../src/world/world.ts'
import { unknown } from './said.ts'

const MOODS: NonNullable<Acting['mood']>[] = ['angry', 'sad', 'scared', 'sleepy']

/** The same one without a mood and with it. */
function isShown(name: string, mood: NonNullable<Acting['mood']>): boolean {
  const entry = find(name)
  if (entry?.kind !== 'being') return true
  const { actor } = entry
  const svgOf = (acting: Acting) => {
    const rng = createRng(7)
    const art = actor.act({ x: 500, y: 900, h: 600, sw: 6, facing: 'right', rng, detail: 'medium' }, acting)
    return art.layers.map(({ svg }) => svg).join('')
  }
  return svgOf({ pose: 'stand', wears: [] }) !== svgOf({ pose: 'stand', wears: [], mood })
}

test('a mood that no drawing of somebody shows is in the list of those that are said', () => {
  const listed = pairsOf('reading/unshown-moods.txt')
  for (const mood of MOODS) {
    const known = new Set(listed.get(mood)?.split(', '))
    const silent = [...NOUNS.keys()].filter((name) => !known.has(name) && !isShown(name, mood))
    assert.deepEqual(silent, [], mood)
  }
})

test('a mood is drawn or said', () => {
  assert.deepEqual(unknown('a grumpy shrimp'), ['grumpy'])
  assert.deepEqual(unknown('a worried hamster'), [])
  assert.deepEqual(unknown('a scary werewolf'), [])
})

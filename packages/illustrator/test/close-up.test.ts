import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { bestOf } from '../src/staging/tries.ts'

const PAGE = 1024

/** How high somebody is drawn, and how much of each thing with them is on the page. */
async function framed(prompt: string, name: string, seed = 1) {
  const { staged, judgement } = await bestOf(read(prompt), prompt, seed, 'medium')
  const [hero] = staged.scene.members.filter(({ entry }) => entry.name === name)
  const box = staged.seen.seen.get(hero as NonNullable<typeof hero>)?.box ?? { y0: 0, y1: 0 }
  const onPage = staged.scene.members.map(({ art: { box } }) => {
    const across = Math.min(PAGE, box.x1) - Math.max(0, box.x0)
    const down = Math.min(PAGE, box.y1) - Math.max(0, box.y0)
    return (across * down) / ((box.x1 - box.x0) * (box.y1 - box.y0))
  })
  return { high: (box.y1 - box.y0) / PAGE, least: Math.min(...onPage), score: judgement.score }
}

test('who acts with something large comes near: as much of it goes on beyond the page as it can spare', async () => {
  for (const [prompt, name] of [
    ['a cow in front of a barn', 'cow'],
    ['a fisherman in a rowboat', 'fisherman'],
    ['a rooster on a fence', 'rooster'],
    ['a boy fishing from a bridge', 'boy'],
  ] as const) {
    const { high, least, score } = await framed(prompt, name)
    assert.ok(high > 0.45, `${prompt}: ${high}`)
    assert.ok(least > 0.35, `${prompt}: ${least} of something is on the page`)
    assert.equal(score, 1, prompt)
  }
})

test('who drives, sails or rides along has a face to color', async () => {
  for (const [prompt, name, least] of [
    ['a pirate on a ship', 'pirate', 0.45],
    ['a sailboat with two sailors', 'sailor', 0.4],
    ['two dogs riding in a taxi', 'dog', 0.36],
    ['a police officer in a police car', 'police officer', 0.38],
  ] as const) {
    const { high, score } = await framed(prompt, name)
    assert.ok(high > least, `${prompt}: ${high}`)
    assert.equal(score, 1, prompt)
  }
})

test('a rainbow that somebody jumps over spans the page below', async () => {
  const prompt = 'a unicorn jumping over a rainbow'
  const { staged } = await bestOf(read(prompt), prompt, 1, 'medium')
  const wide = (name: string): number => {
    const box = staged.scene.members.find(({ entry }) => entry.name === name)?.art.box
    return box ? box.x1 - box.x0 : 0
  }
  assert.ok(wide('rainbow') > wide('unicorn') * 1.3)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import type { Actor, Art, Point } from '../src/art/art.ts'
import { asPerson, PERSONS, WEARABLE } from '../src/figures/index.ts'
import { POSES } from '../src/figures/poses.ts'
import { createRng } from '../src/ink/random.ts'
import { dataLines } from '../src/words/data-file.ts'

const nouns = (category: string): string[] =>
  dataLines('nouns.txt')
    .map((line) => line.split(' | '))
    .filter(([, of]) => of === category)
    .map(([name]) => name as string)

/** Nouns of these categories that are no beings, or nothing to wear. */
const PARTS = 'face hand eye ear nose mouth foot tooth tongue braid'.split(' ')
const OF_ANIMALS = 'paw print,feather,spider web,beehive,wing,nest,chrysalis,bone,tail,mane,tail feathers'.split(',')
const FOR_ANIMALS = ['saddle', 'elephant blanket', 'eggshell hat']

test('every noun for people and family is somebody', () => {
  const missing = [...nouns('people and roles'), ...nouns('family')].filter(
    (n) => !PARTS.includes(n) && !PERSONS.has(n),
  )
  assert.deepEqual(missing, [])
})

test('every animal can be a person', () => {
  assert.deepEqual(
    nouns('animals').filter((n) => !OF_ANIMALS.includes(n) && !asPerson(n)),
    [],
  )
})

test('all clothes can be worn', () => {
  assert.deepEqual(
    nouns('clothes').filter((n) => !FOR_ANIMALS.includes(n) && !WEARABLE.has(n)),
    [],
  )
})

const draw = (actor: Actor, pose: string, wears: string[] = []): Art =>
  actor.act(
    { x: 300, y: 480, h: 400, sw: 6, facing: 'right', rng: createRng(5), detail: 'medium' },
    { pose, wears: wears.map((name) => ({ name, attributes: [] })) },
  )
const svgOf = (art: Art): string => art.layers.map((layer) => layer.svg).join('')

test('everybody is drawn, and no animal looks like another', () => {
  for (const actor of PERSONS.values())
    assert.doesNotMatch(svgOf(draw(actor, 'stand')), /NaN|undefined|Infinity/, actor.name)
  const seen = new Map<string, string>()
  for (const name of nouns('animals')) {
    const actor = asPerson(name)
    if (!actor) continue
    const svg = svgOf(draw(actor, 'stand')).replace(/ class="\w+"/g, '')
    assert.doesNotMatch(svg, /NaN|undefined|Infinity/, name)
    assert.equal(seen.get(svg), undefined, `${name} looks exactly like another`)
    seen.set(svg, name)
  }
})

test('putting something on changes the picture', () => {
  for (const name of ['girl', 'bear']) {
    const actor = (PERSONS.get(name) ?? asPerson(name)) as Actor
    const plain = svgOf(draw(actor, 'walk', ['scarf']))
    for (const garment of WEARABLE)
      if (garment !== 'scarf') assert.notEqual(svgOf(draw(actor, 'walk', [garment])), plain, garment)
  }
})

/** Poses in which a face is meant to be hidden or asleep. */
const HIDDEN = ['lie-curled', 'sleep', 'hands-to-mouth', 'hands-to-eyes', 'tumble']

test('no pose hides the eyes behind the own arms', async () => {
  for (const name of ['girl', 'man', 'fox'])
    for (const pose of Object.keys(POSES).filter((p) => !HIDDEN.includes(p))) {
      const art = draw((PERSONS.get(name) ?? asPerson(name)) as Actor, pose)
      const [x, y] = art.points.eye as Point
      assert.ok(await inkAt(svgOf(art), x, y), `${name} ${pose}`)
    }
})

/** A pupil is at least this large a patch of ink. */
async function inkAt(svg: string, x: number, y: number): Promise<boolean> {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x - 4} ${y - 4} 8 8" width="8" height="8"><rect x="${x - 4}" y="${y - 4}" width="8" height="8" fill="#fff"/><g stroke-linejoin="round" stroke-linecap="round">${svg}</g></svg>`
  const pixels = await sharp(Buffer.from(page)).removeAlpha().greyscale().raw().toBuffer()
  return pixels.filter((v) => v < 120).length > pixels.length * 0.25
}

test('a child who plays a role wears what one wears in it, not a few pieces of it', () => {
  const painted = (attributes: string[]): string =>
    (PERSONS.get('girl') as Actor)
      .act(
        { x: 0, y: 0, h: 400, sw: 5, facing: 'right', rng: createRng(3), detail: 'medium', attributes },
        { pose: 'stand' },
      )
      .layers.map(({ svg }) => svg)
      .join('')
  assert.notEqual(painted(['dressed as firefighter']), painted([]))
  assert.match(painted(['dressed as firefighter']), /class="gamboge"/)
})

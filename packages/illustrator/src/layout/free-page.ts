/** A page by single words: ornaments, and prompts that name no scene. */

import { SW } from '../ink/pens.ts'
import { createRng, hash, type Rng } from '../ink/random.ts'
import { flipX, restartClips } from '../ink/svg.ts'
import { SCENES } from '../scenes/index.ts'
import type { Stage } from '../scenes/stage.ts'
import { NEVER_FLIP } from '../subjects/motif-faces.ts'
import type { Item } from '../words/item.ts'
import { type Group, LEXICON } from '../words/lexicon.ts'
import { parse } from '../words/parse.ts'
import { tie } from '../words/relations.ts'
import { settle } from '../words/settle.ts'
import { cast, isScenery } from './cast.ts'
import { doodle } from './doodle.ts'
import { type Frame, frame } from './frame.ts'
import { mandalaPage, soloButterfly } from './ornament.ts'
import { subjects } from './subjects.ts'

export interface FreePage {
  body: string
  border: Frame
  setting: string
  time: string
  items: string[]
}

export function freePage(prompt: string, seed: number): FreePage {
  const key = prompt.trim().toLowerCase()
  const rng = createRng(hash(`${key}#${seed}`))
  const turn = (hash(key) % 60) + Math.abs(Math.floor(seed))
  restartClips()
  const parsed = parse(prompt)
  const groups = parsed.groups.filter((group) => !group.place || !parsed.items.length)
  const items = tie([...parsed.items, ...fromGroups(groups, parsed.items, rng)], parsed.tokens)
  const settled = settle(parsed, items, rng)
  const setting = settled.setting ?? rng.pick(['mandala', 'mandala', 'doodle'])
  const placed = parsed.settings.some((s) => s.strong)
  const drawn = draw(items, { ...settled, setting }, placed, rng, turn)
  return {
    ...drawn,
    setting,
    items: items.map((item) => `${item.name}×${item.n}${item.with ? ` ${item.with.how} ${item.with.item.name}` : ''}`),
  }
}

function fromGroups(groups: Group[], named: Item[], rng: Rng): Item[] {
  const out: Item[] = []
  for (const group of groups) {
    const words = group.words.length <= group.count ? group.words : rng.shuffle(group.words).slice(0, group.count)
    for (const word of words) {
      const entry = LEXICON.get(word)
      const twice = out.find((item) => item.art === entry?.art)
      if (twice) twice.n += 1
      else if (entry && !named.some((item) => item.art === entry.art))
        out.push({ ...entry, n: 1, pos: 99, end: 99, home: group.home || entry.home })
    }
  }
  return out
}

function draw(
  items: Item[],
  settled: ReturnType<typeof settle> & { setting: string },
  placed: boolean,
  rng: Rng,
  turn: number,
): { body: string; border: Frame; time: string } {
  const { setting } = settled
  if (setting === 'mandala') return { body: mandalaPage(items, rng), border: frame('plain', rng, SW.sub), time: 'day' }
  if (setting === 'doodle')
    return {
      body: doodle(items, rng),
      border: frame(rng.pick(['double', 'plain', 'scallop']), rng, SW.sub),
      time: 'day',
    }
  const only = items.length === 1 ? items[0] : undefined
  if (only?.art === '*butterfly' && only.n === 1 && !placed)
    return { body: soloButterfly(rng), border: frame(rng.pick(['plain', 'double']), rng, SW.sub), time: 'day' }
  const place = SCENES[setting] ? setting : 'meadow'
  const stage = cast(
    items.filter((item) => !isScenery(item)),
    settled,
    place,
    rng,
  )
  // Seeds in a row give each arrangement in turn, then each of them mirrored: chance would often repeat one.
  stage.variant = turn % 3
  if (items.some((item) => item.art === '*moon' || item.art === '*star') && stage.time === 'day') stage.time = 'night'
  if (!items.length) settleIn(stage, place)
  const heroes = flyingHeroes(stage, place)
  const scene = (SCENES[place] as (typeof SCENES)[string])(stage)
  const middle = subjects(stage, scene, heroes)
  const front = typeof scene.front === 'function' ? scene.front() : scene.front
  const page = scene.back + middle + front
  // Letters and the z of sleepers would be the wrong way round.
  const lettered = items.some((item) => NEVER_FLIP.has(item.art) || item.look?.asleep)
  const mirrored = Math.floor(turn / 3) % 2 === 1 && !lettered
  return {
    body: mirrored ? flipX(512, page) : page,
    border: frame(scene.frame ?? (rng.chance(0.8) ? 'plain' : 'double'), rng, SW.sub),
    time: stage.time,
  }
}

/** Who lives there when the prompt names a place and nobody in it. */
const INHABITANTS: Record<string, string[]> = {
  winter: ['snowman'],
  forest: ['deer'],
  autumn: ['squirrel'],
  farm: ['cow', 'pig'],
  jungle: ['monkey'],
  prehistoric: ['dinosaur'],
  savanna: ['elephant', 'lion'],
  park: ['girl', 'boy'],
  pond: ['duck'],
  desert: ['camel'],
  arctic: ['penguin', 'polar bear'],
  fairytale: ['unicorn'],
  spooky: ['ghost'],
  night: ['owl'],
  easter: ['bunny'],
  rain: ['frog'],
  rainbow: ['unicorn'],
  meadow: ['bunny'],
  garden: ['cat'],
  circus: ['elephant'],
  city: ['bus'],
  road: ['car'],
  train: ['train'],
  indoor: ['teddy'],
  underwater: ['octopus', 'fish'],
  space: ['rocket'],
  sky: ['hot air balloon'],
}

function settleIn(stage: Stage, place: string): void {
  for (const word of INHABITANTS[place] ?? []) {
    const entry = LEXICON.get(word)
    if (!entry) continue
    const item: Item = { ...entry, n: 1, pos: 0, end: 0 }
    const list =
      entry.cls === 'swim' || entry.cls === 'float' || place === 'sky'
        ? stage.swim
        : entry.cls === 'fly'
          ? stage.fly
          : stage.actors
    list.push(item)
    stage.items.push(item)
  }
  stage.units = stage.actors.length + stage.boats.length
}

/** One or two birds and nothing else are what the page is about, not a speck in its sky. */
function flyingHeroes(stage: Stage, place: string): Item[] {
  const others = [stage.actors, stage.swim, stage.builds, stage.boats, stage.props, stage.plants]
  if (others.some((list) => list.length) || !stage.fly.length || stage.fly.length > 2) return []
  return place === 'sky' || place === 'hills' ? [] : stage.fly.splice(0)
}

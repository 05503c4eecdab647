/** A woodblock print: whoever was asked for before a great sun, with a mountain, clouds and curling waves. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { curve } from '../kit/curves.ts'
import { page, shape } from '../kit/marks.ts'
import { printCover } from '../print-cover.ts'
import type { Subject } from '../subject.ts'
import { boat, bough, cloud, mountain, printBorder, rock, seal, sun } from './scenery.ts'
import { crest, flatSea, ringedSea } from './waves.ts'

const SEA = '0,730 240,712 512,728 790,710 1024,730! 1024,1030! 0,1030!'
const RIPPLES = '0,944 150,926 260,950 380,930 500,952 630,930 760,950 880,928 1024,946! 1024,1030! 0,1030!'

/** `name` is the first of those asked for: what lives in water is among the waves, all others stand on a rock. */
export function woodblock(rng: Rng, subject: Subject | null, name = '', isFlying = false): string {
  if (!subject) return greatWave(rng)
  const entry = lookUp(name)
  const habitat = entry?.kind === 'being' ? entry.actor.habitat : entry?.thing.habitat
  const isAfloat = isFlying || habitat === 'water' || habitat === 'air'
  const side = rng.sign()
  const shown = subject({
    x: 512,
    y: isAfloat ? 500 : 530,
    w: 620,
    h: isAfloat ? 500 : 540,
    cover: printCover(rng),
    sw: 6.5,
  })
  const out =
    sun(512 + side * rng.between(10, 60), 390, rng.between(250, 280), rng.chance(0.6)) +
    mountain(512 - side * 270, rng.between(390, 430), 0.9) +
    cloud(side < 0 ? 210 : 820, 300, 240, side < 0) +
    cloud(side < 0 ? 830 : 200, 560, 230, side > 0) +
    ringedSea(curve(SEA), rng.pick([48, 56, 64])) +
    (isAfloat ? '' : rock(rng)) +
    shown.svg +
    surf(rng, isAfloat) +
    bough(side > 0, rng.chance(0.4), rng) +
    seal(side < 0)
  return page(out + printBorder(rng), false)
}

/** The wave alone: it towers over boats, or rolls on before others, or two of them meet. */
function greatWave(rng: Rng): string {
  const isTurned = rng.chance(0.5)
  const sea = curve('0,690 240,676 512,690 790,676 1024,690! 1024,1030! 0,1030!')
  const water = rng.chance(0.6) ? ringedSea(sea, rng.pick([44, 52])) : flatSea(sea, 690, rng)
  const body = rng.pick([towering, rolling, meeting])(rng, water) + shape(curve(RIPPLES), 5)
  return page((isTurned ? `<g transform="matrix(-1 0 0 1 1024 0)">${body}</g>` : body) + printBorder(rng), false)
}

const towering = (rng: Rng, water: string): string =>
  sun(rng.pick([640, 740]), rng.between(250, 290), rng.between(120, 160), rng.chance(0.5)) +
  mountain(rng.pick([720, 760]), rng.between(470, 520), 0.62) +
  clouds(rng, [[860, 470]]) +
  water +
  (rng.chance(0.7) ? boat(780, 800, rng.between(0.8, 0.95), rng.chance(0.5)) : '') +
  crest(rng.between(120, 190), rng.between(800, 840), rng.between(1.75, 2), false, rng) +
  (rng.chance(0.5) ? boat(540, 900, 0.85, true) : '') +
  crest(1020, 960, rng.between(0.7, 0.95), true, rng) +
  (rng.chance(0.5)
    ? bough(true, rng.chance(0.5), rng)
    : clouds(rng, [
        [230, 200],
        [190, 350],
      ]))

const rolling = (rng: Rng, water: string): string =>
  sun(rng.pick([300, 700]), rng.between(270, 310), rng.between(150, 190), rng.chance(0.5)) +
  mountain(rng.pick([600, 800]), rng.between(420, 460), 0.74) +
  clouds(rng, [
    [200, 330],
    [850, 330],
    [500, 170],
  ]) +
  (rng.chance(0.5) ? bough(rng.chance(0.5), rng.chance(0.5), rng) : '') +
  water +
  crest(420, 780, rng.between(1.05, 1.2), false, rng) +
  boat(rng.pick([640, 720]), 800, 0.8, rng.chance(0.5)) +
  crest(60, 890, rng.between(1.35, 1.5), false, rng) +
  crest(560, 980, 1.12, false, rng)

const meeting = (rng: Rng, water: string): string =>
  sun(512, rng.between(300, 340), rng.between(180, 210), rng.chance(0.5)) +
  mountain(512, rng.between(400, 440), 0.8) +
  clouds(rng, [
    [210, 190],
    [830, 210],
    [150, 370],
    [880, 380],
  ]) +
  water +
  boat(512, 760, 0.8, rng.chance(0.5)) +
  crest(20, 860, rng.between(1.25, 1.4), false, rng) +
  crest(1010, 900, rng.between(1.12, 1.3), true, rng) +
  boat(520, 910, 0.9, rng.chance(0.5))

const clouds = (rng: Rng, places: readonly (readonly [number, number])[]): string =>
  places
    .map(([x, y]) => cloud(x + rng.between(-20, 20), y + rng.between(-16, 16), rng.between(210, 260), rng.chance(0.5)))
    .join('')

/** The waves in front: two that meet, and a row of small ones. */
function surf(rng: Rng, isHigh: boolean): string {
  const scale = isHigh ? 1.05 : 0.85
  const y = 960
  return (
    crest(isHigh ? 60 : 0, y, scale * rng.between(0.94, 1.08), false, rng) +
    crest(isHigh ? 964 : 1024, y, scale * rng.between(0.94, 1.08), true, rng) +
    shape(curve(RIPPLES), 5)
  )
}

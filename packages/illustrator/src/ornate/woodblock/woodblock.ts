/** A woodblock print: whoever was asked for before a great sun, with a mountain, bars of mist and curling waves. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { intersect } from '../kit/clip.ts'
import { curve, ellipse, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { band, move, type Poly, TAU, walk } from '../kit/points.ts'
import { printCover } from '../print-cover.ts'
import type { Subject } from '../subject.ts'
import { crest, mist, ringedSea } from './waves.ts'

const FRAME = rect(40, 40, 944, 944)

/** `name` is the first of those asked for: what lives in water is among the waves, all others stand on a rock. */
export function woodblock(rng: Rng, subject: Subject | null, name = '', isFlying = false): string {
  const entry = lookUp(name)
  const habitat = entry?.kind === 'being' ? entry.actor.habitat : entry?.thing.habitat
  const isAfloat = isFlying || habitat === 'water' || habitat === 'air'
  const side = rng.sign()
  const tall = isAfloat ? 500 : 540
  const shown = subject?.({ x: 512, y: isAfloat ? 500 : 530, w: 620, h: tall, cover: printCover(rng), sw: 6.5 })
  const out =
    sun(rng, side) +
    mountain(512 - side * 300, rng) +
    mist(side < 0 ? 90 : 640, 250, 300, rng) +
    mist(side < 0 ? 640 : 90, 420, 280, rng) +
    ringedSea(curve('40,720 240,700 512,716 790,698 984,720! 984,984! 40,984!'), 56) +
    (shown ? '' : crest(300, 900, 1.9, false, rng)) +
    (isAfloat || !shown ? '' : rock(rng)) +
    (shown?.svg ?? '') +
    surf(rng, isAfloat) +
    branch(side, rng) +
    seal(side)
  return page(out + paperAround(FRAME) + shape(FRAME, 7, 'none') + shape(rect(22, 22, 980, 980), 4, 'none'), false)
}

/** Low behind the middle, with lines across its lower part as a printer wipes his block. */
function sun(rng: Rng, side: number): string {
  const [x, y, r] = [512 + side * rng.between(10, 60), 400, rng.between(276, 310)]
  let out = circle(x, y, r, 6)
  for (let i = 0; i < 6; i++) {
    const v = y + r * (0.18 + i * 0.13)
    const half = Math.sqrt(r * r - (v - y) ** 2)
    out += line(
      [
        [x - half, v],
        [x + half, v],
      ],
      3.4,
    )
  }
  return out
}

/** One high mountain with snow on it, its slopes hollow as that of a volcano is. */
function mountain(x: number, rng: Rng): string {
  const top = rng.between(380, 420)
  const at = (text: string): Poly => move(curve(text), x, top)
  return (
    shape(at('-360,340! -200,216 -92,96 -40,10! -18,4 18,0 44,12! 96,98 204,220 360,340!'), 5) +
    shape(
      at(
        '-40,10! -18,4 18,0 44,12! 96,98 112,120! 84,108 72,150! 44,112 26,168! 0,116 -26,156! -44,110 -78,142! -84,108 -108,118! -92,96',
      ),
      4,
    )
  )
}

/** A ledge to stand on, cut with a few facets, tufts beside it. */
function rock(rng: Rng): string {
  const ledge = curve(
    '196,984! 210,880! 268,842! 300,806! 420,792! 540,800! 640,788! 724,812! 770,850! 824,890! 836,984!',
  )
  let out = shape(ledge, 6)
  for (const text of [
    '268,842 330,860 352,984',
    '420,792 440,850 420,984',
    '540,800 560,870 610,984',
    '724,812 690,870 716,984',
    '330,860 440,850',
    '560,870 690,870',
  ])
    out += line(curve(text, false), 3.6)
  for (const x of [250, 300, 742, 792])
    for (const k of [-0.5, 0, 0.5])
      out += shape(move(curve('0,0! -9,-34 0,-74! 9,-34'), x, 850, k * 0.9 + rng.between(-0.1, 0.1)), 3.6)
  return out
}

/** The waves in front: two that meet, and a row of small ones. */
function surf(rng: Rng, isHigh: boolean): string {
  const scale = isHigh ? 1.5 : 1.25
  const beyond = isHigh ? 70 : 150
  const y = 1010
  let out = crest(-beyond, y, scale * rng.between(0.94, 1.08), false, rng)
  out += crest(1024 + beyond, y, scale * rng.between(0.94, 1.08), true, rng)
  const ripples = curve('40,944 150,926 260,950 380,930 500,952 630,930 760,950 880,928 984,946! 984,990! 40,990!')
  return out + shape(ripples, 5)
}

/** A bough of cherry or pine from the upper corner. */
function branch(side: number, rng: Rng): string {
  const bough = curve('1000,70 900,96 830,150 740,150 660,196', false, 12)
  const twig = curve('880,108 850,60 790,56', false, 12)
  const isPine = rng.chance(0.4)
  let out = ''
  for (const [spine, w] of [
    [bough, 26],
    [twig, 14],
  ] as const)
    out += shape(
      band(spine, (t) => w * (1 - 0.75 * t)),
      4.4,
    )
  const places = [...walk(bough, 62, 40), ...walk(twig, 48, 30)]
  for (const [i, { x, y, a }] of places.entries()) {
    const dy = i % 2 ? -26 : 24
    out += isPine ? needles(x, y + dy * 0.4, 58, a, rng) : cherry(x, y + dy, rng.between(25, 33), rng)
  }
  return side > 0 ? `<g transform="matrix(-1 0 0 1 1024 0)">${out}</g>` : out
}

/** Five notched petals. */
function cherry(x: number, y: number, r: number, rng: Rng): string {
  const turn = rng.between(0, TAU)
  let out = ''
  for (let i = 0; i < 5; i++) {
    const petal = curve('0,0! 30,-34 74,-46 100,-20 86,0! 100,20 74,46 30,34')
    out += shape(move(petal, x, y, turn + (i / 5) * TAU, r / 100), 3.4)
  }
  return out + circle(x, y, r * 0.24, 3.2)
}

/** A flat cloud of needles, as prints have them. */
function needles(x: number, y: number, r: number, _turn: number, rng: Rng): string {
  const cloud: Poly = intersect([ellipse(x, y, r, r * 0.62)], [rect(0, 0, 1024, y + r * 0.3)])[0] ?? []
  let out = shape(cloud, 4)
  const count = rng.int(5, 6)
  for (let i = 0; i <= count; i++) {
    const a = Math.PI * 1.08 + (i / count) * Math.PI * 0.84
    out += line(
      [
        [x, y + r * 0.26],
        [x + r * 0.84 * Math.cos(a), y + r * 0.48 * Math.sin(a)],
      ],
      3.2,
    )
  }
  return out
}

/** Where the cutter signs: a slip with crests on it, no letters. */
function seal(side: number): string {
  const x = side > 0 ? 900 : 72
  let out = shape(rect(x, 84, 52, 176), 4.4) + shape(rect(x, 272, 52, 52), 4.4)
  for (const y of [114, 172, 230]) out += circle(x + 26, y, 17, 3.6) + circle(x + 26, y, 8, 3)
  for (const k of [0, 1])
    out += line(
      [
        [x + 6 + k * 20, 290 + k * 14],
        [x + 26 + k * 20, 290 + k * 14],
      ],
      4,
    )
  return out
}

/** A wheel of the twelve signs around one of them: its figure under its stars, its name on a banner. Without one, around sun and moon. */
import type { Rng } from '../../ink/random.ts'
import { hollow } from '../../lettering/ink.ts'
import { setInto } from '../../lettering/setting.ts'
import { creature } from '../creatures/creatures.ts'
import { headSubject } from '../heads/subject.ts'
import { intersect, union } from '../kit/clip.ts'
import { arc, curve, ellipse, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, TAU } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { koi } from '../koi/fish.ts'
import { ring } from '../mandala/rings.ts'
import { bustSubject } from '../portrait/bust.ts'
import { printCover } from '../print-cover.ts'
import type { Subject } from '../subject.ts'
import { LUMINARIES, star } from '../tarot/luminaries.ts'
import { balance, bow, jug, seaGoat } from './made.ts'
import { constellation, glyph, SIGNS } from './signs.ts'

const FRAME = rect(24, 24, 976, 976)
const [X, Y] = [512, 500]
/** The ring of the signs, and the sky within it. */
const [RIM, OUTER, INNER] = [462, 440, 352]

export function zodiacWheel(rng: Rng, name: string | null): string {
  const sign = SIGNS.find((one) => one.name === name)
  return page(
    corners(rng) +
      circle(X, Y, RIM, 6) +
      circle(X, Y, OUTER, 4.4) +
      cells(sign ? SIGNS.indexOf(sign) : -1) +
      circle(X, Y, INNER, 6) +
      (sign ? under(sign.name, rng) + banner(sign.name.toUpperCase()) : lights(rng)) +
      paperAround(FRAME) +
      shape(FRAME, 7, 'none'),
    false,
  )
}

/** One for each sign, `first` on top; -1 where none is meant. */
function cells(first: number): string {
  let out = ''
  for (const [i] of SIGNS.entries()) {
    const a = (i / 12) * TAU - Math.PI / 2
    const edge = a + TAU / 24
    out += line([polar(edge, INNER), polar(edge, OUTER)], 4.4)
    const [x, y] = polar(a, (INNER + OUTER) / 2)
    if (!i) out += circle(x, y, 41, 4)
    // The lowest is under the banner.
    if (i === 6 && first >= 0) continue
    out += glyph(SIGNS[(Math.max(0, first) + i) % 12]!, x, y, 58, 6)
    for (const k of [-0.17, 0.17]) out += shape(star(...polar(a + k, INNER + 22), 13), 3.4)
  }
  return out
}

const polar = (a: number, r: number): Point => [X + r * Math.cos(a), Y + r * Math.sin(a)]

const figures: Readonly<Record<string, (rng: Rng) => Subject | string>> = {
  aries: (rng) => headSubject('ram', rng),
  taurus: (rng) => headSubject('bull', rng),
  gemini: twoHeads,
  cancer: (rng) => creature('crab', rng),
  leo: (rng) => headSubject('lion', rng, false),
  virgo: (rng) => bustSubject('woman', 'flowers in her hair', ['daisy', 'rose'], rng),
  libra: balance,
  scorpio: (rng) => creature('scorpion', rng),
  sagittarius: bow,
  capricorn: seaGoat,
  aquarius: jug,
  pisces: twoFish,
}

/** The figure with its stars over it, other stars in the sky around them. */
function under(name: string, rng: Rng): string {
  const figure = figures[name]!(rng)
  const place = { x: X, y: 570, w: 500, h: 440, cover: printCover(rng), sw: 5.5 }
  const drawn =
    typeof figure === 'string'
      ? `<g transform="translate(512 640) scale(0.94) translate(-512 -640)">${figure}</g>`
      : figure(place).svg
  const { svg, taken } = constellation(SIGNS.find((sign) => sign.name === name)!, X, 262, 290)
  const room = new Room(0)
  room.takeShape(rect(310, 350, 404, 660))
  for (const [x, y] of taken) room.takeCircle(x, y, 50)
  let strewn = ''
  for (let i = 0; i < 160; i++) {
    const [x, y] = polar(rng.between(0, TAU), INNER * Math.sqrt(rng.between(0.05, 0.88)))
    const r = Math.min(24, room.at(x, y) - 10)
    if (r < 14 || (Math.abs(y - 260) < 70 && Math.abs(x - X) < 130)) continue
    strewn += i % 4 || r < 18 ? shape(star(x, y, r), 3.8) : circle(x, y, r * 0.6, 3.4)
    room.takeCircle(x, y, r)
  }
  return strewn + clouds() + svg + drawn
}

/** A bank of them at the foot of the sky. */
function clouds(): string {
  let out = ''
  for (const [y, r, step] of [
    [742, 58, 96],
    [800, 52, 88],
  ] as const) {
    const puffs = Array.from({ length: 9 }, (_, i) => ellipse(X + (i - 4) * step, y + (i % 2) * 16, r, r, 32))
    for (const bank of intersect(union([...puffs, rect(100, y, 824, 260)]), [ellipse(X, Y, INNER, INNER, 96)]))
      out += shape(bank, 4.4)
    for (const i of [-3, -1, 1, 3]) out += line(arc(X + i * step, y + 14, r * 0.5, Math.PI * 1.1, TAU * 0.97, 16), 3.4)
  }
  return out + circle(X, Y, INNER, 6, 'none')
}

function twoHeads(rng: Rng): Subject {
  const prompts = rng.shuffle(['long hair', 'short curly hair'])
  return (place) => {
    const shown = [-1, 1].map((side, i) =>
      bustSubject(
        'woman',
        prompts[i]!,
        [],
        rng,
      )({ ...place, x: place.x + side * 122, y: place.y + 20, w: 290, h: 340 }),
    )
    return { svg: shown.map(({ svg }) => svg).join(''), outlines: shown.flatMap(({ outlines }) => outlines) }
  }
}

/** Head to tail, around a star. */
function twoFish(rng: Rng): string {
  const spine = (from: number) =>
    Array.from({ length: 30 }, (_, i): Point => {
      const a = from - (i / 29) * 2.05
      return [X + 158 * Math.cos(a), 574 + 148 * Math.sin(a)]
    })
  return koi(spine(0.35), 58, rng).svg + koi(spine(0.35 + Math.PI), 58, rng).svg + shape(star(X, 574, 52), 4.6)
}

/** Sun over moon, each in the rays of a wheel. */
const lights = (rng: Rng): string =>
  ring('petals', 268, INNER - 6, 24, false) +
  circle(X, Y, 264, 5) +
  ring('beads', 226, 262, 36, false) +
  circle(X, Y, 222, 5) +
  LUMINARIES[rng.pick(['sun', 'moon'])]!(X, Y, 122, rng)

function corners(rng: Rng): string {
  let out = ''
  for (const [i, [x, y]] of (
    [
      [112, 112],
      [912, 112],
      [112, 912],
      [912, 912],
    ] as const
  ).entries()) {
    const isLight = i === 0 || i === 3
    out += LUMINARIES[isLight ? 'sun' : 'moon']!(x, y, 40, rng)
    const [sx, sy] = [x < X ? -1 : 1, y < Y ? -1 : 1]
    out += shape(star(x - sx * 112, y + sy * 42, 24), 4) + shape(star(x + sx * 42, y - sy * 112, 24), 4)
  }
  return out
}

function banner(name: string): string {
  const scroll = curve('232,872! 512,906 792,872! 792,952! 512,986 232,952!')
  let out = ''
  for (const side of [-1, 1])
    out += shape(
      curve(
        `${512 + side * 250},892! ${512 + side * 336},872! ${512 + side * 312},908! ${512 + side * 336},944! ${512 + side * 250},964!`,
      ),
      5,
    )
  out += shape(scroll, 5.5)
  const letters = setInto(name, { x: 276, y: 898, w: 472, h: 58 }, { face: 'round', gap: 130, mostLines: 1 }) ?? []
  return (
    out +
    letters.map((letter) => hollow(letter, 3.4, 3)).join('') +
    shape(ellipse(252, 914, 9), 3.2) +
    shape(ellipse(772, 914, 9), 3.2)
  )
}

/** A card as fortune tellers lay them: a luminary over a land, or over whoever was asked for, in a frame with its name. */
import type { Rng } from '../../ink/random.ts'
import { hollow } from '../../lettering/ink.ts'
import { setInto } from '../../lettering/setting.ts'
import { cutLines } from '../kit/clip.ts'
import { arc, curve, leaf, rect } from '../kit/curves.ts'
import { line, page, shape } from '../kit/marks.ts'
import { type Poly, TAU } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { printCover } from '../print-cover.ts'
import type { Subject } from '../subject.ts'
import { howlers, starWell, sunGarden } from './below.ts'
import { cardFrame } from './frame.ts'
import { cypress, FOOT, hills, LEFT, path, peaks, pool, RIGHT, tower } from './landscape.ts'
import { LUMINARIES, star } from './luminaries.ts'

const LINE = 5.5
const NAMES: Readonly<Record<string, string>> = { moon: 'THE MOON', sun: 'THE SUN', star: 'THE STAR' }
const ARCANA =
  /\b(fool|magician|high priestess|empress|emperor|hierophant|lovers|chariot|strength|hermit|wheel of fortune|justice|hanged man|death|temperance|devil|tower|judge?ment|world)\b/i

/** "The sun tarot card": what the card is named for, however it is read. */
export function lightsIn(prompt: string): string[] {
  const said =
    /\b(sun|moon|star) (?:tarot|card)\b/i.exec(prompt) ??
    /\b(?:tarot|card)\b[^,]*?\bthe (sun|moon|star)\b/i.exec(prompt) ??
    /\btarot (?:card )?(?:style|of an?|showing an?)? ?(sun|moon|star)\b/i.exec(prompt)
  return said?.[1] ? [said[1].toLowerCase()] : []
}

/** One of the names of the old decks, or whoever is on the card; never other words of the prompt. */
export function titleOf(hero: string, prompt: string): string {
  const [name = lightsIn(prompt)[0] ?? hero] = ARCANA.exec(prompt) ?? []
  return /^(strength|justice|temperance|death|judge?ment|wheel)/i.test(name)
    ? name.toUpperCase()
    : `THE ${name.toUpperCase()}`
}

/** Who is on a card of the old decks. */
const FIGURES: Readonly<Record<string, string>> = {
  fool: 'clown',
  magician: 'wizard',
  'high priestess': 'woman',
  empress: 'queen',
  emperor: 'king',
  hierophant: 'king',
  strength: 'lion',
  hermit: 'wizard',
  death: 'skeleton',
  temperance: 'angel',
  tower: 'tower',
  world: 'globe',
  chariot: 'carriage',
  lovers: 'swan',
}
export function figureIn(prompt: string): { name: string; word: string } | null {
  const word = ARCANA.exec(prompt)?.[0].toLowerCase() ?? ''
  const name = FIGURES[word]
  return name ? { name, word } : null
}

export const IN_THE_SKY: readonly string[] = Object.keys(LUMINARIES)

/** `lights` are in the sky, whoever was asked for stands under them; `title` is the card's name where they do. */
export function tarotCard(rng: Rng, lights: readonly string[], subject: Subject | null = null, title = ''): string {
  // The moon has the rays of the sun around it, and stars beside its face.
  const above = lights.includes('moon') ? 'moon' : (lights[0] ?? 'moon')
  const panel: Poly = [[LEFT, FOOT], ...arc(512, 388, 304, Math.PI, TAU, 48), [RIGHT, FOOT]]
  const picture = sky(panel, rng) + LUMINARIES[above]!(512, subject ? 214 : 292, subject ? 66 : 124, rng)
  const land = subject ? stage(subject, rng) : landUnder(above, rng)
  return page(
    cardFrame(rng) +
      shape(panel, 6) +
      picture +
      land +
      shape(panel, 7, 'none') +
      spandrels() +
      banner(subject ? title : (NAMES[above] ?? title)),
    false,
  )
}

/** Lines of light from the luminary, and stars beside it. */
function sky(panel: Poly, rng: Rng): string {
  let out = ''
  for (let i = 0; i < 36; i++) {
    const a = ((i + 0.5) / 36) * TAU
    for (const part of cutLines(
      [
        [
          [512 + 160 * Math.cos(a), 292 + 160 * Math.sin(a)],
          [512 + 900 * Math.cos(a), 292 + 900 * Math.sin(a)],
        ],
      ],
      [panel],
    ))
      out += line(part, 3)
  }
  const room = new Room(0)
  for (const x of [LEFT + 76, RIGHT - 76]) room.takeShape(rect(x - 60, 390, 120, 300))
  room.takeCircle(512, 292, 218)
  for (let i = 0; i < 60; i++) {
    const [x, y] = [rng.between(LEFT + 34, RIGHT - 34), rng.between(170, 500)]
    if (room.at(x, y) < 30 || (Math.hypot(x - 512, y - 388) > 264 && y < 388)) continue
    out += shape(star(x, y, 30), 4)
    room.takeCircle(x, y, 34)
  }
  return out
}

/** What is under the light that a card is named for. */
function landUnder(light: string, rng: Rng): string {
  if (light === 'sun') return hills(rng).svg + sunGarden(rng)
  if (light === 'star') return hills(rng).svg + starWell(rng)
  const { svg, near } = hills(rng)
  return svg + pillars(rng) + path(rng, near) + pool() + howlers(rng)
}

const pillars = (rng: Rng): string => {
  const pillar = rng.pick([tower, cypress, peaks])
  return pillar(LEFT + 76, 664) + pillar(RIGHT - 76, 664)
}

/** Who was asked for, on a hill between leaves. */
const stage = (subject: Subject, rng: Rng): string =>
  hills(rng).svg + foliage() + subject({ x: 512, y: 592, w: 580, h: 512, cover: printCover(rng), sw: LINE }).svg

/** Leaves at both sides of the picture, within it. */
function foliage(): string {
  let out = ''
  for (const side of [-1, 1])
    for (const [x, long, lean] of [
      [270, 250, 0],
      [282, 170, 0.42],
      [276, 116, 0.95],
    ] as const) {
      const turn = -Math.PI / 2 - side * lean
      const at = 512 + side * x
      out +=
        shape(leaf(at, FOOT, long, 44, turn, 0.45), 4) +
        line(
          [
            [at, FOOT],
            [at + long * 0.7 * Math.cos(turn), FOOT + long * 0.7 * Math.sin(turn)],
          ],
          3.4,
        )
    }
  return out
}

/** What is left between the arch and the frame: leaves that fan out of the corners. */
function spandrels(): string {
  let out = ''
  for (const side of [-1, 1]) {
    const a = side < 0 ? Math.PI / 4 : (3 * Math.PI) / 4
    for (const [k, long] of [
      [-0.5, 104],
      [0.5, 104],
      [0, 84],
    ] as const)
      out += shape(leaf(512 + side * 308, 66, long, 36, a + k, 0.5), 4)
  }
  return out
}

function banner(name: string): string {
  const scroll = curve('214,878! 512,868 810,878! 810,952! 512,942 214,952!')
  let out = shape(scroll, 5)
  for (const side of [-1, 1])
    out += shape(
      [
        [512 + side * 298, 892],
        [512 + side * 318, 900],
        [512 + side * 318, 960],
        [512 + side * 282, 951],
        [512 + side * 298, 951],
      ],
      4.5,
    )
  if (!name) return out + [-130, 0, 130].map((dx) => shape(star(512 + dx, 908, 27), 4)).join('')
  const letters = setInto(name, { x: 250, y: 884, w: 524, h: 46 }, { face: 'round', gap: 130, mostLines: 1 }) ?? []
  return out + letters.map((letter) => hollow(letter, 3.4, 3)).join('')
}

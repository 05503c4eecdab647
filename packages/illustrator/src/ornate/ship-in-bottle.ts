/** A ship under sail in a bottle on its stand. */
import type { Rng } from '../ink/random.ts'
import type { Kind } from './kind.ts'
import { curve, ellipse, rect } from './kit/curves.ts'
import { circle, clipMarks, line, type Mark, page, paperAround, shape } from './kit/marks.ts'
import { move, type Poly, TAU } from './kit/points.ts'
import { standing } from './mandala/motif.ts'
import { star } from './tarot/luminaries.ts'

const GLASS: Poly = curve(
  '70,500 84,330 190,246 420,232 640,250 720,330 770,404! 900,408! 900,572! 770,576! 720,660 640,730 420,748 190,734 84,660',
)

/** Waves that lie along the belly of the bottle. */
function sea(): Mark[] {
  const out: Mark[] = []
  for (const [row, y] of [596, 638, 680].entries()) {
    const knots = Array.from(
      { length: 10 },
      (_, i) => `${20 + row * 26 + i * 84},${y} ${62 + row * 26 + i * 84},${y - 26}`,
    )
    out.push({ poly: curve(`${knots.join(' ')} 900,${y}! 900,800! 0,800!`) })
  }
  return out
}

/** Wound around the neck, which stays open to both sides of it. */
const rope = (x: number): string =>
  Array.from({ length: 8 }, (_, i) => shape(ellipse(x, 418 + i * 20.5, 24, 13, 20, 0.24), 3.6)).join('')

function shipInBottle(rng: Rng, ship: string): string {
  let out = ''
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * TAU
    out += line(
      [
        [512 + 420 * Math.cos(a), 490 + 420 * Math.sin(a)],
        [512 + 700 * Math.cos(a), 490 + 700 * Math.sin(a)],
      ],
      3.4,
    )
  }
  out += circle(512, 490, 436, 5) + circle(512, 490, 412, 4)
  for (const [x, y] of [
    [250, 180],
    [512, 130],
    [770, 180],
    [860, 300],
    [170, 300],
  ] as const)
    out += shape(star(x, y, rng.between(24, 34)), 4)
  out += shape(GLASS, 6.4)
  out += clipMarks(
    [{ poly: ellipse(210, 330, 62, 62) }, { poly: move(curve('0,0 40,-30 90,-24 120,6 90,20 30,20'), 560, 330) }],
    [GLASS],
    3.8,
  )
  out += clipMarks(sea().slice(0, 1), [GLASS], 4)
  out += standing(ship, () => 4.4)?.(410, 650, 470, 386) ?? ''
  out += clipMarks(sea().slice(1), [GLASS], 4)
  out += shape(GLASS, 6.4, 'none') + line(curve('112,470 120,380 190,312 250,296', false), 4)
  out +=
    shape(rect(896, 424, 70, 132), 5) +
    line(
      [
        [920, 440],
        [920, 540],
      ],
      3.2,
    ) +
    line(
      [
        [944, 440],
        [944, 540],
      ],
      3.2,
    )
  out += rope(806)
  for (const x of [210, 620])
    out +=
      shape(
        curve(`${x - 60},900! ${x - 44},800 ${x - 70},716! ${x},752 ${x + 70},716! ${x + 44},800 ${x + 60},900!`),
        5.4,
      ) + circle(x, 812, 20, 4)
  out += shape(rect(90, 868, 660, 52), 5.4) + shape(rect(60, 916, 720, 44), 5.4)
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

const SHIPS: Readonly<Record<string, string>> = {
  'pirate ship': 'pirate ship',
  ship: 'sailing ship',
  'sailing ship': 'sailing ship',
  sailboat: 'sailboat',
  boat: 'sailboat',
}

export const SHIP_IN_BOTTLE: Kind = {
  asked: (prompt, { detail }) =>
    /\b(?:ships?|sail ?boats?|galleon|schooner|boat)\b[^,.]{0,24}\b(?:in|inside)(?: of)? (?:an? |the )?(?:\w+ )?bottles?\b/i.test(
      prompt,
    ) && detail !== 'simple',
  unless: /\b(?:kids?|cute|kawaii|message|holding|messages?)\b/i,
  itself: [
    'bottle',
    'wave',
    'sea',
    'water',
    'glass',
    'stand',
    'cork',
    'star',
    'windowsill',
    'window',
    'shelf',
    ...Object.keys(SHIPS),
  ],
  depicts: /\b(?:galleon|schooner|glass|cork|stand|vintage|old|tiny|miniature)\b/i,
  can: () => false,
  always: ['bottle'],
  draw: (rng, _, __, { things }) => {
    const [ship = 'sailing ship'] = things.flatMap(({ name }) => SHIPS[name] ?? [])
    return shipInBottle(rng, ship)
  },
}

/** The twelve signs: how each is written, and its stars. */
import { curve } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { move, type Point } from '../kit/points.ts'
import { star } from '../tarot/luminaries.ts'

export interface Sign {
  name: string
  /** Lines through their knots within 50 of a middle, apart by "/". */
  glyph: string
  /** Within 1 to both sides, and half as high. */
  stars: readonly Point[]
  /** Which stars a line joins, by their places in `stars`. */
  links: string
}

const RING = (x: number, y: number, r: number): string =>
  [
    [x, y - r],
    [x + r, y],
    [x, y + r],
    [x - r, y],
    [x, y - r],
  ]
    .map((at) => at.join(','))
    .join(' ')

const at = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number)
    return [x!, y!]
  })

const LETTER_M = '-44,-30 -35,-36 -30,-20 -30,34/-30,-20 -20,-38 -10,-20 -10,34/'

/** In the order of the year, from spring. */
export const SIGNS: readonly Sign[] = [
  {
    name: 'aries',
    glyph: '-34,-14 -40,-34 -24,-44 -8,-28 0,6 0,46/34,-14 40,-34 24,-44 8,-28 0,6',
    stars: at('-1,-.1 -.2,-.35 .5,0 .8,.3'),
    links: '01 12 23',
  },
  {
    name: 'taurus',
    glyph: `${RING(0, 18, 27)}/-40,-46 -26,-16 0,-9 26,-16 40,-46`,
    stars: at('-1,-.45 -.25,0 0,.2 -.3,.35 -.95,.1 .45,.3 .9,.45'),
    links: '01 12 23 34 25 56',
  },
  {
    name: 'gemini',
    glyph: '-38,-44 0,-34 38,-44/-38,44 0,34 38,44/-17,-36! -17,36!/17,-36! 17,36!',
    stars: at('-.8,-.4 -.2,-.35 .4,-.3 .85,-.4 -.75,.2 -.1,.25 .5,.3 .9,.2'),
    links: '01 12 23 45 56 67 04 15',
  },
  {
    name: 'cancer',
    glyph: `${RING(-26, -12, 15)}/-41,-14 -26,-36 10,-42 44,-26/${RING(26, 12, 15)}/41,14 26,36 -10,42 -44,26`,
    stars: at('-.1,-.5 0,-.05 .05,.2 -.6,.5 .7,.45'),
    links: '01 12 23 24',
  },
  {
    name: 'leo',
    glyph: `${RING(-22, 16, 15)}/-11,6 -26,-20 -14,-42 8,-43 20,-22 10,8 10,32 24,42 36,30`,
    stars: at('.9,.3 .55,-.1 .6,.3 -.3,.25 -.35,-.05 -.15,-.25 -.25,-.5 -.55,-.5'),
    links: '01 12 02 15 23 34 45 56 67',
  },
  {
    name: 'virgo',
    glyph: `${LETTER_M}-10,-20 0,-38 10,-20 10,18 20,40 38,46/10,-12 26,-28 36,-10 24,16 -2,42`,
    stars: at('-.9,-.4 -.5,-.2 0,-.1 .3,-.5 .3,.1 0,.45 .8,.2 .6,.5'),
    links: '01 12 23 24 45 46 67',
  },
  {
    name: 'libra',
    glyph: '-44,40! 44,40!/-44,18! -16,18! -25,0 -20,-24 0,-36 20,-24 25,0 16,18! 44,18!',
    stars: at('0,-.5 -.5,0 .5,0 -.6,.5 .6,.5'),
    links: '01 02 12 13 24',
  },
  {
    name: 'scorpio',
    glyph: `${LETTER_M}-10,-20 0,-38 10,-20 10,22 20,40 42,30/28,24! 44,28! 40,44!`,
    stars: at('-.9,-.5 -.95,-.15 -.85,.15 -.5,-.1 -.3,0 -.1,.15 0,.4 .25,.5 .55,.45 .75,.2'),
    links: '03 13 23 34 45 56 67 78 89',
  },
  {
    name: 'sagittarius',
    glyph: '-38,40! 38,-38!/6,-38! 38,-38! 38,-6!/-26,2! 4,32!',
    stars: at('-.5,.4 .3,.4 .4,0 .05,-.3 -.3,0 -.8,0 .7,.1 .6,.3'),
    links: '01 12 23 34 40 45 50 26 67 71 42',
  },
  {
    name: 'capricorn',
    glyph: '-44,-34 -32,-30 -25,-6 -24,30/-24,-8 -10,-38 2,-20 2,22 -10,44/2,12 14,-4 32,6 30,26 14,30 2,18',
    stars: at('-.9,-.4 -.8,-.2 -.2,.5 .1,.45 .9,-.2 .6,-.2 0,-.15'),
    links: '01 12 23 34 45 56 61',
  },
  {
    name: 'aquarius',
    glyph: '-44,-4! -27,-24! -14,-4! 2,-24! 15,-4! 31,-24! 44,-4!/-44,26! -27,6! -14,26! 2,6! 15,26! 31,6! 44,26!',
    stars: at('-.9,-.1 -.5,-.3 0,-.2 .25,-.4 .5,-.2 .3,.05 .6,.3 .1,.45 .9,.5'),
    links: '01 12 23 34 45 27 46 68',
  },
  {
    name: 'pisces',
    glyph: '-36,-44 -14,-18 -14,18 -36,44/36,-44 14,-18 14,18 36,44/-40,0! 40,0!',
    stars: at('-.95,-.5 -.75,-.25 -.4,.05 0,.45 .4,.25 .7,.1 .95,.2 .9,-.1'),
    links: '01 12 23 34 45 56 67 75',
  },
]

export const glyph = ({ glyph: text }: Sign, x: number, y: number, size: number, sw: number): string =>
  text
    .split('/')
    .map((one) => line(move(curve(one, false), x, y, 0, size / 100), sw))
    .join('')

/** Its stars with the lines between them; `taken` are the middles of the stars. */
export function constellation(
  { stars, links }: Sign,
  x: number,
  y: number,
  wide: number,
): { svg: string; taken: Point[] } {
  const taken = stars.map(([u, v]): Point => [x + (u * wide) / 2, y + (v * wide) / 2])
  let svg = ''
  for (const link of links.split(' ')) svg += line([taken[Number(link[0])]!, taken[Number(link[1])]!], 3.6)
  for (const [i, [u, v]] of taken.entries()) svg += shape(star(u, v, i % 3 ? 17 : 23), 4)
  return { svg, taken }
}

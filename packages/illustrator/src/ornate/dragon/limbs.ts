/** Wings, legs and the head of a dragon that looks to the left. */
import { curve, ellipse } from '../kit/curves.ts'
import { clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { band, move, type Point, type Poly } from '../kit/points.ts'

/** How a drawing of one's own units comes onto the page. */
export type Put = (text: string, closed?: boolean) => Poly

export const put =
  (x: number, y: number, turn = 0, size = 1, sizeY = size): Put =>
  (text, closed = true) =>
    move(curve(text, closed), x, y, turn, size, sizeY)

/** The fingers of a wing from its wrist; the shoulder is at 0,0. */
const WRIST: Point = [104, -306]
const FINGERS: readonly string[] = [
  '104,-306 190,-372 290,-396 392,-384',
  '104,-306 220,-308 340,-272 446,-190',
  '104,-306 204,-250 316,-154 400,-24',
  '104,-306 168,-220 240,-100 288,58',
  '104,-306 110,-200 130,-80 150,86',
]
const SAG = [0.3, 0.52, 0.74]

export function wing(x: number, y: number, turn = 0, size = 1, sizeY = size): string {
  const at = put(x, y, turn, size, sizeY)
  const fingers = FINGERS.map((finger) => at(finger, false))
  const rim: Point[] = fingers.flatMap((finger, i) => {
    const next = fingers[i + 1]
    return next ? scallop(finger.at(-1)!, next.at(-1)!, finger[0]!, 0.2) : [finger.at(-1)!]
  })
  const origin: Point = [x, y]
  const membrane: Poly = [origin, ...at(`0,0 60,-180 ${WRIST.join(',')}`, false), ...fingers[0]!, ...rim, origin]
  const ribs = fingers.slice(0, -1).map((finger, i) =>
    SAG.map((t) => {
      const next = fingers[i + 1]!
      const share = (line: Poly): Point => line[Math.round(t * (line.length - 1))]!
      return line(scallop(share(finger), share(next), finger[0]!, 0.16), 3.2)
    }).join(''),
  )
  const bones = fingers.map((finger) =>
    shape(
      band(finger, (t) => (21 - 14 * t) * size),
      4.2,
    ),
  )
  const arm = band(at(`-6,20 30,-100 70,-210 ${WRIST.join(',')}`, false), (t) => (46 - 16 * t) * size)
  return (
    shape(membrane, 5) +
    ribs.join('') +
    bones.join('') +
    shape(arm, 5) +
    shape(at('-34,-8 -16,-50 20,-58 40,-24 30,22 4,46 -24,34'), 5) +
    line(at('-20,-14 2,4 32,-6', false), 3.4) +
    line(at('-16,14 4,26 28,14', false), 3.4) +
    shape(at('88,-296! 74,-340 92,-384 120,-404! 112,-360 126,-330 122,-298!'), 4.4) +
    shape(at('82,-306 104,-330 128,-310 116,-280 90,-282'), 4.4)
  )
}

/** The edge between two tips, drawn in toward the wrist. */
function scallop(a: Point, b: Point, to: Point, by: number): Poly {
  const pull = ([x, y]: Point, k: number): Point => [x + (to[0] - x) * k, y + (to[1] - y) * k]
  const between = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  return curve([a, pull(between(0.28), by * 0.8), pull(between(0.5), by), pull(between(0.72), by * 0.8), b], false, 6)
}

const claws = (at: Put): string =>
  [
    '-62,-16! -88,-12 -102,14! -76,12 -54,4!',
    '-38,-8! -66,0 -78,26! -50,22 -28,10!',
    '-6,-8! -32,4 -40,30! -14,24 6,8!',
  ]
    .map((claw) => shape(at(claw), 4))
    .join('')

const toes = (at: Put): string =>
  shape(at('34,-24! 30,4 4,14 -14,8 -30,14 -46,6 -62,8 -72,-6 -60,-24 -30,-34 0,-44!'), 5) +
  line(at('-34,12 -38,0 -34,-10', false), 3.6) +
  line(at('-6,10 -10,-2 -6,-12', false), 3.6)

const SCALES_ON_THIGH: readonly Point[] = Array.from(
  { length: 30 },
  (_, i): Point => [-80 + (i % 5) * 40 + (Math.floor(i / 5) % 2) * 20, 70 - Math.floor(i / 5) * 34],
)

/** The thigh is at 0,0, the foot 180 below. */
export function hindLeg(x: number, y: number, size = 1): string {
  const at = put(x, y, 0, size)
  const foot = put(x - 24 * size, y + 176 * size, 0, size)
  const thigh = at('-66,-70 0,-104 70,-70 92,6 60,74 4,110 -44,96 -80,50 -92,-10')
  const cups: Mark[] = SCALES_ON_THIGH.map(([u, v]) => ({
    poly: move(curve('-20,-36! -20,0 0,18 20,0 20,-36!', true, 6), x + u * size, y + v * size, 0, size),
  }))
  return (
    claws(foot) +
    shape(at('60,40! 82,80 60,112 34,134 32,170! -24,170! -30,132 -10,104 -30,88!'), 5) +
    toes(foot) +
    shape(thigh, 5.4) +
    clipMarks(cups, [thigh], 3.2, 110) +
    shape(thigh, 5.4, 'none')
  )
}

/** The shoulder is at 0,0, the foot 214 below. */
export function foreLeg(x: number, y: number, size = 1): string {
  const at = put(x, y, 0, size)
  const foot = put(x - 36 * size, y + 212 * size, 0, size)
  return (
    claws(foot) +
    shape(at('30,90! 54,110! 44,118 22,140 4,196! -46,196! -46,150 -34,112 -26,84!'), 5) +
    toes(foot) +
    shape(at('-40,-46 4,-66 48,-40 60,20 46,80 52,108! 10,110 -24,96 -46,50 -58,0'), 5.4) +
    ['-34,-16 -10,2 16,2 44,-18', '-40,20 -14,36 14,36 46,18', '-30,56 -8,68 16,68 40,56']
      .map((row) => line(at(row, false), 3.4))
      .join('') +
    ['-38,128 -16,138 12,128', '-44,152 -22,160 2,152', '-46,176 -22,182 2,174']
      .map((row) => line(at(row, false), 3.4))
      .join('')
  )
}

/** The nape is at 0,0. */
export function head(x: number, y: number, turn = 0, size = 1): string {
  const at = put(x, y, turn, size)
  const part = (text: string, sw = 4.4): string => shape(at(text), sw)
  const mark = (text: string, sw = 3.4): string => line(at(text, false), sw)
  const horn = (text: string, rings: readonly string[]): string =>
    part(text, 5) + rings.map((ring) => mark(ring)).join('')
  return (
    horn('-44,-60! -30,-116 20,-164 92,-186! 62,-150 30,-110 14,-52!', [
      '-38,-84 -18,-78 2,-80',
      '-24,-112 -4,-104 18,-100',
      '2,-142 18,-132 38,-128',
    ]) +
    // The frill behind the jaw.
    part('10,-46! 60,-66 112,-62! 84,-34 90,-18! 110,2 122,34! 84,30 66,44! 64,74 48,104! 22,76 -8,56!', 5) +
    mark('16,-30 48,-44 84,-50') +
    mark('18,0 52,0 92,14') +
    mark('8,30 30,46 44,72') +
    // Lower jaw, tongue, upper jaw with its teeth.
    part('-56,22! -110,62 -166,84 -204,84! -212,104 -190,122 -150,120 -100,108 -50,86 6,60!', 5) +
    part('-180,94! -178,74 -168,66! -162,74 -160,88!') +
    part('-140,80! -138,60 -128,52! -122,62 -118,74!') +
    part('-80,36! -120,56 -160,56 -196,66! -218,58 -232,66! -214,44 -190,42 -150,38 -110,22!', 3.8) +
    part('-206,0! -206,28 -196,40! -188,22 -184,2!') +
    part('-172,4! -168,26 -158,34! -152,20 -148,6!') +
    part('-134,8! -130,26 -122,32! -116,20 -112,10!') +
    part(
      '20,-52! -16,-74 -58,-72 -92,-54! -128,-52 -160,-50 -184,-66 -212,-62 -232,-34 -230,8! -196,4 -150,8 -104,14 -56,26! -36,56 -6,70 24,58 40,10 34,-32',
      5.6,
    ) +
    horn('-24,-66! 6,-112 66,-148 150,-146! 106,-118 60,-86 34,-42!', [
      '-10,-84 14,-74 36,-66',
      '16,-108 36,-94 54,-86',
      '52,-132 66,-116 80,-106',
    ]) +
    // Brow, nostril, cheek.
    part('-98,-50! -74,-74 -36,-78 -6,-58! -40,-56 -66,-46!') +
    part('-214,-42 -198,-50 -186,-38 -200,-28') +
    part('-88,-42! -66,-48 -44,-40 -34,-26! -56,-20 -76,-24!', 4) +
    shape(at('-62,-46! -54,-34 -62,-22! -70,-34'), 1.6, '#000') +
    mark('-172,-48 -150,-34 -120,-36 -94,-32') +
    mark('-222,-12 -180,-14 -130,-8 -92,2') +
    [
      [-14, -22],
      [12, -4],
      [-22, 8],
      [-2, 30],
    ]
      .map(([u, v]) => shape(move(ellipse(u!, v!, 12, 10, 20), x, y, turn, size), 3.4))
      .join('') +
    [['-140,112! -142,140 -130,158! -118,136 -112,108!'], ['-92,104! -92,134 -76,154! -66,126 -64,90!']]
      .map(([spike]) => part(spike!))
      .join('')
  )
}

/** Out of its mouth at (x, y), down and to the left. */
export function flame(x: number, y: number): string {
  const at = put(x, y)
  return (
    shape(
      at(
        '10,0! -34,30 -66,80 -70,150! -50,124 -40,132 -52,190 -36,252! -20,206 -6,220 4,284! 20,226 22,196 40,220! 52,156 30,124 48,92! 30,84 24,40 30,10!',
      ),
      5,
    ) + shape(at('2,34! -26,84 -30,136 -8,190! 14,144 10,112 18,60!'), 4)
  )
}

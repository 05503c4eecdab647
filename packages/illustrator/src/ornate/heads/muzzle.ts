/** Nose, mouth and chin of a head from the front, trunks and beaks. */
import { arc, curve, ellipse, mirror } from '../kit/curves.ts'
import { dot, line, shape } from '../kit/marks.ts'
import { band, move, type Point, type Poly } from '../kit/points.ts'
import type { Species } from './species.ts'

const NOSES: Readonly<Record<Species['muzzle'], string>> = {
  cat: '-44,-20! 0,-30 44,-20! 30,10 0,30 -30,10',
  dog: '-58,-24 -30,-42 0,-44 30,-42 58,-24 46,18 0,40 -46,18',
  bear: '-58,-22 -30,-40 0,-42 30,-40 58,-22 44,16 0,34 -44,16',
  hoofed: '-66,-10 -40,-30 0,-22 40,-30 66,-10 40,26 0,34 -40,26',
  rabbit: '-30,-14! 0,-22 30,-14! 18,10 0,20 -18,10',
  beak: '-46,-30! 0,-52 46,-30! 34,40 0,104! -34,40',
  trunk: '0,0 1,0 1,1',
  deer: '-46,-26! 0,-34 46,-26! 40,8 16,26 0,30 -16,26 -40,8',
}

export function muzzle({ muzzle: kind, nose }: Species): string {
  const at = (poly: Poly): Poly => move(poly, 512, nose)
  if (kind === 'trunk') return trunk()
  let out = ''
  if (kind === 'cat' || kind === 'rabbit') return pads(kind, nose)
  if (kind === 'dog' || kind === 'bear') {
    const low = kind === 'dog' ? 106 : 130
    out += shape(at(curve(mirror(`0,-190! 44,-150 66,-60 104,20 92,70 46,${low} 0,${low + 6}`, 0))), 5)
    out += [-150, -116, -84].map((y) => shape(at(curve(mirror(`0,${y - 20}! 22,${y} 0,${y + 16}!`, 0))), 3.6)).join('')
    out +=
      line(
        at([
          [0, 38],
          [0, 66],
        ]),
        5,
      ) + line(at(curve('-70,78 -34,86 0,66 34,86 70,78', false)), 5)
  }
  if (kind === 'deer') return muffle(nose)
  if (kind === 'hoofed') {
    out += shape(at(curve(mirror('0,-96 50,-84 84,-30 84,24 56,56 0,66', 0))), 5)
    out += shape(at(curve(mirror('0,-330! 24,-280 26,-180 20,-100! 0,-92', 0))), 4)
    out += [-290, -240, -190, -140]
      .map((y) => shape(at(curve(mirror(`0,${y - 16}! 14,${y} 0,${y + 16}!`, 0))), 3.4))
      .join('')
    for (const side of [-1, 1]) out += shape(at(ellipse(side * 42, -8, 18, 26, 24, side * 0.5)), 4.4)
    return out + line(at(curve('-50,36 0,46 50,36', false)), 4.4)
  }
  out +=
    kind === 'beak'
      ? shape(at(curve(NOSES.beak)), 6) +
        line(at(curve('-20,-20 0,-6 20,-20', false)), 4) +
        line(
          at([
            [0, -6],
            [0, 90],
          ]),
          3.6,
        )
      : shape(at(curve(NOSES[kind])), 5)
  if (kind !== 'beak')
    for (const side of [-1, 1])
      out += shape(at(move(curve('-12,0! 2,-10 14,0 4,8'), side * 22, 2, 0, side, 1)), 2, '#000')
  return out
}

/** Rings down the trunk, a band of flowers on the brow. */
function trunk(): string {
  const sides = (y: number): number => (y < 620 ? 92 - (y - 600) * 0.06 : 92 - (y - 620) * 0.11)
  let out = ''
  for (let y = 560; y < 880; y += 44) {
    const half = sides(y) - 6
    out += shape(
      band(
        arc(512, y - 80, 130, 0.96, Math.PI - 0.96, 16).map(([x, v]): Point => [512 + ((x - 512) / 75) * half, v]),
        16,
      ),
      3.4,
    )
  }
  return (
    out +
    shape(ellipse(512, 900, 40, 16), 4) +
    [-16, 16].map((dx) => shape(ellipse(512 + dx, 900, 8.5, 7), 2.4)).join('')
  )
}

/** The lips of a cat or a hare, two pads with whiskers, and the bridge of its nose. */
function pads(kind: 'cat' | 'rabbit', nose: number): string {
  const isCat = kind === 'cat'
  const size = isCat ? 1 : 0.78
  const at = (poly: Poly): Poly => move(poly, 512, nose, 0, size)
  const both = (text: string, closed = true): Poly[] => {
    const right = curve(text, closed)
    return [at(right), at(right.map(([x, y]): Point => [-x, y]))]
  }
  let out = shape(at(curve(mirror('0,100 40,104 54,126 40,154 0,162', 0))), 5)
  if (!isCat)
    out += both('0,92! 22,90! 19,136! 0,136!')
      .map((tooth) => shape(tooth, 4))
      .join('')
  if (isCat) out += shape(at(curve(mirror('0,-176! 32,-150 40,-96 48,-60 66,-34! 30,-42 0,-44', 0))), 4.4)
  for (const pad of both('0,30 40,10 88,8 126,42 122,86 84,112 36,108 0,80!')) out += shape(pad, 5)
  for (const [x, y] of [
    [50, 44],
    [82, 50],
    [62, 74],
  ] as const)
    for (const side of [-1, 1]) out += dot(512 + side * x * size, nose + y * size, 4.6)
  for (const whisker of ['118,46 190,28 268,40', '122,62 200,62 280,92', '116,82 184,98 256,146'])
    for (const hair of both(whisker, false)) out += line(hair, 3.6)
  out += shape(
    at(
      curve(isCat ? '-58,-32! 0,-44 58,-32! 50,2 20,34 0,46 -20,34 -50,2' : '-46,-22! 0,-34 46,-22! 30,14 0,32 -30,14'),
    ),
    5,
  )
  if (isCat) for (const hole of both('12,14! 30,2 44,4 30,16')) out += shape(hole, 2, '#000')
  return (
    out +
    line(
      at([
        [0, 42],
        [0, 82],
      ]),
      5,
    )
  )
}

/** Of a deer: a fine nose on a narrow mouth, with the light stripe above it. */
function muffle(nose: number): string {
  const at = (poly: Poly): Poly => move(poly, 512, nose)
  let out = shape(at(curve(mirror('0,-70 40,-64 58,-24 58,22 40,56 0,66', 0))), 5)
  out += shape(at(curve(mirror('0,-330! 22,-290 26,-190 20,-90! 0,-72', 0))), 4)
  for (const y of [-294, -246, -198, -150]) out += shape(at(curve(mirror(`0,${y - 18}! 13,${y} 0,${y + 18}!`, 0))), 3.6)
  out += shape(at(curve(NOSES.deer)), 5)
  for (const side of [-1, 1])
    out += shape(at(move(curve('4,-4! 20,-16 32,-8 22,4'), side * 4, 0, 0, side, 1)), 2, '#000')
  return out + line(at(curve('-34,44 -14,48 0,30 14,48 34,44', false)), 4.4)
}

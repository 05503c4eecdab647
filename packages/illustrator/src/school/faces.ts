/** Faces that show a feeling, and the five senses. */
import { curve, ellipse } from '../ornate/kit/curves.ts'
import { line, shape } from '../ornate/kit/marks.ts'
import { move, type Poly } from '../ornate/kit/points.ts'
import type { Fitted } from '../ornate/mandala/motif.ts'
import { headOf } from './face-heads.ts'

/** Drawn around the middle, 200 by 200. */
type Sketch = (put: (poly: Poly) => Poly, size: number) => string

const fitted =
  (sketch: Sketch): Fitted =>
  (x, y, w, h) => {
    const scale = Math.min(w, h) / 200
    return sketch((poly) => move(poly, x, y, 0, scale), scale)
  }

const SMILES: Record<string, string> = {
  happy: '-46,30! 0,66 46,30! 0,44',
  sad: '-40,58! 0,28 40,58! 0,40',
  angry: '-40,56! 0,34 40,56! 0,44',
  surprised: '-18,44 0,26 18,44 0,66',
  scared: '-44,52! -22,36 0,50 22,36 44,52! 22,48 0,62 -22,48',
  sleepy: '-18,46 0,36 18,46 0,56',
  excited: '-52,24! 0,34 52,24! 30,66 0,74 -30,66',
  calm: '-34,42! 0,56 34,42! 0,48',
  proud: '-40,38! 0,58 44,30! 0,46',
  shy: '-20,44! 0,54 20,44! 0,48',
  silly: '-48,30! 0,40 48,30! 24,56 14,88 -12,84 -22,56',
}
const BROWS: Record<string, [string, string]> = {
  angry: ['-60,-50 -22,-30', '60,-50 22,-30'],
  sad: ['-62,-32 -24,-50', '62,-32 24,-50'],
  scared: ['-60,-44 -24,-56', '60,-44 24,-56'],
  surprised: ['-60,-58 -42,-66 -24,-58', '60,-58 42,-66 24,-58'],
}
const PLAIN: [string, string] = ['-60,-46 -42,-54 -24,-46', '60,-46 42,-54 24,-46']

export const FEELINGS: ReadonlySet<string> = new Set(Object.keys(SMILES))

/** Eyes, brows and mouth, on whatever has them. */
const featuresOf =
  (mood: string, browed = true): Sketch =>
  (put, scale) => {
    const isWide = /surprised|scared|excited/.test(mood)
    const eyes = [-40, 40].map((x) =>
      mood === 'sleepy' || mood === 'calm'
        ? line(put(curve(`${x - 18},-14 ${x},-4 ${x + 18},-14`, false)), 6)
        : shape(put(ellipse(x, -14, isWide ? 19 : 15, isWide ? 22 : 18)), 5) +
          shape(put(ellipse(x, -12, 8, 10)), 0, '#000'),
    )
    const brows = (BROWS[mood] ?? PLAIN).map((brow) => line(put(curve(brow, false)), 7))
    const tear = mood === 'sad' ? shape(put(curve('46,10! 56,30 46,42 36,30')), 4) : ''
    const cheeks = scale > 0.7 ? [-66, 66].map((x) => shape(put(ellipse(x, 26, 15, 11)), 3.6)).join('') : ''
    return (
      cheeks +
      eyes.join('') +
      (browed ? brows.join('') : '') +
      tear +
      shape(put(curve(SMILES[mood] ?? SMILES.happy ?? '')), 5)
    )
  }

export const smiling: Fitted = fitted(featuresOf('happy', false))

export const feeling = (mood: string, who = ''): Fitted => {
  const { behind, over, size } = headOf(who)
  return fitted((whole, scale) => {
    // Ears and hair reach beyond the round of the face.
    const put: typeof whole = (poly) => whole(move(poly, 0, 90 * (1 - size), 0, size))
    return (
      behind.map((part) => shape(put(part), 6)).join('') +
      shape(put(ellipse(0, 0, 98, 98)), 6) +
      featuresOf(mood)(put, scale * size) +
      over.map(({ poly, isOpen }) => (isOpen ? line(put(poly), 5) : shape(put(poly), 5))).join('')
    )
  })
}

export const SENSES: Record<string, Fitted> = {
  sight: fitted(
    (put) =>
      shape(put(curve('-96,0! 0,-66 96,0! 0,66')), 6) +
      shape(put(ellipse(0, 0, 44, 44)), 5) +
      shape(put(ellipse(0, 0, 20, 20)), 0, '#000') +
      ['-70,-40 -84,-64', '-30,-58 -36,-86', '30,-58 36,-86', '70,-40 84,-64']
        .map((lash) => line(put(curve(lash, false)), 6))
        .join(''),
  ),
  hearing: fitted(
    (put) =>
      shape(put(curve('-10,-96 50,-70 62,-10 34,30 20,70 -16,96 -44,70 -40,20 -60,-30 -54,-76')), 6) +
      line(put(curve('-26,-40 0,-66 30,-40 30,-6 6,20 4,50', false)), 5) +
      line(put(curve('-20,-10 0,-20 6,0 -10,22', false)), 5),
  ),
  smell: fitted(
    (put) =>
      shape(put(curve('-16,-92! 16,-92! 26,-20 60,30 56,62 24,72 0,84 -24,72 -56,62 -60,30 -26,-20')), 6) +
      shape(put(ellipse(-26, 54, 13, 9)), 0, '#000') +
      shape(put(ellipse(26, 54, 13, 9)), 0, '#000'),
  ),
  taste: fitted(
    (put) =>
      shape(put(curve('-96,-20! -50,-60 -16,-50 0,-40 16,-50 50,-60 96,-20! 60,10 0,16 -60,10')), 6) +
      shape(put(curve('-60,6! 0,14 60,6! 60,70 0,98 -60,70')), 6) +
      line(put(curve('0,20 0,70', false)), 5),
  ),
  touch: fitted((put) =>
    shape(
      put(
        curve(
          '-44,98! -50,60 -66,30 -96,0 -99,-18 -84,-25 -66,-10 -48,4! -57,-58 -53,-75 -39,-77 -31,-62 -23,-12! -21,-78 -12,-95 4,-95 13,-78 12,-12! 21,-66 29,-81 43,-79 49,-64 43,-4! 57,-38 67,-50 80,-45 83,-30 72,18 58,56 48,76 46,98!',
        ),
      ),
      6,
    ),
  ),
}

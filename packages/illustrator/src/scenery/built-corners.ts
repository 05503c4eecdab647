/** What lies in the lower corners where nothing grows by itself: boxes of flowers in a street, ice in the north, stones on the moon. */
import { bumps, ring } from '../ink/curves.ts'
import { circ, line, type Point, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { type Corner, FOOT, LINE, type Thicket } from './corner.ts'
import { flowerHead } from './flowers.ts'
import { rock } from './ground.ts'

/** A low box of flowers. */
export const flowerBox: Thicket = (corner) => {
  const { at, rng } = corner
  const [w, top] = [190, FOOT - 44]
  const edge = Array.from(
    { length: 6 },
    (_, i): Point => [at(-6 + (w * (corner.dir > 0 ? i : 5 - i)) / 5), top + 6 - (i && i < 5 ? 26 : 0)],
  )
  const x = Math.min(at(-6), at(w - 6))
  return (
    tint('bush', path(`${bumps(edge, false, 0.56)}Z`, LINE)) +
    [0.3, 0.7].map((u) => flowerHead(x + w * u, top - 12, 25, rng, LINE, 'daisy5')).join('') +
    tint('wood', rect(x, top, w, 50, LINE, 6))
  )
}

/** A splinter of ice or of crystal: three faces, its foot at y. */
function prism(x: number, h: number, w: number, lean: number): string {
  const [tx, ty] = [x + lean * h, FOOT - h]
  const [l, r] = [
    pen`${x - w / 2 + lean * h * 0.72} ${FOOT - h * 0.72}`,
    pen`${x + w / 2 + lean * h * 0.8} ${FOOT - h * 0.8}`,
  ]
  const ridge = pen`${x + w * 0.08 + lean * h * 0.62} ${FOOT - h * 0.62}`
  return (
    path(pen`M${x - w / 2} ${FOOT + 20}L${l}L${tx} ${ty}L${r}L${x + w / 2} ${FOOT + 20}Z`, LINE) +
    line(pen`M${l}L${ridge}L${r}M${ridge}L${x + w * 0.08} ${FOOT + 20}`, LINE * 0.9)
  )
}

const splinters = ({ at, dir, h }: Corner): string =>
  prism(at(h * 0.36), h * 0.66, h * 0.26, dir * 0.26) +
  prism(at(h * 0.1), h * 0.98, h * 0.3, dir * 0.06) +
  prism(at(h * 0.64), h * 0.4, Math.max(48, h * 0.2), dir * 0.4)

/** A smooth bank of snow or sand. */
export const smoothBank =
  (pigment: string): Thicket =>
  ({ at, h }) => {
    const [reach, rise] = [Math.max(170, h * 1.04), Math.max(48, h * 0.26)]
    return tint(
      pigment,
      path(
        pen`M${at(-34)} ${FOOT + 30}V${FOOT - rise}C${at(reach * 0.34)} ${FOOT - rise * 1.3} ${at(reach * 0.56)} ${FOOT - rise * 0.4} ${at(reach * 0.76)} ${FOOT - rise * 0.34}Q${at(reach * 0.92)} ${FOOT - rise * 0.3} ${at(reach)} ${FOOT + 30}Z`,
        LINE,
      ),
    )
  }

const snowBank = smoothBank('snow')

export const ice: Thicket = (corner) => tint('aqua', splinters(corner)) + snowBank(corner)

/** Smooth stones piled up in the corner. */
export const stones: Thicket = ({ at, h, rng }) =>
  rock(at(h * 0.12), FOOT + 8, Math.max(120, h * 0.66), rng, LINE) +
  rock(at(h * 0.62), FOOT + 6, Math.max(84, h * 0.42), rng, LINE)

/** Where waves break: heaps of foam, and drops above them. */
export const foam: Thicket = (corner) => {
  const { at, h } = corner
  const drops = [
    [0.16, 0.62, 0.07],
    [0.38, 0.5, 0.055],
    [0.62, 0.36, 0.06],
  ] as const
  return tint(
    'cloud',
    (h > 150 ? drops.map(([u, v, r]) => circ(at(h * u), FOOT - h * v, Math.max(13, h * r), LINE)).join('') : '') +
      heaps([0.5, 0.14, 0.86], corner),
  )
}

const heaps = (spots: readonly number[], corner: Corner): string =>
  spots
    .map((u) => {
      const r = Math.max(62, corner.h * (0.3 - u * 0.1))
      return path(
        bumps(
          ring(
            corner.at(Math.max(150, corner.h) * u),
            FOOT + r * 0.3,
            r * 1.2,
            r,
            9,
            corner.rng.unit(),
            0.06,
            corner.rng,
          ),
          true,
          0.58,
        ),
        LINE,
      )
    })
    .join('')

/** Crystals behind stones, with the pits that dust has left. */
export const lunar: Thicket = (corner) => {
  const { at, h } = corner
  return (
    tint('any2', splinters(corner)) +
    stones(corner) +
    tint('slate', circ(at(h * 0.1), FOOT - h * 0.16, Math.max(14, h * 0.06), LINE * 0.9))
  )
}

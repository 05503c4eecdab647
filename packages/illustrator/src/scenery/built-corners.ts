/** What stands in the lower corners where nothing grows by itself: tubs of flowers in a street, plants in a room, ice in the north, stones on the moon. */
import { bumps, ring } from '../ink/curves.ts'
import { circ, line, type Point, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { type Corner, FOOT, LINE, type Thicket } from './corner.ts'
import { flowerHead, stemFlower } from './flowers.ts'
import { rock } from './ground.ts'
import { leafV } from './leaves.ts'

/** A tub with a broad rim, its upper edge at y. */
const tub = (x: number, y: number, w: number): string => {
  const rim = Math.max(18, w * 0.16)
  return tint(
    'brick',
    path(pen`M${x - w * 0.42} ${y}L${x - w * 0.32} ${FOOT}H${x + w * 0.32}L${x + w * 0.42} ${y}Z`, LINE) +
      rect(x - w * 0.5, y, w, rim, LINE, rim * 0.3),
  )
}

const heap = (x: number, y: number, rx: number, ry: number, { rng }: Corner): string =>
  tint('bush', path(bumps(ring(x, y, rx, ry, 8, rng.unit(), 0.08, rng), true, 0.58), LINE))

/** Flowers over a heap of leaves in a tub. */
function flowerTub(corner: Corner, x: number, h: number, kind: string): string {
  const { rng } = corner
  const [w, top] = [h * 0.58, FOOT - h * 0.36]
  const r = Math.max(26, h * 0.11)
  return (
    stemFlower(x, top, h * 0.62, rng, LINE, kind, r * 1.2) +
    (h > 240 ? [-1, 1].map((q) => stemFlower(x + q * w * 0.36, top, h * 0.36, rng, LINE, kind, r)).join('') : '') +
    heap(x, top - h * 0.02, w * 0.46, h * 0.15, corner) +
    tub(x, top, w)
  )
}

/** A round shrub on a stem in a tub. */
function topiary(corner: Corner, x: number, h: number): string {
  const [w, top] = [h * 0.54, FOOT - h * 0.36]
  return (
    tint('bark', rect(x - 9, top - h * 0.2, 18, h * 0.22, LINE)) +
    heap(x, top - h * 0.34, w * 0.5, h * 0.27, corner) +
    tub(x, top, w)
  )
}

export const town: Thicket = (corner) => {
  const { at, h, rng } = corner
  const kind = rng.pick(['tulip', 'daisy5', 'sun', 'heart'])
  return h > 190
    ? flowerTub(corner, at(h * 0.3), h * 0.96, kind) + topiary(corner, at(h * 0.76), h * 0.56)
    : flowerTub(corner, at(h * 0.36), h, kind)
}

/** Broad leaves in a tub. */
export const houseplant: Thicket = ({ at, h }) => {
  const [x, top] = [at(h * 0.34), FOOT - h * 0.34]
  const leaves = [-52, 52, 0].map((deg) => leafV(x, top + 8, h * (deg ? 0.54 : 0.64), deg, LINE, 0.32, 2))
  return leaves.join('') + tub(x, top, h * 0.52)
}

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

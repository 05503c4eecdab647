/** What covers a wall from one side to the other, drawn whole behind everything. */
import { SW } from '../../ink/pens.ts'
import { line, path, pen, rect } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'

const FINE = SW.bg * 0.8
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** A narrow molding under the ceiling. */
const cornice = (): string => tint('cream', rect(-10, -10, 1044, 52, SW.bg))

const stripes = (foot: number): string =>
  line(
    range(9)
      .map((i) => pen`M${i * 128 - 20} 42V${foot}M${i * 128 + 20} 42V${foot}`)
      .join(''),
    FINE,
  )

const rail = (y: number): string => tint('cream', rect(-10, y, 1044, 22, SW.bg))

/** How high the wainscot is. */
const LOW = 230

const boards = (foot: number): string =>
  tint('cream', rect(-10, foot - LOW, 1044, LOW, SW.bg)) +
  line(
    range(13)
      .map((i) => pen`M${i * 84 + 8} ${foot - LOW}V${foot}`)
      .join(''),
    FINE,
  ) +
  rail(foot - LOW)

const framed = (foot: number): string =>
  tint('cream', rect(-10, foot - LOW, 1044, LOW, SW.bg)) +
  range(5)
    .map((i) => tint('cream', rect(22 + i * 200, foot - LOW + 46, 176, LOW - 96, SW.bg, 6)))
    .join('') +
  rail(foot - LOW)

/** `foot` is the line of the floor on the page. */
export const WALLS = {
  bare: (): string => '',
  plain: cornice,
  stripes: (foot: number) => stripes(foot) + cornice(),
  wainscot: (foot: number) => cornice() + boards(foot),
  'striped wainscot': (foot: number) => stripes(foot) + cornice() + boards(foot),
  panels: (foot: number) => cornice() + framed(foot),
  /** Up to the shoulder of whoever stands there. */
  tiles: (foot: number) => {
    const [top, size] = [foot - 430, 86]
    return (
      line(
        range(Math.ceil(430 / size))
          .map((i) => pen`M-10 ${foot - i * size}H1034`)
          .join('') +
          range(14)
            .map((i) => pen`M${i * size - 8} ${top}V${foot}`)
            .join(''),
        FINE,
      ) + tint('aqua', rect(-10, top - 26, 1044, 34, SW.bg))
    )
  },
  /** Upright boards, as in a barn. */
  boards: (foot: number) =>
    line(
      range(10)
        .map((i) => pen`M${i * 112 + 8} -10V${foot}`)
        .join(''),
      SW.bg,
    ) + tint('wood', rect(-10, foot - 330, 1044, 30, SW.bg)),
  /** Boards that lie. */
  planks: (foot: number) =>
    line(
      range(7)
        .map(
          (i) =>
            pen`M-10 ${foot - 118 * (i + 1)}H1034M${180 + (i % 2) * 330} ${foot - 118 * i}v-118M${700 + (i % 2) * 170} ${foot - 118 * i}v-118`,
        )
        .join(''),
      FINE,
    ),
  /** Large bricks from the floor up to the ceiling. */
  bricks: (foot: number) => {
    const [w, h] = [148, 74]
    return line(
      range(11)
        .map(
          (i) =>
            pen`M-10 ${foot - i * h}H1034` +
            range(8)
              .map((k) => pen`M${k * w + (i % 2) * 74 - 20} ${foot - i * h}v${-h}`)
              .join(''),
        )
        .join(''),
      FINE,
    )
  },
  /** Blocks of stone. */
  stones: (foot: number) => {
    const [w, h] = [212, 108]
    return line(
      range(8)
        .map(
          (i) =>
            pen`M-10 ${foot - i * h}H1034` +
            range(6)
              .map((k) => pen`M${k * w + (i % 2) * 106 - 20} ${foot - i * h}v${-h}`)
              .join(''),
        )
        .join(''),
      FINE,
    )
  },
  /** Smooth below, a stripe of color at the height of a rail: halls, clinics, schools. */
  band: (foot: number) =>
    cornice() + tint('cream', rect(-10, foot - 250, 1044, 26, SW.bg) + rect(-10, foot - 224, 1044, 26, SW.bg)),
  /** Under a roof: the two slopes and the beams across. */
  loft: (foot: number) =>
    line(
      range(6)
        .map((i) => pen`M-10 ${foot - 104 * (i + 1)}H1034`)
        .join(''),
      FINE,
    ) +
    tint('wood', path(pen`M-10 -10H330L-10 ${foot - 220}ZM1034 -10H694L1034 ${foot - 220}Z`, SW.bg)) +
    tint(
      'bark',
      path(pen`M330 -10H392L-10 ${foot - 150}V${foot - 220}ZM694 -10H632L1034 ${foot - 150}V${foot - 220}Z`, SW.bg),
    ) +
    line(pen`M230 -10L-10 ${foot - 380}M120 -10L-10 170M794 -10L1034 ${foot - 380}M904 -10L1034 170`, FINE),
} as const satisfies Readonly<Record<string, (foot: number) => string>>
export type Wall = keyof typeof WALLS

/** Where one is examined, and where things are: couch, cabinet, lamp, flasks, posters. */
import { SW } from '../../ink/pens.ts'
import { ell, line, path, pen, rect } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import { bottles } from '../fittings.ts'
import { chest } from './home.ts'
import { type Bay, FOOT, facing, row } from './spot.ts'

/** Letters that grow smaller, over the couch on which one is examined. */
export const couch: Bay = {
  shows: ['bed', 'stretcher'],
  draw(spot) {
    const { ask, x, top } = spot
    const [y, m] = [574, Math.max(top + 60, 150)]
    const chart =
      tint('cloud', rect(x - 74, m, 148, 226, SW.bg, 6)) +
      (ask.detail === 'simple'
        ? ''
        : line(pen`M${x + 24} ${m + 26}h-48v48h48M${x - 24} ${m + 50}h36`, SW.bg * 1.5) +
          line(
            pen`M${x - 44} ${m + 136}v-34h30M${x - 44} ${m + 118}h22M${x + 14} ${m + 102}h34M${x + 31} ${m + 102}v34`,
            SW.bg * 1.3,
          ) +
          line(
            pen`M${x - 48} ${m + 168}h20M${x - 10} ${m + 168}h20M${x + 28} ${m + 168}h20M${x - 48} ${m + 196}h20M${x - 10} ${m + 196}h20M${x + 28} ${m + 196}h20`,
            SW.bg * 1.5,
          ))
    const drawn =
      tint('stone', rect(x - 112, y + 84, 24, FOOT - y - 84, SW.bg) + rect(x + 104, y + 84, 24, FOOT - y - 84, SW.bg)) +
      tint('wood', rect(x - 118, y + 120, 252, 22, SW.bg, 5)) +
      tint('aqua', rect(x - 140, y + 44, 300, 50, SW.bg, 16)) +
      tint(
        'cloud',
        path(
          pen`M${x - 136} ${y + 46}Q${x - 132} ${y - 22} ${x - 96} ${y - 20}H${x - 40}Q${x - 22} ${y - 18} ${x - 26} ${y + 46}Z`,
          SW.bg,
        ),
      ) +
      tint('mint', path(pen`M${x + 30} ${y + 40}H${x + 162}V${y + 150}q-22 16 -44 0q-22 16 -44 0q-22 16 -44 0Z`, SW.bg))
    return chart + facing(spot, drawn)
  },
}

/** A cabinet with the cross over a row of drawers with what one needs. */
export const medicine: Bay = {
  shows: ['sink'],
  draw({ ask, x, top }) {
    const m = Math.max(top + 60, 160)
    return (
      tint('cloud', rect(x - 110, m, 220, 196, SW.bg, 10)) +
      tint('cream', rect(x - 90, m + 20, 180, 156, SW.bg, 6)) +
      tint('brick', path(pen`M${x - 20} ${m + 40}h40v38h38v40h-38v38h-40v-38h-38v-40h38Z`, SW.bg)) +
      row(
        ask,
        ['soap', 'jar', 'bottle', 'thermometer', 'box', 'potted plant', 'tape measure'],
        x - 140,
        x + 140,
        560,
        88,
      ) +
      chest(x, 270, 560, 3)
    )
  },
}

/** A lamp on its arm, a tray, a cabinet: what stands around the chair of a dentist. */
export const toothPoster: Bay = {
  high: true,
  draw({ x, top }) {
    const m = top + 60
    return (
      tint('cloud', rect(x - 92, m, 184, 210, SW.bg, 8)) +
      tint(
        'white',
        path(
          pen`M${x} ${m + 60}q-30 -22 -52 0q-22 26 -6 66q10 28 16 58q14 16 22 -14q6 -34 20 -34t20 34q8 30 22 14q6 -30 16 -58q16 -40 -6 -66q-22 -22 -52 0Z`,
          SW.bg,
        ),
      ) +
      line(pen`M${x - 26} ${m + 104}q26 24 52 0`, SW.bg)
    )
  },
}

export const examLamp: Bay = {
  draw(spot) {
    const { x, top } = spot
    const y = top
    return facing(
      spot,
      tint(
        'stone',
        path(
          pen`M${x - 20} ${y - 60}H${x + 4}V${y + 100}L${x + 92} ${y + 170}L${x + 76} ${y + 190}L${x - 20} ${y + 112}Z`,
          SW.bg,
        ),
      ) +
        tint('straw', ell(x + 92, y + 206, 82, 36, SW.bg, 16)) +
        tint('cream', ell(x + 92, y + 212, 48, 16, SW.bg, 16)),
    )
  },
}

/** High shelves of bottles and boxes over a bench with a balance: a laboratory. */
export const flasks: Bay = {
  draw: ({ ask, x, top }) => {
    const y = Math.max(top + 190, 270)
    return (
      (ask.detail === 'simple' ? '' : bottles(ask.rng, x - 146, x + 146, y, 112)) +
      tint('wood', rect(x - 150, y, 300, 18, SW.bg, 5)) +
      row(ask, ['microscope', 'beaker', 'flask', 'test tube', 'globe'], x - 150, x + 150, 572, 124)
    )
  },
}

/** The table of the elements, or what a molecule looks like. */
export const elements: Bay = {
  high: true,
  draw({ ask, x, top }) {
    const m = top + 66
    const cell = (c: number, r: number) =>
      tint(`any${((c + r) % 6) + 1}`, rect(x - 124 + c * 42, m + 20 + r * 42, 36, 36, SW.bg * 0.9))
    const cells = [0, 1, 2, 3].flatMap((r) =>
      [0, 1, 2, 3, 4, 5].filter((c) => r > 1 || c === 0 || c === 5 || (r === 1 && c > 3)).map((c) => cell(c, r)),
    )
    return tint('cloud', rect(x - 140, m, 282, 204, SW.bg, 6)) + (ask.detail === 'simple' ? '' : cells.join(''))
  },
}

/** How to keep well: a heart that beats. */
export const healthPoster: Bay = {
  high: true,
  draw({ x, top }) {
    const y = top + 60
    return (
      tint('cloud', rect(x - 92, y, 184, 220, SW.bg, 8)) +
      tint(
        'brick',
        path(
          pen`M${x} ${y + 150}C${x - 110} ${y + 84} ${x - 62} ${y + 14} ${x} ${y + 62}C${x + 62} ${y + 14} ${x + 110} ${y + 84} ${x} ${y + 150}Z`,
          SW.bg,
        ),
      ) +
      line(pen`M${x - 64} ${y + 186}h36l14 -22l24 38l14 -16h40`, SW.bg)
    )
  },
}

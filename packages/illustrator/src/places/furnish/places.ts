/** Rooms to eat, to play and to look at things in: gym, museum, attic, hall, restaurant. */
import { SW } from '../../ink/pens.ts'
import { circ, dot, ell, line, path, pen, rect } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import type { Ask } from '../backdrop.ts'
import { bottles, column, counter } from '../fittings.ts'
import { windowAt } from './hung.ts'
import { picture, pictureOver } from './pictures.ts'
import { type Bay, FOOT, piece, row, type Spot, unlessNamed } from './spot.ts'

/** Wall bars to climb. */
export const bars: Bay = {
  shows: ['ladder'],
  draw({ x, top }) {
    const y = Math.max(top + 20, 80)
    const n = Math.floor((FOOT - y - 40) / 84)
    return tint(
      'wood',
      Array.from({ length: n }, (_, i) => rect(x - 116, y + 40 + i * 84, 232, 24, SW.bg, 10)).join('') +
        [-128, -14, 100].map((by) => rect(x + by, y, 28, FOOT - y, SW.bg, 6)).join(''),
    )
  },
}

/** Weights on their rack under a mirror. */
export const weights: Bay = {
  shows: ['dumbbell', 'barbell'],
  draw({ ask, x, top }) {
    const m = Math.max(top + 50, 130)
    const bell = (cx: number, y: number) =>
      tint('slate', rect(cx - 30, y - 8, 60, 17, SW.bg, 6)) +
      tint('any2', rect(cx - 48, y - 28, 30, 56, SW.bg, 10) + rect(cx + 18, y - 28, 30, 56, SW.bg, 10))
    return (
      tint('glass', rect(x - 140, m, 280, 360 - (m - 130), SW.bg, 6)) +
      line(pen`M${x - 80} ${m + 160}l110 -110M${x - 60} ${m + 210}l150 -150`, SW.bg) +
      tint('slate', rect(x - 136, 560, 26, FOOT - 560, SW.bg, 6) + rect(x + 110, 560, 26, FOOT - 560, SW.bg, 6)) +
      (ask.detail === 'simple' ? '' : [-72, 44].map((by) => bell(x + by + 14, 598) + bell(x + by + 14, 692)).join('')) +
      tint('stone', rect(x - 146, 628, 292, 24, SW.bg, 6) + rect(x - 146, 722, 292, 24, SW.bg, 6))
    )
  },
}

/** A hoop on its board. */
export const hoop: Bay = {
  shows: ['basketball hoop'],
  high: true,
  draw: ({ x, top }) =>
    tint('cloud', rect(x - 120, top + 40, 240, 166, SW.bg, 8)) +
    rect(x - 48, top + 96, 96, 76, SW.bg) +
    tint('cloud', path(pen`M${x - 50} ${top + 196}L${x - 34} ${top + 280}H${x + 34}L${x + 50} ${top + 196}Z`, SW.bg)) +
    line(
      pen`M${x - 20} ${top + 196}L${x - 8} ${top + 280}M${x + 20} ${top + 196}L${x + 8} ${top + 280}M${x - 44} ${top + 238}H${x + 44}`,
      SW.bg,
    ) +
    tint('orange', rect(x - 60, top + 184, 120, 18, SW.bg, 8)),
}

/** Paintings over a rope between posts. */
export const gallery: Bay = {
  shows: ['painting'],
  draw({ ask, x, top }) {
    const m = Math.max(top + 60, 140)
    const kind = ask.rng.int(0, 2)
    const sitter =
      tint('gamboge', rect(x - 104, m, 208, 260, SW.bg, 6)) +
      tint('mist', rect(x - 80, m + 24, 160, 212, SW.bg)) +
      tint(
        'rose',
        path(
          pen`M${x - 66} ${m + 236}Q${x - 62} ${m + 160} ${x} ${m + 158}Q${x + 62} ${m + 160} ${x + 66} ${m + 236}Z`,
          SW.bg,
        ),
      ) +
      tint('skin', circ(x, m + 116, 44, SW.bg)) +
      dot(x - 15, m + 118, 4.5) +
      dot(x + 15, m + 118, 4.5) +
      line(pen`M${x - 14} ${m + 136}q14 12 28 0`, SW.bg) +
      tint(
        'bark',
        path(
          pen`M${x - 46} ${m + 116}Q${x - 58} ${m + 62} ${x} ${m + 56}Q${x + 58} ${m + 62} ${x + 46} ${m + 116}Q${x + 30} ${m + 84} ${x} ${m + 84}Q${x - 30} ${m + 84} ${x - 46} ${m + 116}Z`,
          SW.bg,
        ),
      )
    const flowers =
      tint('gamboge', rect(x - 110, m, 220, 250, SW.bg, 6)) +
      tint('cream', rect(x - 86, m + 24, 172, 202, SW.bg)) +
      piece(ask, 'vase', x, m + 216, 170)
    return (kind === 0 ? sitter : kind === 1 ? picture(x, m, 270, 230) : flowers) + rope(x)
  },
}

const rope = (x: number): string =>
  tint(
    'brick',
    path(
      pen`M${x - 116} ${FOOT - 138}Q${x} ${FOOT - 48} ${x + 116} ${FOOT - 138}V${FOOT - 114}Q${x} ${FOOT - 22} ${x - 116} ${FOOT - 114}Z`,
      SW.bg,
    ),
  ) +
  [-124, 124]
    .map((by) =>
      tint(
        'gamboge',
        rect(x + by - 11, FOOT - 150, 22, 140, SW.bg, 4) +
          circ(x + by, FOOT - 160, 19, SW.bg) +
          ell(x + by, FOOT - 6, 38, 14, SW.bg),
      ),
    )
    .join('')

/** What is shown stands on a plinth under glass. */
export const plinth: Bay = {
  half: 90,
  draw({ ask, x, top }) {
    const y = 560
    const shown = ask.rng.pick(
      ['vase', 'crown', 'fossil', 'shell', 'gemstone', 'globe', 'jug'].filter((name) => !ask.without?.has(name)),
    )
    return (
      tint(
        'stone',
        rect(x - 84, y + 24, 168, FOOT - y - 44, SW.bg) +
          rect(x - 58, y + 52, 116, FOOT - y - 100, SW.bg, 4) +
          rect(x - 104, FOOT - 26, 208, 28, SW.bg, 4) +
          rect(x - 104, y, 208, 28, SW.bg, 4),
      ) +
      tint(
        'glass',
        path(
          pen`M${x - 92} ${y}V${y - 170}Q${x - 92} ${y - 214} ${x} ${y - 214}Q${x + 92} ${y - 214} ${x + 92} ${y - 170}V${y}Z`,
          SW.bg,
        ),
      ) +
      piece(ask, shown, x, y - 4, 132) +
      (top < 120 ? pictureOver(ask, x, top + 40, 200, 150) : '')
    )
  },
}

export const columns = (_: Ask, top: number): string =>
  column(16, 84) + column(1008, 84) + tint('cream', rect(-10, top - 50, 1044, 60, SW.bg))

/** Trunks, boxes and what nobody uses any more. */
export const trunks: Bay = {
  draw({ ask, x, dir }) {
    const y = FOOT + 6
    const stack = (names: readonly string[], cx: number, foot: number, h: number) =>
      unlessNamed(ask, ask.rng.pick(names), cx, foot, h)
    return (
      stack(['gramophone', 'teddy bear', 'lamp', 'birdcage', 'globe'], x - dir * 46, y - 238, 146) +
      tint('wood', rect(x - dir * 46 - 86, y - 240, 172, 104, SW.bg, 6)) +
      line(pen`M${x - dir * 46 - 86} ${y - 206}h172M${x - dir * 46} ${y - 206}v70`, SW.bg) +
      tint(
        'bark',
        path(
          pen`M${x - 146} ${y - 92}Q${x - 146} ${y - 138} ${x - 104} ${y - 138}H${x + 84}Q${x + 126} ${y - 138} ${x + 126} ${y - 92}Z`,
          SW.bg,
        ) + rect(x - 146, y - 92, 272, 92, SW.bg, 4),
      ) +
      tint(
        'gamboge',
        rect(x - 98, y - 138, 24, 138, SW.bg) +
          rect(x + 54, y - 138, 24, 138, SW.bg) +
          rect(x - 30, y - 104, 42, 40, SW.bg, 6),
      )
    )
  },
}

/** A mirror on its feet beside a hat stand. */
export const oldThings: Bay = {
  draw: ({ ask, x, dir }) => {
    const [a, b] = ask.rng.shuffle(
      ['rocking horse', 'dress form', 'mirror', 'grandfather clock', 'dollhouse', 'rocking chair'].filter(
        (name) => !ask.without?.has(name),
      ),
    )
    return (
      (a ? piece(ask, a, x - dir * 20, FOOT + 4, 300) : '') +
      (b && ask.detail !== 'simple' ? unlessNamed(ask, 'box', x + dir * 120, FOOT + 20, 110) : '')
    )
  },
}

export const roundWindow: Bay = {
  shows: ['window'],
  high: true,
  draw({ x, top }) {
    const y = top + 156
    return (
      tint('wood', circ(x, y, 122, SW.bg)) +
      tint('glass', circ(x, y, 98, SW.bg)) +
      tint(
        'sap',
        path(
          pen`M${x - 90} ${y + 38}Q${x - 40} ${y + 6} ${x} ${y + 34}T${x + 90} ${y + 38}A98 98 0 0 1 ${x - 90} ${y + 38}Z`,
          SW.bg,
        ),
      ) +
      line(pen`M${x} ${y - 98}V${y + 98}M${x - 98} ${y}H${x + 98}`, SW.bg * 1.3)
    )
  },
}

/** A banner beside a torch. */
export const banner: Bay = {
  shows: ['banner'],
  draw({ x, top, dir }) {
    const y = top + 40
    const torch = (cx: number) =>
      tint('wood', path(pen`M${cx - 15} ${y + 220}h30l-7 112h-16Z`, SW.bg)) +
      tint(
        'orange',
        path(
          pen`M${cx} ${y + 116}Q${cx + 40} ${y + 170} ${cx + 26} ${y + 220}H${cx - 26}Q${cx - 40} ${y + 170} ${cx} ${y + 116}Z`,
          SW.bg,
        ),
      )
    return (
      tint('gamboge', rect(x - 92, y, 184, 20, SW.bg, 9)) +
      tint('brick', path(pen`M${x - 76} ${y + 20}H${x + 76}V${y + 300}L${x} ${y + 250}L${x - 76} ${y + 300}Z`, SW.bg)) +
      tint('gamboge', path(pen`M${x - 44} ${y + 150}V${y + 86}l26 26l18 -38l18 38l26 -26v64Z`, SW.bg)) +
      torch(x + dir * 136)
    )
  },
}

export const armorBay: Bay = {
  shows: ['armor'],
  draw: ({ ask, x, top }) =>
    tint('slate', rect(x - 130, FOOT - 26, 260, 34, SW.bg, 4)) +
    piece(ask, 'armor', x, FOOT - 22, Math.min(440, FOOT - top - 60)),
}

/** What there is to drink behind the bar, the machine on it. */
export const bar: Bay = {
  draw: ({ ask, x, top }) => {
    const y = Math.max(top + 170, 250)
    return (
      (ask.detail === 'simple' ? '' : bottles(ask.rng, x - 140, x + 140, y, 108)) +
      tint('wood', rect(x - 150, y, 300, 18, SW.bg, 5)) +
      row(ask, ['coffee machine', 'cake stand', 'fruit bowl', 'teapot', 'cup', 'jug'], x - 140, x + 140, 548, 124) +
      counter(ask, x - 160, x + 160, 560, 3, 'apricot')
    )
  },
}

/** A small table for two at the window. */
export const tableForTwo: Bay = {
  shows: ['window', 'windowsill'],
  high: true,
  draw(spot) {
    const { ask, x, top } = spot
    const y = 600
    const chair = (side: -1 | 1) => {
      const cx = x + side * 120
      return tint(
        'wood',
        rect(cx + side * 12 - 12, y - 110, 24, FOOT - y + 104, SW.bg, 8) +
          rect(cx - side * 34 - (side > 0 ? 22 : 24), y + 58, 24, FOOT - y - 62, SW.bg, 4) +
          rect(cx - (side > 0 ? 60 : 30), y + 40, 90, 26, SW.bg, 10),
      )
    }
    return (
      windowAt(spot, top + 62) +
      chair(-1) +
      chair(1) +
      tint('slate', rect(x - 13, y + 20, 26, FOOT - y - 34, SW.bg)) +
      tint('slate', ell(x, FOOT - 8, 64, 16, SW.bg)) +
      row(ask, ['candle', 'cup'], x - 70, x + 70, y - 2, 84) +
      tint(
        'rose',
        path(
          pen`M${x - 100} ${y - 2}H${x + 100}L${x + 84} ${y + 62}q-21 18 -42 0q-21 18 -42 0q-21 18 -42 0q-21 18 -42 0Z`,
          SW.bg,
        ),
      )
    )
  },
}

/** What the kitchen has today, in pictures on a slate. */
export const slate: Bay = {
  shows: ['menu', 'chalkboard'],
  high: true,
  draw({ ask, x, top }) {
    const y = top + 60
    return (
      tint('wood', rect(x - 132, y, 264, 230, SW.bg, 10)) +
      tint('slate', rect(x - 112, y + 20, 224, 190, SW.bg, 4)) +
      (ask.detail === 'simple'
        ? ''
        : [0, 1, 2]
            .map(
              (i) =>
                circ(x - 76, y + 56 + i * 58, 17, SW.bg) +
                line(pen`M${x - 36} ${y + 48 + i * 58}h120M${x - 36} ${y + 68 + i * 58}h80`, SW.bg),
            )
            .join(''))
    )
  },
}

const standOf = (name: string, h: number): Bay => ({
  shows: [name],
  draw: ({ ask, x, dir }: Spot) => piece(ask, name, x, FOOT + 6, h, dir === 1 ? 'right' : 'left'),
})

export const pianoBay: Bay = {
  shows: ['piano', 'grand piano', 'keyboard'],
  draw: ({ ask, x, top, dir }) =>
    pictureOver(ask, x, Math.max(top + 50, 130), 200, 160) +
    row(ask, ['jar', 'candle', 'photo frame'], x - 110, x + 110, FOOT - 318, 80) +
    piece(ask, 'piano', x, FOOT + 6, 330, dir === 1 ? 'right' : 'left'),
}

export const harpBay = standOf('harp', 380)

export const celloBay = standOf('cello', 360)

export const drumBay = standOf('drum kit', 290)

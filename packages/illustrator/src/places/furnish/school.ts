/** Rooms for learning and working at a desk. */
import { SW } from '../../ink/pens.ts'
import { circ, line, path, pen, rect } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import { board, books, bottles, boxes, FLOOR, shelves } from '../fittings.ts'
import { boardOf, windowAt } from './hung.ts'
import { picture } from './pictures.ts'
import { type Bay, FOOT, facing, piece, row, unlessNamed } from './spot.ts'

/** The board with what was written on it, chalk and a sponge on its ledge. */
export const blackboard: Bay = {
  shows: ['chalkboard'],
  draw({ ask, x, top }) {
    const [y0, y1] = [top + 40, top + 356]
    const sums =
      ask.detail === 'simple'
        ? ''
        : ask.rng.pick([
            line(pen`M${x - 172} ${y0 + 120}l44 -82l44 82Z M${x - 58} ${y0 + 46}h74v74h-74Z`, SW.bg) +
              circ(x + 92, y0 + 82, 40, SW.bg, 'none') +
              line(pen`M${x + 146} ${y0 + 60}h36M${x + 146} ${y0 + 96}h36`, SW.bg),
            line(
              pen`M${x - 172} ${y0 + 124}V${y0 + 54}q0 -16 22 -16q24 0 24 18q0 16 -24 16q30 0 30 26q0 26 -52 26M${x - 88} ${y0 + 124}l34 -88l34 88M${x - 76} ${y0 + 96}h44M${x + 92} ${y0 + 56}q-14 -20 -38 -18q-32 6 -32 44q0 40 34 42q24 0 36 -20M${x + 136} ${y0 + 82}h44`,
              SW.bg,
            ),
            line(
              pen`M${x - 184} ${y0 + 124}q60 -110 120 -40t120 -30M${x + 80} ${y0 + 124}v-34l44 -36l44 36v34ZM${x + 110} ${y0 + 124}v-26h26v26`,
              SW.bg,
            ) + circ(x + 172, y0 + 56, 20, SW.bg, 'none'),
          ])
    return (
      board(x - 214, y0, x + 214, y1, 'viridian') +
      sums +
      (ask.detail === 'simple'
        ? ''
        : tint('cloud', rect(x - 150, y1 - 18, 62, 20, SW.bg, 5)) +
          tint('straw', rect(x + 90, y1 - 22, 84, 24, SW.bg, 6)))
    )
  },
}

/** Pegs with satchels over a row of pigeonholes. */
export const pegs: Bay = {
  shows: ['backpack', 'school desk'],
  draw({ ask, x, top }) {
    const [w, y] = [224, 560]
    const rail = Math.max(top + 120, 236)
    return (
      tint('wood', rect(x - w / 2, rail, w, 28, SW.bg, 6)) +
      (ask.detail === 'simple'
        ? ''
        : [-58, 58]
            .map((by, i) =>
              piece(ask, ['backpack', 'coat'][i] as string, x + by, rail + (i === 1 ? 176 : 140), i === 1 ? 158 : 118),
            )
            .join('')) +
      row(ask, ['globe', 'jar', 'potted plant', 'basket'], x - w / 2, x + w / 2, y, 96) +
      tint('wood', rect(x - w / 2, y, w, FOOT - y, SW.bg, 4)) +
      [0, 1]
        .map((i) =>
          tint(
            'cream',
            rect(x - w / 2 + 14 + i * 102, y + 24, 94, 80, SW.bg, 4) +
              rect(x - w / 2 + 14 + i * 102, y + 116, 94, FOOT - y - 132, SW.bg, 4),
          ),
        )
        .join('') +
      tint('wood', rect(x - w / 2 - 10, y - 4, w + 20, 22, SW.bg, 6))
    )
  },
}

/** A plain window over a low bench. */
export const classWindow: Bay = {
  shows: ['window', 'windowsill'],
  high: true,
  draw: (spot) =>
    windowAt(spot, spot.top + 62, 150, 210) + shelves(spot.ask, spot.x - 112, spot.x + 112, 600, 1, [books]),
}

/** A map on its roller over a low case with books and the globe. */
export const mapWall: Bay = {
  shows: ['world map', 'map', 'globe'],
  draw({ ask, x, top }) {
    const [w, y, m] = [230, 556, Math.max(top + 110, 220)]
    return (
      (ask.detail === 'simple' ? '' : piece(ask, 'world map', x, m + 130, 126)) +
      unlessNamed(ask, 'globe', x - 56, y, 122) +
      row(ask, ['jar', 'potted plant', 'basket', 'clock'], x + 4, x + w / 2, y, 88) +
      shelves(ask, x - w / 2, x + w / 2, y + 12, 1, [books])
    )
  },
}

/** A desk with its lamp and screen; the chair is tucked in. */
export const deskOf: Bay = {
  shows: ['desk', 'computer', 'laptop'],
  draw(spot) {
    const { ask, x, top } = spot
    const y = 560
    const drawn =
      tint('wood', rect(x + 96, y + 20, 24, FOOT - y - 20, SW.bg)) +
      tint('wood', rect(x - 140, y + 20, 128, FOOT - y - 22, SW.bg, 4)) +
      [0, 1, 2]
        .map(
          (i) =>
            tint('apricot', rect(x - 126, y + 34 + i * 56, 100, 46, SW.bg, 6)) +
            tint('straw', circ(x - 76, y + 57 + i * 56, 10, SW.bg)),
        )
        .join('') +
      tint('wood', rect(x - 156, y, 312, 26, SW.bg, 6))
    return (
      boardOf(spot, Math.max(top + 180, 268), 270, ['jar', 'potted plant', 'globe', 'alarm clock', 'photo frame'], 92) +
      (ask.detail === 'simple' ? '' : piece(ask, 'computer', x + 36, y + 4, 150)) +
      unlessNamed(ask, 'lamp', x - 100, y, 138) +
      facing(spot, drawn)
    )
  },
}

/** Steel drawers with labels, folders on top, a calendar over them. */
export const files: Bay = {
  draw({ ask, x, top }) {
    const [w, y] = [190, 420]
    const high = (FOOT - y - 26) / 4
    return (
      unlessNamed(ask, 'calendar', x, Math.max(top + 200, 290), 150) +
      row(ask, ['potted plant', 'box', 'jar'], x - w / 2, x + w / 2, y, 92) +
      tint('stone', rect(x - w / 2, y, w, FOOT - y, SW.bg, 6)) +
      [0, 1, 2, 3]
        .map((i) => {
          const t = y + 14 + i * high
          return (
            tint('mist', rect(x - w / 2 + 14, t, w - 28, high - 8, SW.bg, 5)) +
            tint('cream', rect(x - 32, t + 12, 64, 24, SW.bg, 3)) +
            line(pen`M${x - 26} ${t + 54}h52`, SW.bg * 1.5)
          )
        })
        .join('')
    )
  },
}

export const fullShelves: Bay = {
  shows: ['bookshelf'],
  draw: ({ ask, top, dir }) =>
    shelves(
      ask,
      dir === 1 ? -30 : 694,
      dir === 1 ? 330 : 1054,
      Math.max(top + 20, 60),
      Math.round((FLOOR - top - 40) / 136),
      [books],
    ),
}

/** The same with a ladder that leans on it. */
export const ladderShelves: Bay = {
  shows: ['ladder'],
  draw: (spot) => fullShelves.draw(spot) + piece(spot.ask, 'ladder', spot.x + spot.dir * 56, FOOT + 18, 540),
}

/** A window with a round head, up to the ceiling. */
export const archWindow: Bay = {
  shows: ['window'],
  high: true,
  draw({ x, top }) {
    const [w, y, foot] = [250, top + 30, Math.min(top + 470, 600)]
    const head = pen`M${x - w / 2} ${foot}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y + w / 2}V${foot}Z`
    const [l, r] = [x - w / 2, x + w / 2]
    return (
      tint(
        'cream',
        path(
          pen`M${l - 24} ${foot + 10}V${y + w / 2}A${w / 2 + 24} ${w / 2 + 24} 0 0 1 ${r + 24} ${y + w / 2}V${foot + 10}Z`,
          SW.bg,
        ),
      ) +
      tint('glass', path(head, SW.bg)) +
      tint(
        'sap',
        path(
          pen`M${l} ${foot}V${foot - 90}Q${x - 60} ${foot - 150} ${x} ${foot - 90}T${r} ${foot - 100}V${foot}Z`,
          SW.bg,
        ),
      ) +
      line(pen`M${x} ${y}V${foot}M${l} ${y + w / 2}H${r}M${l} ${(y + w / 2 + foot) / 2}H${r}`, SW.bg) +
      tint('wood', rect(l - 40, foot, w + 80, 24, SW.bg, 6))
    )
  },
}

/** Pigeonholes with what is sold, for a shop that was not named more closely. */
export const wares: Bay = {
  draw: ({ ask, x, top }) => shelves(ask, x - 156, x + 156, Math.max(top + 90, 190), 4, [boxes, bottles]),
}

export const portrait: Bay = { shows: ['painting'], high: true, draw: ({ x, top }) => picture(x, top + 66, 230, 190) }

/** Bars that grow, on a board. */
export const chartPoster: Bay = {
  high: true,
  draw({ x, top }) {
    const y = top + 60
    return (
      tint('wood', rect(x - 136, y, 272, 200, SW.bg, 8)) +
      tint('cream', rect(x - 118, y + 18, 236, 164, SW.bg, 4)) +
      [40, 66, 58, 104].map((h, i) => tint(`any${i + 1}`, rect(x - 92 + i * 50, y + 164 - h, 34, h, SW.bg))).join('') +
      line(pen`M${x - 90} ${y + 104}L${x - 30} ${y + 66}L${x + 14} ${y + 80}L${x + 56} ${y + 40}`, SW.bg)
    )
  },
}

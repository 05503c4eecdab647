/** A workshop and a stable: tools, stores, stalls, hay. */
import { SW } from '../../ink/pens.ts'
import { circ, line, path, pen, rect } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import { THINGS } from '../../things/index.ts'
import type { Ask } from '../backdrop.ts'
import { boxes, counter, jars, shelves } from '../fittings.ts'
import { type Bay, FOOT, facing, piece, row, unlessNamed } from './spot.ts'

/** Tools on their hooks over the bench. */
export const toolWall: Bay = {
  draw({ ask, x, top }) {
    const y = top + 50
    const tools = ['hammer', 'wrench', 'screwdriver', 'pliers', 'axe', 'paint roller', 'ruler'].filter(
      (name) => !ask.without?.has(name),
    )
    const hung = ask.detail === 'simple' ? [] : ask.rng.shuffle(tools).slice(0, 3)
    return (
      tint('sand', rect(x - 150, y, 300, 250, SW.bg, 8)) +
      tint('cream', rect(x - 132, y + 18, 264, 214, SW.bg, 4)) +
      hung
        .map((name, i) => {
          // A wide one would reach over the edge of its board.
          const h = Math.min(160, 80 / (THINGS.get(name)?.aspect ?? 1))
          return piece(ask, name, x - 84 + i * 84, y + 46 + h, h)
        })
        .join('') +
      (ask.detail === 'simple'
        ? ''
        : row(ask, ['paint can', 'toolbox', 'jar', 'birdhouse', 'bucket'], x - 140, x + 140, 566, 104))
    )
  },
}

export const bench = (ask: Ask): string => counter(ask, -10, 1034, 572, 5, 'wood')

/** Shelves up to the ceiling with paint, jars and boxes. */
export const stores: Bay = {
  draw: ({ ask, x, top }) => {
    const goods = (names: readonly string[]) => (_: unknown, x0: number, x1: number, foot: number, h: number) =>
      row(ask, names, x0, x1, foot, h * 0.94)
    return shelves(ask, x - 150, x + 150, Math.max(top + 90, 196), 4, [
      goods(['paint can', 'bucket', 'jar', 'oil can'].slice(0, 3)),
      boxes,
      goods(['toolbox', 'paint can', 'box', 'watering can']),
      jars,
    ])
  },
}

/** A stall with its half door, hay behind it, a lantern on the post. */
export const stall: Bay = {
  draw(spot) {
    const { ask, x, top } = spot
    const [l, r, y] = [x - 190, x + 150, 520]
    const planks = [0, 1, 2].map((i) => rect(l, y + 30 + i * 70, r - l, 62, SW.bg, 4)).join('')
    const drawn =
      tint(
        'straw',
        path(pen`M${l} ${y + 40}Q${x - 120} ${y - 70} ${x - 50} ${y - 40}Q${x + 20} ${y - 80} ${r} ${y + 40}Z`, SW.bg),
      ) +
      line(
        pen`M${x - 130} ${y - 8}l28 -24M${x - 60} ${y + 2}l10 -32M${x + 20} ${y - 4}l-16 -30M${x + 70} ${y + 8}l-22 -26`,
        SW.bg,
      ) +
      tint('wood', planks) +
      tint(
        'wood',
        path(pen`M${l} ${FOOT - 32}L${r - 24} ${y + 44}H${r}V${y + 62}L${l + 24} ${FOOT - 20}H${l}Z`, SW.bg),
      ) +
      tint('wood', rect(l, y, r - l, 34, SW.bg, 6)) +
      tint('bark', rect(r - 6, top - 60, 50, FOOT - top + 66, SW.bg, 4))
    return (
      facing(spot, drawn) +
      unlessNamed(ask, 'lantern', x + spot.dir * 24, Math.max(top + 210, 300), 140) +
      unlessNamed(ask, 'horseshoe', x - spot.dir * 96, Math.max(top + 200, 290), 96)
    )
  },
}

/** Bales one on top of another, a fork that leans on them. */
export const bales: Bay = {
  shows: ['hay bale', 'haystack'],
  draw({ ask, x, top, dir }) {
    const bale = (cx: number, foot: number) =>
      tint('straw', rect(cx - 92, foot - 104, 184, 104, SW.bg, 14)) +
      line(
        pen`M${cx - 40} ${foot - 104}V${foot}M${cx + 40} ${foot - 104}V${foot}M${cx - 76} ${foot - 66}h22M${cx - 14} ${foot - 40}h26M${cx + 54} ${foot - 70}h22`,
        SW.bg,
      )
    return (
      unlessNamed(ask, 'pitchfork', x + dir * 150, FOOT - 6, Math.min(380, FOOT - top - 60)) +
      bale(x + dir * 30 - 96, FOOT + 6) +
      bale(x + dir * 30 + 96, FOOT + 6) +
      bale(x + dir * 30, FOOT - 98)
    )
  },
}

/** A barn's window with the land outside, without curtains. */
export const hatch: Bay = {
  shows: ['window'],
  high: true,
  draw({ x, top }) {
    const [w, y, h] = [220, top + 60, 210]
    return (
      tint('wood', rect(x - w / 2 - 26, y - 26, w + 52, h + 52, SW.bg, 4)) +
      tint('sky', rect(x - w / 2, y, w, h, SW.bg)) +
      tint('sun', circ(x + 52, y + 58, 30, SW.bg)) +
      tint(
        'sap',
        path(
          pen`M${x - w / 2} ${y + h}V${y + 140}Q${x - 40} ${y + 90} ${x + 10} ${y + 140}T${x + w / 2} ${y + 134}V${y + h}Z`,
          SW.bg,
        ),
      ) +
      line(pen`M${x} ${y}V${y + h}M${x - w / 2} ${y + h / 2}H${x + w / 2}`, SW.bg * 1.4)
    )
  },
}

/** Beams under the roof of a stable. */
export const beams = (_: Ask, top: number): string => tint('bark', rect(-10, top - 40, 1044, 54, SW.bg, 4))

/** Long things as long as those who have them together need. */
import type { Pen } from '../../art/pen.ts'
import { dragonHead, dragonTail } from '../../things/holidays/dances.ts'
import { heart, star } from '../../things/shapes.ts'
import type { Entry, Inanimate } from '../../world/world.ts'
import { redrawn } from '../redrawn.ts'

/** How it goes: where the hands are from its tail to its head, about its middle, and how high; in the size of who has it. */
export interface Course {
  h: number
  held: number
  at: readonly number[]
  /** Above all heads. */
  over: number
}

export interface Drawn {
  entry: Inanimate
  h: number
}

const path = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

/** Cloth with stars and hearts, its upper edge from hand to hand. */
export function bannerOf(entry: Entry, w: number, h: number): Drawn {
  const many = Math.max(3, Math.round(w / (h * 1.1)))
  return {
    h,
    entry: redrawn(entry, {
      size: [w, h],
      points: { grip: [-w * 0.4, -h], grip2: [w * 0.4, -h] },
      back(p) {
        const half = w / 2
        p.tint('rose').blob(
          `${-half},${-h}! 0,${-h * 0.97} ${half},${-h}! ${half * 1.01},${-h * 0.5} ${half},0! 0,${h * 0.03} ${-half},0! ${-half * 1.01},${-h * 0.5}`,
        )
        for (let i = 0; i < many; i++) {
          const x = -half + (w * (i + 0.5)) / many
          if (i % 2) heart(p.tint('vermilion'), x, -h * 0.34, h * 0.2)
          else star(p.tint('gamboge'), x, -h * 0.38, h * 0.24)
        }
      },
    }),
  }
}

const WEDGES = 12

/** A round cloth of many colors, seen from above its rim. */
export function parachuteOf(entry: Entry, rx: number, ry: number): Drawn {
  return {
    h: 2 * ry,
    entry: redrawn(entry, {
      size: [2 * rx, 2 * ry],
      back(p) {
        p.tint('cerulean').ell(0, -ry, rx, ry)
        for (let i = 0; i < WEDGES; i++) {
          const turn = ((i + 0.5) * 2 * Math.PI) / WEDGES
          const [x, y] = [Math.cos(turn), Math.sin(turn)]
          p.line(
            path([
              [x * rx * 0.2, -ry + y * ry * 0.2],
              [x * rx, -ry + y * ry],
            ]),
          )
        }
        p.tint('gamboge').ell(0, -ry, rx * 0.2, ry * 0.2)
      },
    }),
  }
}

/** From hand to hand, hanging a little between two. */
function courseOf({ at, held, h }: Course): (readonly [number, number])[] {
  return at.flatMap((x, i) => {
    const next = at[i + 1]
    const mid = next === undefined ? [] : [[(x + next) / 2, -held + h * 0.025] as const]
    return [[x, -held] as const, ...mid]
  })
}

/** Half its thickness, in heights. */
const [HOSE, ROPE] = [0.026, 0.018]

/** Off its coil on the ground, through all hands, water out of its nozzle. */
export function hoseOf(entry: Entry, course: Course): Drawn {
  const { at, held, h } = course
  const [tail, head] = [at[0] as number, at.at(-1) as number]
  const w = 2 * Math.max(-tail, head) + h * 0.9
  const tip = head + h * 0.2
  return {
    h: held * 1.2,
    entry: redrawn(entry, {
      size: [w, held * 1.2],
      points: { grip: [head, -held], tip: [tip + h * 0.1, -held], spout: [tip + h * 0.1, -held] },
      back(p) {
        const x = tail - h * 0.26
        p.tint('vermilion').ell(x, -h * 0.07, h * 0.16, h * 0.07)
        p.tint('white').ell(x, -h * 0.075, h * 0.09, h * 0.035)
        p.tint('vermilion').bar(
          path([
            [x - h * 0.12, -h * 0.08],
            [x - h * 0.1, -held * 0.5],
            [x + h * 0.04, -held * 0.9],
            ...courseOf(course),
            [tip, -held],
          ]),
          h * HOSE,
        )
        p.tint('gamboge').poly(
          `${tip},${-held - h * 0.035} ${tip + h * 0.12},${-held - h * 0.055} ${tip + h * 0.12},${-held + h * 0.055} ${tip},${-held + h * 0.035}`,
        )
        drops(p, tip + h * 0.2, -held, h)
      },
    }),
  }
}

function drops(p: Pen, x: number, y: number, h: number): void {
  p.tint('water')
  for (const [dx, dy] of [
    [0, 0],
    [0.08, -0.07],
    [0.09, 0.07],
  ] as const)
    p.ell(x + dx * h, y + dy * h, h * 0.032)
}

/** One end on the ground behind the last, the other ahead of the first. */
export function ropeOf(entry: Entry, course: Course): Drawn {
  const { at, held, h } = course
  const [tail, head] = [at[0] as number, at.at(-1) as number]
  return {
    h: held * 1.2,
    entry: redrawn(entry, {
      size: [2 * Math.max(-tail, head) + h * 0.7, held * 1.2],
      points: { grip: [head, -held], grip2: [tail, -held] },
      back(p) {
        p.tint('sand').bar(
          path([[tail - h * 0.2, -held * 0.86], ...courseOf(course), [head + h * 0.2, -held * 0.92]]),
          h * ROPE,
        )
        for (const [x, y] of [
          [tail - h * 0.2, -held * 0.86],
          [head + h * 0.2, -held * 0.92],
        ] as const)
          p.tint('straw').ell(x, y, h * 0.034)
      },
    }),
  }
}

/** In heights: half the thickness of its body, and how far it goes up and down. */
const [BODY, WAVE] = [0.1, 0.07]
/** How large its head is drawn. */
const HEAD = 0.0052

/** Its body in waves over all heads, each with a pole. */
export function dragonOf(entry: Entry, { at, held, over, h }: Course): Drawn {
  const [tail, head] = [at[0] as number, at.at(-1) as number]
  const k = h * HEAD
  const high = (i: number) => -over - h * (i % 2 ? WAVE : -WAVE)
  const bends = at.map((x, i) => [x, high(i)] as const)
  const end = [tail - h * 0.36, -over + h * 0.02] as const
  const neck = [head + h * 0.2, -over - h * 0.02] as const
  return {
    h: over + h * 0.4,
    entry: redrawn(entry, {
      size: [2 * Math.max(-tail, head) + h * 1.2, over + h * 0.4],
      points: { grip: [head, -held] },
      back(p) {
        for (const [x, y] of bends)
          p.tint('wood').bar(
            path([
              [x, y],
              [x, -held + h * 0.12],
            ]),
            h * 0.014,
          )
        p.within(end[0] + 108 * k, end[1] + 98 * k, 0, k, () => dragonTail(p))
        p.tint('vermilion').bar(path([end, ...bends, neck]), h * BODY)
        const rows = bends.flatMap(([x, y], i) => {
          const next = bends[i + 1]
          return next ? [[x, y] as const, [(x + next[0]) / 2, (y + next[1]) / 2] as const] : [[x, y] as const]
        })
        for (const [x, y] of rows) {
          p.tint('gamboge').blob(
            `${x - h * 0.05},${y - h * BODY}! ${x},${y - h * (BODY + 0.1)}! ${x + h * 0.05},${y - h * BODY}! ${x},${y - h * (BODY - 0.02)}`,
          )
          p.line(
            path([
              [x - h * 0.05, y - h * 0.03],
              [x, y + h * 0.03],
              [x + h * 0.05, y - h * 0.03],
            ]),
          )
        }
        p.within(neck[0] + h * 0.06 - 78 * k, neck[1] + 114 * k, 0, k, () => dragonHead(p))
      },
    }),
  }
}

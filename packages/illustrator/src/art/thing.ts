/** A thing is written once, in units of its own, and tells its points in the same units. */
import type { Art, Habitat, Point, Spot, Thing } from './art.ts'
import { contourWidth } from './contour.ts'
import { Pen } from './pen.ts'

type Tops = readonly (readonly [x0: number, x1: number, y: number])[]

export interface Sketch {
  name: string
  /** Width and height in the units it is written in; its foot is the middle of the lower edge, at (0, 0). */
  size: readonly [w: number, h: number]
  habitat?: Habitat
  /** Its measure in data/nouns.txt is its width. */
  lengthwise?: boolean
  points?: Readonly<Record<string, Point>>
  tops?: Tops | ((spot: Spot) => Tops)
  hollow?: readonly [x0: number, y0: number, x1: number, y1: number]
  /** Painted behind whoever is in it, or all of it where nobody can be. */
  back(pen: Pen, spot: Spot): void
  front?(pen: Pen, spot: Spot): void
}

export function thing(sketch: Sketch): Thing {
  const [w, h] = sketch.size
  return {
    name: sketch.name,
    aspect: w / h,
    habitat: sketch.habitat ?? 'ground',
    ...(sketch.lengthwise ? { lengthwise: true } : {}),
    draw(spot: Spot): Art {
      const sw = spot.outlined ? spot.sw * INNER : spot.sw
      const at = { x: spot.x, y: spot.y, scale: spot.h / h, facing: spot.facing, sw, plain: spot.detail === 'simple' }
      const back = new Pen(at)
      const form = formOf(sketch, spot.attributes)
      const shaped = (pen: Pen, draw: () => void): void => {
        if (form) pen.heightened(...form, draw)
        else draw()
      }
      shaped(back, () => sketch.back(back, spot))
      const front = new Pen(at)
      shaped(front, () => sketch.front?.(front, spot))
      if (spot.attributes?.some((word) => BROKEN.has(word))) crack(sketch.front ? front : back, w, h)
      const onPage = (x: number, y: number): Point =>
        back.map(x, form && y < form[0] ? form[0] + (y - form[0]) * form[1] : y)
      const level = ([x0, x1, y]: readonly [number, number, number]) => {
        const [a, b] = [onPage(x0, y), onPage(x1, y)]
        return { x0: Math.min(a[0], b[0]), x1: Math.max(a[0], b[0]), y: a[1] }
      }
      const width = contourWidth(spot.sw, Math.max(spot.h, (spot.h * w) / h))
      const edge = (pen: Pen): string => (spot.outlined ? pen.contour(width) : '')
      const points = Object.entries({ base: [0, 0] as const, top: [0, -h] as const, ...sketch.points })
      const [p, q] = sketch.hollow
        ? [onPage(sketch.hollow[0], sketch.hollow[1]), onPage(sketch.hollow[2], sketch.hollow[3])]
        : []
      return {
        layers: [
          { part: 'back', svg: edge(back) + back.svg },
          ...(front.svg ? [{ part: 'front', svg: edge(front) + front.svg }] : []),
        ],
        box: around(back.box, front.box),
        points: Object.fromEntries(points.map(([name, [x, y]]) => [name, onPage(x, y)])),
        tops: (typeof sketch.tops === 'function' ? sketch.tops(spot) : (sketch.tops ?? [])).map(level),
        ...(p && q ? { hollow: { x0: Math.min(p[0], q[0]), y0: p[1], x1: Math.max(p[0], q[0]), y1: q[1] } } : {}),
        facing: spot.facing,
      }
    },
  }
}

/** Looks that the scene gives it: with a cabin in which faces are large, with masts that leave room for who is on deck. */
export const [TALL_CABIN, LOW_MAST] = ['tall cabin', 'low mast']
/** So many times as high above the rim of the cabin, or above the heads on deck. */
const [TALLER, LOWER] = [1.45, 0.62]

/** From which level up it is drawn how many times as high. */
function formOf({ points, hollow }: Sketch, looks: readonly string[] = []): [level: number, times: number] | null {
  const rim = points?.rim?.[1]
  if (rim !== undefined && looks.includes(TALL_CABIN)) return [rim, TALLER]
  return hollow && looks.includes(LOW_MAST) ? [hollow[1], LOWER] : null
}

/** What is within it is drawn finer than the line around it. */
const INNER = 0.86

const BROKEN: ReadonlySet<string> = new Set(['broken', 'cracked'])

/** A jagged line from the rim downward, with a branch. */
function crack(pen: Pen, w: number, h: number): void {
  const at = (x: number, y: number) => [x * w, -y * h, 1] as const
  pen.line([at(0.1, 0.86), at(0.02, 0.72), at(0.12, 0.62), at(-0.04, 0.48), at(0.06, 0.38), at(-0.06, 0.26)], pen.at.sw)
  pen.line([at(0.12, 0.62), at(0.22, 0.54), at(0.2, 0.44)], pen.at.sw)
}

const around = (a: Art['box'], b: Art['box']): Art['box'] => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
})

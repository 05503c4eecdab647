/** Tangles of bands, and pebbles. */

import { grow } from '../kit/clip.ts'
import { curve } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { area, dense, type Point, type Poly } from '../kit/points.ts'
import { voronoi } from '../kit/voronoi.ts'

import { disc, stroke, type Tangle, waving } from './tangle.ts'
export const BANDED = {
  ropes: (R, s) => {
    const out: Mark[] = []
    const w = 40 * s
    const h = 24 * s
    for (let y = -R; y < R; y += w + 14 * s) {
      out.push(
        stroke([
          [-R, y],
          [R, y],
        ]),
        stroke([
          [-R, y + w],
          [R, y + w],
        ]),
      )
      for (let x = -R; x < R; x += h)
        out.push(
          stroke(
            curve(
              [
                [x - w * 0.55, y],
                [x - w * 0.42, y + w * 0.3],
                [x + w * 0.1, y + w * 0.7],
                [x + w * 0.22, y + w],
              ] as Poly,
              false,
              6,
            ),
          ),
        )
    }
    return out
  },
  dots: (R, s) => {
    const out: Mark[] = []
    let k = 0
    for (let y = -R; y < R; k++) {
      out.push(
        stroke([
          [-R, y],
          [R, y],
        ]),
      )
      if (k % 2 === 0) {
        for (let x = -R; x < R; x += 25 * s) out.push(disc(x, y + 15 * s, 9.5 * s))
        y += 30 * s
      } else {
        y += 14 * s
      }
    }
    return out.map((m) => (m.open ? { ...m, p: dense(m.poly, 12, false) } : m))
  },
  zigzag: (R, s) => {
    const out: Mark[] = []
    let k = 0
    for (let y = -R; y < R; k++) {
      const z: Poly = []
      for (let x = -R, i = 0; x <= R; x += 18 * s, i++) z.push([x, y + (i % 2 ? 11 : -11) * s])
      out.push(stroke(dense(z, 10, false)))
      if (k % 3 === 2)
        for (let x = -R, i = 0; x <= R; x += 18 * s, i++)
          out.push(disc(x, y + (i % 2 ? 25 : 13) * s + 4 * s, 4 * s, '#000', 12))
      y += (k % 3 === 2 ? 40 : 18) * s
    }
    return out
  },
  stripes: (R, s) => {
    const out: Mark[] = []
    let k = 0
    for (let y = -R; y < R; y += [26, 12.5, 26, 12.5][k % 4]! * s, k++) {
      out.push(stroke(waving(R, (x) => y + Math.sin(x / 60) * 6, 8)))
      if (k % 4 === 0)
        for (let x = -R; x < R; x += 22 * s)
          out.push(
            stroke([
              [x, y + Math.sin(x / 60) * 6],
              [x + 9 * s, y + 26 * s + Math.sin((x + 9 * s) / 60) * 6],
            ]),
          )
    }
    return out
  },
  pebbles: (R, s, rng) => {
    const cell = 34 * s
    const seeds: Point[] = []
    for (let y = -R; y < R; y += cell)
      for (let x = -R; x < R; x += cell)
        seeds.push([x + rng.between(-0.42, 0.42) * cell, y + rng.between(-0.42, 0.42) * cell])
    const out: Mark[] = []
    for (const room of voronoi(seeds, [-R, -R, R, R])) {
      const pebble = grow(grow([room], -9), 6.5)[0]
      if (pebble && Math.abs(area(pebble)) > 150) out.push({ poly: pebble })
    }
    return out
  },
} satisfies Record<string, Tangle>

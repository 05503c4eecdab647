/** Interlace on a grid: strands cross at the middles of the edges of its cells, and turn where there is a wall. */
import type { Point } from '../kit/points.ts'
export type Wall = '' | 'V' | 'H'
export interface Grid {
  w: number
  h: number
  wrap?: boolean
  has(a: number, b: number): boolean
  inner?(i: number, j: number): Wall
}
export interface Strand {
  pts: Point[]
  end: number
  cross: { at: number; over: boolean }[]
}
export function trace(g: Grid): Strand[] {
  const W2 = g.w * 2
  const wx = (i: number) => (g.wrap ? ((i % W2) + W2) % W2 : i)
  const cell = (a: number, b: number) => g.has(g.wrap ? ((a % g.w) + g.w) % g.w : a, b)
  /** Wall at crossing (i,j); undefined where there is no edge. */
  const wall = (i: number, j: number): Wall | undefined => {
    const vertical = Math.abs(i) % 2 === 0 // edge between left and right cells
    const A = vertical ? cell(i / 2 - 1, (j - 1) / 2) : cell((i - 1) / 2, j / 2 - 1)
    const B = vertical ? cell(i / 2, (j - 1) / 2) : cell((i - 1) / 2, j / 2)
    if (!A && !B) return undefined
    if (A !== B) return vertical ? 'V' : 'H'
    return g.inner?.(wx(i), j) ?? ''
  }
  const seen = new Set<string>()
  const out: Strand[] = []
  for (let y = 0; y < g.h * 2; y++)
    for (let x = 0; x < W2; x++) {
      // half point (x+.5,y+.5): one strand runs through it, along the diagonal joining its two crossings
      const slope = (x + y) % 2 === 1 ? 1 : -1
      if (!cell(Math.floor((x + 0.5) / 2), Math.floor((y + 0.5) / 2))) continue
      const k0 = `${x},${y}`
      if (seen.has(k0)) continue
      let hx = x + 0.5
      let hy = y + 0.5
      let dx = 1
      let dy = slope
      const st: Strand = { pts: [], cross: [], end: 0 }
      for (let guard = 0; guard < 4000; guard++) {
        const id = `${wx(Math.floor(hx))},${Math.floor(hy)}`
        if (seen.has(id)) break
        seen.add(id)
        st.pts.push([hx, hy])
        const ci = hx + dx / 2
        const cj = hy + dy / 2
        const w = wall(ci, cj)
        if (w === '') {
          st.cross.push({ at: st.pts.length, over: (Math.abs(ci) % 2 === 1) === dx * dy < 0 })
          st.pts.push([ci, cj])
          hx += dx
          hy += dy
        } else if (w === 'V') {
          st.pts.push([hx + dx * 0.22, cj])
          hy += dy
          dx = -dx
        } else {
          st.pts.push([ci, hy + dy * 0.22])
          hx += dx
          dy = -dy
        }
      }
      st.end = hx
      if (st.pts.length > 2) out.push(st)
    }
  return out
}

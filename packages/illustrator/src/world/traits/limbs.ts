/** Arms and legs of things that have none: a teapot that walks. */
import type { Art } from '../../art/art.ts'
import { ell, limb, line, path, pen } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'

const THICK = 0.045

/** A bent arm at either side, one waving, with a round hand. */
export function arms({ box }: Art, h: number, sw: number): { svg: string; hands: [number, number][] } {
  const w = Math.max(17, h * THICK)
  const long = Math.max(50, h * 0.17)
  const y = box.y0 + (box.y1 - box.y0) * 0.52
  const inset = (box.x1 - box.x0) * 0.1
  const arm = (x: number, way: 1 | -1, up: number): { svg: string; hand: [number, number] } => {
    const [hx, hy] = [x + way * long, y - up * long]
    const d = pen`M${x - way * inset} ${y}Q${x + way * long * 0.7} ${y + long * 0.3} ${hx} ${hy}`
    return { svg: limb(d, w, sw) + tint('cream', ell(hx, hy, w * 0.95, w * 0.95, sw)), hand: [hx, hy] }
  }
  const [left, right] = [arm(box.x0, -1, -0.15), arm(box.x1, 1, 0.7)]
  return { svg: left.svg + right.svg, hands: [right.hand, left.hand] }
}

/** So many times as wide as it is high: what has its wings on its back. */
const LOW = 0.85
/** How far apart they rise there, of the width. */
const APART = 0.1

/** A feathered wing at either side, raised. Beside a car they would be off the page: they rise from its roof. */
export function wings({ box }: Art, sw: number): { svg: string; high: number } {
  const [w, h] = [box.x1 - box.x0, box.y1 - box.y0]
  const isLow = w > h * LOW
  const long = isLow ? w * 0.4 : Math.max(70, Math.min(w * 0.42, h * 0.8))
  const y = box.y0 + h * (isLow ? 0.3 : 0.45)
  const wing = (x: number, way: 1 | -1) => {
    const at = (u: number, v: number) => pen`${x + way * (u - 0.12) * long} ${y + v * long}`
    const d = `M${at(0, 0.15)}C${at(0.2, -0.5)} ${at(0.6, -0.8)} ${at(1.1, -0.78)}C${at(1.14, -0.6)} ${at(1.04, -0.5)} ${at(0.96, -0.45)}C${at(1.02, -0.3)} ${at(0.92, -0.18)} ${at(0.8, -0.16)}C${at(0.84, -0.02)} ${at(0.7, 0.12)} ${at(0.56, 0.1)}C${at(0.5, 0.26)} ${at(0.2, 0.34)} ${at(0, 0.15)}Z`
    const quills = `M${at(0.96, -0.45)}C${at(0.8, -0.44)} ${at(0.66, -0.4)} ${at(0.52, -0.3)}M${at(0.8, -0.16)}C${at(0.66, -0.16)} ${at(0.56, -0.14)} ${at(0.44, -0.08)}`
    return tint('white', path(d, sw)) + line(quills, sw * 0.85)
  }
  const inward = isLow ? w * (0.5 - APART) : 0
  return { svg: wing(box.x0 + inward, -1) + wing(box.x1 - inward, 1), high: isLow ? y - long * 0.8 : box.y0 }
}

/** Share of the height that legs take. */
export const LEGS = 0.2

/** Two legs with shoes below a drawing that was raised by their length. */
export function legs({ box }: Art, h: number, y: number, sw: number): { svg: string; feet: [number, number][] } {
  const w = Math.max(17, h * THICK)
  const middle = (box.x0 + box.x1) / 2
  const apart = (box.x1 - box.x0) * 0.18
  const top = box.y1 - h * 0.06
  const leg = (x: number) => {
    const shoe = tint('leather', ell(x + w * 0.5, y - w * 0.55, w * 1.25, w * 0.72, sw))
    return limb(pen`M${x} ${top}L${x} ${y - w * 0.7}`, w, sw) + shoe
  }
  return {
    svg: leg(middle - apart) + leg(middle + apart),
    feet: [
      [middle + apart, y],
      [middle - apart, y],
    ],
  }
}

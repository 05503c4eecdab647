import { heart } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { circ, clip, line, path, pen, rect, rot } from '../ink/svg.ts'
import { stamp } from '../motifs/motif.ts'
import { flowerHead } from './flowers.ts'

export function room({ floor = 760, plain = false } = {}) {
  let out = ''
  if (floor < 1000) {
    if (!plain) {
      const n = 11
      for (let i = 1; i < n; i++) out += line(pen`M${(1024 * i) / n} 0V${floor - 26}`, SW.bg * 0.8)
    }
    out += rect(-10, floor - 30, 1044, 30, SW.bg) + rect(-10, floor, 1044, 500, SW.mid)
    for (let i = 0; i <= 8; i++) {
      const x = i * 128
      out += line(pen`M${x} ${floor}L${512 + (x - 512) * 1.86} 1240`, SW.bg * 0.8)
    }
  }
  return out
}

export const shelf = (x: number, y: number, w: number, sw: number, list: string[]) =>
  rect(x, y, w, 16, sw, 3) +
  path(`M${x + 24} ${y + 16}v30l26 -30ZM${x + w - 24} ${y + 16}v30l-26 -30Z`, sw) +
  list.map((e, i) => stamp(e, x + (w * (i + 0.5)) / list.length, y + 1, (w / list.length) * 0.82, sw * 0.95)).join('')

export function frameArt(rng: Rng, x: number, y: number) {
  return (
    rect(x, y, 150, 170, SW.mid, 4) +
    rect(x + 18, y + 18, 114, 134, SW.bg) +
    flowerHead(x + 75, y + 85, 42, rng, SW.bg, 'daisy')
  )
}

export function table(x: number, y: number, w: number, sw: number) {
  let d = pen`M${x - w / 2} ${y}H${x + w / 2}V${y + 120}`
  const n = 8,
    st = w / n
  for (let i = 0; i < n; i++) d += pen`a${st * 0.52} ${st * 0.46} 0 0 1 ${-st} 0`
  d += 'Z'
  let s =
    rect(x - w / 2 + 24, y + 90, 26, 190, sw) +
    rect(x + w / 2 - 50, y + 90, 26, 190, sw) +
    path(d, sw) +
    rect(x - w / 2 - 14, y - 16, w + 28, 24, sw, 8)
  for (let i = 0; i < n; i++) s += heart(x - w / 2 + st * (i + 0.5), y + 116, st * 0.17, sw * 0.85)
  for (let i = 1; i < n; i++) s += line(pen`M${x - w / 2 + st * i} ${y + 8}v112`, sw * 0.75)
  return s
}

export function tableTop(y: number) {
  let out = path(`M60 ${y}H964L1044 ${y + 150}H-20Z`, SW.mid)
  const d = `M60 ${y}H964L1044 ${y + 150}H-20Z`
  let s = ''
  for (let i = 0; i <= 12; i++)
    s += line(pen`M${60 + (904 * i) / 12} ${y}L${-20 + (1064 * i) / 12} ${y + 150}`, SW.bg * 0.85)
  for (const t of [0.28, 0.6]) s += line(pen`M-20 ${y + 150 * t}H1044`, SW.bg * 0.85)
  out += clip(d, s) + path(d, SW.mid, 'none')
  out += path(`M-20 ${y + 150}H1044V1040H-20Z`, SW.mid)
  for (let i = 0; i < 11; i++)
    out += path(`M${i * 98 - 20} ${y + 150}a49 44 0 0 0 98 0Z`, SW.mid) + circ(i * 98 + 29, y + 168, 9, SW.bg)
  return out
}

export const fireplace = (x: number, y: number, sw: number) => {
  let out =
    rect(x - 150, y - 300, 300, 300, sw) +
    rect(x - 176, y - 330, 352, 34, sw, 5) +
    path(`M${x - 90} ${y}V${y - 150}Q${x} ${y - 230} ${x + 90} ${y - 150}V${y}Z`, sw) +
    rot(10, x, y - 16, rect(x - 60, y - 30, 120, 22, sw, 11)) +
    rot(-10, x, y - 16, rect(x - 60, y - 30, 120, 22, sw, 11)) +
    path(
      `M${x} ${y - 140}C${x + 50} ${y - 90} ${x + 44} ${y - 50} ${x} ${y - 40}C${x - 44} ${y - 50} ${x - 46} ${y - 84} ${x - 14} ${y - 108}Q${x - 8} ${y - 96} ${x} ${y - 140}Z`,
      sw,
    )
  for (const [a, b] of [
    [-130, -250],
    [-60, -270],
    [40, -262],
    [110, -210],
    [-130, -130],
    [112, -110],
    [-128, -60],
    [112, -40],
  ] as const)
    out += rect(x + a - 18, y + b, 36, 18, sw * 0.8, 3)
  for (let i = 0; i < 3; i++) {
    const sx = x - 100 + i * 100
    out +=
      path(`M${sx - 18} ${y - 296}h36v52q0 10 14 16q18 8 10 24q-26 16 -60 -10Z`, sw) +
      rect(sx - 22, y - 304, 44, 18, sw, 5)
  }
  return out
}

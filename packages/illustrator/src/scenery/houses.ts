import { bumps } from '../ink/curves.ts'
import { heartD } from '../ink/marks.ts'
import type { Rng } from '../ink/random.ts'
import { circ, clip, dot, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

export function windowRect(x: number, y: number, w: number, h: number, sw = 4, arch = false) {
  const pane = arch
    ? path(pen`M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`, sw)
    : rect(x, y, w, h, sw)
  // Bars across a small window would leave four specks.
  const bars =
    w > 38 ? line(pen`M${x + w / 2} ${y}V${y + h}M${x} ${y + h * (arch ? 0.6 : 0.5)}H${x + w}`, sw * 0.8) : ''
  return tint('glass', pane + bars)
}

/** Below this width, smoke, sills and the heart on the door would be black specks. */
const SMOKING = 190

export function house(x: number, y: number, w: number, rng: Rng, sw = 4, { snow = false } = {}) {
  const h = w * 0.62,
    rh = w * rng.between(0.42, 0.52),
    o = w * 0.09
  let s = ''
  const chx = x + w * rng.pick([-0.26, 0.2])
  s +=
    rect(chx, y - h - rh * 0.86, w * 0.11, rh * 0.66, sw) +
    rect(chx - w * 0.02, y - h - rh * 0.9, w * 0.15, w * 0.05, sw)
  if (snow)
    s += path(
      `${bumps(
        [
          [chx - w * 0.03, y - h - rh * 0.9],
          [chx + w * 0.055, y - h - rh * 0.97],
          [chx + w * 0.14, y - h - rh * 0.9],
        ],
        false,
        0.6,
      )}Z`,
      sw,
    )
  else if (w > SMOKING)
    for (let i = 0; i < 3; i++)
      s += circ(
        chx + w * (0.06 + 0.045 * i),
        y - h - rh * 0.98 - w * (0.07 + 0.1 * i),
        w * (0.045 + 0.016 * i),
        sw * 0.85,
      )
  s += rect(x - w / 2, y - h, w, h, sw)
  const roof = pen`M${x - w / 2 - o} ${y - h + o * 0.25}L${x} ${y - h - rh}L${x + w / 2 + o} ${y - h + o * 0.25}Z`
  s += tint('roof', path(roof, sw))
  if (snow) {
    s += line(
      pen`M${x - w * 0.36} ${y - h - rh * 0.16}q${w * 0.05} ${w * 0.1} ${w * 0.12} 0t${w * 0.12} 0t${w * 0.12} 0t${w * 0.12} 0t${w * 0.12} 0t${w * 0.1} 0`,
      sw * 0.9,
    )
  } else {
    let t = ''
    const rows = w > 150 ? 4 : 2
    for (let i = 1; i < rows; i++) {
      const yy = y - h + o * 0.25 - ((rh + o * 0.25) * i) / rows,
        half = (w / 2 + o) * (1 - i / rows)
      const st = w * 0.1
      let d = pen`M${x - half - st} ${yy}`
      for (let q = x - half - st + (i % 2 ? st / 2 : 0); q < x + half + st; q += st)
        d += pen`A${st * 0.55} ${st * 0.55} 0 0 0 ${q + st} ${yy}`
      t += line(d, sw * 0.8)
    }
    s += clip(roof, t) + path(roof, sw, 'none')
  }
  s +=
    circ(x, y - h - rh * 0.34, w * 0.075, sw) +
    (w > 240
      ? line(
          pen`M${x - w * 0.075} ${y - h - rh * 0.34}h${w * 0.15}M${x} ${y - h - rh * 0.34 - w * 0.075}v${w * 0.15}`,
          sw * 0.8,
        )
      : '')
  const dw = w * 0.2,
    dh = h * 0.62,
    dx = x - w * 0.1
  s +=
    path(pen`M${dx} ${y}V${y - dh + dw / 2}A${dw / 2} ${dw / 2} 0 0 1 ${dx + dw} ${y - dh + dw / 2}V${y}Z`, sw) +
    dot(dx + dw * 0.8, y - dh * 0.42, Math.max(2.5, w * 0.014)) +
    (w > SMOKING ? path(heartD(dx + dw / 2, y - dh * 0.66, w * 0.035), sw * 0.8) : '')
  s +=
    windowRect(x - w * 0.4, y - h * 0.7, w * 0.19, h * 0.34, sw) +
    windowRect(x + w * 0.21, y - h * 0.7, w * 0.19, h * 0.34, sw) +
    (w > SMOKING
      ? rect(x - w * 0.42, y - h * 0.36, w * 0.23, h * 0.08, sw * 0.9) +
        rect(x + w * 0.19, y - h * 0.36, w * 0.23, h * 0.08, sw * 0.9)
      : '')
  return tint('wall', s)
}

export function barn(x: number, y: number, w: number, sw = 4) {
  const h = w * 0.5
  let s = ''
  const sx = x + w * 0.62,
    sw2 = w * 0.26,
    sh = w * 0.82
  s +=
    rect(sx - sw2 / 2, y - sh, sw2, sh, sw) +
    path(pen`M${sx - sw2 / 2} ${y - sh}A${sw2 / 2} ${sw2 * 0.5} 0 0 1 ${sx + sw2 / 2} ${y - sh}Z`, sw)
  for (let i = 1; i < 6; i++)
    s += line(pen`M${sx - sw2 / 2} ${y - (sh * i) / 6}q${sw2 / 2} ${sw2 * 0.12} ${sw2} 0`, sw * 0.8)
  s += path(
    pen`M${x - w / 2} ${y}V${y - h}L${x - w * 0.34} ${y - h * 1.45}L${x} ${y - h * 1.72}L${x + w * 0.34} ${y - h * 1.45}L${x + w / 2} ${y - h}V${y}Z`,
    sw,
  )
  for (let i = -4; i <= 4; i++)
    s += i % 1 === 0 && i ? line(pen`M${x + i * w * 0.1} ${y}V${y - h * (1.3 - 0.03 * Math.abs(i) * 2)}`, sw * 0.6) : ''
  s += path(
    pen`M${x - w * 0.55} ${y - h * 0.95}L${x - w * 0.37} ${y - h * 1.5}L${x} ${y - h * 1.8}L${x + w * 0.37} ${y - h * 1.5}L${x + w * 0.55} ${y - h * 0.95}L${x + w * 0.48} ${y - h * 0.92}L${x + w * 0.32} ${y - h * 1.4}L${x} ${y - h * 1.64}L${x - w * 0.32} ${y - h * 1.4}L${x - w * 0.48} ${y - h * 0.92}Z`,
    sw,
  )
  const dw = w * 0.4,
    dh = h * 0.74
  s +=
    rect(x - dw / 2, y - dh, dw, dh, sw) +
    line(
      pen`M${x} ${y - dh}V${y}M${x - dw / 2} ${y - dh}L${x} ${y}M${x} ${y - dh}L${x - dw / 2} ${y}M${x} ${y - dh}L${x + dw / 2} ${y}M${x + dw / 2} ${y - dh}L${x} ${y}`,
      sw * 0.85,
    )
  s +=
    rect(x - w * 0.09, y - h * 1.28, w * 0.18, h * 0.3, sw) +
    line(
      pen`M${x - w * 0.09} ${y - h * 1.28}L${x + w * 0.09} ${y - h * 0.98}M${x + w * 0.09} ${y - h * 1.28}L${x - w * 0.09} ${y - h * 0.98}`,
      sw * 0.8,
    )
  return tint('barn', s)
}

export function building(x: number, y: number, w: number, h: number, rng: Rng, sw = 4) {
  // x left
  const kind = rng.int(0, 4)
  let s = ''
  const cx = x + w / 2
  if (kind === 0)
    s +=
      line(pen`M${cx} ${y - h - h * 0.14}V${y - h}`, sw) +
      circ(cx, y - h - h * 0.15, w * 0.05, sw) +
      rect(x, y - h, w, h, sw) +
      rect(x - w * 0.05, y - h, w * 1.1, w * 0.12, sw)
  else if (kind === 1)
    s +=
      rect(x, y - h, w, h, sw) +
      path(pen`M${x - w * 0.06} ${y - h}L${cx} ${y - h - w * 0.42}L${x + w * 1.06} ${y - h}Z`, sw) +
      circ(cx, y - h - w * 0.14, w * 0.09, sw)
  else if (kind === 2)
    s +=
      rect(x + w * 0.28, y - h - w * 0.5, w * 0.44, w * 0.5, sw) +
      path(
        pen`M${x + w * 0.28} ${y - h - w * 0.5}A${w * 0.22} ${w * 0.24} 0 0 1 ${x + w * 0.72} ${y - h - w * 0.5}Z`,
        sw,
      ) +
      rect(x + w * 0.14, y - h - w * 0.16, w * 0.72, w * 0.16, sw) +
      rect(x, y - h, w, h, sw)
  else if (kind === 3) s += path(pen`M${x} ${y}V${y - h}L${x + w} ${y - h - w * 0.36}V${y}Z`, sw)
  else s += path(pen`M${x} ${y}V${y - h}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h}V${y}Z`, sw)
  const cols = w > 110 ? 3 : 2,
    ws = w / (cols * 1.75 + 0.5),
    gx = (w - cols * ws) / (cols + 1),
    rowH = ws * rng.between(1.7, 2)
  let yy = y - h + gx + (kind === 0 ? w * 0.14 : 0)
  const arch = rng.chance(0.35)
  const stop = y - w * 0.55
  while (yy + ws * 1.2 < stop) {
    for (let i = 0; i < cols; i++) {
      const xx = x + gx + i * (ws + gx)
      s += arch
        ? path(pen`M${xx} ${yy + ws * 1.15}v${-ws * 0.65}a${ws / 2} ${ws / 2} 0 0 1 ${ws} 0v${ws * 0.65}Z`, sw * 0.85)
        : rect(xx, yy, ws, ws * 1.1, sw * 0.85)
    }
    yy += rowH
  }
  s += path(pen`M${cx - w * 0.15} ${y}v${-w * 0.3}a${w * 0.15} ${w * 0.15} 0 0 1 ${w * 0.3} 0v${w * 0.3}Z`, sw * 0.9)
  return tint(`block${rng.int(1, 5)}`, s)
}

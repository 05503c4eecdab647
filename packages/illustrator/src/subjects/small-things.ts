import { local } from '../ink/local.ts'
import { heart, star } from '../ink/marks.ts'
import type { Rng } from '../ink/random.ts'
import { standing } from '../ink/spot.ts'
import { circ, clip, ell, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { flowerHead } from '../scenery/flowers.ts'
import { leaf } from '../scenery/leaves.ts'

export function pumpkin(x: number, y: number, w: number, sw = 5) {
  const h = w * 0.78
  let out = path(
    pen`M${x - w * 0.05} ${y - h * 0.86}Q${x - w * 0.06} ${y - h * 1.06} ${x + w * 0.06} ${y - h * 1.12}L${x + w * 0.12} ${y - h * 1.05}Q${x + w * 0.04} ${y - h} ${x + w * 0.06} ${y - h * 0.86}Z`,
    sw,
  )
  out +=
    ell(x - w * 0.3, y - h * 0.45, w * 0.2, h * 0.43, sw) +
    ell(x + w * 0.3, y - h * 0.45, w * 0.2, h * 0.43, sw) +
    ell(x - w * 0.15, y - h * 0.46, w * 0.2, h * 0.46, sw) +
    ell(x + w * 0.15, y - h * 0.46, w * 0.2, h * 0.46, sw) +
    ell(x, y - h * 0.46, w * 0.15, h * 0.47, sw)
  out += leaf(x + w * 0.06, y - h * 0.9, w * 0.24, 75, sw * 0.9, 0.36)
  return standing(tint('orange', out), x, y, w, h * 1.1)
}

export function egg(x: number, y: number, h: number, rng: Rng, sw = 5) {
  const w = h * 0.74
  const d = pen`M${x} ${y - h}C${x + w * 0.34} ${y - h} ${x + w * 0.5} ${y - h * 0.58} ${x + w * 0.5} ${y - h * 0.38}A${w * 0.5} ${h * 0.38} 0 0 1 ${x - w * 0.5} ${y - h * 0.38}C${x - w * 0.5} ${y - h * 0.58} ${x - w * 0.34} ${y - h} ${x} ${y - h}Z`
  let s = ''
  // Flowers and hearts in a small egg's bands would be specks.
  const bands = rng.shuffle(h > 280 ? ['zig', 'dots', 'wave', 'flowers', 'hearts'] : ['zig', 'dots', 'wave', 'plain'])
  bands.slice(0, 4).forEach((b, i) => {
    const y0 = y - h * (0.2 + 0.2 * i),
      y1 = y0 - h * 0.2
    s += line(pen`M${x - w} ${y0}Q${x} ${y0 + h * 0.05} ${x + w} ${y0}`, sw * 0.9)
    const m = 5
    for (let k = -m; k <= m; k++) {
      const px = x + k * w * 0.19,
        py = (y0 + y1) / 2 + h * 0.03
      s +=
        b === 'dots'
          ? circ(px, py, h * 0.04, sw * 0.8)
          : b === 'hearts'
            ? heart(px, py, h * 0.045, sw * 0.8)
            : b === 'flowers'
              ? flowerHead(px, py, h * 0.06, rng, sw * 0.7, 'daisy5')
              : ''
    }
    if (b === 'zig' || b === 'wave') {
      let q = pen`M${x - w} ${(y0 + y1) / 2 + h * 0.03}`
      for (let k = 0; k < 20; k++)
        q +=
          b === 'zig'
            ? pen`l${w * 0.07} ${k % 2 ? h * 0.07 : -h * 0.07}`
            : pen`q${w * 0.05} ${k % 2 ? h * 0.08 : -h * 0.08} ${w * 0.1} 0`
      s += line(q, sw * 0.85)
    }
  })
  return standing(tint('mist', path(d, sw) + clip(d, s) + path(d, sw, 'none')), x, y, w, h)
}

export function ball(x: number, y: number, r: number, sw = 5) {
  const d = pen`M${x - r} ${y - r}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  return standing(
    tint(
      'vermilion',
      path(d, sw) +
        clip(
          d,
          line(
            pen`M${x} ${y - r * 1.6}Q${x - r * 0.9} ${y - r} ${x - r * 0.5} ${y + r * 0.2}M${x} ${y - r * 1.6}Q${x + r * 0.9} ${y - r} ${x + r * 0.5} ${y + r * 0.2}M${x} ${y - r * 1.6}Q${x - r * 0.8} ${y - r * 1.6} ${x - r * 1.1} ${y - r}M${x} ${y - r * 1.6}Q${x + r * 0.8} ${y - r * 1.6} ${x + r * 1.1} ${y - r}M${x} ${y - r * 1.6}V${y}`,
            sw * 0.85,
          ) + circ(x, y - r * 1.6, r * 0.16, sw * 0.85),
        ) +
        path(d, sw, 'none'),
    ),
    x,
    y,
    2 * r,
    2 * r,
  )
}

export function present(x: number, y: number, w: number, rng: Rng, sw = 5) {
  const h = w * 0.8
  let out =
    rect(x - w / 2, y - h, w, h, sw) +
    rect(x - w * 0.54, y - h * 1.12, w * 1.08, h * 0.26, sw) +
    rect(x - w * 0.09, y - h * 1.12, w * 0.18, h * 1.12, sw)
  out += path(
    pen`M${x} ${y - h * 1.12}C${x - w * 0.5} ${y - h * 1.3} ${x - w * 0.34} ${y - h * 1.66} ${x} ${y - h * 1.12}C${x + w * 0.34} ${y - h * 1.66} ${x + w * 0.5} ${y - h * 1.3} ${x} ${y - h * 1.12}Z`,
    sw,
  )
  const k = rng.int(0, 2)
  for (const [a, b] of [
    [-0.3, 0.25],
    [0.3, 0.25],
    [-0.3, 0.62],
    [0.3, 0.62],
  ] as const)
    out +=
      k === 0
        ? circ(x + a * w, y - h * b, w * 0.06, sw * 0.85)
        : k === 1
          ? star(x + a * w, y - h * b, w * 0.09, sw * 0.8)
          : heart(x + a * w, y - h * b, w * 0.07, sw * 0.8)
  return standing(tint(`petal${rng.int(1, 6)}`, out), x, y, w * 1.08, h * 1.5)
}

export function cushion(x: number, y: number, w: number, sw = 5) {
  const at = local(x, y, w)
  const out =
    path(
      at(
        'M-.47 -.02C-.54 -.02 -.5 -.1 -.46 -.14C-.47 -.24 -.5 -.32 -.44 -.34C-.2 -.44 .2 -.44 .44 -.34C.5 -.32 .47 -.24 .46 -.14C.5 -.1 .54 -.02 .47 -.02C.2 .02 -.2 .02 -.47 -.02Z',
      ),
      sw,
    ) +
    line(at('M-.4 -.09Q0 -.04 .4 -.09'), sw * 0.85) +
    [-0.24, 0, 0.24]
      .map((a, i) =>
        i % 2
          ? heart(x + a * w, y - w * 0.16, w * 0.035, sw * 0.85)
          : circ(x + a * w, y - w * 0.16, w * 0.03, sw * 0.85),
      )
      .join('')
  return standing(tint('lilac', out), x, y, w, w * 0.42)
}

/** What a thing is made of, as lines that end at its edges: knots of yarn, grain of wood, bricks. Marks are large enough to color between. */
import type { Box } from '../../art/art.ts'
import { heart, star } from '../../ink/marks.ts'
import { createRng, type Rng } from '../../ink/random.ts'
import { circ, clip, ell, line, path, pen } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import { flowerHead } from '../../scenery/flowers.ts'
import { leaf } from '../../scenery/leaves.ts'
import type { Ground } from './grounds.ts'

export type Material = (ground: Ground, sw: number) => string

const wideOf = ({ x0, x1 }: Box) => x1 - x0
const tallOf = ({ y0, y1 }: Box) => y1 - y0

/** Lines all over the box, cut at the edge. */
const lined =
  (lines: (box: Box, rng: Rng) => string, k = 0.75): Material =>
  ({ d, box, outline }, sw) =>
    clip(d, line(lines(box, createRng(Math.round(wideOf(box) + tallOf(box)))), sw * k)) + outline

/** Single marks in offset rows, each wholly inside. */
const marked =
  (pitch: number, r: number, mark: (x: number, y: number, r: number, sw: number, i: number) => string): Material =>
  ({ box, depth }, sw) => {
    // On a sleeve they are smaller.
    const k = Math.max(0.5, Math.min(1, Math.min(wideOf(box), tallOf(box)) / (r * 7)))
    const [size, step] = [r * k, pitch * k]
    let out = ''
    let n = 0
    for (let row = 0, y = box.y0 + size * 1.2; y < box.y1; row++, y += step * 0.86)
      for (let x = box.x0 + size + (row % 2) * (step / 2); x < box.x1; x += step)
        if (depth(x, y) > size + sw) out += mark(x, y, size, sw * 0.75, n++)
    return out
  }

const rows = ({ y0, y1 }: Box, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((y1 - y0) / step) - 1) }, (_, i) => y0 + step * (i + 1))
const columns = ({ x0, x1 }: Box, step: number): number[] => rows({ x0: 0, x1: 0, y0: x0, y1: x1 }, step)

const knitted = marked(46, 15, (x, y, r, sw) =>
  line(
    pen`M${x - r} ${y - r * 0.6}Q${x - r * 0.3} ${y} ${x} ${y + r * 0.8}Q${x + r * 0.3} ${y} ${x + r} ${y - r * 0.6}`,
    sw,
  ),
)

/** Grain in broken lines, around a knot here and there. */
const wooden = lined((box, rng) =>
  rows(box, 54)
    .map((y, i) => {
      let d = ''
      for (let x = box.x0 - rng.between(0, 60); x < box.x1; ) {
        const w = rng.between(70, 130)
        d += pen`M${x} ${y}q${w / 2} ${rng.between(-9, 9)} ${w} 0`
        x += w + rng.between(34, 70)
      }
      return i % 2 ? d : d + knot(box.x0 + wideOf(box) * rng.between(0.2, 0.8), y + 27)
    })
    .join(''),
)

const knot = (x: number, y: number): string => pen`M${x - 24} ${y}q24 -24 48 0q-24 24 -48 0ZM${x - 7} ${y}q7 -8 14 0`

const furry = marked(64, 20, (x, y, r, sw, i) => {
  const k = r * (i % 2 ? 0.9 : 1.05)
  return line(
    pen`M${x - k} ${y - k * 0.5}l${k * 0.4} ${k}l${k * 0.45} ${-k * 0.8}l${k * 0.45} ${k * 0.9}l${k * 0.5} ${-k}`,
    sw,
  )
})

const woolly = marked(66, 22, (x, y, r, sw) =>
  line(
    pen`M${x - r} ${y + r * 0.3}C${x - r} ${y - r} ${x + r} ${y - r} ${x + r * 0.9} ${y + r * 0.1}C${x + r * 0.7} ${y + r * 0.9} ${x - r * 0.3} ${y + r * 0.7} ${x - r * 0.1} ${y}`,
    sw,
  ),
)

const bricks = lined((box) =>
  [box.y0, ...rows(box, 40)]
    .map((y, i) => {
      const joints = columns({ ...box, x0: box.x0 - (i % 2 ? 40 : 0) }, 80).map((x) => pen`M${x} ${y}v40`)
      return pen`M${box.x0 - 4} ${y}H${box.x1 + 4}` + joints.join('')
    })
    .join(''),
)

const stones = lined((box, rng) =>
  [box.y0 - 8, ...rows(box, 48)]
    .map((y, i) => {
      let d = ''
      for (let x = box.x0 - (i % 2 ? 46 : 12); x < box.x1; ) {
        const w = rng.between(58, 92)
        d += pen`M${x} ${y + 24}C${x} ${y - 2} ${x + w} ${y - 2} ${x + w} ${y + 24}C${x + w} ${y + 50} ${x} ${y + 50} ${x} ${y + 24}`
        x += w
      }
      return d
    })
    .join(''),
)

const PATCH = 104

const patchwork = lined((box) => {
  const seams = [
    ...rows(box, PATCH).map((y) => pen`M${box.x0 - 4} ${y}H${box.x1 + 4}`),
    ...columns(box, PATCH).map((x) => pen`M${x} ${box.y0 - 4}V${box.y1 + 4}`),
  ]
  const stitches = [
    ...rows(box, PATCH).flatMap((y) => columns(box, PATCH / 2).map((x) => pen`M${x - PATCH / 4} ${y - 8}v16`)),
    ...columns(box, PATCH).flatMap((x) => rows(box, PATCH / 2).map((y) => pen`M${x - 8} ${y - PATCH / 4}h16`)),
  ]
  return [...seams, ...stitches].join('')
})

const cracked = lined((box) => {
  const at = (u: number, v: number) => pen`${box.x0 + wideOf(box) * u} ${box.y0 + tallOf(box) * v}`
  return `M${at(0.42, -0.05)}L${at(0.36, 0.14)}L${at(0.48, 0.24)}L${at(0.38, 0.4)}L${at(0.47, 0.52)}M${at(0.48, 0.24)}L${at(0.6, 0.3)}L${at(0.62, 0.42)}M${at(1.05, 0.55)}L${at(0.86, 0.6)}L${at(0.8, 0.5)}L${at(0.7, 0.64)}L${at(0.58, 0.62)}M${at(-0.05, 0.78)}L${at(0.12, 0.72)}L${at(0.2, 0.82)}L${at(0.32, 0.76)}`
}, 0.95)

/** Arches around the middle of its foot, each of another color. */
const rainbow: Material = ({ d, box, outline }, sw) => {
  const [x, y] = [(box.x0 + box.x1) / 2, box.y1 + tallOf(box) * 0.15]
  const far = Math.hypot(wideOf(box) / 2, tallOf(box) * 1.15)
  const step = Math.max(38, far / 9)
  const n = Math.ceil(far / step)
  const bands = Array.from({ length: n }, (_, i) =>
    tint(
      `any${(i % 6) + 1}`,
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${((n - i) * step).toFixed(1)}" fill="#fff" stroke="#000" stroke-width="${(sw * 0.75).toFixed(1)}"/>`,
    ),
  )
  return clip(d, bands.join('')) + outline
}

const swirly = marked(88, 30, (x, y, r, sw) =>
  line(
    pen`M${x + r} ${y}C${x + r} ${y + r * 1.3} ${x - r} ${y + r * 1.2} ${x - r} ${y - r * 0.1}C${x - r} ${y - r * 1.1} ${x + r * 0.55} ${y - r} ${x + r * 0.5} ${y}C${x + r * 0.45} ${y + r * 0.55} ${x - r * 0.3} ${y + r * 0.4} ${x - r * 0.2} ${y}`,
    sw,
  ),
)

const zigzag = lined((box) =>
  rows(box, 48)
    .map(
      (y) =>
        pen`M${box.x0 - 4} ${y}` +
        columns(box, 30)
          .map((x, i) => pen`L${x} ${y + (i % 2 ? 12 : -12)}`)
          .join(''),
    )
    .join(''),
)

const quilted = lined((box) => {
  const far = wideOf(box) + tallOf(box)
  const n = Math.ceil(far / 76)
  return Array.from({ length: n * 2 }, (_, i) => {
    const x = box.x0 - tallOf(box) + i * 76
    return pen`M${x} ${box.y0}l${tallOf(box)} ${tallOf(box)}M${x + tallOf(box)} ${box.y0}l${-tallOf(box)} ${tallOf(box)}`
  }).join('')
})

const diagonal = lined((box) =>
  Array.from({ length: Math.ceil((wideOf(box) + tallOf(box)) / 50) }, (_, i) => {
    const x = box.x0 - tallOf(box) + i * 50
    return pen`M${x} ${box.y1}Q${x + tallOf(box) * 0.6} ${box.y0 + tallOf(box) * 0.6} ${x + tallOf(box)} ${box.y0}`
  }).join(''),
)

/** Light on something clear. */
const glassy = marked(120, 34, (x, y, r, sw) =>
  line(
    pen`M${x - r * 0.8} ${y + r * 0.6}L${x + r * 0.2} ${y - r * 0.7}M${x - r * 0.1} ${y + r * 0.7}L${x + r * 0.6} ${y - r * 0.2}`,
    sw,
  ),
)

const riveted = lined((box) =>
  [
    ...rows(box, 120).map((y) => pen`M${box.x0 - 4} ${y}H${box.x1 + 4}`),
    ...columns(box, 140).map((x) => pen`M${x} ${box.y0 - 4}V${box.y1 + 4}`),
  ].join(''),
)

const bolts = marked(64, 12, (x, y, r, sw) => tint('stone', circ(x, y, r, sw)))

const studded: Material = (ground, sw) =>
  lined((box) =>
    [
      ...rows(box, 72).map((y) => pen`M${box.x0 - 4} ${y}H${box.x1 + 4}`),
      ...columns(box, 72).map((x) => pen`M${x} ${box.y0 - 4}V${box.y1 + 4}`),
    ].join(''),
  )(ground, sw) + grid(ground, 72, (x, y) => tint('any2', circ(x, y, 19, sw * 0.75)))

/** A mark in each field of a grid, where there is room. */
function grid({ box, depth }: Ground, step: number, mark: (x: number, y: number) => string): string {
  const [xs, ys] = [
    [box.x0, ...columns(box, step)].map((x) => x + step / 2),
    [box.y0, ...rows(box, step)].map((y) => y + step / 2),
  ]
  return ys.flatMap((y) => xs.filter((x) => depth(x, y) > step * 0.36).map((x) => mark(x, y))).join('')
}

const feathered = lined((box) => {
  let d = ''
  const w = 62
  for (let row = 0, y = box.y0; y < box.y1; row++, y += w * 0.66) {
    d += pen`M${box.x0 - (row % 2 ? w / 2 : 0)} ${y}`
    for (let x = box.x0; x < box.x1 + w; x += w)
      d += pen`c0 ${w * 0.5} ${w * 0.3} ${w * 0.7} ${w / 2} ${w * 0.8}c${w * 0.2} ${-w * 0.1} ${w / 2} ${-w * 0.3} ${w / 2} ${-w * 0.8}`
  }
  return d
})

const leafy = marked(74, 22, (x, y, r, sw, i) => tint('leaf', leaf(x, y + r, r * 2.1, i % 2 ? 28 : -28, sw, 0.36)))

/** Dough with chips. */
const chips = marked(74, 15, (x, y, r, sw, i) => tint('umber', ell(x, y, r, r * 0.86, sw, (i % 3) * 40)))

/** One large coil. */
const spiral: Material = ({ d, box, outline }, sw) => {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2]
  const far = Math.max(wideOf(box), tallOf(box)) / 2
  const step = Math.max(30, far / 4)
  const turns = far / step
  const points = Array.from({ length: Math.ceil(turns * 14) }, (_, i) => {
    const a = (i / 14) * Math.PI * 2
    const r = (i / 14) * step + 6
    return pen`${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`
  })
  return clip(d, line(`M${points.join('L')}`, sw * 0.8)) + outline
}

/** Light comes through: it is seen in part. */
const tape: Material = ({ d, box, outline }, sw) => {
  const x = (box.x0 + box.x1) / 2
  const w = Math.max(22, wideOf(box) * 0.12)
  return clip(d, tint('straw', path(pen`M${x - w} ${box.y0 - 6}H${x + w}V${box.y1 + 6}H${x - w}Z`, sw * 0.8))) + outline
}

const hearts = marked(74, 21, (x, y, r, sw, i) => tint(`any${(i % 6) + 1}`, heart(x, y, r * 0.9, sw)))
const stars = marked(76, 22, (x, y, r, sw, i) => tint(`any${(i % 6) + 1}`, star(x, y, r, sw)))
const flowers = marked(80, 23, (x, y, r, sw, i) => flowerHead(x, y, r, createRng(i), sw, 'daisy'))

/** Marks that lie all over a being, where a thing has them on its largest area. */
export const MARKS: Readonly<Record<string, Material>> = { hearts, starry: stars, flowery: flowers }

export const MATERIALS: Readonly<Record<string, Material>> = {
  knitted,
  wooden,
  furry,
  woolly,
  bricks,
  stones,
  patchwork,
  crackled: cracked,
  rainbow,
  swirly,
  zigzag,
  quilted,
  diagonal,
  glassy,
  riveted: (ground, sw) => riveted(ground, sw) + bolts(ground, sw),
  studded,
  feathered,
  leafy,
  chips,
  spiral,
  tape,
}

/** What is drawn of it anyway needs no lines. */
export const DRAWN: Readonly<Record<string, RegExp>> = {
  wooden: /^(wood|bark)$/,
  bricks: /^brick$/,
  stones: /^(castle)$/,
}

/** Patterns on the largest area of a drawing: marks lie wholly within it, lines end at its outline. */
import { heart, star } from '../../ink/marks.ts'
import { createRng } from '../../ink/random.ts'
import { circ, clip, line, path, pen } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import { flowerHead } from '../../scenery/flowers.ts'
import { type Area, deepest, depthAt } from './area.ts'

/** What goes onto an area, drawn with a line this wide. */
type Pattern = (area: Area, sw: number) => string

type Mark = (x: number, y: number, r: number, sw: number, i: number) => string

const LEAST = 12

/** Fewer would be a blemish. */
const FEWEST = 4

/** Marks in offset rows, each where it has room; smaller ones where hardly any has. */
const strewn =
  (mark: Mark): Pattern =>
  (area, sw) => {
    const { x0, x1, y0, y1 } = area.box
    const usual = Math.max(LEAST, Math.min(44, Math.min(x1 - x0, y1 - y0) * 0.11))
    const tries = [usual, usual * 0.75, usual * 0.55, LEAST].filter((r) => r >= LEAST).map((r) => placesOn(area, r, sw))
    const best = tries.find(({ at }) => at.length >= FEWEST) ?? tries.toSorted((a, b) => b.at.length - a.at.length)[0]
    const marks = best?.at.map(([x, y], n) => tint(`any${(n % 6) + 1}`, mark(x, y, best.r, sw * 0.75, n)))
    return marks?.join('') ?? ''
  }

function placesOn(area: Area, r: number, sw: number): { r: number; at: (readonly [number, number])[] } {
  const { x0, x1, y0, y1 } = area.box
  const pitch = r * 3.1
  const at: (readonly [number, number])[] = []
  for (let row = 0; y0 + r + row * pitch * 0.86 < y1; row++)
    for (let x = x0 + r + (row % 2) * (pitch / 2); x < x1; x += pitch) {
      const y = y0 + r + row * pitch * 0.86
      if (depthAt(area, x, y) > r + sw * 1.6) at.push([x, y])
    }
  return { r, at }
}

const MOST_BANDS = 7

/** Lines across, from edge to edge. */
const across = ({ x0, x1, y0, y1 }: Area['box'], isUpright: boolean): string => {
  const length = isUpright ? x1 - x0 : y1 - y0
  const n = Math.max(3, Math.min(MOST_BANDS, Math.round(length / 46)))
  const bow = length * 0.03
  return Array.from({ length: n - 1 }, (_, i) => {
    const at = (isUpright ? x0 : y0) + (length * (i + 1)) / n
    return isUpright
      ? pen`M${at} ${y0 - 5}Q${at + bow} ${(y0 + y1) / 2} ${at} ${y1 + 5}`
      : pen`M${x0 - 5} ${at}Q${(x0 + x1) / 2} ${at + bow} ${x1 + 5} ${at}`
  }).join('')
}

const ruled = (isChecked: boolean): Pattern => {
  return ({ d, box, outline }, sw) => {
    const isWide = box.x1 - box.x0 > (box.y1 - box.y0) * 1.3
    const lines = across(box, isWide) + (isChecked ? across(box, !isWide) : '')
    return clip(d, line(lines, sw * 0.8)) + outline
  }
}

/** One mark in the middle. */
const emblem =
  (mark: Mark): Pattern =>
  (area, sw) => {
    const { x, y, depth } = deepest(area)
    const r = Math.min(depth * 0.72, 110)
    return r < LEAST ? '' : tint('any2', mark(x, y, r, sw * 0.85, 1))
  }

/** Rows of scallops. */
const scales: Pattern = ({ d, box: { x0, x1, y0, y1 }, outline }, sw) => {
  const w = Math.max(34, Math.min(60, (x1 - x0) / 6))
  let rows = ''
  for (let row = 0; y0 + row * w * 0.62 < y1; row++) {
    rows += pen`M${x0 - (row % 2 ? w / 2 : 0)} ${y0 + row * w * 0.62}`
    for (let x = x0; x < x1 + w; x += w) rows += pen`q${w / 2} ${w * 0.9} ${w} 0`
  }
  return clip(d, line(rows, sw * 0.8)) + outline
}

const rose: Mark = (x, y, r, sw, i) => flowerHead(x, y, Math.max(r * 1.2, 24), createRng(i), sw, 'rose')

const flower: Mark = (x, y, r, sw, i) => flowerHead(x, y, r, createRng(i), sw, 'daisy')

/** Six round rays about a middle: finer ones could not be colored. */
const flake: Mark = (x, y, r, sw) => {
  const rays = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2
    const k = r * (i % 2 ? 0.5 : 1.3)
    return pen`${i ? 'L' : 'M'}${x + Math.sin(a) * k} ${y - Math.cos(a) * k}`
  })
  return path(`${rays.join('')}Z`, sw)
}

/** Tongues of fire from the lower edge up, every second one higher, each bent to one side. */
const flames: Pattern = ({ d, box: { x0, x1, y0, y1 }, outline }, sw) => {
  const n = Math.max(3, Math.min(6, Math.round((x1 - x0) / 95)))
  const w = (x1 - x0 + 16) / n
  const fire = (share: number) => {
    const low = y1 + 8
    const tongues = Array.from({ length: n }, (_, i) => {
      const h = (y1 - y0) * share * (i % 2 ? 0.72 : 1)
      return pen`C${x0 - 8 + w * (i + 0.1)} ${low - h * 0.3} ${x0 - 8 + w * (i + 0.62)} ${low - h * 0.42} ${x0 - 8 + w * (i + 0.46)} ${low - h}C${x0 - 8 + w * (i + 1.02)} ${low - h * 0.72} ${x0 - 8 + w * (i + 0.94)} ${low - h * 0.4} ${x0 - 8 + w * (i + 1)} ${low - h * 0.22}`
    })
    return path(pen`M${x0 - 8} ${low}V${low - (y1 - y0) * share * 0.22}${tongues.join('')}V${low}Z`, sw * 0.85)
  }
  const core = y1 - y0 > 90 ? tint('straw', fire(0.36)) : ''
  return clip(d, tint('fire', fire(0.72)) + core) + outline
}

/** A zigzag with a point below. */
const bolt: Mark = (x, y, r, sw) =>
  path(
    pen`M${x + r * 0.1} ${y - r * 1.25}L${x - r * 0.75} ${y + r * 0.2}H${x - r * 0.1}L${x - r * 0.35} ${y + r * 1.25}L${x + r * 0.8} ${y - r * 0.35}H${x + r * 0.1}L${x + r * 0.6} ${y - r * 1.25}Z`,
    sw,
  )

/** A jagged hole. */
const tear: Pattern = (area, sw) => {
  const { x, y, depth } = deepest(area)
  const r = Math.min(depth * 0.72, 90)
  if (r < LEAST) return ''
  const spikes = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * Math.PI * 2
    const k = r * (i % 2 ? 0.5 : 0.78 + 0.22 * Math.sin(i * 2.4))
    return pen`${i ? 'L' : 'M'}${x + Math.cos(a) * k} ${y + Math.sin(a) * k}`
  })
  return tint('slate', path(`${spikes.join('')}Z`, sw * 0.85))
}

/** Snow along the upper edge, with a lower edge of drifts. */
const snow: Pattern = ({ d, box: { x0, x1, y0, y1 }, outline }, sw) => {
  const n = Math.max(3, Math.round((x1 - x0) / 70))
  const step = (x1 - x0 + 20) / n
  const low = y0 + (y1 - y0) * 0.26
  const drifts = Array.from({ length: n }, () => pen`q${-step / 2} ${step * 0.42} ${-step} 0`).join('')
  return clip(d, tint('snow', path(pen`M${x0 - 10} ${y0 - 10}H${x1 + 10}V${low}${drifts}Z`, sw * 0.85))) + outline
}

/** Soft cushions along the upper edge and one further down. */
const moss: Pattern = ({ d, box: { x0, x1, y0, y1 }, outline }, sw) => {
  const n = Math.max(3, Math.round((x1 - x0) / 60))
  const step = (x1 - x0 + 20) / n
  const low = y0 + (y1 - y0) * 0.24
  const cushions = Array.from({ length: n }, (_, i) => {
    const drop = i % 3 === 1 ? step * 0.5 : -step * 0.5 * (i % 3 ? 1 : 0)
    return pen`c${step * 0.12} ${step * 0.62} ${-step * 1.12} ${step * 0.62 + drop} ${-step} ${drop}`
  }).join('')
  const top = tint('leaf', path(pen`M${x0 - 10} ${y0 - 10}H${x1 + 10}V${low}${cushions}V${y0 - 10}Z`, sw * 0.85))
  return clip(d, top) + outline
}

export const PATTERNS: Readonly<Record<string, Pattern>> = {
  striped: ruled(false),
  checkered: ruled(true),
  spotted: strewn((x, y, r, sw) => circ(x, y, r, sw)),
  starry: strewn((x, y, r, sw) => star(x, y, r * 1.15, sw)),
  hearts: strewn((x, y, r, sw) => heart(x, y, r, sw)),
  flowery: strewn(flower),
  roses: strewn(rose),
  ornate: strewn((x, y, r, sw, i) => (i % 2 ? circ(x, y, r * 0.8, sw) : flower(x, y, r * 1.1, sw, i))),
  scaly: scales,
  'star-emblem': emblem((x, y, r, sw) => star(x, y, r, sw)),
  'heart-emblem': emblem((x, y, r, sw) => heart(x, y, r * 0.9, sw)),
  'flower-emblem': emblem((x, y, r, sw) => flowerHead(x, y, r, createRng(3), sw, 'daisy')),
  'rose-emblem': emblem((x, y, r, sw) => flowerHead(x, y, r, createRng(3), sw, 'rose')),
  flames,
  bolts: strewn(bolt),
  snowflakes: strewn(flake),
  torn: tear,
  snowy: snow,
  mossy: moss,
}

/** What a machine is given: rockets at its back, eyes for headlights, the mouth of a shark, the star of the police. */
import type { Art, Box, Point } from '../../art/art.ts'
import { star } from '../../ink/marks.ts'
import { circ, clip, ell, limb, line, path, pen, rect, rot, solid } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import { linesOf } from '../forms/mass.ts'
import { type Area, areasOf, roomiest } from './area.ts'
import type { Around } from './around.ts'

type Given = (art: Art, sw: number) => Around

const wayOf = ({ facing }: Art): -1 | 1 => (facing === 'left' ? -1 : 1)
const wideOf = ({ x0, x1 }: Box) => x1 - x0
const tallOf = ({ y0, y1 }: Box) => y1 - y0

/** Two rockets at the back, each with its flame. */
const rocketBoosters: Given = (art, sw) => {
  const { box } = art
  const way = wayOf(art)
  // A skateboard has room for one alone.
  const isLow = wideOf(box) > tallOf(box) * 2.4
  const long = isLow ? wideOf(box) * 0.26 : Math.max(90, Math.min(wideOf(box) * 0.42, tallOf(box) * 0.4))
  const w = long * 0.2
  const back = way > 0 ? box.x0 : box.x1
  const one = (y: number) => {
    const at = (u: number, v: number) => pen`${back + way * (u * long - long * 0.3)} ${y + v * w}`
    const flame = `M${at(0, -0.9)}C${at(-0.2, -1.5)} ${at(-0.4, -1.1)} ${at(-0.62, -1.2)}Q${at(-0.46, -0.7)} ${at(-0.5, -0.44)}Q${at(-0.7, -0.3)} ${at(-0.94, 0)}Q${at(-0.7, 0.3)} ${at(-0.5, 0.44)}Q${at(-0.46, 0.7)} ${at(-0.62, 1.2)}C${at(-0.4, 1.1)} ${at(-0.2, 1.5)} ${at(0, 0.9)}Z`
    const tube = `M${at(0, -1)}L${at(0.74, -1)}Q${at(1.08, -0.6)} ${at(1.12, 0)}Q${at(1.08, 0.6)} ${at(0.74, 1)}L${at(0, 1)}Z`
    const fin = `M${at(0.02, -1)}L${at(-0.06, -1.9)}L${at(0.14, -1.9)}L${at(0.34, -1)}Z`
    return (
      tint('fire', path(flame, sw)) +
      tint('vermilion', path(fin, sw)) +
      tint('stone', path(tube, sw)) +
      line(`M${at(0.22, -1)}L${at(0.22, 1)}M${at(0.74, -1)}Q${at(0.66, 0)} ${at(0.74, 1)}`, sw * 0.8)
    )
  }
  const y = box.y0 + tallOf(box) * (isLow ? 0.18 : 0.46)
  const room = long * 1.25
  return {
    before: one(y) + (isLow ? '' : one(y + w * 3.1)),
    box: { ...box, x0: box.x0 - (way > 0 ? room : 0), x1: box.x1 + (way < 0 ? room : 0) },
  }
}

const boxOf = (d: string): Box | null => {
  const points = linesOf(d).flat()
  if (!points.length) return null
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) }
}

/** The lamp nearest to its front, where the drawing has one. */
function lampOf(art: Art): Point | null {
  const way = wayOf(art)
  const lamps = art.layers.flatMap(({ svg }) =>
    [...svg.matchAll(/<(?:path|ellipse|circle)\b[^<>]*>/g)].flatMap(([tag]) => {
      if (!/class="(?:straw|cream)"/.test(tag)) return []
      const box = boxOf(/ d="([^"]+)"/.exec(tag)?.[1] ?? '')
      return box && wideOf(box) < wideOf(art.box) * 0.16 ? [box] : []
    }),
  )
  const front = way > 0 ? art.box.x1 : art.box.x0
  const mid = ({ x0, x1 }: Box) => (x0 + x1) / 2
  const [lamp] = lamps
    .filter((box) => Math.abs(mid(box) - front) < wideOf(art.box) * 0.2)
    .toSorted((a, b) => Math.abs(mid(a) - front) - Math.abs(mid(b) - front))
  return lamp ? [mid(lamp), (lamp.y0 + lamp.y1) / 2] : null
}

/** Two round eyes where the lamps are, the far one behind. */
const headlightEyes: Given = (art, sw) => {
  const { box } = art
  const way = wayOf(art)
  const r = Math.max(34, Math.min(64, tallOf(box) * 0.15))
  const [x, y] = lampOf(art) ?? [way > 0 ? box.x1 - r * 1.3 : box.x0 + r * 1.3, box.y0 + tallOf(box) * 0.58]
  const eye = (u: number, k: number) =>
    tint('white', circ(u, y, r * k, sw)) +
    solid(u + way * r * 0.24, y, r * 0.5 * k, r * 0.56 * k) +
    solid(u + way * r * 0.36, y - r * 0.2 * k, r * 0.17 * k, r * 0.17 * k, '#fff')
  const near = x - way * r * 0.5
  const lid = pen`M${near - r * 1.02} ${y - r * 0.98}Q${near} ${y - r * 1.62} ${near + r * 1.02} ${y - r * 0.98}`
  return {
    behind: eye(x + way * r * 0.75, 0.82),
    before: eye(near, 1) + line(lid, sw),
    box: { ...box, x0: box.x0 - (way < 0 ? r : 0), x1: box.x1 + (way > 0 ? r : 0) },
  }
}

/** The area that is farthest forward of those that are large. */
function noseOf(art: Art): { layer: number; area: Area } | null {
  const way = wayOf(art)
  const all = art.layers.flatMap(({ svg }, layer) => areasOf(svg).map((area) => ({ layer, area })))
  const size = ({ area: { box } }: { area: Area }) => wideOf(box) * tallOf(box)
  const whole = wideOf(art.box) * tallOf(art.box)
  const large = all.filter((one) => size(one) > whole * 0.1 && one.area.tint !== 'glass')
  const reach = ({ area: { box } }: { area: Area }) => (way > 0 ? box.x1 : -box.x0)
  return large.toSorted((a, b) => reach(b) - reach(a) + (size(b) - size(a)) / whole)[0] ?? null
}

/** A grin full of points at the front, and an eye over it. */
const sharkMouth: Given = (art, sw) => {
  const nose = noseOf(art)
  if (!nose) return {}
  const way = wayOf(art)
  const { box, d, outline } = nose.area
  const long = Math.min(wideOf(box) * 0.5, Math.max(150, wideOf(art.box) * 0.34))
  const h = Math.min(tallOf(box) * 0.5, long * 0.5)
  const front = way > 0 ? box.x1 : box.x0
  // Under the windows: teeth would be behind the glass.
  const panes = art.layers.flatMap(({ svg }) => areasOf(svg)).filter(({ tint: pigment }) => pigment === 'glass')
  const near = panes.filter(
    ({ box: pane }) => Math.min(Math.abs(pane.x0 - front), Math.abs(pane.x1 - front)) < long * 0.7,
  )
  const sill = Math.max(...near.map(({ box: pane }) => pane.y1), 0)
  const low = Math.min(Math.max(box.y0 + tallOf(box) * 0.58, sill + h * 0.3), box.y1 - h * 0.4)
  const at = (u: number, v: number) => pen`${front - way * u * long} ${low + v * h}`
  const mouth = `M${at(-0.1, -0.2)}Q${at(0.5, 0.04)} ${at(1, -0.36)}Q${at(0.94, 0.5)} ${at(0.4, 0.62)}L${at(-0.1, 0.62)}Z`
  const n = 4
  const teeth = Array.from({ length: n }, (_, i) => {
    const [a, b] = [i / n + 0.02, (i + 1) / n - 0.04]
    const v = (u: number) => -0.2 + 0.14 * Math.sin(u * Math.PI * 0.9) - (u > 0.7 ? (u - 0.7) * 0.5 : 0)
    return `M${at(a, v(a))}L${at((a + b) / 2, v(a) + 0.46)}L${at(b, v(b))}Z`
  })
  const svg = tint('vermilion', path(mouth, sw * 0.9)) + tint('white', path(teeth.join(''), sw * 0.75))
  const r = Math.max(20, h * 0.2)
  const [ex, ey] = [front - way * long * 0.62, low - h * 0.36 - r]
  const eye = tint('white', ell(ex, ey, r * 1.25, r, sw * 0.9)) + solid(ex + way * r * 0.3, ey, r * 0.5, r * 0.55)
  const isFree = !near.some(
    ({ box: pane }) => ex > pane.x0 - r && ex < pane.x1 + r && ey > pane.y0 - r && ey < pane.y1 + r,
  )
  return { before: clip(d, svg) + outline + (isFree ? eye : '') }
}

/** A badge with a star where there is room, and a lamp on top. */
const police: Given = (art, sw) => {
  const found = art.layers
    .map(({ svg }) => roomiest(svg))
    .filter((room) => room !== null && !/^(?:glass|peach|stone|slate|mist)$/.test(room.area.tint))
    .filter((room) => room !== null)
  const [best] = found.toSorted((a, b) => b.depth - a.depth)
  const { box } = art
  const way = wayOf(art)
  const r = Math.max(36, Math.min(60, (best?.depth ?? 36) * 0.9))
  const shield = (x: number, y: number) => {
    const at = (u: number, v: number) => pen`${x + u * r} ${y + v * r}`
    const d = `M${at(0, -1)}Q${at(0.5, -0.72)} ${at(0.86, -0.8)}C${at(1, 0.1)} ${at(0.6, 0.76)} ${at(0, 1.08)}C${at(-0.6, 0.76)} ${at(-1, 0.1)} ${at(-0.86, -0.8)}Q${at(-0.5, -0.72)} ${at(0, -1)}Z`
    return tint('gamboge', path(d, sw * 0.9) + (r > 30 ? star(x, y, r * 0.5, sw * 0.75) : ''))
  }
  const k = Math.max(26, Math.min(46, tallOf(box) * 0.09))
  // At its rear, where nobody's hands or head will be.
  const [x, y] = topAt(art, way > 0 ? box.x0 + wideOf(box) * 0.2 : box.x1 - wideOf(box) * 0.2)
  const lamp =
    tint('stone', rect(x - k * 0.9, y - k * 0.4, k * 1.8, k * 0.5, sw, k * 0.15)) +
    tint(
      'cerulean',
      path(
        pen`M${x - k * 0.66} ${y - k * 0.4}C${x - k * 0.66} ${y - k * 1.6} ${x + k * 0.66} ${y - k * 1.6} ${x + k * 0.66} ${y - k * 0.4}Z`,
        sw,
      ),
    )
  const rays = [-48, 0, 48].map((angle) =>
    rot(angle, x, y - k * 0.7, line(pen`M${x} ${y - k * 1.75}v${-k * 0.55}`, sw)),
  )
  return {
    before: lamp + rays.join('') + (best ? shield(best.x, best.y) : ''),
    box: { ...box, y0: Math.min(box.y0, y - k * 2.3) },
  }
}

/** The upper edge of a drawing at a place of its width; a rotor is no roof. */
function topAt(art: Art, x: number): Point {
  const ys = art.layers
    .flatMap(({ svg }) => areasOf(svg))
    .filter(({ box }) => box.x0 < x && box.x1 > x && tallOf(box) > tallOf(art.box) * 0.12)
    .flatMap(({ points }) =>
      points.flatMap(([ax, ay], i) => {
        const [bx, by] = points[(i + 1) % points.length] as Point
        return ax > x !== bx > x ? [ay + ((by - ay) * (x - ax)) / (bx - ax)] : []
      }),
    )
  return [x, ys.length ? Math.min(...ys) : art.box.y0]
}

/** A door that stands open: hinged at its front edge, seen aslant; behind it the way in. */
const openDoor: Given = (art, sw) => {
  const { box, points } = art
  const way = wayOf(art)
  const [w, h] = [wideOf(box), tallOf(box)]
  const x = (points.door?.[0] ?? (box.x0 + box.x1) / 2) + way * w * 0.09
  const [top, low] = [box.y0 + h * 0.2, box.y0 + h * 0.82]
  const wide = Math.min(w * 0.19, h * 0.42)
  const entry = rect(Math.min(x, x - way * wide), top, wide, low - top, sw, 8)
  const at = (u: number, v: number) => pen`${x + way * u * wide} ${top + (low - top) * v + u * h * 0.1}`
  const door = path(`M${at(0, 0)}L${at(0.86, 0)}L${at(0.86, 1)}L${at(0, 1)}Z`, sw)
  const window = path(`M${at(0.14, 0.08)}L${at(0.72, 0.08)}L${at(0.72, 0.42)}L${at(0.14, 0.42)}Z`, sw * 0.85)
  const seat = path(
    pen`M${x - way * wide * 0.8} ${low - h * 0.06}V${top + h * 0.2}Q${x - way * wide * 0.6} ${top + h * 0.14} ${x - way * wide * 0.52} ${top + h * 0.24}V${low - h * 0.2}H${x - way * wide * 0.16}V${low - h * 0.06}Z`,
    sw * 0.85,
  )
  const handle = line(`M${at(0.6, 0.56)}L${at(0.76, 0.56)}`, sw)
  return { before: tint('slate', entry) + tint('peach', seat) + tint('any1', door) + tint('glass', window) + handle }
}

/** The near one of two doors at the rear, swung out. */
const openBack: Given = (art, sw) => {
  const { box } = art
  const way = wayOf(art)
  const [w, h] = [wideOf(box), tallOf(box)]
  const rear = way > 0 ? box.x0 : box.x1
  const [top, low] = [box.y0 + h * 0.1, box.y0 + h * 0.8]
  const wide = w * 0.16
  const at = (u: number, v: number) =>
    pen`${rear + way * (w * 0.012 - u * wide)} ${top + (low - top) * v + u * h * 0.1}`
  const door =
    tint('any1', path(`M${at(0, 0)}L${at(1, 0)}L${at(1, 1)}L${at(0, 1)}Z`, sw)) +
    tint('glass', path(`M${at(0.2, 0.1)}L${at(0.8, 0.1)}L${at(0.8, 0.42)}L${at(0.2, 0.42)}Z`, sw * 0.85)) +
    line(`M${at(0.78, 0.58)}L${at(0.78, 0.68)}`, sw)
  const room = wide * 1.1
  return {
    before: door,
    box: { ...box, x0: box.x0 - (way > 0 ? room : 0), x1: box.x1 + (way < 0 ? room : 0) },
  }
}

/** A screen with a picture on its belly. */
const screenBelly: Given = ({ points, box }, sw) => {
  const { chest, seat, neck } = points
  if (!chest || !seat || !neck) return {}
  const h = Math.max(60, Math.abs(seat[1] - neck[1]) * 0.62)
  const w = Math.min(h * 1.4, wideOf(box) * 0.5)
  const [x, y] = [(chest[0] + seat[0]) / 2, neck[1] + (seat[1] - neck[1]) * 0.55]
  const hill = pen`M${x - w * 0.4} ${y + h * 0.16}Q${x - w * 0.16} ${y - h * 0.2} ${x + w * 0.06} ${y + h * 0.14}Q${x + w * 0.2} ${y - h * 0.04} ${x + w * 0.4} ${y + h * 0.16}`
  return {
    before:
      limb(pen`M${x - w * 0.12} ${y - h * 0.5}L${x - w * 0.3} ${y - h * 0.78}`, 12, sw * 0.7) +
      limb(pen`M${x + w * 0.12} ${y - h * 0.5}L${x + w * 0.3} ${y - h * 0.78}`, 12, sw * 0.7) +
      tint('wood', rect(x - w / 2, y - h / 2, w, h, sw, h * 0.14)) +
      tint('glass', rect(x - w * 0.4, y - h * 0.37, w * 0.8, h * 0.74, sw * 0.85, h * 0.1)) +
      tint('gamboge', circ(x + w * 0.18, y - h * 0.17, Math.max(9, h * 0.09), sw * 0.75)) +
      line(hill, sw * 0.85),
  }
}

export const MACHINES = {
  'rocket-boosters': rocketBoosters,
  'headlight-eyes': headlightEyes,
  'shark-mouth': sharkMouth,
  police,
  'open-door': openDoor,
  'open-back': openBack,
  'screen-belly': screenBelly,
}

/** A house or castle of any shape: a door at its foot, windows where there is room, a chimney or towers behind. */
import type { Art } from '../../art/art.ts'
import { line, path, pen } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import {
  archDoor,
  facesOf,
  flagOn,
  type Kit,
  made,
  middleOf,
  roundWindow,
  smokeFrom,
  tallOf,
  union,
  wideOf,
} from './kit.ts'
import { Mass } from './mass.ts'
import { type Stand, standing, svgOf } from './picture.ts'

/** Where a door fits, as near to the middle as may be. */
function doorOn(mass: Mass, high: number, taken: ReturnType<typeof facesOf>) {
  const { box } = mass
  for (const k of [1, 0.82, 0.66, 0.52]) {
    const [h, w] = [high * k, high * k * 0.58]
    for (const off of [0, -0.08, 0.08, -0.16, 0.16, -0.24, 0.24, -0.32, 0.32]) {
      const x = middleOf(box) + off * wideOf(box)
      const feet = [x - w * 0.42, x, x + w * 0.42].map((u) => mass.foot(u))
      if (feet.some((y) => y === null || y < box.y1 - tallOf(box) * 0.34)) continue
      const y = Math.min(...(feet as number[])) - 1
      const fits = [0.25, 0.6, 1.08].every((t) => [-0.55, 0.55].every((u) => mass.depth(x + u * w, y - h * t) > 2))
      const isFree = taken.every(([u, v, r]) => Math.hypot(u - x, v - (y - h / 2)) > r + h * 0.5)
      if (fits && isFree) return { x, y, w, h }
    }
  }
  return null
}

/** Where nothing reaches the ground wide enough, the door is up on the body, with steps to it. */
function raisedDoor(mass: Mass, high: number, taken: ReturnType<typeof facesOf>) {
  const [place] = mass.discs(1, high * 0.36, taken)
  return place && { x: place[0], y: place[1] + high * 0.3, w: high * 0.4, h: high * 0.66 }
}

function furnished(body: Art, mass: Mass, sw: number) {
  const faces = facesOf(body)
  const high = tallOf(mass.box)
  const door = doorOn(mass, Math.min(high * 0.34, 190), faces) ?? raisedDoor(mass, Math.min(high * 0.3, 150), faces)
  const r = Math.max(24, Math.min(54, high * 0.075))
  const taken = door ? ([...faces, [door.x, door.y - door.h / 2, door.h * 0.6]] as const) : faces
  const windows = mass.discs(4, r, taken)
  const more = windows.length ? [] : mass.discs(3, r * 0.72, taken)
  return {
    door,
    svg:
      (door ? archDoor(door.x, door.y, door.w, door.h, sw) : '') +
      windows.map(([x, y]) => roundWindow(x, y, r, sw * 0.9)).join('') +
      more.map(([x, y]) => roundWindow(x, y, r * 0.72, sw * 0.9)).join(''),
  }
}

const bush = (x: number, y: number, r: number, sw: number): string =>
  tint(
    'bush',
    path(
      pen`M${x - r * 1.2} ${y}c${-r * 0.3} ${-r * 0.5} ${r * 0.2} ${-r * 0.9} ${r * 0.5} ${-r * 0.75}c${r * 0.1} ${-r * 0.6} ${r * 0.9} ${-r * 0.6} ${r} 0c${r * 0.5} ${-r * 0.1} ${r * 0.8} ${r * 0.4} ${r * 0.6} ${r * 0.75}Z`,
      sw,
    ),
  )

const bodyOf = (stand: Stand, share: number): Art | null => {
  const { spot } = stand
  return standing(stand, spot.h * 1.5, spot.h * share, [spot.x, spot.y])
}

export const house: Kit = (stand) => {
  const { spot } = stand
  const body = bodyOf(stand, 0.9)
  if (!body) return null
  const mass = new Mass(body)
  const { door, svg } = furnished(body, mass, spot.sw)
  if (!door) return null
  const { box } = mass
  const x = box.x0 + wideOf(box) * 0.7
  const crest = mass.crest(x) ?? box.y0
  const [w, h] = [Math.max(36, spot.h * 0.08), Math.max(44, spot.h * 0.1)]
  const chimney =
    smokeFrom(x, crest - h * 1.1, w * 0.42, spot.sw) +
    tint('brick', path(pen`M${x - w / 2} ${crest + h * 0.4}V${crest - h}H${x + w / 2}V${crest + h * 0.4}Z`, spot.sw)) +
    tint('stone', path(pen`M${x - w * 0.66} ${crest - h}v${-h * 0.22}h${w * 1.32}v${h * 0.22}Z`, spot.sw))
  const r = Math.max(26, spot.h * 0.06)
  const bushes =
    bush(box.x0 + wideOf(box) * 0.1, spot.y, r * 1.15, spot.sw) + bush(box.x1 - wideOf(box) * 0.08, spot.y, r, spot.sw)
  const steps =
    door.y < spot.y - spot.h * 0.06
      ? line(pen`M${door.x - door.w * 0.3} ${door.y}V${spot.y}M${door.x + door.w * 0.3} ${door.y}V${spot.y}`, spot.sw) +
        line(rungs(door.x, door.y, spot.y, door.w * 0.3), spot.sw)
      : ''
  return made(
    spot,
    [{ part: 'back', svg: chimney + svgOf(body) + steps + svg + bushes }],
    union(body.box, { ...body.box, y0: Math.min(body.box.y0, crest - h * 2.4) }),
    { door: [door.x, door.y - door.h * 0.4], chimney: [x, crest - h], roof: [middleOf(box), box.y0] },
    body.features ? { features: body.features } : {},
  )
}

const rungs = (x: number, y0: number, y1: number, half: number): string => {
  const n = Math.max(1, Math.floor((y1 - y0) / 26))
  return Array.from({ length: n }, (_, i) => pen`M${x - half} ${y0 + ((i + 0.5) * (y1 - y0)) / n}h${half * 2}`).join('')
}

/** A tower with a toothed top and a flag. */
function tower(x: number, y: number, w: number, h: number, sw: number, pigment: string): string {
  const t = w / 5
  const teeth = pen`v${-t * 1.2}h${t}v${t * 0.8}h${t}v${-t * 0.8}h${t}v${t * 0.8}h${t}v${-t * 0.8}h${t}v${t * 1.2}`
  const body = pen`M${x - w / 2} ${y}V${y - h}${teeth}V${y}Z`
  return (
    flagOn(x, y - h, w * 0.9, sw, pigment) +
    tint('castle', path(body, sw)) +
    line(pen`M${x - w / 2} ${y - h + t * 0.5}h${w}`, sw * 0.85) +
    archDoor(x, y - h * 0.62, w * 0.34, w * 0.5, sw * 0.85)
  )
}

export const castle: Kit = (stand) => {
  const { spot } = stand
  const body = bodyOf(stand, 0.84)
  if (!body) return null
  const mass = new Mass(body)
  const { door, svg } = furnished(body, mass, spot.sw)
  const { box } = mass
  const w = Math.max(84, Math.min(wideOf(box) * 0.3, spot.h * 0.2))
  const h = Math.max(tallOf(box) * 0.72, w * 1.6)
  const [left, right] = [box.x0 + w * 0.1, box.x1 - w * 0.1]
  const towers = tower(left, spot.y, w, h, spot.sw, 'rose') + tower(right, spot.y, w, h * 0.9, spot.sw, 'cerulean')
  const top = flagOn(middleOf(box), (mass.crest(middleOf(box)) ?? box.y0) + 4, w * 0.7, spot.sw, 'gamboge')
  return made(
    spot,
    [{ part: 'back', svg: towers + top + svgOf(body) + svg }],
    union(body.box, { x0: left - w / 2, x1: right + w / 2, y0: spot.y - h - w * 1.2, y1: spot.y }),
    door ? { door: [door.x, door.y - door.h * 0.4], roof: [middleOf(box), box.y0] } : {},
    body.features ? { features: body.features } : {},
  )
}

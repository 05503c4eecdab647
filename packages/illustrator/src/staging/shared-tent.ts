/** A tent or a fort of blankets for those who are in it, seen from before its open side: a sleeping bag or a cushion for each. */
import type { Thing } from '../art/art.ts'
import type { Pen } from '../art/pen.ts'
import { thing } from '../art/thing.ts'
import type { Inanimate } from '../world/world.ts'

/** In units of the drawing: its ridge, its eaves, and the edge of the sleeping bags. */
const [HEIGHT, EAVES, COVER] = [330, 226, 84]
/** Of the height, from the ground to the edge of the sleeping bags. */
export const BAG_SHARE = COVER / HEIGHT
/** From the outermost bag to the wall, and how far the wall goes out to the ground. */
const [MARGIN, SPREAD] = [40, 22]

const tents = new Map<string, Inanimate>()

/** `aspect` is width over height of the room for the bags. */
export function sharedTent(name: string, aspect: number, guests: number): Inanimate {
  const w = Math.round(aspect * 20) * (HEIGHT / 20)
  const key = `${name} ${w} ${guests}`
  const known = tents.get(key)
  if (known) return known
  const isFort = name === 'blanket fort'
  const entry: Inanimate = {
    kind: 'thing',
    name,
    category: isFort ? 'toys' : 'buildings',
    height: 1.8,
    thing: isFort ? fort(w, guests) : tent(w, guests),
  }
  tents.set(key, entry)
  return entry
}

function tent(w: number, guests: number): Thing {
  const room = w / 2 + MARGIN
  const foot = room + SPREAD
  return thing({
    name: 'tent',
    size: [2 * foot + 40, HEIGHT],
    ...within(w),
    back(p) {
      p.line(`${-room},${-EAVES} ${-foot - 18},-6`).line(`${room},${-EAVES} ${foot + 18},-6`)
      p.tint('orange').blob(`${-foot},0! ${-room},${-EAVES}! 0,${-HEIGHT}! ${room},${-EAVES}! ${foot},0!`)
      p.tint('bark').blob(
        `${-room + 4},0! ${-room + 14},${-EAVES + 14}! 0,${-HEIGHT + 26}! ${room - 14},${-EAVES + 14}! ${room - 4},0!`,
      )
    },
    front(p, spot) {
      const each = w / guests
      const cloths = spot.rng.pick([
        ['cerulean', 'rose', 'sap'],
        ['rose', 'sap', 'violet'],
      ])
      for (let i = 0; i < guests; i++) bag(p.tint(cloths[i % 3] as string), (i + 0.5) * each - w / 2, each / 2 - 2)
      for (const s of [-1, 1]) flap(p, s, room)
    },
  })
}

const within = (w: number) =>
  ({
    points: {
      cover: [0, -COVER],
      rim: [0, -COVER],
      door: [0, 0],
      roof: [0, -HEIGHT],
    },
    hollow: [-w / 2, -HEIGHT + 40, w / 2, -COVER],
  }) satisfies Pick<Parameters<typeof thing>[0], 'points' | 'hollow'>

/** A blanket with dots over everything, hanging down at both sides, cushions before the knees. */
function fort(w: number, guests: number): Thing {
  const room = w / 2 + MARGIN
  const foot = room + 2 * SPREAD
  return thing({
    name: 'blanket fort',
    size: [2 * foot + 40, HEIGHT],
    ...within(w),
    back(p) {
      p.tint('cloth2').blob(
        `${-foot - 14},0! ${-foot},-110 ${-room},-240 ${-room * 0.5},-310 0,${-HEIGHT} ${room * 0.5},-310 ${room},-240 ${foot},-110 ${foot + 14},0!`,
      )
      p.tint('gamboge')
      const dots = Math.max(3, Math.round(w / 60))
      for (let i = 0; i <= dots; i++) {
        const u = (2 * i) / dots - 1
        p.ell(u * room * 0.86, -HEIGHT + 28 + u * u * 74, 11)
      }
      p.tint('slate').blob(
        `${-room + 2},0! ${-room + 8},-150 ${-room * 0.74},-224 0,-272 ${room * 0.74},-224 ${room - 8},-150 ${room - 2},0!`,
      )
    },
    front(p) {
      const each = w / guests
      for (let i = 0; i < guests; i++) cushion(p, (i + 0.5) * each - w / 2, each / 2 - 2)
      for (const s of [-1, 1])
        p.tint('cloth3').blob(
          `${s * (room + 10)},-216 ${s * (room - 30)},-214! ${s * (room - 20)},-120 ${s * (room - 44)},-40 ${s * (room - 36)},0! ${s * (foot + 16)},0! ${s * (foot + 4)},-100`,
        )
    },
  })
}

function cushion(p: Pen, x: number, r: number): void {
  p.tint('rose').blob(
    `${x - r},${-COVER}! ${x},${-COVER + 10} ${x + r},${-COVER}! ${x + r - 6},-42 ${x + r},0! ${x},-6 ${x - r},0! ${x - r + 6},-42`,
  )
  p.tint('straw').ell(x, -42, Math.min(16, r * 0.32))
}

/** Its edge turned down, a zip along it, a round foot. */
function bag(p: Pen, x: number, r: number): void {
  p.blob(
    `${x - r},${-COVER}! ${x + r},${-COVER}! ${x + r + 1},-44 ${x + r * 0.9},-12 ${x + r * 0.5},-2 ${x},0 ${x - r * 0.5},-2 ${x - r * 0.9},-12 ${x - r - 1},-44`,
  )
  for (const dx of [-0.5, 0.5]) p.ell(x + dx * r, -34, Math.min(9, r * 0.2))
  p.line(`${x},${-COVER + 24} ${x},-8`)
  p.tint('white').card(x - r, -COVER - 6, 2 * r, 30, 12)
}

/** Drawn aside and tied. */
function flap(p: Pen, s: number, room: number): void {
  const at = (u: number, y: number, corner = '') => `${s * (room - u)},${y}${corner}`
  p.tint('gamboge').blob(
    [at(6, -EAVES + 4, '!'), at(64, -EAVES - 14, '!'), at(40, -160), at(20, -112, '!'), at(4, -108, '!')].join(' '),
  )
  p.blob([at(4, -108, '!'), at(20, -112, '!'), at(28, -60), at(36, 0, '!'), at(-8, 0, '!')].join(' '))
  p.tint('white').card(Math.min(s * (room - 28), s * (room + 4)), -120, 32, 16, 6)
}

/** A bed for several, seen from its foot: the headboard behind them, a pillow for each, the blanket over all of them. */
import type { Thing } from '../art/art.ts'
import type { Pen } from '../art/pen.ts'
import { thing } from '../art/thing.ts'
import type { Inanimate } from '../world/world.ts'

/** Heights in units of the drawing: of all of it, of the edge of the blanket, of what lies on the blanket. */
const [HEIGHT, COVER, LAID] = [300, 176, 84]
/** Of the height, from the floor to the edge of the blanket. */
export const COVER_SHARE = COVER / HEIGHT
/** Beside the outermost pillows, in units. */
const MARGIN = 26

const beds = new Map<string, Inanimate>()

/** `aspect` is width over height. */
export function sharedBed(aspect: number, sleepers: number): Inanimate {
  const w = Math.round(aspect * 20) * (HEIGHT / 20)
  const key = `${w} ${sleepers}`
  const known = beds.get(key)
  if (known) return known
  const entry: Inanimate = {
    kind: 'thing',
    name: 'bed',
    category: 'indoor things',
    height: 1,
    thing: drawing(w, sleepers),
  }
  beds.set(key, entry)
  return entry
}

function drawing(w: number, sleepers: number): Thing {
  const half = w / 2
  return thing({
    name: 'bed',
    size: [w, HEIGHT],
    points: { cover: [0, -COVER], laid: [0, -LAID], seat: [0, -LAID], deck: [0, -LAID] },
    hollow: [MARGIN - half, -HEIGHT, half - MARGIN, -COVER],
    tops: [[MARGIN - half, half - MARGIN, -LAID]],
    back(p) {
      p.tint('bark').blob(
        `${8 - half},-130! ${8 - half},${-HEIGHT + 44}! ${-half * 0.5},${-HEIGHT + 16} 0,${-HEIGHT + 4} ${half * 0.5},${-HEIGHT + 16} ${half - 8},${-HEIGHT + 44}! ${half - 8},-130!`,
      )
      const room = (w - 2 * MARGIN) / sleepers
      for (let i = 0; i < sleepers; i++) pillow(p, MARGIN - half + (i + 0.5) * room, room / 2 - 3)
    },
    front(p, spot) {
      p.tint(spot.rng.pick(['cerulean', 'rose', 'violet', 'sap']))
        .as('blanket')
        .blob(
          `${14 - half},${-COVER}! ${half - 14},${-COVER}! ${half + 2},-90 ${half + 2},-34! ${-half - 2},-34! ${-half - 2},-90`,
        )
      spots(p, half, spot.rng.pick(['dot', 'heart', 'diamond']))
      p.tint('white').blob(
        `${12 - half},${-COVER - 4}! 0,${-COVER - 8} ${half - 12},${-COVER - 4}! ${half - 4},${-COVER + 28}! 0,${-COVER + 24} ${4 - half},${-COVER + 28}!`,
      )
      p.tint('bark').card(-half, -58, w, 44, 14)
      for (const x of [-half - 8, half - 18]) p.card(x, -74, 26, 74, 10)
    },
  })
}

const pillow = (p: Pen, x: number, r: number): void =>
  void p
    .tint('white')
    .blob(
      `${x - r},${-COVER + 6} ${x - r},${-COVER - 66} ${x},${-COVER - 74} ${x + r},${-COVER - 66} ${x + r},${-COVER + 6} ${x},${-COVER + 10}`,
    )

function spots(p: Pen, half: number, kind: 'dot' | 'heart' | 'diamond'): void {
  const n = Math.max(3, Math.round(half / 32))
  const step = (2 * half) / n
  p.tint('straw')
  for (const [row, y] of [-122, -84].entries())
    for (let i = 0; i < n - row; i++) {
      const x = (i + 0.5 + row / 2) * step - half
      if (kind === 'dot') p.ell(x, y, 11)
      else if (kind === 'diamond') p.poly(`${x},${y - 14} ${x + 11},${y} ${x},${y + 14} ${x - 11},${y}`)
      else
        p.blob(
          `${x},${y + 13}! ${x - 13},${y - 3} ${x - 7},${y - 12} ${x},${y - 6}! ${x + 7},${y - 12} ${x + 13},${y - 3}`,
        )
    }
}

/** Furniture that is as wide as those at it need: a laid table for any number, and the backs of their chairs. */
import type { Thing } from '../art/art.ts'
import { thing } from '../art/thing.ts'
import type { Inanimate } from '../world/world.ts'

const HEIGHT = 200
/** How deep one sees onto the top: dishes stand in the middle of it. */
const DEPTH = 44

const tables = new Map<number, Inanimate>()

/** `aspect` is width over height. The cloth hangs to the floor: nobody asks what legs do under it. */
export function laidTable(aspect: number): Inanimate {
  const w = Math.round(aspect * 10) * (HEIGHT / 10)
  const known = tables.get(w)
  if (known) return known
  const entry: Inanimate = { kind: 'thing', name: 'table', category: 'indoor things', height: 0.75, thing: drawing(w) }
  tables.set(w, entry)
  return entry
}

function drawing(w: number): Thing {
  const half = w / 2
  return thing({
    name: 'table',
    size: [w, HEIGHT],
    points: { top: [0, DEPTH / 2 - HEIGHT], seat: [0, DEPTH / 2 - HEIGHT] },
    tops: [[20 - half, half - 20, DEPTH / 2 - HEIGHT]],
    back(p) {
      const low = DEPTH - HEIGHT
      p.tint('bark')
        .bar(`${24 - half},-40 ${22 - half},-6`, 10)
        .bar(`${half - 24},-40 ${half - 22},-6`, 10)
      p.tint('cream').poly(`${10 - half},${low} ${half - 10},${low} ${half - 14},-14 ${14 - half},-14`)
      p.line(`${12 - half},-42 ${half - 12},-42`)
      const folds = Math.max(2, Math.round(w / 150))
      for (let i = 1; i < folds; i++) {
        const x = -half + (w * i) / folds
        p.line(`${x},${low + 40} ${x + 5},${low + 78} ${x + 1},-56`)
      }
      p.tint('rose').poly(`${34 - half},${-HEIGHT} ${half - 34},${-HEIGHT} ${half},${low} ${-half},${low}`)
    },
  })
}

/** Seen from the front, behind whoever sits on it. */
export const CHAIR_BACK: Inanimate = {
  kind: 'thing',
  name: 'chair back',
  category: 'indoor things',
  height: 0.5,
  thing: thing({
    name: 'chair back',
    size: [204, 170],
    points: {},
    back(p) {
      p.tint('bark').bar('-86,-4 -86,-130', 10).bar('86,-4 86,-130', 10)
      p.card(-100, -168, 200, 52, 22)
    },
  }),
}

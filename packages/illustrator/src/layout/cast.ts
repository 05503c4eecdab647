/** Sorts the things of a prompt into the parts a scene knows. */

import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import type { Stage } from '../scenes/stage.ts'
import { drawItem } from '../subjects/draw-item.ts'
import { VESSEL_OF } from '../subjects/seats.ts'
import type { Item } from '../words/item.ts'
import type { Settled } from '../words/settle.ts'

/** What every scene draws by itself. */
const SCENERY = new Set(['*sun', '*moon', '*rainbow', '*star', '*cloud', '*snowflake'])
const MOST_OF_A_KIND = 6

const repeat = (items: Item[]): Item[] =>
  items.flatMap((item) => Array.from({ length: Math.min(MOST_OF_A_KIND, item.n) }, () => item))

export function cast(items: Item[], settled: Settled, setting: string, rng: Rng): Stage {
  const of = (...classes: Item['cls'][]) => repeat(items.filter((item) => classes.includes(item.cls)))
  const stage: Stage = {
    rng,
    setting,
    time: settled.time,
    rain: settled.rain,
    rainbow: settled.rainbow,
    items,
    actors: of('actor', 'person', 'chibi'),
    fly: of('fly'),
    builds: of('build').slice(0, 3),
    props: of('prop'),
    swim: of('swim'),
    boats: of('boat').slice(0, 4),
    plants: of('plant'),
    units: 0,
    variant: 0,
    skyOcc: [],
    occupied: [],
    free: (w) => freeGround(stage, w),
    clear: (x, y, r) => stage.occupied.every((b) => x + r < b.x0 || x - r > b.x1 || y + r < b.y0 || y - r > b.y1),
    mid: (h, base) => middleDistance(stage, h, base),
  }
  const floats = of('float')
  const hanging = setting === 'space' || setting === 'sky'
  if (hanging) stage.swim.push(...floats)
  else stage.fly.push(...floats)
  // A moon to stand on needs no night; one that was merely named does.
  const moonlit = items.some((item) => item.art === '*moon' || item.art === '*star' || item.with?.how === 'over')
  if (moonlit && stage.time !== 'sunset') stage.time = 'night'
  move(stage, setting)
  stage.units = stage.actors.length + stage.boats.length
  return stage
}

export const isScenery = (item: Item): boolean => item.cls === 'sky' && SCENERY.has(item.art) && !item.with

/** Who swims, stands or flies depends on where: a fish on a farm stands on its tail, a cow in the sky floats. */
function move(stage: Stage, setting: string): void {
  if (setting === 'sky' || setting === 'space') {
    stage.swim.push(...stage.fly.splice(0))
    if (setting === 'sky') stage.swim.unshift(...stage.actors.splice(0), ...stage.builds.splice(0))
    if (setting === 'space' && stage.swim.some((item) => item.art !== '*planet'))
      stage.swim = stage.swim.filter((item) => item.art !== '*planet')
    stage.actors.push(...stage.boats.splice(0))
    return
  }
  if (setting === 'underwater') {
    const mermaids = stage.actors.filter((item) => item.art === '@mermaid')
    stage.actors = stage.actors.filter((item) => item.art !== '@mermaid')
    stage.swim = [...mermaids, ...stage.swim, ...stage.fly.splice(0), ...stage.boats.splice(0)]
    return
  }
  if (setting === 'sea') stage.boats.push(...stage.swim.splice(0), ...stage.actors.filter(inBoat))
  else stage.actors.push(...stage.swim.splice(0))
  if (setting === 'sea') stage.actors = stage.actors.filter((item) => !inBoat(item))
  if (setting !== 'sea' && setting !== 'beach') stage.actors.push(...stage.boats.splice(0))
}

const inBoat = (item: Item): boolean => item.with?.how === 'in' && VESSEL_OF[item.with.item.art] === '*rowboat'

function freeGround(stage: Stage, w: number): number | null {
  for (const x of stage.rng.shuffle([300, 360, 420, 480, 540, 600, 660, 720]))
    if (stage.clear(x, 950, w / 2)) {
      stage.occupied.push({ x0: x - w / 2, x1: x + w / 2, y0: 850, y1: 1000 })
      return x
    }
  return null
}

function middleDistance(stage: Stage, h: (x: number) => number, base: number): string {
  const { rng, actors } = stage
  const list = [...stage.builds, ...(actors.length || stage.props.length ? stage.plants.slice(0, 2) : [])]
  const alone = !actors.length && !stage.boats.length
  const n = list.length
  let out = ''
  list.forEach((item, i) => {
    const big = Math.min(alone ? 1.1 : 1.15, item.size)
    const high = item.art === '*lighthouse' ? 0.78 : 1
    const s =
      high * (alone ? (n === 1 ? 640 : n === 2 ? 430 : 310) : n === 1 ? 430 : actors.length > 1 ? 380 : 320) * big
    let x = [230, 790, 512][i] ?? 512
    if (alone) x = n === 1 ? 512 + rng.between(-20, 20) : n === 2 ? ([275, 750][i] ?? 512) : ([190, 512, 835][i] ?? 512)
    else if (n === 1) {
      x = rng.pick([300, 724])
      stage.midX = x
    }
    if (item.art === '*castle') stage.castleX = x
    const y = Math.max(base, h(x) + 30) + (alone ? 60 : actors.length > 1 ? -50 : 0)
    out += drawItem(item, { x, y, w: s * 1.1, h: s, sw: alone ? SW.sub * 0.92 : SW.mid, rng })?.svg ?? ''
  })
  if (alone) stage.builds = list
  return out
}

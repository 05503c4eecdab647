import { dropD, sparkle, star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import { type Disc, scatterPts } from '../ink/scatter.ts'
import { path } from '../ink/svg.ts'
import { LOW, mostlySeen } from '../places/heavens.ts'
import { bird, cloud, moon, rainbow, sun } from '../scenery/heavens.ts'
import { drawItem } from '../subjects/draw-item.ts'
import type { Stage } from './stage.ts'

export interface SkyPlan {
  /** The band in which things hang. */
  y0?: number
  y1?: number
  clouds?: number
  birds?: boolean
  noSun?: boolean
  sunX?: number | undefined
  /** Where a sun has its middle that goes down or comes up. */
  low?: number
  lowX?: readonly number[]
}

/** Sun or moon, clouds or stars, and whatever flies, in four columns so that nothing overlaps. Leaves what it took in skyOcc. */
export function sky(stage: Stage, plan: SkyPlan = {}): string {
  const { y0 = 90, y1 = 250, clouds = 3, birds = true, noSun = false } = plan
  const { rng } = stage
  const night = stage.time === 'night'
  const columns = rng.shuffle([165, 400, 625, 860])
  const taken: Disc[] = []
  stage.skyOcc = taken
  let out = stage.rainbow ? rainbow(rng.between(440, 580), y1 + 330, rng.between(400, 440), 6, 32, SW.bg) : ''
  if (stage.time === 'sunset' && !stage.sunless && !stage.rain) {
    const y = (plan.low ?? LOW) - (stage.lift ?? 0)
    const spots = plan.lowX ?? [512, 300, 724, 190, 834]
    const x =
      spots.find((at) => stage.clear(at, y, 110)) ?? mostlySeen(spots, y, stage.occupied) ?? rng.pick([155, 869])
    taken.push([x, y, 250])
    out += sun(x, y, 140, rng, { sw: SW.mid, withFace: false, style: 0 })
  } else if (!noSun && !stage.sunless && !(stage.rain && stage.time === 'day')) {
    const wanted = plan.sunX ?? (rng.chance(0.85) ? rng.pick([155, 869]) : (columns[0] ?? 165))
    const x = [wanted, 155, 869, 400, 625].find((at) => stage.clear(at, 155, 125)) ?? wanted
    const nearest = columns.reduce((a, b) => (Math.abs(b - x) < Math.abs(a - x) ? b : a))
    columns.splice(columns.indexOf(nearest), 1)
    taken.push([x, 155, night ? 95 : 145])
    out += night
      ? moon(x, rng.between(150, 170), 90, SW.mid)
      : sun(x, rng.between(150, 168), rng.between(70, 84), rng, { sw: SW.mid, withFace: rng.chance(0.12) })
  }
  out += flyers(stage, columns, taken, (y0 + y1) / 2)
  let high = rng.chance(0.5)
  if (!night || rng.chance(0.6))
    // One is large and one is small: of three alike each looks like a stamp.
    for (const [i, column] of columns.slice(0, Math.min(3, clouds)).entries()) {
      const x = Math.max(120, Math.min(900, column + rng.between(-20, 20)))
      const [up, down] = [rng.between(y0 + 50, y0 + 90), rng.between(y1 + 5, y1 + 65)]
      const w = i ? rng.between(150, 180) : rng.between(270, 320)
      // Higher or lower where somebody is before it: antlers and masts run into no cloud.
      const y = (high ? [up, down] : [down, up]).find((at) => stage.clear(x, at - w * 0.2, w * (i ? 0.5 : 0.42)))
      high = !high
      if (y === undefined) continue
      taken.push([x - w * 0.25, y - w * 0.2, w * 0.26], [x + w * 0.25, y - w * 0.2, w * 0.26])
      out += cloud(x, y, w, rng, SW.bg)
      if (stage.rain)
        for (let k = 0; k < 5; k++) out += path(dropD(x - 60 + k * 30, y + 40 + (k % 2) * 34, 9), SW.bg * 0.85)
    }
  if (stage.rain)
    for (const [x, y, r] of scatterPts(rng, 26, [50, y1 + 40, 974, y1 + 330], [11, 14], taken, 26))
      out += path(dropD(x, y, r), SW.bg * 0.85)
  if (birds && !night && !stage.rain)
    for (const spot of scatterPts(rng, rng.int(0, 2), [120, y0, 904, y1 + 60], [19, 24], taken, 20)) {
      if (!stage.clear(spot[0], spot[1], 50)) continue
      out += bird(...spot, SW.bg)
      taken.push(spot)
    }
  if (night)
    for (const [x, y, r] of scatterPts(rng, 13, [55, 55, 969, y1 + 210], [14, 30], taken, 24))
      out += rng.chance(0.65) ? star(x, y, r, SW.bg * 0.9, rng.unit()) : sparkle(x, y, r, SW.bg * 0.9)
  stage.fly = []
  stage.heavens = out
  return out
}

function flyers({ fly, rng }: Stage, columns: number[], taken: Disc[], y: number): string {
  const size = fly.length <= 2 ? 230 : fly.length <= 4 ? 170 : 135
  return fly
    .slice(0, 6)
    .map((item, i) => {
      const x = columns.shift() ?? rng.between(120, 900)
      const at = y + rng.between(-10, 70) + (i > 2 ? 120 : 0)
      const s = size * Math.max(0.6, item.size)
      taken.push([x, at, size * 0.5])
      return drawItem(item, { x, y: at, w: s, h: s, sw: SW.mid + 0.4, rng, anchor: 'center' })?.svg ?? ''
    })
    .join('')
}

import { SW } from '../ink/pens.ts'
import { limb, line, path, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { stamp } from '../motifs/motif.ts'
import { shop } from '../scenery/features.ts'
import { building } from '../scenery/houses.ts'
import { tree } from '../scenery/trees.ts'
import { sky } from './sky-band.ts'
import type { Scene, Stage } from './stage.ts'

const VEHICLE = /^(🚗|🚕|🚌|🚓|🚒|🚑|🚚|🏎|🚙|🛵|🏍|\*car|\*bus|\*firetruck|\*race|\*monster)$/

/** Two rows of towers; a street of shops before them; or towers behind a row of trees. */
export function cityScene(stage: Stage): Scene {
  const { rng, variant } = stage
  let out = sky(stage, { y1: 200 })
  for (let x = -30; x < 1040; ) {
    const w = rng.between(76, 120)
    out += building(x, 740, w, rng.between(230, 430), rng, SW.bg * 0.92)
    x += w + rng.between(-4, 6)
  }
  out += variant === 1 ? shops(stage) : variant === 2 ? trees(stage) : lowTowers(stage)
  out += stage.mid(() => 800, 815) + tint('stone', rect(-10, 796, 1044, 34, SW.mid))
  out +=
    Array.from({ length: 15 }, (_, i) => line(`M${i * 74 + 10} 796v34`, SW.bg * 0.8)).join('') +
    tint('slate', rect(-10, 830, 1044, 220, SW.mid))
  for (let i = 0; i < 6; i++) out += tint('cream', path(`M${i * 190 - 20} 925h96l-12 22h-96Z`, SW.bg))
  out += lamp(rng.between(60, 90), 1) + lamp(rng.between(934, 960), -1)
  const driving = stage.actors.some((a) => VEHICLE.test(a.art))
  if (!driving && stage.units < 2) out += stamp(rng.pick(['🚗', '🚕', '🚙']), rng.pick([200, 820]), 900, 170, SW.mid)
  return { back: out, base: driving ? 905 : 960, front: '' }
}

function lowTowers({ rng }: Stage): string {
  let out = ''
  for (let x = -40; x < 1050; ) {
    const w = rng.between(110, 160)
    out += building(x, 800, w, rng.between(130, 250) * (Math.abs(x + w / 2 - 512) < 200 ? 0.7 : 1.1), rng, SW.bg)
    x += w + rng.between(0, 26)
  }
  return out
}

function shops({ rng }: Stage): string {
  let out = ''
  for (let x = -20; x < 1040; ) {
    const w = rng.between(170, 210)
    out += shop(x, 800, w, rng.between(230, 280), rng, SW.bg)
    x += w + rng.between(6, 18)
  }
  return out
}

function trees({ rng }: Stage): string {
  let out = ''
  for (let x = 60; x < 1000; x += rng.between(130, 170))
    out += tree(x, 804, rng.between(180, 230), rng, { sw: SW.bg, kind: 'round', deco: rng.pick(['arc', 'apple']) })
  return out
}

function lamp(x: number, dir: number): string {
  return (
    limb(`M${x} 800V560Q${x} 520 ${x + dir * 40} 520`, 11, SW.bg) +
    tint('gamboge', path(`M${x + dir * 40 - 18} 520h36l12 26h-60Z`, SW.bg)) +
    rect(x - 14, 790, 28, 12, SW.bg)
  )
}

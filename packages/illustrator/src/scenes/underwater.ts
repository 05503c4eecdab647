import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { spread } from '../ink/scatter.ts'
import { tint } from '../ink/tint.ts'
import { stamp } from '../motifs/motif.ts'
import { shipwreck } from '../scenery/features.ts'
import { mound } from '../scenery/foliage.ts'
import { rock } from '../scenery/ground.ts'
import { hill, hillFn } from '../scenery/land.ts'
import { coral, fan, kelp, seaweed, shell, smallFish, starfish } from '../scenery/reef.ts'
import { bubbles, wave } from '../scenery/water.ts'
import type { Scene, Stage } from './stage.ts'

/** Kelp on both sides; a sunken ship; or a reef of tall corals. */
export function underwaterScene(stage: Stage): Scene {
  const { rng, variant } = stage
  let out = wave(92, 95, 20, SW.bg, rng.unit()) + wave(250, 360, 26, SW.bg, rng.unit()) + reefFar(rng)
  const s1 = hillFn(rng, 800, 34)
  const s2 = hillFn(rng, 905, 22)
  const tall = variant === 2 ? 1.5 : 1
  for (const x of spread(rng, 60, 964, 6, 0.25)) {
    const kind = rng.int(0, 2)
    if (kind === 0) out += coral(x, s1(x) + 24, rng.between(130, 180) * tall, rng, SW.bg)
    else if (kind === 1) out += fan(x, s1(x) + 18, rng.between(100, 140) * tall, SW.bg)
    else out += rock(x, s1(x) + 20, rng.between(120, 180), rng, SW.bg)
  }
  out += hill(s1, SW.bg)
  if (variant === 1 && stage.swim.length < 4) out += shipwreck(rng.pick([230, 790]), 800, 340, SW.mid)
  for (const x of variant === 1 ? [60, 968] : variant === 2 ? [50, 975] : [60, 130, 900, 968])
    out += kelp(x + rng.between(-16, 16), s1(x) + 60, rng.between(300, 460), rng, SW.mid)
  if (stage.swim.length < 4) out += shoal(stage)
  out += stage.mid(() => 790, 820) + hill(s2, SW.mid)
  out +=
    bubbles(rng.between(190, 230), 500, 4, rng, SW.bg, 22) +
    bubbles(rng.between(800, 840), 540, 4, rng, SW.bg, 22) +
    bubbles(rng.between(480, 560), 250, 3, rng, SW.bg, 26, 46)
  return { back: out, base: 945, front: seabed(stage), float: true, box: [60, 110, 964, 880] }
}

/** A reef far away: round heads of coral on a ridge. */
function reefFar(rng: Rng): string {
  const ridge = hillFn(rng, 700, 40)
  const heads = spread(rng, 60, 964, 5, 0.3).map((x) =>
    mound(x, ridge(x) + 24, rng.between(110, 170), rng.between(70, 110), rng, SW.bg, 1),
  )
  return tint('rose', heads.join('')) + hill(ridge, SW.bg)
}

function shoal({ rng }: Stage): string {
  const x = rng.pick([250, 720])
  const y = rng.between(190, 250)
  const dir = rng.sign()
  return Array.from({ length: rng.int(3, 5) }, (_, i) =>
    smallFish(
      x - dir * i * 70 + rng.between(-10, 10),
      y + (i % 2 ? 42 : -14) + rng.between(-8, 8),
      rng.between(70, 88),
      rng,
      SW.bg,
      dir,
    ),
  ).join('')
}

function seabed({ rng, actors }: Stage): string {
  let out = coral(rng.between(90, 130), 1000, rng.between(190, 230), rng, SW.mid)
  for (const [x, h] of [
    [205, 195],
    [245, 125],
    [802, 170],
  ] as const)
    out += seaweed(x + rng.between(-12, 12), 1004, h + rng.between(-20, 20), rng, SW.mid)
  out += fan(rng.between(880, 920), 1002, rng.between(140, 170), SW.mid)
  out +=
    starfish(rng.between(330, 390), 975, 38, rng, SW.mid) +
    shell(rng.between(660, 700), 985, 34, SW.mid) +
    rock(rng.between(480, 560), 1004, 90, rng, SW.bg)
  return !actors.length && rng.chance(0.6) ? out + stamp('🪎', rng.between(560, 620), 990, 180, SW.mid) : out
}

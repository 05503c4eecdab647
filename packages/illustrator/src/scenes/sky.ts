import { SW } from '../ink/pens.ts'
import { bird, cloud, moon, rainbow, sun } from '../scenery/heavens.ts'
import { hotAir } from '../subjects/hot-air-balloon.ts'
import type { Scene, Stage } from './stage.ts'

export function skyScene(stage: Stage): Scene {
  const { rng } = stage
  let out = ''
  stage.rainbow ??= rng.chance(0.5)
  if (stage.rainbow) out += rainbow(rng.between(420, 600), rng.between(700, 760), rng.between(430, 470), 6, 34, SW.bg)
  out += stage.time === 'night' ? moon(150, 150, 84, SW.mid) : sun(rng.pick([140, 884]), 145, 70, rng, { sw: SW.mid })
  for (const [x, y, w] of [
    [190, 420, 200],
    [860, 360, 210],
    [510, 180, 190],
    [130, 720, 230],
    [900, 680, 220],
    [480, 900, 260],
    [250, 930, 240],
    [770, 930, 270],
  ] as const)
    out += cloud(x + rng.between(-30, 30), y + rng.between(-25, 25), w * rng.between(0.9, 1.1), rng, SW.bg)
  out +=
    hotAir(rng.between(140, 200), rng.between(600, 640), 170, rng, SW.bg).svg +
    hotAir(rng.between(840, 900), rng.between(520, 560), 130, rng, SW.bg).svg
  for (let i = 0; i < 5; i++) out += bird(rng.between(150, 900), rng.between(180, 700), rng.between(13, 20), SW.bg)
  let fr = ''
  for (const [x, y, w] of [
    [120, 1010, 330],
    [420, 1016, 330],
    [720, 1014, 330],
    [980, 1010, 300],
  ] as const)
    fr += cloud(x + rng.between(-20, 20), y, w, rng, SW.mid)
  return { back: out, base: 900, front: fr, float: true, box: [170, 150, 854, 860] }
}

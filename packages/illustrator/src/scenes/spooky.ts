import { star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import { circ } from '../ink/svg.ts'
import { stamp } from '../motifs/motif.ts'
import { cloud } from '../scenery/heavens.ts'
import { hill, hillFn } from '../scenery/land.ts'
import { thing } from '../words/item.ts'
import type { Scene, Stage } from './stage.ts'

export function spookyScene(stage: Stage): Scene {
  const { rng } = stage
  stage.time = 'night'
  let out = ''
  const mx = rng.pick([250, 770])
  for (let i = 0; i < 18; i++)
    out += star(rng.between(50, 974), rng.between(50, 440), rng.between(13, 19), SW.bg * 0.85, rng.unit())
  out +=
    circ(mx, 210, 130, SW.mid) +
    circ(mx - 40, 170, 22, SW.bg * 0.85) +
    circ(mx + 45, 230, 30, SW.bg * 0.85) +
    circ(mx - 20, 265, 16, SW.bg * 0.85)
  out += cloud(mx + 120, 300, 190, rng, SW.bg) + cloud(1024 - mx, 170, 200, rng, SW.bg)
  for (let i = 0; i < 4; i++)
    out += stamp('🦇', rng.between(120, 900), rng.between(120, 400), rng.between(60, 92), SW.bg, {
      anchor: 'center',
      rot: rng.between(-20, 20),
    })
  const fl = stage.fly.splice(0)
  const h1 = hillFn(rng, 620, 30),
    h3 = hillFn(rng, 770, 20)
  out += hill(h1, SW.bg)
  if (!stage.builds.length) stage.builds = [thing('🏚', 'build', 1)]
  out += stage.mid(h1, 700)
  out +=
    stamp('🪾', rng.between(110, 150), 780, 330, SW.mid) +
    stamp('🪾', rng.between(890, 930), 770, 280, SW.mid, { flip: true }) +
    hill(h3, SW.mid)
  for (const x of [rng.between(250, 300), rng.between(700, 760)])
    out += stamp('🪦', x, rng.between(815, 835), 100, SW.mid)
  stage.flyBig = fl
  let fr = ''
  for (const [x, w] of [
    [110, 130],
    [215, 84],
    [890, 140],
    [790, 90],
  ] as const)
    fr += stamp('🎃', x + rng.between(-10, 10), 995, w, SW.mid)
  fr += stamp('🕸', 70, 70, 150, SW.bg, { anchor: 'center' })
  return { back: out, base: 915, front: fr }
}

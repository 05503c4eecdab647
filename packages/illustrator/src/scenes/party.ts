import { star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import { scatterPts } from '../ink/scatter.ts'
import { circ, line, pen } from '../ink/svg.ts'
import { room, table } from '../scenery/indoors.ts'
import { balloon, bunting } from '../scenery/party.ts'
import { present } from '../subjects/small-things.ts'
import { thing } from '../words/item.ts'
import type { Scene, Stage } from './stage.ts'

export function partyScene(stage: Stage): Scene {
  const { rng } = stage
  let out = ''
  {
    const k = rng.int(0, 2)
    if (k === 0)
      for (let i = 0; i < 9; i++) {
        out += line(pen`M${i * 128} 0V780`, SW.bg * 0.85)
      }
    else if (k === 1)
      for (let r = 0; r < 8; r++)
        for (let i = 0; i < 9; i++)
          out +=
            (r + i) % 2
              ? star(i * 124 + (r % 2) * 20 + 20, 150 + r * 84, 15, SW.bg * 0.8, rng.unit())
              : circ(i * 124 + 20, 150 + r * 84, 9, SW.bg * 0.8)
    else
      for (let i = 0; i < 9; i++)
        out += line(pen`M${i * 128 + 20} 0q26 65 0 130t0 130t0 130t0 130t0 130t0 130`, SW.bg * 0.85)
  }
  out += room({ floor: 780, plain: true })
  out += bunting(30, 70, 512, 60, 70, 7, rng, SW.mid) + bunting(512, 60, 994, 70, 70, 7, rng, SW.mid)
  const b = (xs: number[], dx: number) =>
    xs
      .map((x, i) =>
        balloon(x, rng.between(250, 330) + (i % 2) * 70, rng.between(56, 68), rng, SW.mid, rng.between(330, 380), dx),
      )
      .join('')
  out += b([110, 190, 270], 190) + b([760, 845, 925], 845)
  for (const [x, y, r] of scatterPts(rng, 20, [310, 190, 720, 560], [9, 15], [], 10))
    out += rng.chance(0.5)
      ? star(x, y, r + 2, SW.bg * 0.85, rng.unit())
      : rng.chance(0.5)
        ? circ(x, y, r * 0.7, SW.bg * 0.85)
        : line(pen`M${x - 12} ${y}q6 -10 12 0t12 0`, SW.bg)
  const guest = stage.actors.length === 1
  const tableX = guest ? 735 : 512
  const wantTable = !stage.laid && (stage.props.length > 0 || stage.actors.length < 2)
  if (wantTable) {
    if (!stage.props.length) stage.props = [thing('*cake', 'prop', 1)]
    out += table(tableX, 1024 - 250, stage.actors.length ? 400 : 640, SW.mid)
  }
  out += stage.mid(() => 780, 790)
  let fr = ''
  if (!stage.actors.length)
    for (const [x, w] of [
      [110, 130],
      [225, 90],
      [900, 140],
      [800, 84],
    ] as const)
      fr += present(x + rng.between(-8, 8), 990, w * 0.88, rng, SW.mid).svg
  else
    for (const [x, w] of [
      [80, 84],
      [948, 90],
    ] as const)
      fr += present(x, 1000, w, rng, SW.mid).svg
  return {
    back: out,
    base: 965,
    front: fr,
    table: wantTable
      ? { x: tableX, y: 1024 - 262, w: stage.actors.length ? 360 : 560, h: stage.actors.length ? 330 : 470 }
      : null,
  }
}

import { SW } from '../ink/pens.ts'
import { line, pen, rect } from '../ink/svg.ts'
import { room, shelf, tableTop } from '../scenery/indoors.ts'
import { bunting } from '../scenery/party.ts'
import { windowScene } from '../scenery/windows.ts'
import { thing } from '../words/item.ts'
import type { Scene, Stage } from './stage.ts'

export function kitchenScene(stage: Stage): Scene {
  const { rng } = stage
  let out = room({ floor: 9999 })
  out += rect(-10, -10, 1044, 1044, SW.bg)
  const tw = 86
  for (let y = 440; y < 790; y += tw * 0.75) out += line(pen`M-10 ${y}H1034`, SW.bg * 0.75)
  for (let r = 0; r < 5; r++)
    for (let x = -tw; x < 1040; x += tw)
      out += line(pen`M${x + ((r % 2) * tw) / 2} ${440 + r * tw * 0.75}v${tw * 0.75}`, SW.bg * 0.75)
  out += windowScene(512, 90, 300, 280, rng, SW.mid)
  out += shelf(40, 330, 230, SW.mid, ['🫖', '🏺', '🫙']) + shelf(754, 330, 230, SW.mid, ['🍯', '🧂', '🍵'])
  out += bunting(20, 46, 1004, 46, 30, 13, rng, SW.bg, 1)
  if (!stage.props.length && !stage.actors.length) stage.props = [thing('🥧', 'prop', 0.9), thing('🍎', 'prop', 0.6)]
  const tt = tableTop(770)
  return {
    back: out,
    base: 880,
    front: '',
    tableSvg: tt,
    table: { x: 512, y: 868, w: 800, h: stage.actors.length ? 210 : stage.props.length > 2 ? 300 : 420 },
  }
}

/** A laid table seen from close by: for food and dishes, which would be giants on the floor. */
import { SW } from '../ink/pens.ts'
import { circ, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { windowScene } from '../scenery/indoors.ts'
import { band, fill, nothing, type Place } from './kit.ts'

const EDGE = 690
const FRONT = 880

export const tabletop: Place = ({ rng, variant, time }) => {
  const left = variant !== 1
  let back = fill('cream', -10, EDGE + 10)
  back += tint('wood', rect(-10, 520, 1044, 22, SW.bg))
  back += tint('glass', windowScene(left ? 230 : 794, 110, 240, 250, rng, SW.bg, time === 'night'))
  back += tint('wood', path(pen`M60 ${EDGE}H964L1060 ${FRONT}H-36Z`, SW.bg))
  back += tint('blush', path(pen`M-36 ${FRONT}H1060V1060H-36Z`, SW.bg))
  for (let i = 0; i < 9; i++) {
    const x = i * 128 - 60
    back += tint(`any${(i % 6) + 1}`, path(pen`M${x} ${FRONT}a64 74 0 0 0 128 0Z`, SW.bg))
    back += circ(x + 64, FRONT + 34, 16, SW.bg * 0.85)
  }
  back += line(pen`M-36 ${FRONT + 110}H1060`, SW.bg * 0.85)
  return { back, ground: 842, front: nothing, shows: { ground: band(EDGE, FRONT), sky: band(0, 300) } }
}

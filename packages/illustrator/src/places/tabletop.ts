/** A laid table seen from close by: for food and dishes, which would be giants on the floor. */
import { SW } from '../ink/pens.ts'
import { circ, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { windowScene } from '../scenery/windows.ts'
import { wallShelf } from './fitted.ts'
import { jars } from './fittings.ts'
import { band, fill, nothing, type Place } from './kit.ts'

const EDGE = 690
const FRONT = 880

export const tabletop: Place = (ask) => {
  const { rng, variant, time } = ask
  const plain = ask.detail === 'simple'
  const left = variant !== 1
  let wall = fill('cream', -10, EDGE + 10)
  wall += tint('wood', rect(-10, 520, 1044, 22, SW.bg))
  if (!plain) wall += line(Array.from({ length: 12 }, (_, i) => pen`M${i * 92 + 6} 542V${EDGE}`).join(''), SW.bg * 0.8)
  wall += tint('glass', windowScene(left ? 230 : 794, 110, 240, 250, rng, SW.bg, { night: time === 'night', plain }))
  wall += left ? wallShelf(ask, 600, 960, 230, jars) : wallShelf(ask, 64, 424, 230, jars)
  let back = tint('wood', path(pen`M60 ${EDGE}H964L1060 ${FRONT}H-36Z`, SW.bg))
  back += cloth(plain)
  back += tint('blush', path(pen`M-36 ${FRONT}H1060V1240H-36Z`, SW.bg))
  for (let i = 0; i < 9; i++) {
    const x = i * 128 - 60
    back += tint(`any${(i % 6) + 1}`, path(pen`M${x} ${FRONT}a64 74 0 0 0 128 0Z`, SW.bg))
    back += circ(x + 64, FRONT + 34, 16, SW.bg * 0.85)
  }
  back += line(pen`M-36 ${FRONT + 110}H1060`, SW.bg * 0.85)
  back += line(pen`M-36 ${FRONT + 220}H1060`, SW.bg * 0.85)
  return {
    sky: wall,
    roofed: true,
    back,
    ground: 842,
    front: nothing,
    shows: { ground: band(EDGE, FRONT), sky: band(0, 300) },
  }
}

/** Checks that grow toward us. */
const cloth = (plain: boolean): string =>
  plain
    ? ''
    : line(
        Array.from(
          { length: 12 },
          (_, i) => pen`M${60 + 75.3 * (i + 0.5)} ${EDGE}L${-36 + 91.3 * (i + 0.5)} ${FRONT}`,
        ).join('') + [46, 106].map((down) => pen`M-36 ${EDGE + down}H1060`).join(''),
        SW.bg * 0.8,
      )

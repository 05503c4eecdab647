import { SW } from '../ink/pens.ts'
import { circ, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { Scene, Stage } from './stage.ts'

const FLOOR = 770

/** Curtains drawn aside, lights along the edge of the boards; spotlights, a cloth or painted land behind. */
export function theaterScene(stage: Stage): Scene {
  const boards = rect(-10, FLOOR, 1044, 300, SW.mid) + [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(plank).join('')
  const back = tint('mist', backdrop(stage)) + tint('bark', boards) + stage.mid(() => FLOOR, FLOOR + 20)
  return { back: back + curtains(), base: 905, front: lights() }
}

const plank = (i: number): string => line(pen`M${512 + i * 110} ${FLOOR}L${512 + i * 190} 1034`, SW.bg * 0.8)

/** Two beams of light, a cloth in folds, or a painted land under a painted sun. */
function backdrop({ variant, rng }: Stage): string {
  const beam = (from: number, to: number) =>
    path(pen`M${from - 30} 150L${to - 190} 860H${to + 190}L${from + 30} 150Z`, SW.bg)
  if (variant === 0) return beam(300, 430) + beam(724, 594)
  if (variant === 1)
    return line([212, 312, 412, 512, 612, 712, 812].map((x) => pen`M${x} 130V${FLOOR}`).join(''), SW.bg)
  const left = rng.chance(0.5) ? 1 : -1
  const at = (u: number) => 512 + left * u
  return (
    tint('sun', circ(at(200), 290, 66, SW.bg)) +
    tint('sap', path(pen`M${at(-540)} ${FLOOR}V520Q${at(-260)} 380 ${at(0)} 560T${at(540)} 520V${FLOOR}Z`, SW.bg)) +
    tint('leaf', path(pen`M${at(-540)} ${FLOOR}V660Q${at(-120)} 690 ${at(140)} 610T${at(540)} 650V${FLOOR}Z`, SW.bg))
  )
}

function curtains(): string {
  const side = (q: 1 | -1) => {
    const X = (a: number) => 512 + q * a
    const folds = [470, 420, 370].map(
      (a) => pen`M${X(a)} 130Q${X(a - 10)} 430 ${X(a + 40)} 600M${X(a + 44)} 640Q${X(a + 20)} 760 ${X(a + 14)} 880`,
    )
    return (
      path(pen`M${X(540)} 100H${X(300)}Q${X(330)} 430 ${X(432)} 606H${X(540)}Z`, SW.mid) +
      path(pen`M${X(432)} 630Q${X(372)} 740 ${X(366)} 890H${X(540)}V630Z`, SW.mid) +
      line(folds.join(''), SW.bg) +
      tint('gamboge', path(pen`M${X(540)} 596L${X(424)} 604Q${X(414)} 620 ${X(424)} 636L${X(540)} 644Z`, SW.mid))
    )
  }
  const swag = Array.from({ length: 6 }, (_, i) => {
    const x = i * 172 - 4
    return (
      path(pen`M${x} 20V130Q${x + 86} 230 ${x + 172} 130V20Z`, SW.mid) +
      line(pen`M${x + 40} 40Q${x + 86} 150 ${x + 132} 40`, SW.bg)
    )
  })
  return tint('rose', side(-1) + side(1) + swag.join('')) + tint('gamboge', rect(-10, -10, 1044, 50, SW.mid))
}

function lights(): string {
  return Array.from({ length: 7 }, (_, i) => {
    const x = 92 + i * 140
    return (
      tint('straw', circ(x, 944, 24, SW.mid)) +
      tint('gamboge', path(pen`M${x - 48} 1004Q${x - 44} 948 ${x} 948Q${x + 44} 948 ${x + 48} 1004Z`, SW.mid))
    )
  }).join('')
}

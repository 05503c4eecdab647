/** The earth on its way around the sun, once for each season, its axis always tilted to the same side. */
import { roundedRect } from '../../lettering/frames.ts'
import { star } from '../../lettering/scatter.ts'
import { ellipse, leaf } from '../../ornate/kit/curves.ts'
import { circle, line, page, shape } from '../../ornate/kit/marks.ts'
import { type Point, TAU } from '../../ornate/kit/points.ts'
import { title, type Write } from '../chart.ts'
import { earth } from './solar-system.ts'

const [CX, CY, RX, RY, R] = [512, 570, 380, 300, 84]
const SEASONS = [
  ['spring', 1.5],
  ['summer', 1],
  ['autumn', 0.5],
  ['winter', 0],
] as const

const AXIS = 0.41

function globe(x: number, y: number): string {
  const pole = (far: number): Point => [x + far * Math.sin(AXIS), y - far * Math.cos(AXIS)]
  return line([pole(R + 34), pole(-R - 34)], 5) + earth(x, y, R)
}

/** From one season to the next, along the orbit. */
function arrow(turn: number): string {
  const at = (a: number, off = 0): Point => [CX + (RX + off) * Math.cos(a), CY + (RY + off) * Math.sin(a)]
  const [tip, left, right] = [at(turn - 0.07), at(turn + 0.07, 26), at(turn + 0.07, -26)]
  return shape([tip, left, right], 4.4)
}

export function earthOrbitPage(write: Write): string {
  let out = title('Earth and Sun') + shape(ellipse(CX, CY, RX, RY, 90), 4.4)
  for (let i = 0; i < 14; i++) out += shape(leaf(CX, CY, 140, 42, (i / 14) * TAU, 0.62), 4.4)
  out += circle(CX, CY, 84, 5.4) + write('Sun', { x: CX - 60, y: CY - 26, w: 120, h: 52 }, 44)
  for (const [, half] of SEASONS) out += arrow((half + 0.25) * Math.PI)
  for (const [name, half] of SEASONS) {
    const [x, y] = [CX + RX * Math.cos(half * Math.PI), CY + RY * Math.sin(half * Math.PI)]
    out += globe(x, y)
    const top = half === 1.5 ? y + R + 22 : half === 0.5 ? y - R - 76 : y + R + 44
    out += shape(roundedRect(x - 92, top, 184, 54, 24), 4) + write(name, { x: x - 80, y: top + 7, w: 160, h: 40 }, 34)
  }
  for (const [x, y] of [
    [110, 250],
    [914, 250],
    [120, 900],
    [900, 900],
  ] as const)
    out += shape(star(x, y, 26), 4)
  return page(out)
}

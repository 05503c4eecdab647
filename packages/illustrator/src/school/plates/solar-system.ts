/** The planets in their order, each on its orbit with its name in a tag. */
import { roundedRect } from '../../lettering/frames.ts'
import { star } from '../../lettering/scatter.ts'
import { cutLines, intersect } from '../../ornate/kit/clip.ts'
import { arc, curve, ellipse, rect } from '../../ornate/kit/curves.ts'
import { circle, line, page, shape } from '../../ornate/kit/marks.ts'
import { move, type Point, TAU } from '../../ornate/kit/points.ts'
import { title, type Write } from '../chart.ts'

type Ball = (x: number, y: number, r: number) => string

const ball: Ball = (x, y, r) => circle(x, y, r, 5)

/** A band across, at a height between -1 and 1. */
const band = (x: number, y: number, r: number, at: number): string => {
  const half = r * Math.sqrt(1 - at * at)
  return line(curve(`${x - half},${y + at * r} ${x},${y + at * r + r * 0.13} ${x + half},${y + at * r}`, false), 4)
}

const banded =
  (...heights: number[]): Ball =>
  (x, y, r) =>
    ball(x, y, r) + heights.map((at) => band(x, y, r, at)).join('')

const cratered: Ball = (x, y, r) =>
  ball(x, y, r) + circle(x - r * 0.35, y - r * 0.3, r * 0.24, 3.6) + circle(x + r * 0.36, y + r * 0.25, r * 0.3, 3.6)

const spotted =
  (under: Ball, u: number, v: number): Ball =>
  (x, y, r) =>
    under(x, y, r) + shape(ellipse(x + u * r, y + v * r, r * 0.26, r * 0.15), 4)

/** The half of a ring that passes before its planet lies over it. */
const ringed =
  (under: Ball, turn: number, wide: number): Ball =>
  (x, y, r) => {
    const ring = [ellipse(x, y, r * wide, r * 0.42, 60, turn), ellipse(x, y, r * wide * 0.8, r * 0.24, 60, turn)]
    const front = move(rect(-r * 3, 0, r * 6, r * 2), x, y, turn)
    return (
      shape(ring, 4.5) +
      under(x, y, r) +
      intersect(ring, [front])
        .map((part) => shape(part, 4.5))
        .join('')
    )
  }

const LANDS = [
  '-0.62,-0.5 -0.2,-0.72 0.02,-0.4 -0.3,-0.1 -0.66,-0.12',
  '-0.1,0.14 0.3,0.02 0.46,0.36 0.1,0.76 -0.12,0.44',
  '0.36,-0.56 0.66,-0.36 0.46,-0.2 0.26,-0.34',
]

export const earth: Ball = (x, y, r) =>
  ball(x, y, r) +
  LANDS.map((land) =>
    shape(
      curve(land).map(([u, v]): Point => [x + u * r, y + v * r]),
      3.6,
    ),
  ).join('')

/** Not to scale, or only one of them would be seen; each at a height where its neighbors leave room. */
const PLANETS: readonly (readonly [name: string, r: number, y: number, draw: Ball])[] = [
  ['Mercury', 36, 470, cratered],
  ['Venus', 46, 700, banded(-0.3, 0.32)],
  ['Earth', 54, 290, earth],
  ['Mars', 44, 540, spotted(banded(-0.42), 0.1, 0.3)],
  ['Jupiter', 98, 782, spotted(banded(-0.7, -0.38, -0.04, 0.56), 0.25, 0.28)],
  ['Saturn', 66, 330, ringed(banded(-0.5), -0.24, 1.8)],
  ['Uranus', 56, 590, ringed(banded(-0.3, 0.3), 1.25, 1.5)],
  ['Neptune', 60, 846, spotted(banded(-0.5, 0.4), -0.2, -0.06)],
]
const [CX, CY] = [-330, 572]
const NEAREST = 560
const APART = 97
const WINDOW = roundedRect(34, 152, 956, 840, 24)

/** Where an orbit passes a height. */
const onOrbit = (r: number, y: number): Point => [CX + Math.sqrt(r * r - (y - CY) ** 2), y]

export function solarSystemPage(write: Write): string {
  const orbits = PLANETS.flatMap((_, i) =>
    cutLines([arc(CX, CY, NEAREST + i * APART, -1, 1, 90)], [WINDOW]).map((part) => line(part, 3.5)),
  )
  const sun = intersect([arc(CX, CY, 462, 0, TAU, 120)], [WINDOW]).map((part) => shape(part, 6))
  const rays = Array.from({ length: 13 }, (_, i) => {
    const a = (i - 6) * 0.135
    const at = (r: number, turn: number): Point => [CX + r * Math.cos(a + turn), CY + r * Math.sin(a + turn)]
    const ray = intersect([[at(474, -0.045), at(520, 0), at(474, 0.045)]], [WINDOW])
    return ray.map((part) => shape(part, 4.5)).join('')
  })
  const stars = [-0.5, 0.42, 0.5, -0.32, -0.02, 0.34, -0.2].map((turn, i) => {
    const r = NEAREST + (i + 0.5) * APART
    return shape(star(CX + r * Math.cos(turn), CY + r * Math.sin(turn), 19), 4)
  })
  const planets = PLANETS.map(([name, r, height, draw], i) => {
    const [x, y] = onOrbit(NEAREST + i * APART, height)
    const wide = name.length * 15 + 36
    const top = y + r + 8
    return (
      draw(x, y, r) +
      shape(roundedRect(x - wide / 2, top, wide, 42, 21), 4) +
      write(name, { x: x - wide / 2 + 12, y: top + 6, w: wide - 24, h: 30 }, 30)
    )
  })
  return page(
    title('Solar System') +
      shape(WINDOW, 6) +
      orbits.join('') +
      sun.join('') +
      rays.join('') +
      write('Sun', { x: 44, y: 550, w: 80, h: 46 }, 44) +
      stars.join('') +
      planets.join(''),
  )
}

/** Pages for school that are neither a grid nor a diagram: a clock, the water cycle, the planets, shapes, a map, fractions. */
import { hollow } from '../lettering/ink.ts'
import { star } from '../lettering/scatter.ts'
import { setInto } from '../lettering/setting.ts'
import { arc, curve, ellipse } from '../ornate/kit/curves.ts'
import { circle, line, page, shape } from '../ornate/kit/marks.ts'
import { type Point, TAU } from '../ornate/kit/points.ts'
import type { Fitted } from '../ornate/mandala/motif.ts'
import { put } from './put.ts'

/** A large face with all twelve numbers, and its hands where the hour is; without an hour, they are to be drawn. */
export function clockPage(hours: number | null, minutes: number): string {
  const [cx, cy] = [512, 512]
  const hand = (turn: number, long: number, wide: number): string => {
    const a = turn * TAU - Math.PI / 2
    const at = (along: number, aside: number): Point => [
      cx + along * Math.cos(a) - aside * Math.sin(a),
      cy + along * Math.sin(a) + aside * Math.cos(a),
    ]
    return shape(
      [
        at(-30, wide),
        at(long * 0.8, wide),
        at(long * 0.8, wide * 2.2),
        at(long, 0),
        at(long * 0.8, -wide * 2.2),
        at(long * 0.8, -wide),
        at(-30, -wide),
      ],
      6,
    )
  }
  const numbers = Array.from({ length: 12 }, (_, i) => {
    const a = ((i + 1) / 12) * TAU - Math.PI / 2
    const [x, y] = [cx + 330 * Math.cos(a), cy + 330 * Math.sin(a)]
    const letters =
      setInto(String(i + 1), { x: x - 56, y: y - 48, w: 112, h: 96 }, { face: 'fat', gap: 40, mostSize: 124 }) ?? []
    return letters.map((letter) => hollow(letter, 5, 2)).join('')
  })
  return page(
    circle(cx, cy, 470, 7) +
      circle(cx, cy, 424, 6) +
      numbers.join('') +
      (hours === null ? '' : hand((hours + minutes / 60) / 12, 190, 13) + hand(minutes / 60, 275, 10)) +
      circle(cx, cy, 28, 6),
  )
}

/** A way from a palm tree to the cross, past what makes it an adventure. */
export function treasureMapPage(more: readonly string[]): string {
  const coast = curve(
    '170,330 300,200 480,230 600,180 780,230 880,380 840,540 880,700 760,830 560,800 420,860 240,800 160,660 200,500',
  )
  const way = curve('300,690 360,560 480,600 520,470 640,430 700,560 740,640', false, 16)
  const dashes = Array.from({ length: Math.floor(way.length / 5) }, (_, i) => line(way.slice(i * 5, i * 5 + 3), 9))
  const [first = 'mountain', second = 'volcano'] = more
  return page(
    shape(
      curve(
        '50,90! 200,60 400,84 620,56 820,80 974,60! 960,300 980,520 958,760 976,966! 800,944 600,970 400,946 220,968 52,944! 70,700 46,480 72,260',
      ),
      7,
    ) +
      shape(coast, 6) +
      [
        [110, 200],
        [910, 180],
        [900, 900],
        [110, 880],
        [930, 560],
        [100, 540],
      ]
        .map(([x = 0, y = 0]) =>
          line(curve(`${x - 34},${y} ${x - 16},${y - 14} ${x},${y} ${x + 16},${y - 14} ${x + 34},${y}`, false), 5),
        )
        .join('') +
      dashes.join('') +
      put('palm tree', 290, 560, 150, 220) +
      put(first, 460, 330, 200, 170) +
      put(second, 640, 300, 160, 150) +
      put('palm tree', 400, 740, 110, 150) +
      put('treasure chest', 600, 720, 130, 110) +
      shape(
        [
          [700, 620],
          [722, 598],
          [750, 626],
          [778, 598],
          [800, 620],
          [772, 648],
          [800, 676],
          [778, 698],
          [750, 670],
          [722, 698],
          [700, 676],
          [728, 648],
        ],
        5,
      ) +
      compass(840, 850),
  )
}

function compass(x: number, y: number): string {
  const points = Array.from({ length: 8 }, (_, i): Point => {
    const r = i % 2 ? 26 : 78
    const a = (i / 8) * TAU - Math.PI / 2
    return [x + r * Math.cos(a), y + r * Math.sin(a)]
  })
  return circle(x, y, 62, 5) + shape(points, 5) + circle(x, y, 12, 4)
}

/** A coin with what it is worth. */
export const coin =
  (worth: string): Fitted =>
  (x, y, w, h) => {
    const r = Math.min(w, h) / 2
    const letters =
      setInto(worth, { x: x - r * 0.62, y: y - r * 0.4, w: r * 1.24, h: r * 0.8 }, { face: 'round', gap: 50 }) ?? []
    return circle(x, y, r, 6) + circle(x, y, r - 18, 4.5) + letters.map((letter) => hollow(letter, 5, 3)).join('')
  }

const WORTH: Record<string, string> = { penny: '1¢', nickel: '5¢', dime: '10¢', quarter: '25¢' }

export const coinOf = (name: string): Fitted | undefined => {
  const worth = WORTH[name]
  return worth ? coin(worth) : undefined
}

/** The plain figures, by name. */
export const FIGURES: Record<string, (x: number, y: number, r: number) => string> = {
  circle: (x, y, r) => circle(x, y, r, 6),
  oval: (x, y, r) => shape(ellipse(x, y, r * 1.2, r * 0.78), 6),
  square: (x, y, r) => polygon(x, y, r * 1.2, 4, Math.PI / 4),
  rectangle: (x, y, r) =>
    shape(
      [
        [x - r * 1.2, y - r * 0.7],
        [x + r * 1.2, y - r * 0.7],
        [x + r * 1.2, y + r * 0.7],
        [x - r * 1.2, y + r * 0.7],
      ],
      6,
    ),
  triangle: (x, y, r) => polygon(x, y + r * 0.2, r * 1.15, 3),
  diamond: (x, y, r) =>
    shape(
      [
        [x, y - r * 1.1],
        [x + r * 0.8, y],
        [x, y + r * 1.1],
        [x - r * 0.8, y],
      ],
      6,
    ),
  pentagon: (x, y, r) => polygon(x, y, r * 1.05, 5),
  hexagon: (x, y, r) => polygon(x, y, r * 1.05, 6),
  octagon: (x, y, r) => polygon(x, y, r * 1.05, 8, Math.PI / 8),
  star: (x, y, r) => shape(star(x, y, r * 1.1), 6),
  heart: (x, y, r) =>
    shape(
      curve(
        `${x},${y + r}! ${x - r},${y} ${x - r * 0.85},${y - r * 0.7} ${x - r * 0.3},${y - r * 0.85} ${x},${y - r * 0.4}! ${x + r * 0.3},${y - r * 0.85} ${x + r * 0.85},${y - r * 0.7} ${x + r},${y}`,
      ),
      6,
    ),
  crescent: (x, y, r) =>
    shape(
      [
        ...arc(x, y, r, Math.PI * 0.3, Math.PI * 1.7, 30),
        ...arc(x + r * 0.42, y, r * 0.84, Math.PI * 1.58, Math.PI * 0.42, 30),
      ],
      6,
    ),
}

const polygon = (x: number, y: number, r: number, sides: number, turn = 0): string =>
  shape(
    Array.from(
      { length: sides },
      (_, i): Point => [
        x + r * Math.cos((i / sides) * TAU - Math.PI / 2 + turn),
        y + r * Math.sin((i / sides) * TAU - Math.PI / 2 + turn),
      ],
    ),
    6,
  )

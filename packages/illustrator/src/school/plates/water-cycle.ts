/** The water cycle: mountains and their river, the sea, a cloud that rains, and the arrows between them. */
import { arc, curve } from '../../ornate/kit/curves.ts'
import { line, page, shape } from '../../ornate/kit/marks.ts'
import type { Poly } from '../../ornate/kit/points.ts'
import { straightArrow, title, type Write } from '../chart.ts'
import { put } from '../put.ts'

/** A cloud of round bows over a flat foot. */
export function bowCloud(x: number, y: number, w: number, h: number): Poly {
  const bow = (u: number, v: number, r: number, from: number, to: number) =>
    arc(x + u * w, y + v * h, r * h, from * Math.PI, to * Math.PI, 14)
  return [
    ...bow(-0.36, 0.18, 0.32, 0.5, 1.45),
    ...bow(-0.16, -0.12, 0.36, 1.02, 1.72),
    ...bow(0.14, -0.14, 0.4, 1.2, 1.94),
    ...bow(0.37, 0.18, 0.32, 1.5, 2.5),
  ]
}

const drop = (x: number, y: number, r: number): string =>
  shape(curve(`${x},${y - r * 2}! ${x + r},${y + r * 0.1} ${x},${y + r} ${x - r},${y + r * 0.1}`), 4)

const peak = (x: number, y: number, foot: number, half: number): string => {
  const at = (t: number, side: number): string => `${x + side * half * t},${y + (foot - y) * t}!`
  const snow = `${x},${y}! ${at(0.3, 1)} ${x + half * 0.14},${y + (foot - y) * 0.22}! ${x},${y + (foot - y) * 0.36}! ${x - half * 0.13},${y + (foot - y) * 0.23}! ${at(0.3, -1)}`
  return shape(curve(`${x - half},${foot}! ${x},${y}! ${x + half},${foot}!`), 6) + shape(curve(snow), 5)
}

const rising = (x: number): string =>
  shape(
    curve(
      `${x - 13},740! ${x - 31},700 ${x - 13},660 ${x + 5},620 ${x - 11},582! ${x - 30},582! ${x},536! ${x + 30},582! ${x + 13},582! ${x + 31},620 ${x + 13},660 ${x - 5},700 ${x + 13},740!`,
    ),
    5,
  )

export function waterCyclePage(write: Write, heading: string): string {
  const word = (text: string, x: number, y: number, w = 270) => write(text, { x: x - w / 2, y: y - 22, w, h: 44 }, 40)
  const waves = (y: number, from: number, to: number): string => {
    const points = Array.from(
      { length: Math.floor((to - from) / 34) + 1 },
      (_, i) => `${from + i * 34},${y + (i % 2 ? 9 : -9)}`,
    )
    return line(curve(points.join(' '), false), 4)
  }
  const rain = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((i) => drop(150 + i * 66 + (row % 2) * 32, 424 + row * 46, 13)),
  )
  return page(
    title(heading) +
      peak(140, 560, 790, 120) +
      peak(470, 590, 790, 170) +
      peak(290, 520, 800, 210) +
      // The near shore, with the river between its hills.
      shape(curve('17,1007! 17,742! 110,716 230,742 330,716 450,738 548,776 604,830 640,900 648,1007!'), 6) +
      shape(
        curve(
          '262,738! 330,770 270,812 330,856 470,880 640,900! 646,960! 470,950 300,912 214,858 236,806 270,776 236,744!',
        ),
        5,
      ) +
      put('pine tree', 90, 760, 90, 130) +
      put('pine tree', 160, 786, 76, 110) +
      put('tree', 440, 780, 100, 126) +
      put('tree', 110, 920, 130, 150) +
      // The sea.
      shape(
        curve(
          '560,786! 600,772 640,786 680,772 720,786 760,772 800,786 840,772 880,786 920,772 960,786 1007,774! 1007,1007! 648,1007! 640,900 604,830!',
        ),
        6,
      ) +
      put('sailboat', 918, 722, 130, 150) +
      waves(842, 690, 960) +
      waves(968, 690, 820) +
      put('fish', 916, 950, 104, 66) +
      rain.join('') +
      shape(bowCloud(300, 290, 470, 210), 6) +
      shape(bowCloud(640, 236, 190, 96), 5) +
      put('sun', 880, 270, 220, 220) +
      rising(690) +
      rising(776) +
      shape(straightArrow([750, 410], [610, 330]), 5) +
      shape(straightArrow([454, 424], [454, 556]), 5) +
      word('condensation', 300, 318, 330) +
      word('precipitation', 596, 452, 220) +
      word('evaporation', 846, 508, 240) +
      word('collection', 800, 900, 240) +
      shape(straightArrow([392, 906], [540, 926]), 4.5),
  )
}

/** One large thing with so many others on it or in it, and a box to write how many. */
import { roundedRect } from '../../lettering/frames.ts'
import { hollow } from '../../lettering/ink.ts'
import { counted } from '../../lettering/number.ts'
import { objectsOf } from '../../lettering/objects.ts'
import { type Place, setInto } from '../../lettering/setting.ts'
import { curve, ellipse } from '../../ornate/kit/curves.ts'
import { line, page, shape } from '../../ornate/kit/marks.ts'
import type { Point } from '../../ornate/kit/points.ts'
import { title } from '../chart.ts'

export const MOST_BORNE = 20

interface Bearer {
  svg: () => string
  /** Room for what it bears. */
  room: Place
}

/** A crown of round bows: each swells outward between two points of an oval. */
export function crown(cx: number, cy: number, rx: number, ry: number, bows: number): Point[] {
  return Array.from({ length: bows * 8 }, (_, i): Point => {
    const a = (i / (bows * 8)) * 2 * Math.PI
    const swell = 1 + 0.13 * Math.abs(Math.sin((a * bows) / 2))
    return [cx + rx * swell * Math.cos(a), cy + ry * swell * Math.sin(a)]
  })
}

/** Tufts of grass on its line. */
const ground = (): string =>
  line(
    [
      [30, 968],
      [994, 968],
    ],
    5,
  ) +
  [96, 236, 700, 800]
    .flatMap((x) => [
      `${x},966 ${x - 8},936 ${x - 24},922`,
      `${x + 6},966 ${x + 8},918`,
      `${x + 12},966 ${x + 22},936 ${x + 38},926`,
    ])
    .map((blade) => line(curve(blade, false), 4.5))
    .join('')

const BARK = ['452,700 446,760 454,820', '510,720 516,790 506,850', '470,870 464,920']

const tree: Bearer = {
  svg: () =>
    ground() +
    shape(curve('330,968! 400,900 410,760 400,620! 560,620! 550,760 560,900 630,968!'), 6) +
    BARK.map((bark) => line(curve(bark, false), 4.5)).join('') +
    shape(crown(480, 440, 390, 262, 12), 7),
  room: { x: 165, y: 236, w: 630, h: 420 },
}

const jar: Bearer = {
  svg: () => shape(roundedRect(130, 250, 700, 720, 90), 7) + shape(roundedRect(190, 160, 580, 96, 26), 6),
  room: { x: 175, y: 300, w: 610, h: 620 },
}

const plate: Bearer = {
  svg: () => shape(ellipse(480, 560, 440, 380), 7) + shape(ellipse(480, 560, 372, 314), 5),
  room: { x: 230, y: 350, w: 500, h: 420 },
}

const KINDS: Record<string, Bearer> = { tree, 'apple tree': tree, 'orange tree': tree, jar, 'cookie jar': jar, plate }

export const BEARERS: readonly string[] = Object.keys(KINDS)

const figure = (n: number, place: Place): string =>
  (setInto(String(n), place, { face: 'fat', gap: 40, mostLines: 1, mostSize: 150 }) ?? [])
    .map((letter) => hollow(letter, 5, 2))
    .join('')

export function bearingPage(holder: string, n: number, name: string, isSaid: boolean): string | null {
  const [thing] = objectsOf([name])
  const bearer = KINDS[holder]
  if (!thing || !bearer) return null
  return page(
    title('How Many?') +
      bearer.svg() +
      counted(n, thing, bearer.room) +
      // Beside the trunk, or the foot of the jar: the page's corner is free in each.
      shape(roundedRect(846, 800, 140, 150, 22), 6) +
      (isSaid ? figure(n, { x: 858, y: 816, w: 116, h: 118 }) : ''),
  )
}

/** One large thing with so many others on it or in it, and a box to write how many. */
import { roundedRect } from '../../lettering/frames.ts'
import { counted } from '../../lettering/number.ts'
import { objectsOf } from '../../lettering/objects.ts'
import type { Place } from '../../lettering/setting.ts'
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
function crown(cx: number, cy: number, rx: number, ry: number, bows: number): Point[] {
  return Array.from({ length: bows * 8 }, (_, i): Point => {
    const a = (i / (bows * 8)) * 2 * Math.PI
    const swell = 1 + 0.13 * Math.abs(Math.sin((a * bows) / 2))
    return [cx + rx * swell * Math.cos(a), cy + ry * swell * Math.sin(a)]
  })
}

const ground = (): string =>
  line(
    [
      [30, 968],
      [994, 968],
    ],
    5,
  )

const tree: Bearer = {
  svg: () =>
    ground() +
    shape(curve('330,968! 400,900 410,760 400,620! 560,620! 550,760 560,900 630,968!'), 6) +
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

export function bearingPage(holder: string, n: number, name: string): string | null {
  const [thing] = objectsOf([name])
  const bearer = KINDS[holder]
  if (!thing || !bearer) return null
  return page(
    title('How Many?') +
      bearer.svg() +
      counted(n, thing, bearer.room) +
      // Beside the trunk, or the foot of the jar: the page's corner is free in each.
      shape(roundedRect(846, 800, 140, 150, 22), 6),
  )
}

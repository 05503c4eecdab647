/** Folk art: whoever was asked for, painted with hearts and flowers, between flowering stems in a painted border. */
import type { Rng } from '../../ink/random.ts'
import { grow } from '../kit/clip.ts'
import { curve, rect } from '../kit/curves.ts'
import { circle, page, shape } from '../kit/marks.ts'
import { fillRoom, roomIn } from '../kit/packing.ts'
import { area, type Poly, TAU } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import type { Subject } from '../subject.ts'
import { folkMotif, heart, rosette, tulip, vine } from './motifs.ts'

const EDGE = 74

export function folkArt(rng: Rng, subject: Subject | null): string {
  const shown = subject?.({ x: 512, y: 520, w: 560, h: 610, cover: folkCover(rng), sw: 6.5 })
  const stems = shown ? rng.pick(BESIDE) : IN_THE_MIDDLE
  const half = stems.map((stem) => flowering(stem, rng)).join('')
  const room = new Room(EDGE + 22)
  for (const outline of shown?.outlines ?? []) room.takeShape(outline)
  for (const { path, r } of stems)
    for (const side of [0, 1]) {
      const line = curve(path, false, 8).map(([x, y]) => [side ? 1024 - x : x, y] as const)
      for (const [x, y] of line) room.takeCircle(x, y, 44)
      const [x, y] = line.at(-1)!
      room.takeCircle(x, y, r)
    }
  const strewn = fillRoom(room, { largest: 42, smallest: 10.5, gap: 9, count: 64 }, (spot) => folkMotif(spot, rng))
  return page(border(rng) + strewn + mirrored(half) + (shown?.svg ?? rosette(512, 470, 96, rng)), false)
}

const mirrored = (half: string): string => `${half}<g transform="matrix(-1 0 0 1 1024 0)">${half}</g>`

/** Within its outline a second one, and hearts and flowers as large as there is room for. */
export const folkCover =
  (rng: Rng) =>
  (surface: Poly): string => {
    let out = ''
    for (const inner of grow([surface], -11)) out += shape(inner, 3, 'none')
    for (const field of grow([surface], -19))
      if (Math.abs(area(field)) > 900)
        out += fillRoom(roomIn(field), { largest: 58, smallest: 10.5, gap: 4, count: 34 }, (spot) =>
          folkMotif(spot, rng),
        )
    return out
  }

interface Stem {
  /** Of the left half, from its foot. */
  path: string
  /** How large the flower at its end is. */
  r: number
  flower: 'tulip' | 'rosette' | 'heart'
  turn?: number
}

/** Stems that leave the middle of the page free, in three arrangements. */
const BESIDE: readonly (readonly Stem[])[] = [
  [
    { path: '470,902 380,892 276,862 190,780 168,660 200,560', r: 56, flower: 'tulip', turn: 0.3 },
    { path: '170,640 140,520 160,400 150,290 208,196', r: 62, flower: 'rosette' },
    { path: '176,330 240,240 330,176 430,158', r: 48, flower: 'tulip', turn: 1.4 },
  ],
  [
    { path: '500,906 400,884 300,892 220,836', r: 64, flower: 'rosette' },
    { path: '300,886 210,760 150,650 172,520', r: 54, flower: 'heart' },
    { path: '150,640 128,500 150,360 150,230', r: 60, flower: 'tulip' },
    { path: '140,420 210,290 300,210 404,170', r: 50, flower: 'rosette' },
  ],
  [
    { path: '506,900 430,860 330,870 250,910 172,864', r: 52, flower: 'tulip', turn: -0.9 },
    { path: '400,866 270,800 190,700 158,580', r: 60, flower: 'rosette' },
    { path: '176,640 130,520 134,420 178,330', r: 54, flower: 'tulip', turn: 0.3 },
    { path: '150,470 128,330 170,210 262,160', r: 56, flower: 'rosette' },
    { path: '180,220 290,150 380,150 440,200', r: 40, flower: 'heart' },
  ],
]

/** A tree of flowers, where nobody is in the middle. */
const IN_THE_MIDDLE: readonly Stem[] = [
  { path: '512,920 508,800 512,680 510,570', r: 20, flower: 'heart' },
  { path: '510,860 400,850 290,880 196,830', r: 70, flower: 'tulip', turn: -1 },
  { path: '510,760 400,740 300,700 190,640', r: 76, flower: 'rosette' },
  { path: '508,660 420,610 330,520 200,450', r: 72, flower: 'tulip', turn: -0.9 },
  { path: '440,620 380,500 330,400 320,290', r: 74, flower: 'rosette' },
  { path: '340,420 270,330 200,270 170,180', r: 56, flower: 'tulip', turn: -0.3 },
  { path: '500,560 440,420 440,300 462,190', r: 52, flower: 'heart' },
]

function flowering({ path, r, flower, turn = 0 }: Stem, rng: Rng): string {
  const line = curve(path, false, 10)
  const [x, y] = line.at(-1)!
  const head = flower === 'tulip' ? tulip(x, y, r, turn) : flower === 'heart' ? heart(x, y, r) : rosette(x, y, r, rng)
  return vine(line, { long: 58, wide: 30, step: 52, rng }) + head
}

/** A band of one ornament around the page, a rosette in each corner. */
function border(rng: Rng): string {
  const kind = rng.int(0, 2)
  let side = ''
  const count = 13
  const step = (1024 - 2 * EDGE) / count
  for (let i = 0; i < count; i++) {
    const x = EDGE + step * (i + 0.5)
    const y = EDGE / 2 + 8
    if (kind === 0) side += i % 2 ? heart(x, y, 25) : tulip(x, y, 26)
    if (kind === 1) side += i % 2 ? circle(x, y, 13, 3.6) : rosette(x, y, 27, rng)
    if (kind === 2)
      side +=
        shape(
          [
            [x - step / 2, y + 25],
            [x, y - 25],
            [x + step / 2, y + 25],
          ],
          3.6,
        ) + circle(x, y + 9, 11.5, 3.4)
  }
  const corner = rosette(EDGE / 2 + 8, EDGE / 2 + 8, 30, rng)
  const around = [0, 90, 180, 270].map((a) => `<g transform="rotate(${a} 512 512)">${side}${corner}</g>`).join('')
  return (
    shape(rect(14, 14, 996, 996), 6) +
    shape(rect(EDGE + 10, EDGE + 10, 1004 - 2 * EDGE, 1004 - 2 * EDGE), 5) +
    around +
    scallops(rng.pick([14, 16]))
  )
}

/** Small arches along the inside of the border. */
function scallops(count: number): string {
  const from = EDGE + 10
  const step = (1024 - 2 * from) / count
  let side = ''
  for (let i = 0; i < count; i++) {
    const x = from + step * (i + 0.5)
    const round: Poly = Array.from({ length: 13 }, (_, k) => [
      x - (step / 2) * Math.cos((k / 12) * Math.PI),
      from + step * 0.42 * Math.sin(((k / 12) * TAU) / 2),
    ])
    side += shape(round, 3.6)
  }
  return [0, 90, 180, 270].map((a) => `<g transform="rotate(${a} 512 512)">${side}</g>`).join('')
}

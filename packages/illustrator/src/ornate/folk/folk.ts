/** Folk art: whoever was asked for, painted with hearts and flowers, between flowering stems in a painted border. */
import type { Rng } from '../../ink/random.ts'
import type { Dressing } from '../dressed.ts'
import { grow } from '../kit/clip.ts'
import { curve, rect } from '../kit/curves.ts'
import { circle, page, shape } from '../kit/marks.ts'
import { fillRoom, roomIn } from '../kit/packing.ts'
import { area, type Poly, TAU } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import type { Subject } from '../subject.ts'
import { fillWith } from '../zentangle/panels.ts'
import { folkMotif, heart, rosette, tulip, vine } from './motifs.ts'

const EDGE = 74

export function folkArt(rng: Rng, subject: Subject | null): string {
  const shown = subject?.({ x: 512, y: 516, w: 570, h: 600, cover: folkCover(rng), sw: 4.8 })
  const stems = shown ? rng.pick(BESIDE) : IN_THE_MIDDLE
  const half = stems.map((stem) => flowering(stem, rng)).join('')
  const room = new Room(EDGE + 44)
  for (const outline of shown?.outlines ?? []) room.takeShape(outline)
  for (const { path, r, beads = [] } of stems)
    for (const side of [0, 1]) {
      const line = curve(path, false, 8).map(([x, y]) => [side ? 1024 - x : x, y] as const)
      for (const [x, y] of line) room.takeCircle(x, y, 50)
      const [x, y] = line.at(-1)!
      room.takeCircle(x, y, r)
      for (const t of beads) room.takeCircle(...line[Math.round(t * (line.length - 1))]!, 60)
    }
  const strewn = fillRoom(room, { largest: 50, smallest: 12, gap: 9, count: 90 }, (spot) => folkMotif(spot, rng))
  return page(border(rng) + strewn + mirrored(half) + (shown?.svg ?? rosette(512, 470, 96, rng)), false)
}

const mirrored = (half: string): string => `${half}<g transform="matrix(-1 0 0 1 1024 0)">${half}</g>`

/** Within its outline a second one, and hearts and flowers as large as there is room for. */
export const folkCover =
  (rng: Rng): Dressing['cover'] =>
  (surface, role = 'coat') => {
    let out = ''
    if (role === 'feather') return out
    for (const inner of grow([surface], -11)) if (Math.abs(area(inner)) > 500) out += shape(inner, 3, 'none')
    if (role === 'mane') return out + fillWith(grow([surface], -11)[0] ?? surface, 'scales', 0, 0.8, rng)
    if (role === 'limb') return out
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
  /** Rosettes on the stem, by how far along it they are. */
  beads?: readonly number[]
}

/** Stems that leave the middle of the page free and each other alone, in four arrangements. */
const BESIDE: readonly (readonly Stem[])[] = [
  [
    {
      path: '500,886 400,868 290,860 206,790 176,680 172,560 176,440 180,330 220,230 300,176 380,172',
      r: 50,
      flower: 'tulip',
      turn: 1.5,
      beads: [0.28, 0.66],
    },
  ],
  [
    { path: '496,884 410,862 310,862 226,820', r: 66, flower: 'rosette' },
    { path: '182,680 170,570 182,450 172,340', r: 58, flower: 'tulip', beads: [0] },
    { path: '440,176 370,166 300,176 232,206', r: 60, flower: 'rosette' },
  ],
  [
    { path: '190,460 172,560 176,660 214,760 300,836 400,860', r: 52, flower: 'tulip', turn: 1.7, beads: [0.5] },
    { path: '190,460 172,390 184,300 240,220 330,180', r: 52, flower: 'heart', beads: [0, 0.55] },
  ],
  [
    { path: '188,188 186,188', r: 76, flower: 'rosette' },
    { path: '188,836 186,836', r: 76, flower: 'rosette' },
    { path: '178,640 170,560 182,470 176,390', r: 52, flower: 'tulip' },
    { path: '300,860 360,872 420,866', r: 44, flower: 'tulip', turn: 1.6 },
    { path: '300,166 360,158 420,164', r: 44, flower: 'tulip', turn: 1.6 },
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

function flowering({ path, r, flower, turn = 0, beads = [] }: Stem, rng: Rng): string {
  const line = curve(path, false, 10)
  const [x, y] = line.at(-1)!
  const head = flower === 'tulip' ? tulip(x, y, r, turn) : flower === 'heart' ? heart(x, y, r) : rosette(x, y, r, rng)
  const blooms = beads.map((t) => {
    const [u, v] = line[Math.round(t * (line.length - 1))]!
    return rosette(u, v, 56, rng)
  })
  return vine(line, { long: 54, wide: 28, step: 50, rng }) + blooms.join('') + head
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

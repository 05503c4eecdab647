/** Wallpaper in the manner of the Arts and Crafts: scrolling stems, lobed leaves and large flowers, the same on both sides. */
import type { Rng } from '../../ink/random.ts'
import { curve, rect } from '../kit/curves.ts'
import { page, paperAround, shape } from '../kit/marks.ts'
import { fillRoom } from '../kit/packing.ts'
import { band, move, type Poly, walk } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { acanthus } from '../plants/acanthus.ts'
import { filler } from '../plants/filler.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { printCover } from '../print-cover.ts'
import type { Subject } from '../subject.ts'

const FRAME = rect(24, 24, 976, 976)
const FLOWERS = ['poppy', 'lily', 'daisy', 'sunflower', 'cornflower'] as const

/** Of the left half. Every stem ends in a flower; leaves grow from it on both sides. */
const LAYOUTS: readonly (readonly string[])[] = [
  [
    '512,1010 430,900 300,868 180,900 96,840 92,742 150,690 214,720',
    '104,830 56,690 104,560 60,420 104,300 196,262 250,330',
    '84,380 110,220 220,110 350,92 430,150',
    '420,894 360,960 260,966 190,1000',
  ],
  [
    '512,1010 470,900 360,900 250,960 140,930 90,840 130,770 206,800',
    '100,860 60,720 120,620 150,520 90,440 110,350 190,350',
    '130,560 60,430 60,290 130,180 240,170 262,246',
    '90,240 190,80 330,60 440,110 400,170',
  ],
]
/** Where nobody is in the middle, stems cross it too. */
const MIDDLE = ['512,900 400,800 330,690 370,590 460,610', '512,620 420,520 330,440 350,330 440,320']

export function wallpaper(rng: Rng, subject: Subject | null): string {
  const shown = subject?.({ x: 512, y: 500, w: 620, h: 560, cover: printCover(rng), sw: 6.5 })
  const stems = [...rng.pick(LAYOUTS), ...(shown ? [] : MIDDLE)].map((text) => curve(text, false, 14))
  const flowers = rng.shuffle(FLOWERS)
  const room = new Room(30)
  for (const outline of shown?.outlines ?? []) room.takeShape(outline)
  let half = ''
  let heads = ''
  for (const [i, stem] of stems.entries()) {
    half += shape(
      band(stem, (t) => 17 - 8 * t),
      4,
    )
    half += foliage(stem, room, rng)
    const [x, y] = stem.at(-1)!
    const r = i > 3 ? 74 : 82
    heads += FLOWER_HEADS[i % 4 === 1 ? 'rose' : flowers[i % flowers.length]!]!(x, y, r, rng)
    for (const u of [x, 1024 - x]) room.takeCircle(u, y, r)
    for (const { x: u, y: v } of walk(stem, 16)) for (const w of [u, 1024 - u]) room.takeCircle(w, v, 12)
  }
  const strewn = fillRoom(room, { largest: 46, smallest: 12, gap: 5, count: 110 }, (spot) => filler(spot, rng))
  const twice = (svg: string): string => `${svg}<g transform="matrix(-1 0 0 1 1024 0)">${svg}</g>`
  const crown = shown ? '' : FLOWER_HEADS.sunflower!(512, 470, 92, rng) + FLOWER_HEADS.rose!(512, 150, 84, rng)
  return page(
    strewn + twice(half) + twice(heads) + crown + (shown?.svg ?? '') + paperAround(FRAME) + shape(FRAME, 7, 'none'),
    false,
  )
}

/** Lobed leaves that curl away from the stem, where they do not cover whoever is in the middle. */
function foliage(stem: Poly, room: Room, rng: Rng): string {
  let out = ''
  for (const [i, { x, y, a }] of walk(stem, 84, 40).entries()) {
    const side = i % 2 ? 1 : -1
    const long = rng.between(112, 146)
    const bend = curve(
      [
        [0, 0],
        [long * 0.4, side * long * 0.2],
        [long * 0.8, side * long * 0.26],
        [long, side * long * 0.1],
      ],
      false,
      12,
    )
    const spine = move(bend, x, y, a + side * rng.between(0.3, 0.55))
    const middle = spine[Math.floor(spine.length / 2)]!
    if (room.at(middle[0], middle[1]) < 20 || spine.at(-1)![0] > 520) continue
    out += acanthus(spine, long * 0.5)
    for (const [u, v] of [spine[10]!, spine[18]!, spine[28]!])
      for (const w of [u, 1024 - u]) room.takeCircle(w, v, long * 0.2)
  }
  return out
}

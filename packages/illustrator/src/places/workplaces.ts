/** Where people work behind walls: the court, the factory, the warehouse, the studio, the dojo, the cabin of a plane or train. */
import { star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import { circ, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { windowScene } from '../scenery/windows.ts'
import type { Ask } from './backdrop.ts'
import { boxes, column, courses, FLOOR, pendant, shelves } from './fittings.ts'
import { adorn, band, fill, type Place, stand } from './kit.ts'
import { room } from './room.ts'

/** The high bench with the scales over it, and a rail before the seats. */
const courtroom = (ask: Ask): string =>
  column(110, 80) +
  column(914, 80) +
  tint('wood', rect(300, 120, 424, 470, SW.bg, 6)) +
  tint('gamboge', circ(512, 250, 96, SW.bg)) +
  tint('cream', circ(512, 250, 76, SW.bg)) +
  line('M512 194V306M462 214H562M486 306h52', SW.bg * 1.3) +
  tint('gamboge', path('M440 250l22 -36l22 36q-22 24 -44 0ZM540 250l22 -36l22 36q-22 24 -44 0Z', SW.bg)) +
  tint('wood', rect(210, 560, 604, FLOOR - 554, SW.bg) + rect(190, 536, 644, 34, SW.bg, 6)) +
  [290, 438, 586, 734].map((x) => tint('apricot', rect(x - 56, 600, 112, 136, SW.bg, 4))).join('') +
  adorn(ask, 'lamp', 270, 538, 110) +
  adorn(ask, 'book stack', 752, 538, 74)

/** A belt with boxes on it, a wheel that turns and pipes along the wall. */
const factory = (ask: Ask): string =>
  tint('slate', rect(-10, 70, 1044, 40, SW.bg, 10) + rect(820, 100, 44, 470, SW.bg, 8)) +
  [170, 340, 680]
    .map((x) => tint('glass', rect(x - 70, 150, 140, 180, SW.bg)) + line(pen`M${x} 150V330M${x - 70} 240h140`, SW.bg))
    .join('') +
  adorn(ask, 'gear', 930, 400, 200) +
  adorn(ask, 'gear', 842, 520, 150) +
  [120, 290, 460, 630, 800].map((x, i) => adorn(ask, i % 2 ? 'present' : 'box', x, 612, 110)).join('') +
  tint('slate', rect(-30, 610, 1084, 64, SW.bg, 32)) +
  Array.from({ length: 11 }, (_, i) => tint('mist', circ(20 + i * 98, 642, 20, SW.bg))).join('') +
  [140, 512, 884].map((x) => tint('stone', rect(x - 18, 674, 36, 110, SW.bg))).join('') +
  pendant(ask, 512, 170, 120)

/** Racks as high as the hall, with boxes on every board. */
const warehouse = (ask: Ask): string =>
  shelves(ask, -20, 330, 90, 4, [boxes]) +
  shelves(ask, 694, 1044, 90, 4, [boxes]) +
  tint('stone', rect(370, 260, 284, FLOOR - 254, SW.bg)) +
  line([340, 420, 500, 580, 660].map((y) => pen`M370 ${y}H654`).join(''), SW.bg) +
  adorn(ask, 'box', 600, FLOOR + 20, 150) +
  adorn(ask, 'box', 600, FLOOR - 124, 110) +
  pendant(ask, 512, 150, 130)

/** A dome that opens on the stars, with the great telescope. */
const observatory = (ask: Ask): string =>
  tint('slate', path(pen`M380 ${FLOOR - 30}V-10H644V${FLOOR - 30}Z`, SW.bg)) +
  (
    [
      [430, 120, 26],
      [590, 90, 20],
      [540, 220, 30],
      [440, 300, 20],
      [600, 350, 24],
    ] as const
  )
    .map(([x, y, r]) => tint('straw', star(x, y, r, SW.bg)))
    .join('') +
  adorn(ask, 'saturn', 500, 470, 110) +
  line('M380 -10Q120 200 60 560M250 -10Q60 160 -10 420M644 -10Q904 200 964 560M774 -10Q964 160 1034 420', SW.bg) +
  tint('wood', rect(-10, 560, 1044, 28, SW.bg)) +
  stand(ask, 'telescope', 180, FLOOR + 40, 380) +
  adorn(ask, 'globe', 890, FLOOR + 20, 230)

const torch = (x: number, y: number): string =>
  tint('wood', path(pen`M${x - 16} ${y}h32l-8 110h-16Z`, SW.bg)) +
  tint(
    'orange',
    path(
      pen`M${x} ${y - 100}Q${x + 44} ${y - 40} ${x + 26} ${y}H${x - 26}Q${x - 44} ${y - 40} ${x} ${y - 100}Z`,
      SW.bg,
    ),
  )

/** Heavy stones, torches, a door and a window with bars. */
const dungeon = (ask: Ask): string =>
  courses(ask) +
  tint('slate', path(pen`M400 ${FLOOR + 4}V430Q400 320 512 320T624 430V${FLOOR + 4}Z`, SW.bg)) +
  tint('wood', path(pen`M420 ${FLOOR + 4}V436Q420 342 512 342T604 436V${FLOOR + 4}Z`, SW.bg)) +
  line(pen`M481 350V${FLOOR}M543 350V${FLOOR}M420 500h184M420 660h184`, SW.bg) +
  tint('slate', rect(750, 140, 190, 160, SW.bg, 8)) +
  tint('sky', rect(768, 158, 154, 124, SW.bg)) +
  line('M806 158V282M845 158V282M884 158V282', SW.bg * 1.6) +
  torch(290, 360) +
  torch(734, 430) +
  adorn(ask, 'barrel', 140, FLOOR + 40, 210) +
  adorn(ask, 'treasure chest', 890, FLOOR + 50, 170)

/** Benches of planks in steps, the stove with its stones, the bucket. */
const sauna = (ask: Ask): string =>
  line(Array.from({ length: 10 }, (_, i) => pen`M-10 ${60 + i * 62}H1034`).join(''), SW.bg * 0.8) +
  tint('wood', rect(-10, 480, 700, 34, SW.bg) + rect(-10, 514, 700, 120, SW.bg)) +
  tint('apricot', rect(-10, 634, 760, 34, SW.bg) + rect(-10, 668, 760, FLOOR - 660, SW.bg)) +
  line(Array.from({ length: 9 }, (_, i) => pen`M${50 + i * 80} 668V${FLOOR + 6}`).join(''), SW.bg) +
  tint('slate', rect(800, 540, 190, FLOOR - 520, SW.bg, 8)) +
  tint('orange', rect(840, 640, 110, 70, SW.bg, 8)) +
  (
    [
      [830, 530],
      [880, 520],
      [930, 522],
      [968, 534],
      [905, 486],
      [855, 490],
    ] as const
  )
    .map(([x, y]) => tint('stone', circ(x, y, 30, SW.bg)))
    .join('') +
  line('M850 430q-20 -40 0 -80t0 -80M905 410q-20 -40 0 -80t0 -80M960 430q-20 -40 0 -80t0 -80', SW.bg) +
  adorn(ask, 'bucket', 690, FLOOR + 30, 120)

/** Screens of paper, mats on the floor, a scroll. */
const dojo = (): string =>
  [0, 1, 2, 3]
    .map((i) => {
      const x = i < 2 ? i * 190 : 644 + (i - 2) * 190
      return (
        tint('wood', rect(x - 4, 160, 194, FLOOR - 150, SW.bg)) +
        tint('cream', rect(x + 14, 180, 158, FLOOR - 200, SW.bg)) +
        line(pen`M${x + 93} 180V${FLOOR - 20}M${x + 14} 320h158M${x + 14} 460h158M${x + 14} 600h158`, SW.bg)
      )
    })
    .join('') +
  tint('wood', rect(-10, 120, 1044, 44, SW.bg)) +
  tint('wood', rect(412, 200, 200, 22, SW.bg, 10) + rect(412, 560, 200, 22, SW.bg, 10)) +
  tint('cream', rect(432, 222, 160, 338, SW.bg)) +
  tint('vermilion', circ(512, 340, 56, SW.bg)) +
  line('M470 450h84M482 490h60', SW.bg * 1.6)

/** Soft squares on the walls, a window with the desk behind it, a lamp that says when it is on. */
const studio = (ask: Ask): string =>
  [0, 1, 2, 3]
    .flatMap((row) =>
      [30, 150, 754, 874].map((x, i) =>
        tint(`any${((row + i) % 3) + 1}`, rect(x, 170 + row * 120, 120, 120, SW.bg, 10)),
      ),
    )
    .join('') +
  tint('wood', rect(310, 190, 404, 280, SW.bg, 8)) +
  tint('glass', rect(330, 210, 364, 240, SW.bg)) +
  tint('slate', path('M340 450V380H684V450Z', SW.bg)) +
  [380, 440, 500, 560, 620].map((x, i) => tint(`any${i + 1}`, circ(x + 10, 414, 15, SW.bg))).join('') +
  tint('vermilion', rect(412, 80, 200, 70, SW.bg, 20)) +
  tint('straw', circ(512, 115, 18, SW.bg)) +
  adorn(ask, 'speaker', 110, FLOOR + 30, 170) +
  adorn(ask, 'guitar', 920, FLOOR + 40, 240)

/** A row of seats side by side, seen from the front. */
const rowOfSeats = (xs: readonly number[], pigment: string): string =>
  xs
    .map(
      (x) =>
        tint(pigment, rect(x - 84, 430, 168, 300, SW.bg, 34)) +
        tint('cream', rect(x - 54, 446, 108, 84, SW.bg, 20)) +
        tint(pigment, rect(x - 92, 700, 184, 80, SW.bg, 20)),
    )
    .join('')

/** Round windows with clouds, lockers for bags above them. */
const planeCabin = (): string =>
  tint('cloud', path('M-10 -10H1034V120Q512 170 -10 120Z', SW.bg)) +
  line('M190 -10V142M400 -10V152M624 -10V152M834 -10V142', SW.bg) +
  [110, 310, 512, 714, 914]
    .map(
      (x) =>
        tint('mist', rect(x - 62, 200, 124, 180, SW.bg, 56)) +
        tint('sky', rect(x - 44, 220, 88, 140, SW.bg, 40)) +
        tint('cloud', path(pen`M${x - 36} 326q4 -30 26 -26q14 -24 34 0q16 2 14 26Z`, SW.bg)),
    )
    .join('') +
  rowOfSeats([100, 300, 724, 924], 'aqua')

/** Windows on the land that goes by, rods to hold on to, seats. */
const carriage = ({ rng, time }: Ask): string =>
  tint('wood', rect(-10, 70, 1044, 40, SW.bg)) +
  [190, 512, 834]
    .map((x) => tint('glass', windowScene(x, 150, 240, 230, rng, SW.bg, { night: time === 'night', plain: true })))
    .join('') +
  rowOfSeats([110, 290, 734, 914], 'rose') +
  tint(
    'slate',
    rect(392, -10, 22, FLOOR + 16, SW.bg) + rect(610, -10, 22, FLOOR + 16, SW.bg) + rect(-10, 116, 1044, 18, SW.bg, 8),
  ) +
  [60, 330, 694, 964]
    .map((x) => tint('straw', path(pen`M${x - 8} 134h16v26q26 10 20 40h-56q-6 -30 20 -40Z`, SW.bg)))
    .join('')

const dial = (x: number, y: number, r: number): string =>
  tint('cloud', circ(x, y, r, SW.bg)) + line(pen`M${x} ${y}L${x + r * 0.5} ${y - r * 0.5}`, SW.bg * 1.3)

/** Before those who fly: dials, lights and both wheels. */
const dashboard = (): string =>
  tint('slate', path('M-10 1240V900Q512 830 1034 900V1240Z', SW.mid)) +
  [90, 200, 400, 512, 624, 824, 934].map((x, i) => dial(x, 962 - (i === 3 ? 14 : 0), 42)).join('') +
  [300, 724]
    .map((x) =>
      tint(
        'stone',
        path(
          pen`M${x - 76} 900v-56q0 -16 16 -16t16 16v30h88v-30q0 -16 16 -16t16 16v56q0 16 -16 16h-56v100h-40v-100h-24q-16 0 -16 -16Z`,
          SW.mid,
        ),
      ),
    )
    .join('')

/** Inside the nose of a plane, looking back at those who fly it: seats, the door behind, switches overhead. */
const cockpit: Place = () => ({
  sky: fill('mist', -10),
  back:
    tint('cloud', path('M-10 -10H1034V110Q512 190 -10 110Z', SW.bg)) +
    [290, 400, 512, 624, 734].map((x, i) => tint(`any${i + 1}`, circ(x, 74 + (i % 2) * 10, 24, SW.bg))).join('') +
    tint('stone', rect(402, 220, 220, 700, SW.bg, 16)) +
    tint('glass', circ(512, 330, 50, SW.bg)) +
    [0, 1]
      .map((i) => {
        const at = (x: number) => (i ? 1024 - x : x)
        return (
          tint('sky', path(pen`M${at(-10)} 190L${at(150)} 230V500L${at(-10)} 560Z`, SW.bg)) +
          tint(
            'cloud',
            path(
              pen`M${at(0)} 460q${at(20) - at(0)} -70 ${at(70) - at(0)} -50q${at(60) - at(0)} -10 ${at(60) - at(0)} 50Z`,
              SW.bg,
            ),
          ) +
          tint('bark', rect(at(300) - 120, 420, 240, 520, SW.bg, 50))
        )
      })
      .join(''),
  fixed: true,
  roofed: true,
  ground: 990,
  front: dashboard,
  shows: { ground: band(700, 1024), sky: band(0, 300) },
})

const plain = { paper: 'bare', windowed: false, sides: [], hung: [], scenic: true } as const

export const WORKPLACES: Readonly<Record<string, Place>> = {
  courtroom: room({ ...plain, wall: 'cream', floor: 'tiles', floorTint: 'stone', more: courtroom }),
  factory: room({ ...plain, wall: 'mint', floor: 'tiles', floorTint: 'mist', more: factory }),
  warehouse: room({ ...plain, wall: 'mist', floor: 'plain', floorTint: 'stone', more: warehouse }),
  observatory: room({ ...plain, wall: 'slate', floor: 'boards', floorTint: 'mist', more: observatory }),
  dungeon: room({ ...plain, wall: 'stone', floor: 'tiles', floorTint: 'slate', more: dungeon }),
  sauna: room({ ...plain, wall: 'apricot', floor: 'boards', floorTint: 'wood', more: sauna }),
  dojo: room({ ...plain, wall: 'cream', floor: 'tiles', floorTint: 'straw', more: dojo }),
  studio: room({ ...plain, wall: 'mist', floor: 'boards', floorTint: 'apricot', more: studio }),
  'plane cabin': room({ ...plain, wall: 'cream', floor: 'plain', floorTint: 'sky', more: planeCabin }),
  carriage: room({ ...plain, wall: 'straw', floor: 'plain', floorTint: 'stone', more: carriage }),
  cockpit,
}

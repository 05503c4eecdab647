/** What one passes through or waits in: hallways, lockers, the lobby, the lift, the mall with its escalator, the cellar. */
import { SW } from '../ink/pens.ts'
import { circ, ell, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { Ask } from './backdrop.ts'
import { bottles, boxes, column, counter, FLOOR, jars, pendant, shelves } from './fittings.ts'
import { adorn, type Place, stand } from './kit.ts'
import { room } from './room.ts'

/** A door with a pane in it, x its middle. */
const doorway = (x: number, w: number, top: number, pigment: string): string =>
  tint('wood', rect(x - w / 2 - 16, top - 16, w + 32, FLOOR - top + 16, SW.bg, 4)) +
  tint(pigment, rect(x - w / 2, top, w, FLOOR - top, SW.bg)) +
  tint('glass', rect(x - w * 0.26, top + 44, w * 0.52, 130, SW.bg, 8)) +
  tint('gamboge', circ(x + w * 0.34, top + (FLOOR - top) * 0.55, 13, SW.bg))

/** A runner that comes toward us along the middle of the floor. */
const runner = (): string =>
  tint('rose', path(pen`M380 ${FLOOR + 4}H644L800 1240H224Z`, SW.bg)) +
  tint('blush', path(pen`M410 ${FLOOR + 4}H614L750 1240H274Z`, SW.bg))

/** Coats on their hooks over a bench with boots under it. */
const cloakroom = (ask: Ask): string =>
  tint('wood', rect(30, 300, 300, 30, SW.bg, 6)) +
  [80, 180, 280]
    .map((x, i) => adorn(ask, ['coat', 'scarf', 'hat'][i] as string, x, 520 - i * 40, 190 - i * 50))
    .join('') +
  tint('wood', rect(24, 640, 312, 26, SW.bg, 6) + rect(44, 666, 22, 108, SW.bg) + rect(294, 666, 22, 108, SW.bg)) +
  adorn(ask, 'rain boot', 130, 770, 84) +
  adorn(ask, 'shoe', 230, 770, 54)

const hallway = (ask: Ask): string =>
  cloakroom(ask) +
  doorway(512, 190, 250, 'mint') +
  tint('wood', ell(800, 300, 92, 122, SW.bg)) +
  tint('glass', ell(800, 300, 72, 102, SW.bg)) +
  line('M764 320l60 -80M780 350l56 -74', SW.bg) +
  tint('wood', rect(690, 560, 220, 22, SW.bg, 6) + rect(706, 582, 18, 186, SW.bg) + rect(876, 582, 18, 186, SW.bg)) +
  adorn(ask, 'vase', 800, 562, 110) +
  runner()

/** Narrow steel doors with slits, side by side. */
const lockerRow = (x0: number, n: number, top: number, w = 100): string =>
  Array.from({ length: n }, (_, i) => {
    const x = x0 + i * w
    return (
      tint(`any${(i % 3) + 1}`, rect(x, top, w, FLOOR + 6 - top, SW.bg)) +
      tint('cloud', rect(x + w * 0.2, top + 34, w * 0.6, 60, SW.bg, 6)) +
      line(pen`M${x + w * 0.2} ${top + 126}h${w * 0.6}M${x + w * 0.2} ${top + 150}h${w * 0.6}`, SW.bg) +
      tint('gamboge', circ(x + w * 0.78, top + (FLOOR - top) * 0.52, 11, SW.bg))
    )
  }).join('')

const schoolHallway = (ask: Ask): string =>
  lockerRow(-10, 4, 260) +
  lockerRow(634, 4, 260) +
  doorway(512, 180, 270, 'apricot') +
  tint('wood', rect(-10, 236, 1044, 26, SW.bg)) +
  adorn(ask, 'clock', 512, 210, 130) +
  tint('wood', rect(90, 50, 260, 160, SW.bg, 6) + rect(674, 50, 260, 160, SW.bg, 6)) +
  [130, 220, 300, 714, 800, 884]
    .map((x, i) => tint(`any${(i % 6) + 1}`, rect(x - 30, 80 + (i % 2) * 14, 60, 84, SW.bg, 3)))
    .join('')

/** Doors of the wards, a rail along the wall, a cross over the middle. */
const hospitalHallway = (ask: Ask): string =>
  doorway(190, 190, 250, 'aqua') +
  doorway(834, 190, 250, 'aqua') +
  tint('wood', rect(310, 560, 404, 26, SW.bg, 10)) +
  tint('cloud', rect(420, 150, 184, 184, SW.bg, 20)) +
  tint('vermilion', path('M490 176h44v44h44v44h-44v44h-44v-44h-44v-44h44Z', SW.bg)) +
  [190, 834].map((x) => tint('cloud', rect(x - 56, 150, 112, 62, SW.bg, 8))).join('') +
  adorn(ask, 'heart', 190, 204, 44) +
  adorn(ask, 'bed', 834, 204, 40) +
  pendant(ask, 330, 120, 110) +
  pendant(ask, 690, 120, 110)

const lockerRoom = (ask: Ask): string =>
  lockerRow(-10, 10, 200, 105) +
  tint('wood', rect(-10, 170, 1044, 30, SW.bg)) +
  adorn(ask, 'sneaker', 120, 172, 60) +
  adorn(ask, 'soccer ball', 330, 172, 86) +
  adorn(ask, 'helmet', 760, 172, 90) +
  adorn(ask, 'water bottle', 930, 172, 100) +
  tint('wood', rect(40, 700, 944, 28, SW.bg, 8)) +
  [110, 512, 914].map((x) => tint('slate', rect(x - 13, 728, 26, 76, SW.bg))).join('') +
  adorn(ask, 'towel', 230, 702, 90)

/** Two storeys of shops with stairs that move between them. */
const mall = (ask: Ask): string => {
  const shop = (x: number, y: number, sign: string, n: number) =>
    tint('glass', rect(x - 120, y - 190, 240, 190, SW.bg, 4)) +
    tint(`any${n}`, path(pen`M${x - 136} ${y - 150}l16 -60h240l16 60Z`, SW.bg)) +
    adorn(ask, sign, x, y - 14, 110)
  const steps = Array.from({ length: 9 }, () => 'h34v-36').join('')
  return (
    shop(150, 290, 'dress', 1) +
    shop(874, 290, 'teddy bear', 2) +
    shop(512, 290, 'shoe', 3) +
    tint('cream', rect(-10, 390, 1044, 36, SW.bg)) +
    tint('glass', rect(-10, 296, 1044, 80, SW.bg)) +
    line(Array.from({ length: 8 }, (_, i) => pen`M${60 + i * 130} 296V376`).join(''), SW.bg) +
    tint('slate', rect(-10, 282, 1044, 18, SW.bg, 6)) +
    shop(150, FLOOR, 'book', 4) +
    shop(890, FLOOR, 'lollipop', 5) +
    tint('mist', path(pen`M340 ${FLOOR + 6}${steps}H720V${FLOOR + 6}Z`, SW.bg)) +
    tint('slate', path('M330 690L336 650L636 330H722V364H654L364 676V760H330Z', SW.bg)) +
    pendant(ask, 330, 100, 100)
  )
}

/** Two leaves of steel, a row of numbers above, the buttons beside. */
const lift = (ask: Ask): string =>
  tint('stone', rect(230, 150, 564, FLOOR - 144, SW.bg, 6)) +
  tint('mist', rect(270, 196, 242, FLOOR - 190, SW.bg) + rect(512, 196, 242, FLOOR - 190, SW.bg)) +
  line('M330 240V720M694 240V720', SW.bg) +
  tint('cloud', rect(362, 66, 300, 66, SW.bg, 30)) +
  [412, 462, 512, 562, 612].map((x, i) => tint(i === 2 ? 'gamboge' : 'mist', circ(x, 99, 17, SW.bg))).join('') +
  tint('slate', rect(840, 400, 84, 150, SW.bg, 14)) +
  tint('gamboge', path('M860 462l22 -34l22 34ZM860 490l22 34l22 -34Z', SW.bg)) +
  adorn(ask, 'potted plant', 110, FLOOR + 30, 300)

/** A desk with the keys behind it under a chandelier. */
const lobby = (ask: Ask): string =>
  column(70, 70) +
  column(954, 70) +
  tint('wood', rect(290, 200, 444, 250, SW.bg, 8)) +
  [0, 1, 2]
    .flatMap((row) => [0, 1, 2, 3, 4].map((i) => [345 + i * 84, 220 + row * 76] as const))
    .map(
      ([x, y], i) => tint('cream', rect(x - 32, y, 64, 62, SW.bg, 4)) + (i % 3 ? adorn(ask, 'key', x, y + 56, 44) : ''),
    )
    .join('') +
  counter(ask, 230, 794, 590, 5, 'wood') +
  adorn(ask, 'bell', 420, 584, 60) +
  adorn(ask, 'bouquet', 620, 584, 120) +
  adorn(ask, 'potted plant', 160, FLOOR + 30, 280) +
  stand(ask, 'suitcase', 870, FLOOR + 40, 150)

/** Bricks, pipes, a bulb, a small window under the ceiling, shelves with what is kept. */
const cellar = (ask: Ask): string =>
  tint('slate', rect(-10, 60, 1044, 34, SW.bg, 10)) +
  tint('slate', rect(470, 90, 30, 300, SW.bg, 6)) +
  tint('vermilion', circ(485, 300, 30, SW.bg)) +
  tint('wood', rect(600, 140, 230, 120, SW.bg, 4)) +
  tint('glass', rect(616, 154, 198, 92, SW.bg)) +
  line('M715 154V246', SW.bg) +
  shelves(ask, 30, 330, 250, 4, [jars, boxes, bottles, boxes]) +
  tint('stone', path(pen`M860 ${FLOOR + 10}V420Q860 370 910 370H980Q1030 370 1030 420V${FLOOR + 10}Z`, SW.bg)) +
  tint('gamboge', circ(945, 470, 34, SW.bg)) +
  line('M945 470l16 -18M900 560h90M900 600h90', SW.bg) +
  adorn(ask, 'box', 760, FLOOR + 20, 130) +
  pendant(ask, 560, 190, 90)

const plain = { paper: 'bare', windowed: false, sides: [], hung: [], scenic: true } as const

export const CORRIDORS: Readonly<Record<string, Place>> = {
  hallway: room({ ...plain, wall: 'straw', paper: 'wainscot', floor: 'boards', floorTint: 'apricot', more: hallway }),
  'school hallway': room({ ...plain, wall: 'cream', floor: 'tiles', floorTint: 'mist', more: schoolHallway }),
  'hospital hallway': room({
    ...plain,
    wall: 'mint',
    paper: 'wainscot',
    floor: 'tiles',
    floorTint: 'cream',
    more: hospitalHallway,
  }),
  'locker room': room({ ...plain, wall: 'cream', floor: 'tiles', floorTint: 'mist', more: lockerRoom }),
  mall: room({ ...plain, wall: 'blush', floor: 'tiles', floorTint: 'cream', more: mall }),
  lift: room({ ...plain, wall: 'straw', floor: 'tiles', floorTint: 'stone', more: lift }),
  lobby: room({ ...plain, wall: 'cream', floor: 'tiles', floorTint: 'blush', more: lobby }),
  cellar: room({ ...plain, wall: 'stone', paper: 'bricks', floor: 'plain', floorTint: 'mist', more: cellar }),
}

/** Halls where people meet to dance, bowl, sing or be photographed. */
import { star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import { circ, ell, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { Ask } from './backdrop.ts'
import { column, FLOOR, pendant } from './fittings.ts'
import { adorn, type Place } from './kit.ts'
import { room } from './room.ts'

/** Lanes that run away from us toward the pins. */
const lanes = (ask: Ask): string =>
  tint('slate', rect(-10, 470, 1044, 150, SW.bg)) +
  tint('cream', rect(-10, 380, 1044, 92, SW.bg)) +
  [100, 306, 512, 718, 924].map((x, i) => tint(`any${i + 1}`, star(x, 426, 36, SW.bg))).join('') +
  [130, 385, 639, 894]
    .map((x) => [-44, 0, 44].map((by) => adorn(ask, 'bowling pin', x + by, 612, 88)).join(''))
    .join('') +
  tint('apricot', path(pen`M-10 618H1034V1240H-10Z`, SW.bg)) +
  line('M130 618L-120 1240M385 618L250 1240M639 618L774 1240M894 618L1144 1240', SW.bg) +
  tint('stone', path('M250 618H276L50 1240H-10ZM498 618H526L552 1240H472ZM748 618H774L1034 1240H974Z', SW.bg)) +
  [180, 512, 844].map((x) => pendant(ask, x, 150, 120)).join('')

/** Mirrors of many panes behind a rail, under a frieze of fans. */
const mirrors = ({ detail }: Ask): string => {
  const rows = detail === 'simple' ? 1 : 3
  const panes = Array.from({ length: 4 * rows }, (_, i) => {
    const [x, h] = [24 + (i % 4) * 248, 520 / rows]
    return tint('glass', rect(x, 120 + Math.floor(i / 4) * h, 232, h, SW.bg, 8))
  })
  const fans = Array.from({ length: detail === 'simple' ? 0 : 11 }, (_, i) =>
    tint(`any${(i % 3) + 1}`, path(pen`M${i * 96 - 8} 92a48 52 0 0 1 96 0Z`, SW.bg)),
  )
  return (
    tint('straw', rect(-10, 88, 1044, 24, SW.bg)) +
    fans.join('') +
    panes.join('') +
    line('M60 300l70 -84M308 520l60 -72M556 290l60 -72M804 500l70 -84', SW.bg) +
    tint('wood', rect(-10, 500, 1044, 24, SW.bg, 8)) +
    tint('stone', [140, 512, 884].map((x) => rect(x - 10, 520, 20, 60, SW.bg, 4)).join(''))
  )
}

/** A high window of many panes. */
function leaded(x: number, w: number, top: number, foot: number): string {
  const [l, r, arch] = [x - w / 2, x + w / 2, top + w * 0.62]
  let out = tint(
    'stone',
    path(
      pen`M${l - 18} ${foot + 18}V${arch}Q${l - 10} ${top - 22} ${x} ${top - 30}Q${r + 10} ${top - 22} ${r + 18} ${arch}V${foot + 18}Z`,
      SW.bg,
    ),
  )
  out += tint('any1', path(pen`M${l} ${arch}Q${l + 6} ${top} ${x} ${top}Q${r - 6} ${top} ${r} ${arch}Z`, SW.bg))
  const rows = Math.round((foot - arch) / 84)
  for (let i = 0; i < rows; i++)
    for (let k = 0; k < 2; k++) {
      const [u, v, h] = [l + (k * w) / 2, arch + (i * (foot - arch)) / rows, (foot - arch) / rows]
      out += tint(`any${((i * 2 + k) % 6) + 1}`, rect(u, v, w / 2, h, SW.bg))
      out += tint(
        `any${((i + k * 3) % 6) + 1}`,
        path(
          pen`M${u + w / 4} ${v + 10}L${u + w / 2 - 10} ${v + h / 2}L${u + w / 4} ${v + h - 10}L${u + 10} ${v + h / 2}Z`,
          SW.bg * 0.9,
        ),
      )
    }
  return out + tint('gamboge', circ(x, top + w * 0.34, w * 0.17, SW.bg))
}

const chapelWall = (): string =>
  leaded(150, 170, 130, 560) +
  leaded(874, 170, 130, 560) +
  leaded(512, 230, 80, 600) +
  column(330, 62) +
  column(694, 62)

/** Crystals in rings under a crown. */
const chandelier = (x: number): string =>
  line(pen`M${x} -10V70`, SW.bg) +
  tint('gamboge', path(pen`M${x - 150} 150Q${x} 210 ${x + 150} 150L${x + 128} 184Q${x} 240 ${x - 128} 184Z`, SW.bg)) +
  tint('gamboge', path(pen`M${x - 40} 70H${x + 40}L${x + 60} 170H${x - 60}Z`, SW.bg)) +
  [-140, -84, -28, 28, 84, 140]
    .map(
      (by) =>
        tint('cream', rect(x + by - 11, 96 + Math.abs(by) * 0.1, 22, 50, SW.bg, 4)) +
        tint('glass', ell(x + by * 0.9, 236 - Math.abs(by) * 0.2, 12, 20, SW.bg)),
    )
    .join('')

const drapes = (left: boolean): string => {
  const at = (x: number) => (left ? x : 1024 - x)
  return (
    tint(
      'rose',
      path(
        pen`M${at(-12)} 60H${at(150)}Q${at(140)} 300 ${at(40)} 430Q${at(90)} 600 ${at(70)} ${FLOOR}H${at(-12)}Z`,
        SW.bg,
      ),
    ) +
    line(
      pen`M${at(60)} 60Q${at(60)} 280 ${at(10)} 420M${at(110)} 60Q${at(100)} 280 ${at(30)} 426M${at(30)} 470Q${at(50)} 600 ${at(40)} ${FLOOR}`,
      SW.bg,
    ) +
    tint('gamboge', rect(Math.min(at(-12), at(60)), 416, 72, 28, SW.bg, 10))
  )
}

const ballroomWall = (): string =>
  [286, 738]
    .map(
      (x) =>
        tint('glass', path(pen`M${x - 90} 640V300Q${x - 90} 200 ${x} 190Q${x + 90} 200 ${x + 90} 300V640Z`, SW.bg)) +
        line(pen`M${x} 190V640M${x - 90} 340H${x + 90}M${x - 90} 490H${x + 90}`, SW.bg),
    )
    .join('') +
  column(440, 60) +
  column(584, 60) +
  drapes(true) +
  drapes(false) +
  chandelier(512)

const screen = (): string =>
  tint('slate', rect(170, 70, 684, 26, SW.bg, 10)) +
  tint('sky', path('M190 96H834V760Q834 860 900 930H124Q190 860 190 760Z', SW.bg)) +
  line('M330 96Q300 500 250 930M470 96Q460 500 430 930M554 96Q564 500 594 930M694 96Q724 500 774 930', SW.bg * 0.8) +
  [70, 954]
    .map(
      (x, i) =>
        tint('stone', rect(x - 8, 330, 16, 500, SW.bg)) +
        line(pen`M${x} 830L${x - 56} 900M${x} 830L${x + 56} 900`, SW.bg) +
        tint('cloud', path(i ? 'M870 190L1000 250L960 360L850 300Z' : 'M154 190L24 250L64 360L174 300Z', SW.bg)),
    )
    .join('')

/** Pens with somebody waiting in each. */
const pens = (ask: Ask): string =>
  [0, 1, 2, 3]
    .map((i) => {
      const x = 16 + i * 252
      const bars = Array.from({ length: 5 }, (_, k) => pen`M${x + 42 + k * 38} 420V690`).join('')
      return (
        tint('slate', rect(x, 400, 236, 300, SW.bg, 6)) +
        adorn(ask, ['bowl', 'ball', 'bone', 'pillow'][i] as string, x + 118, 690, 70) +
        line(bars, SW.bg * 1.3) +
        tint('stone', rect(x, 390, 236, 24, SW.bg, 4)) +
        tint('cream', rect(x + 70, 320, 96, 56, SW.bg, 6)) +
        adorn(ask, 'paw print', x + 118, 372, 44)
      )
    })
    .join('') +
  tint('gamboge', rect(300, 90, 424, 120, SW.bg, 20)) +
  [400, 512, 624].map((x) => adorn(ask, 'paw print', x, 188, 76)).join('')

/** A cabinet with a screen and a stick. */
const cabinet = (x: number, n: number): string =>
  tint(
    `any${n}`,
    path(
      pen`M${x - 90} ${FLOOR + 40}V300Q${x - 90} 250 ${x - 60} 240H${x + 60}Q${x + 90} 250 ${x + 90} 300V${FLOOR + 40}Z`,
      SW.bg,
    ),
  ) +
  tint('straw', rect(x - 74, 258, 148, 60, SW.bg, 8)) +
  tint('slate', rect(x - 70, 336, 140, 130, SW.bg, 8)) +
  tint('gamboge', n % 2 ? star(x, 402, 36, SW.bg) : circ(x, 402, 32, SW.bg)) +
  tint('mist', path(pen`M${x - 90} 490H${x + 90}L${x + 104} 540H${x - 104}Z`, SW.bg)) +
  tint('vermilion', circ(x - 40, 508, 13, SW.bg) + circ(x + 16, 514, 11, SW.bg) + circ(x + 54, 514, 11, SW.bg)) +
  tint('slate', rect(x - 40, 600, 80, 50, SW.bg, 6))

const plain = { paper: 'bare', windowed: false, sides: [], hung: [] } as const

export const HALLS: Readonly<Record<string, Place>> = {
  'bowling alley': room({ ...plain, wall: 'mint', floor: 'plain', floorTint: 'apricot', more: lanes }),
  'dance studio': room({ ...plain, wall: 'blush', floor: 'boards', floorTint: 'apricot', more: mirrors }),
  chapel: room({ ...plain, wall: 'cream', floor: 'tiles', floorTint: 'stone', more: chapelWall }),
  ballroom: room({ ...plain, wall: 'lilac', floor: 'tiles', floorTint: 'cream', more: ballroomWall }),
  'photo studio': room({ ...plain, wall: 'mist', floor: 'plain', floorTint: 'stone', more: screen }),
  'animal shelter': room({ ...plain, wall: 'mint', floor: 'tiles', floorTint: 'cream', more: pens }),
  arcade: room({
    ...plain,
    wall: 'plum',
    floor: 'tiles',
    floorTint: 'lilac',
    more: () =>
      [100, 306, 718, 924].map((x, i) => cabinet(x, i + 1)).join('') +
      [100, 306, 512, 718, 924].map((x, i) => tint('straw', star(x, 120 + (i % 2) * 40, 44, SW.bg))).join(''),
  }),
}

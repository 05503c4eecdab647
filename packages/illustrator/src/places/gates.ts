/** What tells at a glance where one is: the gate of a zoo, the roof of a platform. */
import type { Box } from '../art/art.ts'
import { SW } from '../ink/pens.ts'
import { ell, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { Ask } from './backdrop.ts'

/** The board over the gate, before the land is raised. */
const BOARD = { x0: 312, x1: 712, y0: 66, y1: 196 }

const bold = (x: number, y: number): string =>
  path(pen`M${x - 40} ${y - 42}h80v24l-44 36h44v24h-80v-24l44 -36h-44Z`, SW.bg)

const round = (x: number, y: number): string => ell(x, y, 42, 43, SW.bg) + ell(x, y, 17, 18, SW.bg)

/** Two posts at the sides of the page and a board between them that says where one is, where no head is before it. */
export function zooGate(ask: Ask): string {
  const { lift = 0 } = ask
  const [top, low] = [BOARD.y0 + lift, 800]
  const post = (x: number) =>
    tint('wood', rect(x - 24, top + 44, 48, low - top, SW.bg, 6)) + tint('leaf', ell(x, top + 40, 40, 24, SW.bg))
  const beam = tint(
    'bark',
    path(pen`M40 ${top + 58}Q512 ${top - 30} 984 ${top + 58}v34Q512 ${top + 4} 40 ${top + 92}Z`, SW.bg),
  )
  const board = isBefore({ ...BOARD, y1: BOARD.y1 - 20 }, ask)
    ? ''
    : tint('straw', rect(BOARD.x0, top, BOARD.x1 - BOARD.x0, 130, SW.bg, 26)) +
      tint('vermilion', bold(400, top + 65)) +
      tint('gamboge', round(512, top + 65)) +
      tint('cerulean', round(624, top + 65))
  return post(64) + post(960) + beam + board
}

/** Whether anybody is before some of it. */
const isBefore = ({ x0, x1, y0, y1 }: Box, { taken = [] }: Ask): boolean =>
  taken.some((box) => box.x1 > x0 && box.x0 < x1 && box.y1 > y0 && box.y0 < y1)

/** The foot of a sail over the heads of the crew, its yard, and ropes to climb at one side. */
export function rigging({ lift = 0, variant }: Ask): string {
  const y = 40 + lift
  const s = variant === 1 ? -1 : 1
  const at = (x: number) => 512 + s * (x - 512)
  const ropes = [-20, 60, 140].map((x) => pen`M${at(x)} 780L${at(90 + x / 6)} ${y}`).join('')
  const rungs = Array.from({ length: 8 }, (_, i) => {
    const share = (i + 0.5) / 8
    const [left, right] = [-20 + share * 107, 140 - share * 27]
    return pen`M${at(left)} ${780 - share * (780 - y)}L${at(right)} ${780 - share * (780 - y)}`
  }).join('')
  const sail = pen`M${at(190)} ${y}H${at(1010)}Q${at(960)} ${y + 110} ${at(1000)} ${y + 190}Q${at(600)} ${y + 120} ${at(200)} ${y + 190}Q${at(240)} ${y + 110} ${at(190)} ${y}Z`
  const seams = [400, 600, 800].map((x) => pen`M${at(x)} ${y}Q${at(x + (600 - x) * 0.1)} ${y + 90} ${at(x)} ${y + 150}`)
  return (
    line(ropes + rungs, SW.bg) +
    tint('cream', path(sail, SW.bg)) +
    line(seams.join(''), SW.bg) +
    tint('wood', rect(s > 0 ? 150 : -26, y - 22, 900, 30, SW.bg, 12))
  )
}

/** Over the platform, with the clock that everybody looks at. */
export function platformRoof({ lift = 0 }: Ask): string {
  const y = 20 + lift
  const scallops = Array.from({ length: 13 }, () => 'q-40 46 -80 0').join('')
  const post = (x: number) =>
    tint('slate', rect(x - 15, y + 80, 30, 700 - lift, SW.bg)) +
    line(pen`M${x} ${y + 200}Q${x + (x < 512 ? 30 : -30)} ${y + 120} ${x + (x < 512 ? 110 : -110)} ${y + 96}`, SW.mid)
  const clock =
    line(pen`M512 ${y + 90}v36`, SW.mid) +
    tint('cream', ell(512, y + 176, 52, 52, SW.bg)) +
    line(pen`M512 ${y + 176}v-34M512 ${y + 176}l24 14`, SW.mid)
  return post(70) + post(954) + clock + tint('roof', path(pen`M-10 -60H1030V${y + 84}${scallops}Z`, SW.bg))
}

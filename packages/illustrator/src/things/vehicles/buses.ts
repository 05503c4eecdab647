import type { Point, Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { arch, said, steps, wheel } from '../kit.ts'

/** Panes in a row, seen through a long body. */
const panes = (from: number, to: number, n: number, w: number, y0: number, y1: number): string[] =>
  steps(from, to, n).map((x) => `${x},${y1}! ${x},${y0}! ${x + w},${y0}! ${x + w},${y1}!`)

/** The same panes as whoever looks out of them finds them: upper left and lower right, the foremost first. */
function paneCorners(from: number, to: number, n: number, w: number, y0: number, y1: number): Record<string, Point> {
  const corners = steps(from, to, n)
    .toReversed()
    .flatMap((x, i): [string, Point][] => [
      [`pane${i}`, [x, y0]],
      [`pane${i}b`, [x + w, y1]],
    ])
  return Object.fromEntries(corners)
}

function seats(p: Pen, xs: readonly number[], y: number): void {
  p.tint('peach')
  for (const x of xs) p.blob(`${x},${y}! ${x + 2},${y - 34} ${x + 14},${y - 40} ${x + 26},${y - 34} ${x + 28},${y}!`)
}

/** Two steps lead in between the folded leaves of the door. */
function openDoor(p: Pen): void {
  p.tint('glass').box4(26, -206, 84, 174)
  p.tint('stone').box4(26, -64, 84, 32).box4(38, -92, 60, 28)
  p.tint('gamboge').poly('26,-210 4,-200 4,-40 26,-30').poly('110,-210 132,-200 132,-40 110,-30')
}

export const BUSES: Thing[] = [
  thing({
    name: 'school bus',
    size: [500, 240],
    points: {
      seat: [118, -104],
      wheel: [158, -138],
      door: [68, -90],
      handle: [-244, -100],
      rim: [118, -124],
      ...paneCorners(-226, 2, 4, 66, -212, -112),
    },
    hollow: [-214, -200, 160, -104],
    back(p) {
      p.tint('glass').box4(-230, -216, 404, 108)
      seats(p, [-204, -128, -52, 22, 90], -106)
      p.tint('slate').bar('154,-154 164,-118', 4)
    },
    front(p, spot) {
      p.tint('gamboge').frame(
        '-246,-40! -246,-212! -230,-232! 160,-232! 178,-220! 182,-130! 236,-118! 248,-100! 248,-40!',
        [...panes(-226, 2, 4, 66, -212, -112), '88,-124! 88,-206! 162,-206! 168,-124!'],
      )
      p.line('76,-216 76,-46').line('182,-130 186,-60')
      p.tint('slate').box4(-246, -100, 320, 14)
      p.tint('vermilion').poly('-10,-96 6,-80 6,-58 -10,-42 -32,-42 -48,-58 -48,-80 -32,-96')
      p.line('-36,-69 -6,-69')
      p.tint('coral').ell(-206, -232, 12).ell(140, -232, 12)
      p.tint('straw').ell(232, -88, 14)
      p.tint('stone').card(-252, -50, 504, 18, 8)
      for (const x of [-156, 166]) {
        p.tint('gamboge')
        arch(p, x, -40, 52)
        wheel(p, x, -38, 38)
      }
      if (said(spot, 'open')) openDoor(p)
    },
  }),
  thing({
    name: 'bus',
    size: [480, 240],
    points: {
      seat: [154, -104],
      wheel: [202, -138],
      door: [110, -90],
      handle: [-236, -100],
      rim: [154, -124],
      ...paneCorners(-220, -8, 4, 62, -214, -112),
    },
    hollow: [-206, -200, 210, -104],
    tops: [[-220, 220, -236]],
    back(p) {
      p.tint('glass').box4(-226, -218, 444, 110)
      seats(p, [-190, -116, -42, 126], -104)
      p.tint('slate').bar('198,-154 208,-118', 4)
    },
    front(p) {
      p.tint('cerulean').frame('-238,-40! -240,-220! -226,-236! 214,-236! 232,-220! 240,-110! 240,-40!', [
        ...panes(-220, -8, 4, 62, -214, -112),
        '64,-60! 64,-206! 104,-206! 104,-60!',
        '122,-124! 122,-206! 212,-206! 220,-124!',
      ])
      p.tint('glass').box4(64, -206, 40, 146)
      p.line('84,-206 84,-60')
      p.tint('white').box4(-238, -100, 290, 22)
      p.tint('straw').card(130, -232, 70, 20, 6)
      p.tint('straw').ell(224, -80, 13)
      p.tint('stone').card(-246, -50, 492, 18, 8)
      for (const x of [-150, 186]) {
        p.tint('cerulean')
        arch(p, x, -40, 50)
        wheel(p, x, -36, 36)
      }
    },
  }),
  thing({
    name: 'double decker bus',
    size: [480, 350],
    points: {
      seat: [154, -104],
      wheel: [202, -138],
      door: [-180, -80],
      handle: [-236, -100],
      rim: [154, -124],
      ...paneCorners(-210, 140, 5, 70, -312, -226),
    },
    hollow: [-206, -312, 210, -226],
    tops: [[-220, 220, -344]],
    back(p) {
      p.tint('glass').box4(-226, -316, 446, 210)
      seats(p, [-190, -102, -14, 74, 162], -222)
      seats(p, [-94, -22, 50], -104)
      p.tint('slate').bar('198,-154 208,-118', 4)
    },
    front(p) {
      p.tint('vermilion').frame('-238,-40! -240,-322! -222,-344! 214,-344! 234,-322! 240,-110! 240,-40!', [
        ...panes(-210, 140, 5, 70, -312, -226),
        ...panes(-114, 30, 3, 62, -188, -112),
        '-208,-58! -208,-188! -146,-188! -146,-58!',
        '120,-118! 120,-188! 216,-188! 222,-118!',
      ])
      p.tint('glass').box4(-208, -188, 62, 130)
      p.line('-177,-188 -177,-58')
      p.tint('cream').box4(-239, -216, 476, 18)
      p.tint('straw').ell(222, -80, 13)
      p.tint('stone').card(-246, -50, 492, 18, 8)
      for (const x of [-84, 176]) {
        p.tint('vermilion')
        arch(p, x, -40, 50)
        wheel(p, x, -36, 36)
      }
    },
  }),
  thing({
    name: 'trolley',
    size: [440, 270],
    points: {
      seat: [30, -104],
      wheel: [150, -146],
      deck: [186, -76],
      door: [170, -100],
      handle: [-200, -120],
      rim: [30, -126],
    },
    hollow: [-150, -200, 150, -104],
    back(p) {
      p.tint('glass').box4(-150, -206, 300, 100)
      seats(p, [-120, -50, 20, 90], -104)
    },
    front(p) {
      p.tint('viridian').bar('-186,-80 -186,-210', 6).bar('186,-80 186,-210', 6)
      p.tint('vermilion').frame('-160,-60! -160,-214! 160,-214! 160,-60!', panes(-146, 84, 4, 60, -200, -126))
      p.tint('gamboge').blob('-214,-208! -196,-228 -150,-232! -120,-256 120,-256 150,-232! 196,-228 214,-208!')
      for (const x of steps(-90, 90, 4)) p.line(`${x},-250 ${x},-234`)
      p.line('-150,-232 150,-232')
      p.tint('cream').card(-150, -112, 300, 40, 8)
      for (const x of steps(-110, 110, 5)) p.line(`${x},-110 ${x},-74`)
      p.tint('viridian').card(-214, -74, 428, 26, 6)
      p.tint('gamboge').ell(196, -92, 14)
      p.tint('stone').card(-130, -50, 260, 20, 8)
      for (const x of [-96, 96]) wheel(p, x, -28, 28, 6)
    },
  }),
  thing({
    name: 'tram',
    size: [500, 270],
    points: { seat: [182, -108], wheel: [220, -140], door: [0, -90], rim: [182, -120] },
    hollow: [-200, -196, 220, -100],
    back(p) {
      p.tint('stone').bar('-40,-232 14,-250! -20,-264', 3).card(-56, -272, 104, 9, 4)
      p.tint('glass').box4(-226, -206, 452, 106)
      seats(p, [-190, -110, 70, 160], -100)
    },
    front(p) {
      p.tint('leaf').frame('-224,-34! -248,-90! -226,-206! -206,-222! 206,-222! 226,-206! 248,-90! 224,-34!', [
        '-222,-120! -206,-196! -172,-196! -172,-120!',
        ...panes(-156, -86, 2, 56, -196, -120),
        ...panes(50, 120, 2, 46, -196, -120),
        '178,-120! 178,-196! 206,-196! 222,-120!',
      ])
      p.tint('glass').card(-22, -198, 62, 146, 6)
      p.line('9,-198 9,-52')
      p.tint('white').card(-12, -186, 14, 62, 5).card(16, -186, 14, 62, 5)
      p.tint('cream').poly('-246,-92 -28,-92 -28,-70 -240,-70').poly('46,-92 246,-92 240,-70 46,-70')
      p.tint('gamboge').card(96, -220, 96, 18, 6)
      p.tint('straw').ell(222, -54, 13)
      p.tint('coral').card(-232, -62, 22, 20, 6)
      p.tint('stone').card(-80, -236, 120, 16, 6).card(-190, -236, 70, 16, 6)
      for (const x of [-150, 96]) {
        p.tint('stone').card(x - 32, -40, 118, 20, 8)
        for (const u of [x, x + 54]) {
          p.tint('slate').ell(u, -22, 22)
          p.tint('stone').ell(u, -22, 11)
        }
      }
    },
  }),
]

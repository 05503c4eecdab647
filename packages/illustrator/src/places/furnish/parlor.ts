/** Where one sits of an evening: sofa, armchair, fire, television, the bench under the window. */
import { SW } from '../../ink/pens.ts'
import { ell, line, path, pen, rect } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import { knobs } from './home.ts'
import { boardOf, KEEPSAKES, windowAt } from './hung.ts'
import { pictureOver } from './pictures.ts'
import { type Bay, FOOT, facing, piece, row, type Spot } from './spot.ts'

/** Before the window stands something low. */
export const lowWindow = (under: Bay['draw'] = cushioned): Bay => ({
  shows: ['window', 'windowsill'],
  high: true,
  draw: (spot) => windowAt(spot, spot.top + 62) + under(spot),
})

/** A padded bench with two cushions. */
function cushioned({ ask, x }: Spot): string {
  const y = FOOT - 108
  return (
    tint(
      'wood',
      rect(x - 130, y, 260, 92, SW.bg, 6) +
        rect(x - 112, y + 26, 106, 50, SW.bg, 6) +
        rect(x + 6, y + 26, 106, 50, SW.bg, 6),
    ) +
    tint('wood', rect(x - 118, FOOT - 18, 28, 20, SW.bg, 4) + rect(x + 90, FOOT - 18, 28, 20, SW.bg, 4)) +
    (ask.detail === 'simple'
      ? ''
      : tint('rose', path(pen`M${x - 112} ${y - 20}q-10 -80 4 -88q42 10 84 0q12 14 0 88Z`, SW.bg)) +
        tint('straw', path(pen`M${x + 20} ${y - 20}q-10 -80 4 -88q42 10 84 0q12 14 0 88Z`, SW.bg))) +
    tint('mint', rect(x - 138, y - 24, 276, 32, SW.bg, 15))
  )
}

/** A sofa with cushions under a picture; it reaches behind those who play. */
export const sofa: Bay = {
  shows: ['couch', 'armchair'],
  draw(spot) {
    const { x, top, ask } = spot
    const [l, r, y] = [x - 146, x + 214, FOOT]
    const cushion = (cx: number) => path(pen`M${cx - 46} ${y - 118}q-8 -84 6 -92q40 10 80 0q14 8 6 92Z`, SW.bg)
    const drawn =
      tint('slate', rect(l + 34, y - 26, 26, 26, SW.bg, 4) + rect(r - 60, y - 26, 26, 26, SW.bg, 4)) +
      tint(
        'aqua',
        path(
          pen`M${l + 30} ${y - 90}V${y - 206}Q${l + 30} ${y - 244} ${l + 72} ${y - 244}H${r - 72}Q${r - 30} ${y - 244} ${r - 30} ${y - 206}V${y - 90}Z`,
          SW.bg,
        ),
      ) +
      (ask.detail === 'simple' ? '' : tint('rose', cushion(l + 100)) + tint('straw', cushion(r - 100))) +
      tint(
        'aqua',
        rect(l + 26, y - 124, (r - l) / 2 - 26, 62, SW.bg, 18) +
          rect((l + r) / 2, y - 124, (r - l) / 2 - 26, 62, SW.bg, 18),
      ) +
      tint('aqua', rect(l + 20, y - 72, r - l - 40, 48, SW.bg, 10)) +
      tint(
        'aqua',
        path(
          pen`M${l - 8} ${y - 24}V${y - 136}Q${l - 8} ${y - 166} ${l + 24} ${y - 166}Q${l + 56} ${y - 166} ${l + 56} ${y - 136}V${y - 24}ZM${r + 8} ${y - 24}V${y - 136}Q${r + 8} ${y - 166} ${r - 24} ${y - 166}Q${r - 56} ${y - 166} ${r - 56} ${y - 136}V${y - 24}Z`,
          SW.bg,
        ),
      )
    return facing(spot, drawn) + pictureOver(ask, x + spot.dir * 30, Math.max(top + 70, 180), 240, 180)
  },
}

/** An armchair under a tall lamp, a picture over both. */
export const armchair: Bay = {
  shows: ['armchair', 'couch', 'lamp'],
  draw(spot) {
    const { x, top } = spot
    const y = FOOT
    const lamp =
      tint('slate', rect(x - 128, y - 400, 14, 390, SW.bg) + ell(x - 121, y - 8, 50, 14, SW.bg)) +
      tint('straw', path(pen`M${x - 160} ${y - 500}H${x - 82}L${x - 46} ${y - 390}H${x - 196 + 16}Z`, SW.bg))
    const chair =
      tint('slate', rect(x - 62, y - 28, 24, 28, SW.bg, 4) + rect(x + 88, y - 28, 24, 28, SW.bg, 4)) +
      tint(
        'rose',
        path(
          pen`M${x - 70} ${y - 70}V${y - 240}Q${x - 64} ${y - 290} ${x + 25} ${y - 290}Q${x + 114} ${y - 290} ${x + 120} ${y - 240}V${y - 70}Z`,
          SW.bg,
        ),
      ) +
      tint('rose', rect(x - 46, y - 128, 142, 56, SW.bg, 18) + rect(x - 60, y - 76, 170, 50, SW.bg, 8)) +
      tint(
        'rose',
        path(
          pen`M${x - 96} ${y - 26}V${y - 142}Q${x - 96} ${y - 170} ${x - 68} ${y - 170}Q${x - 40} ${y - 170} ${x - 40} ${y - 142}V${y - 26}ZM${x + 146} ${y - 26}V${y - 142}Q${x + 146} ${y - 170} ${x + 118} ${y - 170}Q${x + 90} ${y - 170} ${x + 90} ${y - 142}V${y - 26}Z`,
          SW.bg,
        ),
      )
    return facing(spot, lamp + chair) + pictureOver(spot.ask, x + spot.dir * 40, top + 76, 170, 150)
  },
}

/** A mantel with keepsakes, a fire under it and a picture over it. */
export const fireplace: Bay = {
  shows: ['fireplace'],
  draw({ ask, x, top }) {
    const [y, t] = [FOOT, 470]
    const bricks =
      ask.detail === 'simple'
        ? ''
        : line(
            pen`M${x - 126} ${y - 70}h46M${x - 126} ${y - 140}h46M${x + 80} ${y - 70}h46M${x + 80} ${y - 140}h46M${x - 126} ${y - 210}h56M${x + 70} ${y - 210}h56M${x - 34} ${y - 270}v30M${x + 34} ${y - 270}v30`,
            SW.bg * 0.9,
          )
    return (
      pictureOver(ask, x, Math.max(top + 40, t - 300), 190, 160) +
      row(ask, ['candle', 'clock', 'photo frame', 'candle', 'jar'], x - 150, x + 150, t, 84) +
      tint('brick', rect(x - 126, t + 24, 252, y - t - 24, SW.bg)) +
      bricks +
      tint(
        'night',
        path(
          pen`M${x - 80} ${y}V${y - 150}Q${x - 80} ${y - 232} ${x} ${y - 232}Q${x + 80} ${y - 232} ${x + 80} ${y - 150}V${y}Z`,
          SW.bg,
        ),
      ) +
      tint(
        'orange',
        path(
          pen`M${x} ${y - 180}C${x + 64} ${y - 120} ${x + 60} ${y - 60} ${x + 30} ${y - 34}H${x - 30}C${x - 62} ${y - 60} ${x - 56} ${y - 96} ${x - 26} ${y - 124}Q${x - 14} ${y - 112} ${x} ${y - 180}Z`,
          SW.bg,
        ),
      ) +
      tint(
        'sun',
        path(
          pen`M${x + 2} ${y - 108}C${x + 30} ${y - 80} ${x + 26} ${y - 50} ${x} ${y - 40}C${x - 26} ${y - 50} ${x - 22} ${y - 80} ${x + 2} ${y - 108}Z`,
          SW.bg,
        ),
      ) +
      tint('bark', rect(x - 62, y - 38, 124, 28, SW.bg, 13)) +
      tint('wood', rect(x - 164, t, 328, 28, SW.bg, 6)) +
      tint('stone', rect(x - 160, y - 6, 320, 26, SW.bg, 4))
    )
  },
}

/** A set on its low cabinet. */
export const television: Bay = {
  shows: ['television'],
  draw: ({ ask, x, top }) =>
    boardOf({ ask, x }, Math.max(top + 170, 250), 270, KEEPSAKES, 88) +
    piece(ask, 'television', x, 602, 210) +
    tint(
      'wood',
      rect(x - 150, 600, 300, FOOT - 616, SW.bg, 6) +
        rect(x - 132, FOOT - 18, 28, 20, SW.bg, 4) +
        rect(x + 104, FOOT - 18, 28, 20, SW.bg, 4),
    ) +
    tint('apricot', rect(x - 132, 626, 126, FOOT - 664, SW.bg, 6) + rect(x + 6, 626, 126, FOOT - 664, SW.bg, 6)) +
    knobs([x - 32, x + 32], 690),
}

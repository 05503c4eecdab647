import type { Spot } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { said } from '../kit.ts'

/** Two in each pane. */
const FALLING = [-92, -36, 36, 92].flatMap((x, i): [number, number][] => [
  [x, i % 2 ? -222 : -262],
  [x, i % 2 ? -84 : -122],
])

/** The middles of the four panes. */
const PANES = [-64, 64].flatMap((x) => [-247, -107].map((y): [number, number] => [x, y]))

/** Petals of light about the middle of a pane. */
function burst(p: Pen, x: number, y: number, tint: string): void {
  for (let i = 0; i < 8; i++) {
    const [c, s] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)]
    const at = (r: number, aside: number) => `${x + c * r - s * aside},${y + s * r + c * aside}`
    p.tint(tint).blob(`${at(16, 0)}! ${at(32, 9)} ${at(46, 0)}! ${at(32, -9)}`)
  }
}

const star = (p: Pen, x: number, y: number, r: number): void => {
  const knots = Array.from({ length: 10 }, (_, i) => {
    const [a, k] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? r * 0.46 : r]
    return `${x + Math.cos(a) * k},${y + Math.sin(a) * k}!`
  })
  p.tint('gamboge').blob(knots.join(' '))
}

/** The four panes of a window, and the rain or snow that falls behind them, the moon, stars or fireworks. */
export function panes(p: Pen, spot: Spot): void {
  p.tint('white').card(-140, -328, 280, 296, 6)
  p.tint('glass').box4(-120, -308, 112, 122).box4(8, -308, 112, 122).box4(-120, -168, 112, 122).box4(8, -168, 112, 122)
  for (const [x, y] of FALLING)
    if (said(spot, 'rainy')) p.tint('cerulean').blob(`${x},${y - 30}! ${x + 12},${y} ${x},${y + 12} ${x - 12},${y}`)
    else if (said(spot, 'snowy')) p.tint('white').ell(x, y - 8, 13)
  if (said(spot, 'festive'))
    for (const [i, [x, y]] of PANES.entries()) burst(p, x, y, ['vermilion', 'gamboge', 'azure', 'violet'][i] as string)
  if (said(spot, 'starry') || said(spot, 'moonlit'))
    for (const [x, y] of PANES.slice(said(spot, 'moonlit') ? 2 : 0)) star(p, x, y, 34)
  if (said(spot, 'moonlit')) p.tint('gamboge').blob('-84,-290! -46,-286 -26,-246 -46,-206 -84,-202! -62,-246')
}

import type { Spot } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { said } from '../kit.ts'

/** Two in each pane. */
const FALLING = [-92, -36, 36, 92].flatMap((x, i): [number, number][] => [
  [x, i % 2 ? -222 : -262],
  [x, i % 2 ? -84 : -122],
])

/** The four panes of a window, and the rain or snow that falls behind them. */
export function panes(p: Pen, spot: Spot): void {
  p.tint('white').card(-140, -328, 280, 296, 6)
  p.tint('glass').box4(-120, -308, 112, 122).box4(8, -308, 112, 122).box4(-120, -168, 112, 122).box4(8, -168, 112, 122)
  for (const [x, y] of FALLING)
    if (said(spot, 'rainy')) p.tint('cerulean').blob(`${x},${y - 30}! ${x + 12},${y} ${x},${y + 12} ${x - 12},${y}`)
    else if (said(spot, 'snowy')) p.tint('white').ell(x, y - 8, 13)
}

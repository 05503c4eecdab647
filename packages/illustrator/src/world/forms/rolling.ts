/** A car, bus or train of any shape: on wheels, with windows, its driver in it. */
import { circ, line, path, pen } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import { facesOf, type Kit, made, middleOf, pane, smokeFrom, tallOf, union, wheelOf, wideOf } from './kit.ts'
import { Mass } from './mass.ts'
import { lying, svgOf } from './picture.ts'

interface Make {
  /** Width over height at most. */
  long: number
  wheels: number
  windows: number
  funnel?: true
}

const rolling =
  ({ long, wheels, windows, funnel }: Make): Kit =>
  (stand) => {
    const { spot } = stand
    const way = spot.facing === 'left' ? -1 : 1
    const r = spot.h * 0.15
    const body = lying(stand, spot.h * long, spot.h * (funnel ? 0.7 : 0.84), [spot.x, spot.y - r])
    if (!body) return null
    const mass = new Mass(body)
    const { box } = mass
    const size = Math.max(30, Math.min(tallOf(box) * 0.22, wideOf(box) * 0.12))
    const panes = mass.discs(windows, size * 0.62, facesOf(body))
    // Glass is all at one height.
    const level = panes.length ? panes.reduce((sum, [, y]) => sum + y, 0) / panes.length : 0
    const at = panes.map(([x, y]) => [x, mass.depth(x, level) > size * 0.5 ? level : y] as const)
    const glass = at.map(([x, y]) => pane(x, y, size * 1.1, size, spot.sw * 0.9)).join('')
    const span = wideOf(box) * 0.62
    const hubs = Array.from({ length: wheels }, (_, i) => middleOf(box) - span / 2 + (span * i) / (wheels - 1))
    const front = way > 0 ? box.x1 : box.x0
    const lampX = front - way * Math.max(12, wideOf(box) * 0.04)
    const lampY = mass.foot(lampX) ?? box.y1 - tallOf(box) * 0.3
    const lamp = tint(
      'straw',
      circ(lampX, Math.min(lampY, box.y1) - Math.max(12, spot.h * 0.04), Math.max(13, spot.h * 0.04), spot.sw * 0.9),
    )
    const stack = funnel ? stackOn(mass, middleOf(box) + way * wideOf(box) * 0.26, spot.h * 0.16, spot.sw) : ''
    const svg = svgOf(body) + glass + lamp + hubs.map((x) => wheelOf(x, spot.y - r, r, spot.sw)).join('')
    const seat = [middleOf(box), box.y0 + tallOf(box) * 0.3] as const
    return made(
      spot,
      [
        { part: 'back', svg: stack },
        { part: 'front', svg },
      ],
      union(union(body.box, { ...body.box, y1: spot.y }), {
        ...body.box,
        y0: body.box.y0 - (funnel ? spot.h * 0.3 : 0),
      }),
      {
        seat,
        rim: [seat[0], box.y0 + tallOf(box) * 0.12],
        wheel: [seat[0] + way * spot.h * 0.2, seat[1] - spot.h * 0.16],
        door: [middleOf(box), box.y1 - tallOf(box) * 0.4],
        handle: [way > 0 ? box.x0 : box.x1, box.y1 - tallOf(box) * 0.4],
        deck: [middleOf(box), box.y0 + tallOf(box) * 0.3],
      },
      {
        hollow: {
          x0: box.x0 + wideOf(box) * 0.2,
          x1: box.x1 - wideOf(box) * 0.2,
          y0: box.y0 - spot.h * 0.2,
          y1: box.y0 + tallOf(box) * 0.55,
        },
        ...(body.features ? { features: body.features } : {}),
      },
    )
  }

/** A chimney behind the body, with its smoke. */
function stackOn(mass: Mass, x: number, h: number, sw: number): string {
  const y = mass.crest(x) ?? mass.box.y0
  const w = h * 0.34
  return (
    smokeFrom(x, y - h * 1.1, w * 0.8, sw) +
    tint(
      'slate',
      path(pen`M${x - w * 0.7} ${y + h * 0.4}L${x - w} ${y - h}H${x + w}L${x + w * 0.7} ${y + h * 0.4}Z`, sw),
    ) +
    line(pen`M${x - w * 0.95} ${y - h * 0.75}h${w * 1.9}`, sw * 0.85)
  )
}

export const car = rolling({ long: 1.9, wheels: 2, windows: 2 })
export const bus = rolling({ long: 2.2, wheels: 2, windows: 4 })
export const train = rolling({ long: 2.2, wheels: 3, windows: 3, funnel: true })

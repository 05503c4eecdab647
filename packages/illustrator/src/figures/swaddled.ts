/** A newborn is wrapped up to the chin: of the body one sees a bundle. */
import type { Actor, Art, Box, Point } from '../art/art.ts'
import { contourWidth } from '../art/contour.ts'
import { Pen } from '../art/pen.ts'

/** How long and how wide the bundle is below the middle of the head, in halves of the head. */
const [LONG, HALF] = [2.75, 1.12]

export const swaddled = (actor: Actor): Actor => ({
  ...actor,
  can: () => true,
  act(spot, acting) {
    const attributes = [...(spot.attributes ?? []), 'bald']
    const whole = actor.act({ ...spot, attributes }, { mood: acting.mood, pose: 'stand', turn: 0 })
    const [x, y] = whole.points.headMid ?? [spot.x, spot.y]
    const scale = Math.abs(y - (whole.points.headTop?.[1] ?? y)) || spot.h * 0.2
    const pen = new Pen({ x, y, scale, facing: spot.facing, sw: spot.sw })
    bundle(pen)
    const edge = spot.outlined ? pen.contour(contourWidth(spot.sw, scale * LONG)) : ''
    const at = (u: number, v: number): Point => pen.map(u, v)
    return {
      ...whole,
      layers: [
        { part: 'torso', svg: edge + pen.svg },
        ...whole.layers.filter(({ part }) => part === 'head' || part === 'hairBack'),
      ],
      box: around(pen.box, scale, [x, y]),
      points: { ...whole.points, chest: at(0, 1.4), lap: at(0, 1.8), seat: at(0, 2.1), back: at(-HALF, 1.4) },
    } satisfies Art
  },
})

/** A hood behind the head, the cloth crossed below the chin, the end tucked in. */
function bundle(pen: Pen): void {
  pen
    .tint('cerulean')
    .blob(
      `0,-1.2 0.86,-0.84 1.2,0 ${HALF},0.8 1.16,1.5 0.84,2.3 0.3,${LONG} -0.3,${LONG} -0.84,2.3 -1.16,1.5 ${-HALF},0.8 -1.2,0 -0.86,-0.84`,
    )
  pen.line(`-0.98,0.72! -0.2,1.24 0.62,1.72 0.98,1.98!`)
  pen.line(`0.98,0.72! 0.6,1.06 0.16,1.4!`)
  pen.line(`-1.0,1.72! -0.5,2.06 0.1,2.36 0.44,2.52!`)
}

const around = (box: Box, r: number, [x, y]: Point): Box => ({
  x0: Math.min(box.x0, x - r),
  y0: Math.min(box.y0, y - r),
  x1: Math.max(box.x1, x + r),
  y1: box.y1,
})

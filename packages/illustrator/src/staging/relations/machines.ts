/** What machines do: a tow truck has the car on its hook, a bulldozer the hole before its blade. */
import type { Point } from '../../art/art.ts'
import { midX, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { heapBeside } from './acts/earth.ts'
import { turnTogether } from './acts/kit.ts'
import { disc } from './effects.ts'
import { resize } from './kit.ts'

/** In degrees: how far the end on the hook is off the ground. */
const LIFTED = 9

/** The front end of the car hangs on the hook, its rear wheels on the road. */
export function tows(scene: Scene, truck: Member, load: Member): boolean {
  const hook = truck.art.points.hook
  if (truck.being || load.being || !hook || !/tow/.test(truck.entry.name) || scene.together(truck, load)) return false
  const s = side(truck.place.facing)
  if (scene.alone(load)) load.at({ facing: truck.place.facing })
  if (wide(load.art.box) > wide(truck.art.box) * 0.9)
    resize(scene, load, (load.place.h * wide(truck.art.box) * 0.9) / wide(load.art.box))
  const rear = s > 0 ? load.art.box.x0 : load.art.box.x1
  const ground = load.art.box.y1
  turnTogether([load], -LIFTED * s, [rear + s * wide(load.art.box) * 0.2, ground])
  const { box } = load.art
  const front = s > 0 ? box.x1 : box.x0
  scene.group(load).shift(hook[0] - front + s * wide(box) * 0.05, truck.art.box.y1 - box.y1)
  // Before the bumper, or nobody sees that it hangs there.
  scene.join(load, truck, 'under')
  return true
}

/** In heights and widths of the machine: what it pushes is no larger. */
const [PUSHED_HIGH, PUSHED_WIDE] = [0.75, 0.6]

/** What it pushes is right before its front, and hides nothing of it. */
export function shoves(scene: Scene, machine: Member, load: Member): void {
  if (scene.together(machine, load)) return
  const [mine, { box }] = [machine.art.box, load.art]
  const much = Math.max(tall(box) / (tall(mine) * PUSHED_HIGH), wide(box) / (wide(mine) * PUSHED_WIDE))
  if (much > 1 && (load.named.size ?? 1) <= 1) resize(scene, load, load.place.h / much)
  const s = side(machine.place.facing)
  const [front, near] = s > 0 ? [mine.x1, load.art.box.x0] : [mine.x0, load.art.box.x1]
  scene.group(load).shift(front - near, mine.y1 - load.art.box.y1)
  scene.join(load, machine, 'under')
}

/** Beside the machine that fills it a truck is so high. */
const TRUCK = 0.86
/** Lumps under the bucket: how far they are from it, of the way down, aside in radii, and how large. */
const LUMPS = [
  [0.1, -1.2, 1],
  [0.32, 0.9, 0.8],
  [0.55, -0.4, 1.1],
  [0.8, 1.3, 0.7],
] as const

/** A digger with the truck that its load is in: the bucket over the bed, earth falling from it. */
export function loads(scene: Scene, machine: Member, load: Member): boolean {
  const truck = scene.does(load, 'inside', 'on-top-of')?.b
  if (machine.being || !machine.has('dump') || !truck?.has('deck') || scene.together(machine, truck)) return false
  machine.wear('loading')
  truck.at({ facing: machine.place.facing })
  resize(scene, truck, machine.place.h * TRUCK)
  const bed = (): Point => truck.point('deck')
  resize(scene, load, (load.place.h * wide(truck.art.box) * 0.4) / wide(load.art.box))
  load.move({ scale: 1, dx: bed()[0] - midX(load.art.box), dy: bed()[1] - load.art.box.y1 })
  scene.group(truck).shift(machine.point('dump')[0] - bed()[0], machine.place.y - truck.place.y)
  scene.join(machine, truck, 'over')
  scene.extras.push({
    of: machine,
    draw(sw) {
      const [[x, y], down] = [machine.point('dump'), load.art.box.y0]
      const r = machine.place.h * 0.03
      return LUMPS.map(([far, off, k]) => disc([x + off * r, y + (down - y) * far], r * k, 'umber', sw)).join('')
    },
  })
  return true
}

/** Of the machine's width: how wide what it digs is. */
const DUG = 0.5

export function scoops(scene: Scene, machine: Member, hole: Member): boolean {
  if (machine.being || hole.entry.name !== 'hole' || scene.together(machine, hole)) return false
  const s = side(machine.place.facing)
  const width = wide(machine.art.box)
  resize(scene, hole, (hole.place.h * width * DUG) / wide(hole.art.box))
  const { box } = hole.art
  const front = s > 0 ? machine.art.box.x1 : machine.art.box.x0
  // The bucket comes down into the middle of it.
  const x = machine.has('tip') ? machine.point('tip')[0] + s * width * 0.05 : front + s * wide(box) * 0.44
  scene.group(hole).shift(x - midX(box), machine.art.box.y1 + tall(box) * 0.28 - box.y1)
  scene.join(hole, machine, 'under')
  heapBeside(scene, machine, hole, Math.min(tall(machine.art.box), width) * 0.9)
  return true
}

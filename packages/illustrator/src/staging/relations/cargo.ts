/** What a truck has on its bed lies there in a heap, and looks out over its sides; what a forklift lifts lies on its forks. */
import { midX, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { onHook } from './hoist.ts'
import { meet, resize } from './kit.ts'
import { tipsOut } from './tip.ts'

/** Whether a machine has it where such a machine has its load. */
export function machineBears(scene: Scene, machine: Member, load: Member): boolean {
  if (machine.being) return false
  if (machine.has('hook') && machine.has('low')) {
    onHook(scene, machine, load)
    return true
  }
  if (tipsOut(scene, machine, load) || onForks(scene, load, machine)) return true
  // The one that is told of is not there without the others of its kind.
  const all = scene.members.filter(({ named }) => named === load.named)
  return all.map((one) => onBed(scene, one, machine)).some(Boolean)
}

const ON_BED = /^(inside|on-top-of|hides-in)$/
const LOADED = /^(carries|holds)$/

/** Whether it has an open bed, or is drawn with one where something is on it. */
const hasBed = (truck: Member): boolean => !truck.being && truck.has('bed0') && truck.has('bed1')

function cargoOf({ members, bonds }: Scene, truck: Member): Member[] {
  const told = bonds.flatMap(({ a, b, relation }) =>
    b === truck && !a.being && ON_BED.test(relation.relation)
      ? [a.named]
      : a === truck && b && !b.being && LOADED.test(relation.relation)
        ? [b.named]
        : [],
  )
  return members.filter(({ named, being }) => !being && told.includes(named))
}

/** Of the width of the bed and the height of the truck: how large what lies alone on it may be. */
const [BROAD, HIGH] = [0.86, 0.62]
/** Of its height: how much of what lies on the bed is below the edge of its side. */
const SUNK = 0.28

/** Whether it is on the bed now. */
export function onBed(scene: Scene, load: Member, truck: Member): boolean {
  if (load.being || !hasBed(truck) || scene.together(load, truck)) return false
  const cargo = cargoOf(scene, truck)
  const index = cargo.indexOf(load)
  if (index < 0) return false
  truck.wear('open-bed')
  const [p, q] = [truck.point('bed0'), truck.point('bed1')]
  const [left, right] = [Math.min(p[0], q[0]), Math.max(p[0], q[0])]
  const below = Math.ceil(cargo.length * 0.6)
  const isUpper = index >= below
  const row = isUpper ? cargo.length - below : below
  const at = isUpper ? index - below : index
  const room = (right - left) * BROAD
  const broad = below === 1 ? room : (room / below) * 1.15
  const high = tall(truck.art.box) * (cargo.length > 1 ? HIGH * 0.72 : HIGH)
  const { box } = load.art
  resize(scene, load, load.place.h * Math.min(broad / wide(box), high / tall(box)))
  const h = tall(load.art.box)
  const step = room / below
  const x = (left + right) / 2 + (at - (row - 1) / 2) * step
  const y = p[1] + h * SUNK - (isUpper ? h * 0.62 : 0)
  meet(scene, load, truck, [midX(load.art.box), load.art.box.y1], [x, y])
  scene.join(load, truck, { before: 'front', of: truck })
  return true
}

/** Of the height of the forklift. */
const LIFTED = 0.46

function onForks(scene: Scene, load: Member, machine: Member): boolean {
  if (machine.entry.name !== 'forklift' || load.being || scene.together(load, machine)) return false
  const { box } = load.art
  const most = tall(machine.art.box) * LIFTED
  resize(scene, load, (load.place.h * most) / Math.max(tall(box), wide(box) * 0.8))
  const s = side(machine.place.facing)
  const [x, y] = machine.point('deck')
  // Its rear edge is at the mast.
  const near = s > 0 ? load.art.box.x0 : load.art.box.x1
  const mast = x - s * wide(machine.art.box) * 0.08
  meet(scene, load, machine, [near, load.art.box.y1], [mast, y])
  scene.join(load, machine, 'over')
  return true
}

/** Between the pump and the rear of a car, the nozzle in it, its hose behind whoever holds it. */
import type { Point } from '../../../art/art.ts'
import { midX, side, tall, wide } from '../../geometry.ts'
import { area } from '../effects.ts'
import { ahead, resize } from '../kit.ts'
import { cord } from '../stance.ts'
import { type ActStager, toFront } from './kit.ts'

/** In heights of who refuels: the car, the pump, how far apart the two are from the chest, and the nozzle. */
const [CAR, PUMP, BEHIND, ARM, NOZZLE] = [0.95, 1.1, 0.6, 0.25, 0.12]
/** Of the car: where its tank is. */
const TANK = { in: 0.09, down: 0.56 }

export const refuel: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  const h = a.place.h
  const s = side(a.place.facing)
  if (scene.alone(b)) b.at({ facing: a.place.facing })
  resize(scene, b, (b.place.h * h * CAR) / tall(b.art.box))
  a.act({ pose: 'reach', turn: 0.4 })
  const edge = s > 0 ? b.art.box.x0 : b.art.box.x1
  const tank: Point = [edge + s * wide(b.art.box) * TANK.in, b.art.box.y0 + tall(b.art.box) * TANK.down]
  const hand: Point = [tank[0] - s * h * NOZZLE, tank[1] - h * 0.03]
  scene.group(a).shift(hand[0] - s * h * ARM - a.point('chest')[0], b.art.box.y1 + h * 0.03 - a.art.box.y1)
  scene.join(a, b, 'over')
  a.act({ reach: { nearHand: hand } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b, tool: null, at: () => a.point('nearHand') })
  scene.extras.push({ of: a, draw: (sw) => nozzle(a.point('nearHand'), ahead(a, 1), a.place.h * NOZZLE, sw) })
}

/** The pump stands behind whoever refuels, its hose in their hand. */
export const atPump: ActStager = (scene, a, pump) => {
  if (!pump || scene.together(a, pump)) return
  const h = a.place.h
  const s = side(a.place.facing)
  pump.at({ facing: a.place.facing })
  resize(scene, pump, (pump.place.h * h * PUMP) / tall(pump.art.box))
  const x = a.point('chest')[0] - s * h * BEHIND
  scene.group(pump).shift(x - midX(pump.art.box), a.art.box.y1 - h * 0.02 - pump.art.box.y1)
  scene.join(pump, a, 'under')
  const hose = (): Point => {
    const { box } = pump.art
    return [midX(box) + ahead(a, wide(box) * 0.4), box.y0 + tall(box) * 0.4]
  }
  scene.extras.push({ of: pump, draw: (sw) => cord(hose(), a.point('nearHand'), 0.35, sw * 1.6) })
}

const n = (value: number): string => value.toFixed(1)

/** A spout out of the fist, bent down into the tank. */
const nozzle = ([x, y]: Point, s: number, long: number, sw: number): string => {
  const at = (u: number, v: number): string => `${n(x + s * u * long)} ${n(y + v * long)}`
  return area(
    `M${at(0.2, -0.3)}L${at(0.95, -0.2)}L${at(1.2, 0.1)}L${at(1.05, 0.3)}L${at(0.8, 0.12)}L${at(0.2, 0.14)}Z`,
    'stone',
    sw * 0.8,
  )
}

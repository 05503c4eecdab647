/** Things with room for who is in them: a door that stands open, a balloon with a basket for a whole family. */
import type { Pen } from '../art/pen.ts'
import { star } from '../things/kit.ts'
import type { Inanimate } from '../world/world.ts'
import { redrawn } from './redrawn.ts'

/** The frame, what is behind it, and the leaf that is swung out to one side. One for cats is lower, or they would be lost in it. */
export const openDoor = (entry: Inanimate, isLow: boolean): Inanimate => (isLow ? lowDoor(entry) : highDoor(entry))

const lowDoor = (entry: Inanimate): Inanimate =>
  redrawn(entry, {
    size: [400, 270],
    points: { door: [40, 0], handle: [-156, -124], grip: [-156, -124], rim: [40, 0] },
    hollow: [-92, -232, 172, -4],
    back(p) {
      p.tint('cream').box4(-112, -262, 304, 262)
      p.tint('sky').box4(-94, -240, 268, 240)
      p.tint('umber').poly('-94,-48 174,-48 174,0 -94,0')
      p.tint('cerulean').poly('-98,-244 -190,-268 -190,24 -98,0')
      p.tint('sky').poly('-118,-214 -170,-226 -170,-146 -118,-140').poly('-118,-106 -170,-108 -170,-18 -118,-24')
      p.tint('gamboge').spot(-180, -126, 9)
    },
  })

const highDoor = (entry: Inanimate): Inanimate =>
  redrawn(entry, {
    size: [300, 400],
    points: { door: [40, 0], handle: [-116, -184], grip: [-116, -184], rim: [40, 0] },
    hollow: [-52, -364, 132, -4],
    back(p) {
      p.tint('cream').box4(-72, -392, 224, 392)
      p.tint('sky').box4(-54, -372, 188, 372)
      p.tint('umber').poly('-54,-58 134,-58 134,0 -54,0')
      p.tint('cerulean').poly('-58,-376 -146,-398 -146,24 -58,0')
      p.tint('sky').poly('-78,-346 -126,-358 -126,-226 -78,-222').poly('-78,-186 -126,-188 -126,-28 -78,-34')
      p.tint('gamboge').spot(-136, -204, 9)
    },
  })

/** Of all baskets: how much wider it is for one, for each one more, and at most. */
const [FOR_ONE, EACH, WIDEST] = [1.2, 0.3, 2]

/** As wide as those in it need, under a bag that is no larger for it. */
export function roomyBalloon(entry: Inanimate, guests: number): Inanimate {
  const k = Math.min(WIDEST, FOR_ONE + EACH * (guests - 1))
  const x = (value: number) => Math.round(value * k)
  const rope = (p: Pen, s: number) => p.tint('bark').bar(`${s * 52},-296 ${s * x(104)},-152`, 6)
  return redrawn(entry, {
    size: [Math.max(330, x(250)), 606],
    habitat: 'air',
    points: { seat: [0, -68], rim: [0, -150], deck: [0, -80], tie: [0, -12] },
    hollow: [x(-92), -290, x(92), -84],
    back(p, spot) {
      const bright = spot.rng.shuffle(['vermilion', 'gamboge', 'cerulean', 'sap', 'violet', 'rose'])
      for (const s of [-1, 1]) rope(p, s)
      p.tint(bright[0] as string).blob(
        '0,-606 100,-592 186,-530 196,-452 146,-356 54,-286! -54,-286! -146,-356 -196,-452 -186,-530 -100,-592',
      )
      p.tint(bright[1] as string).blob(
        '0,-604 66,-580 116,-526 120,-452 86,-356 32,-286! -32,-286! -86,-356 -120,-452 -116,-526 -66,-580',
      )
      p.tint(bright[2] as string).blob(
        '0,-602 30,-570 44,-526 44,-452 32,-356 12,-286! -12,-286! -32,-356 -44,-452 -44,-526 -30,-570',
      )
      p.tint('straw')
      for (const at of [-80, 0, 80]) star(p, at, -470, 25, 0.5)
      p.tint(bright[4] as string).card(-58, -304, 116, 24, 8)
      p.tint('umber').poly(`${x(-102)},-150 ${x(102)},-150 ${x(94)},-104 ${x(-94)},-104`)
    },
    front(p) {
      p.tint('bark').blob(`${x(-104)},-150! ${x(104)},-150! ${x(90)},-14 ${x(70)},0 ${x(-70)},0 ${x(-90)},-14`)
      p.line(`${x(-99)},-104 ${x(99)},-104`).line(`${x(-94)},-56 ${x(94)},-56`)
      p.line(`${x(-46)},-104 ${x(-46)},-56`)
        .line(`${x(46)},-104 ${x(46)},-56`)
        .line('0,-56 0,-3')
      p.tint('gamboge').card(x(-112), -162, x(224), 24, 10)
    },
  })
}

/** Where several are in what is usually drawn with room for none: a treehouse that is open in front, a train of cars on a roller coaster. */
import type { Pen } from '../art/pen.ts'
import type { Inanimate } from '../world/world.ts'
import { redrawn } from './redrawn.ts'

/** How much wider it is for each one more than two, and at most. */
const [EACH, WIDEST, FOR_ONE] = [0.4, 2, 0.74]

/** A house of which the front wall ends at a parapet: a window would show half of one child. */
export function openTreehouse(entry: Inanimate, guests: number): Inanimate {
  const k = guests === 1 ? FOR_ONE : Math.min(WIDEST, 1 + EACH * Math.max(0, guests - 2))
  const x = (value: number) => Math.round(value * k)
  return redrawn(entry, {
    size: [x(560), 700],
    points: { rim: [0, -310], door: [0, -262], branch: [x(236), -250], low: [x(220), -230], grip: [x(-190), -130] },
    hollow: [x(-134), -530, x(134), -262],
    tops: [[x(-200), x(200), -258]],
    back(p) {
      p.tint('bark').blob('-84,0! -46,-50 -44,-250 -60,-420! 60,-420! 44,-250 50,-50 90,0! 40,-16 0,0 -40,-16')
      p.tint('crown1').blob(
        [
          [-230, -400, '!'],
          [-280, -450, ''],
          [-270, -540, ''],
          [-214, -580, ''],
          [-190, -660, ''],
          [-100, -694, ''],
          [0, -680, ''],
          [100, -694, ''],
          [190, -660, ''],
          [214, -580, ''],
          [270, -540, ''],
          [280, -450, ''],
          [230, -400, '!'],
        ]
          .map(([dx, y, corner]) => `${x(dx as number)},${y}${corner}`)
          .join(' '),
      )
      p.tint('cream').box4(x(-150), -560, x(300), 300)
    },
    front(p) {
      ladder(p, x(-186))
      p.tint('ochre')
        .box4(x(-158), -560, 24, 302)
        .box4(x(158) - 24, -560, 24, 302)
      p.tint('coral').blob(`${x(-206)},-536! 0,-656! ${x(206)},-536! ${x(190)},-512! ${x(-190)},-512!`)
      p.tint('ochre').box4(x(-158), -336, x(316), 78)
      for (const dx of [-100, -50, 0, 50, 100]) p.line(`${x(dx)},-334 ${x(dx)},-260`)
      p.tint('wood').box4(x(-166), -346, x(332), 18)
      p.box4(x(-230), -262, x(460), 30)
      p.bar(`${x(-150)},-230 -50,-120`, 10).bar(`${x(180)},-230 50,-120`, 10)
    },
  })
}

function ladder(p: Pen, x: number): void {
  p.tint('wood')
    .bar(`${x - 30},0 ${x - 22},-262`, 9)
    .bar(`${x + 30},0 ${x + 22},-262`, 9)
  for (const y of [-36, -84, -132, -180, -226]) p.bar(`${x - 26},${y} ${x + 26},${y}`, 8)
}

const CAR = 170

/** Cars in a row on their track, a loop behind them: one for each who rides. */
export function coasterTrain(entry: Inanimate, guests: number): Inanimate {
  const n = Math.min(5, Math.max(2, guests))
  const half = (n * CAR) / 2
  return redrawn(entry, {
    size: [n * CAR + 160, 460],
    points: { seat: [0, -150], rim: [0, -220] },
    hollow: [-half + 14, -340, half - 14, -140],
    back(p) {
      const x = half * 0.5
      p.tint('vermilion').bar(`${x - 120},-60 ${x - 110},-330 ${x},-430 ${x + 110},-330 ${x + 120},-60`, 9)
      for (let i = 0; i < n; i++) p.tint('slate').card(-half + i * CAR + 8, -262, 40, 150, 16)
    },
    front(p) {
      track(p, half)
      for (let i = 0; i < n; i++) {
        const left = -half + i * CAR
        p.tint('slate')
          .ell(left + 46, -84, 18)
          .ell(left + 124, -84, 18)
        p.tint(i % 2 ? 'gamboge' : 'cerulean').blob(
          `${left + 6},-206! ${left + 50},-200 ${left + 110},-196 ${left + 160},-226! ${left + 166},-160 ${left + 156},-98! ${left + 10},-98!`,
        )
        p.tint('straw').card(left + 42, -164, 84, 34, 12)
      }
    },
  })
}

function track(p: Pen, half: number): void {
  const [x0, x1] = [-half - 70, half + 70]
  p.tint('slate')
  for (let x = x0 + 20; x < x1 - 60; x += 90) p.bar(`${x},0 ${x + 70},-60`, 4).bar(`${x + 70},0 ${x},-60`, 4)
  p.tint('vermilion').bar(`${x0},-62 ${x1},-62`, 9)
}

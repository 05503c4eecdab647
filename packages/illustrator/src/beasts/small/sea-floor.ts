/** Creatures of the sea floor, and one that was there long ago. */
import { type Creature, cute, ellipse } from './creature.ts'

const FEET = [
  [0.26, 0],
  [-0.26, 0],
] as const

/** Seen from above: a head shield, furrowed sides and a tail. */
const trilobite: Creature = {
  name: 'trilobite',
  poses: 'walk run sit lie-curled climb',
  head: [0, -1.1, 0.3],
  back: [0, -0.6],
  feet: FEET,
  tail: [0, 0],
  mouth: [0, -0.98],
  draw(c) {
    const { ink, f } = c
    const body = f.d('M-.56 -.92C-.6 -.5 -.44 -.1 0 .02C.44 -.1 .6 -.5 .56 -.92Z')
    ink.tint('sand').shape(body)
    ink.clip(body, () => {
      for (const y of [-0.8, -0.64, -0.48, -0.32, -0.16])
        ink.line(f.d(`M-.7 ${y + 0.06}Q0 ${y - 0.1} .7 ${y + 0.06}`), 0.8)
      ink.line(f.d('M-.2 -1Q-.16 -.4 -.06 .04M.2 -1Q.16 -.4 .06 .04'), 0.9)
    })
    ink.line(body, 1)
    ink.part('head').tint('ochre')
    ink.shape(
      f.d(
        'M-.72 -.74C-.8 -1.2 -.44 -1.46 0 -1.46C.44 -1.46 .8 -1.2 .72 -.74C.6 -.84 .5 -.9 0 -.9C-.5 -.9 -.6 -.84 -.72 -.74Z',
      ),
    )
    cute(c, 0, -1.2, 0.24)
  },
}

const seaUrchin: Creature = {
  name: 'sea urchin',
  habitat: 'water',
  poses: 'sit lie-curled float',
  head: [0, -0.5, 0.36],
  back: [0, -0.9],
  feet: FEET,
  draw(c) {
    const { ink, f } = c
    ink.tint('violet')
    for (let i = 0; i < 22; i++) {
      const a = (i / 22) * Math.PI * 2 + 0.14
      const [x, y] = [Math.cos(a), Math.sin(a)]
      if (y > 0.86) continue
      const long = i % 2 ? 0.78 : 0.66
      ink.shape(
        f.d(
          `M${x * 0.34 - y * 0.05} ${-0.44 + y * 0.34 + x * 0.05}L${x * long} ${Math.min(-0.01, -0.44 + y * long)}L${x * 0.34 + y * 0.05} ${-0.44 + y * 0.34 - x * 0.05}Z`,
        ),
        0.85,
      )
    }
    ink.tint('lilac').shape(f.d(ellipse(0, -0.44, 0.44, 0.42)))
    cute(c, 0, -0.46, 0.26)
  },
}

const horseshoeCrab: Creature = {
  name: 'horseshoe crab',
  poses: 'walk run sit lie-curled climb',
  head: [0.36, -0.4, 0.3],
  back: [0, -0.6],
  feet: FEET,
  tail: [-1.3, -0.1],
  draw(c) {
    const { ink, f } = c
    ink.tint('umber').shape(f.d('M-.66 -.3L-1.4 -.1L-.66 -.16Z'))
    ink.shape(f.d('M-.1 -.5C-.4 -.5 -.7 -.4 -.8 -.24L-.66 -.2L-.62 -.08L-.46 -.14L-.4 -.02L-.2 -.1L0 -.06Z'))
    ink.tint('bark').shape(f.d('M-.2 -.1C-.3 -.5 0 -.78 .36 -.78C.76 -.78 1 -.46 .96 -.06C.6 -.14 .2 -.04 -.2 -.1Z'))
    ink.line(f.d('M-.06 -.34Q.2 -.64 .5 -.62'), 0.85)
    ink.part('head')
    cute(c, 0.52, -0.38, 0.22)
  },
}

const cuttlefish: Creature = {
  name: 'cuttlefish',
  habitat: 'water',
  poses: 'swim float dance lie-curled',
  afloat: true,
  head: [0.5, -0.44, 0.3],
  back: [-0.2, -0.8],
  feet: [
    [1, -0.3],
    [0.9, -0.2],
  ],
  tail: [-1, -0.44],
  draw(c) {
    const { ink, f } = c
    ink.tint('apricot')
    for (const [y, d] of [
      [-0.58, 'C.9 -.62 1.14 -.66 1.26 -.54'],
      [-0.46, 'C.9 -.46 1.2 -.44 1.3 -.34'],
      [-0.34, 'C.9 -.3 1.1 -.24 1.2 -.12'],
      [-0.24, 'C.84 -.14 .96 -.06 1.02 .04'],
    ] as const)
      ink.tube(f.d(`M.6 ${y}${d}`), 4.6)
    const frill = Array.from({ length: 9 }, (_, i) => {
      const [x, up] = [0.2 - i * 0.15, 0.36 - Math.abs(i - 3.4) * 0.03]
      return [x, -0.44 - up - 0.08, x - 0.08, -0.44 - up + 0.02] as const
    })
    ink.tint('lilac').shape(
      f.d(
        `M.3 -.72${frill.map(([x, y, u, v]) => `Q${x} ${y - 0.06} ${u} ${v}`).join('')}Q-1.16 -.44 -1.08 -.26${[
          ...frill,
        ]
          .reverse()
          .map(([x, y, u, v]) => `Q${u} ${-0.88 - y + 0.06} ${x} ${-0.88 - v}`)
          .join('')}Z`,
      ),
    )
    ink.tint('sand').shape(f.d('M.4 -.74C0 -.84 -.7 -.76 -.98 -.44C-.7 -.12 0 -.04 .4 -.14Z'))
    ink.line(f.d('M-.56 -.62Q-.5 -.44 -.56 -.26M-.26 -.7Q-.18 -.44 -.26 -.18M.04 -.74Q.12 -.44 .04 -.14'), 0.8)
    ink
      .part('head')
      .tint('apricot')
      .shape(f.d(ellipse(0.5, -0.44, 0.33, 0.33)))
    cute(c, 0.54, -0.48, 0.22)
  },
}

export const seaFloor: readonly Creature[] = [trilobite, seaUrchin, horseshoeCrab, cuttlefish]

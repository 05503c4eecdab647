/** What families make at home the world over. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { corners, knots, mirrored } from '../shapes.ts'

export const HEARTH: readonly Thing[] = [
  thing({
    name: 'flatbreads',
    size: [150, 76],
    points: { grip: [64, -24] },
    back(p) {
      p.tint('cloud').blob(knots('-74 -16, -60 -24, 0 -28, 60 -24, 74 -16, 44 0!, -44 0!'))
      p.tint('cream')
      for (const y of [-18, -32, -46])
        p.blob(
          knots(
            `-58 ${y}, -40 ${y - 16}, 0 ${y - 22}, 40 ${y - 16}, 58 ${y}, 40 ${y + 12}, 0 ${y + 16}, -40 ${y + 12}`,
          ),
        )
      p.tint('ochre').spot(-22, -50, 9, 5).spot(18, -56, 8, 5).spot(12, -41, 9, 5)
    },
  }),
  thing({
    name: 'rice ball',
    size: [104, 100],
    habitat: 'hand',
    points: { grip: [0, -24], mouth: [0, -84] },
    back(p) {
      p.tint('white').blob(mirrored('0 -98, 16 -92, 34 -62, 50 -30, 48 -8, 32 0, 0 0'))
      p.tint('night').blob(corners('-22 -40, 22 -40, 22 0, -22 0'))
    },
  }),
  thing({
    name: 'wooden mallet',
    size: [120, 230],
    habitat: 'hand',
    points: { grip: [0, -40], grip2: [0, -80], tip: [54, -196] },
    back(p) {
      p.tint('ochre').card(-11, -190, 22, 190, 9)
      p.tint('bark').card(-58, -228, 116, 62, 14)
      p.line(knots('-40 -226, -36 -197, -40 -168')).line(knots('40 -226, 36 -197, 40 -168'))
    },
  }),
  thing({
    name: 'mochi mortar',
    size: [150, 150],
    points: { grip: [60, -80], rim: [0, -100], top: [0, -146] },
    back(p) {
      p.tint('cream').blob(knots('-54 -96, -50 -128, -24 -146, 6 -149, 36 -138, 54 -116, 54 -96'))
      p.tint('bark').blob(knots('-70 -100!, 70 -100!, 64 -50, 66 0!, -66 0!, -64 -50'))
      p.tint('ochre')
        .blob(knots('-70 -84!, 70 -84!, 67 -66!, -67 -66!'))
        .blob(knots('-64 -36!, 64 -36!, 65 -18!, -65 -18!'))
      for (const x of [-36, 0, 36]) p.line(knots(`${x} -66, ${x} -36`))
    },
  }),
]

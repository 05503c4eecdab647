/** The marks of a face, drawn within the outline of the head. */
import type { Frame, Ink } from '../rig/ink.ts'
import { freckles } from './freckles.ts'
import type { Beast } from './types.ts'

const both = (draw: (m: 1 | -1) => void) => {
  draw(1)
  draw(-1)
}

const TIGER = [
  'M-.1 -1.1L0 -.58L.1 -1.1Z',
  'M-.46 -1L-.2 -.56L-.22 -1.05Z',
  'M.46 -1L.2 -.56L.22 -1.05Z',
  'M-1.3 -.18L-.7 0L-1.3 .08Z',
  'M1.3 -.18L.7 0L1.3 .08Z',
  'M-1.4 .26L-.68 .3L-1.3 .5Z',
  'M1.4 .26L.68 .3L1.3 .5Z',
]

export function mask(ink: Ink, b: Beast, f: Frame): void {
  const dark = b.coat.mark ?? 'slate'
  const light = b.coat.light ?? 'cream'
  switch (b.head.mask) {
    case 'raccoon':
      both((m) =>
        ink
          .tint(dark)
          .shape(
            f.d(
              `M${m * 0.12} -.02C${m * 0.3} -.46 ${m * 0.8} -.42 ${m * 1.02} .12C${m * 0.8} .44 ${m * 0.4} .4 ${m * 0.12} -.02Z`,
            ),
            0.85,
          ),
      )
      break
    case 'patch':
      ink
        .tint(dark)
        .shape(f.d('M-.16 -.2C-.14 -.56 -.5 -.72 -.74 -.5C-.9 -.3 -.84 .1 -.56 .14C-.34 .14 -.18 .04 -.16 -.2Z'), 0.85)
      break
    case 'tabby':
      for (const d of ['M-.08 -1.1L0 -.56L.08 -1.1Z', 'M-.4 -1L-.2 -.6L-.2 -1.05Z', 'M.4 -1L.2 -.6L.2 -1.05Z'])
        ink.tint(dark).shape(f.d(d), 0.75)
      break
    case 'panda':
      both((m) =>
        ink
          .tint(dark)
          .shape(
            f.d(
              `M${m * 0.18} -.02C${m * 0.16} -.34 ${m * 0.5} -.48 ${m * 0.72} -.22C${m * 0.96} .08 ${m * 0.98} .5 ${m * 0.74} .52C${m * 0.46} .52 ${m * 0.2} .28 ${m * 0.18} -.02Z`,
            ),
            0.85,
          ),
      )
      break
    case 'sloth':
      ink
        .tint(light)
        .shape(
          f.d('M0 -.5C.3 -.64 .74 -.5 .8 -.04C.84 .42 .5 .74 0 .74C-.5 .74 -.84 .42 -.8 -.04C-.74 -.5 -.3 -.64 0 -.5Z'),
          0.85,
        )
      both((m) =>
        ink
          .tint(dark)
          .shape(
            f.d(
              `M${m * 0.24} -.1C${m * 0.34} -.4 ${m * 0.66} -.34 ${m * 0.76} -.06C${m * 0.88} .18 ${m * 1.1} .3 ${m * 1.14} .52C${m * 0.86} .5 ${m * 0.62} .3 ${m * 0.46} .2C${m * 0.32} .16 ${m * 0.22} .06 ${m * 0.24} -.1Z`,
            ),
            0.85,
          ),
      )
      break
    case 'meerkat':
      both((m) =>
        ink
          .tint(dark)
          .shape(
            f.d(
              `M${m * 0.16} .02C${m * 0.2} -.34 ${m * 0.56} -.4 ${m * 0.7} -.12C${m * 0.8} .08 ${m * 0.84} .26 ${m * 0.7} .28C${m * 0.46} .32 ${m * 0.18} .24 ${m * 0.16} .02Z`,
            ),
            0.85,
          ),
      )
      break
    case 'tiger':
      for (const d of TIGER) ink.tint(dark).shape(f.d(d), 0.75)
      break
    case 'fox':
      ink.tint(light).shape(f.d('M0 .46C-.16 .16 -.5 -.02 -1.3 0L-1.5 1.4L1.5 1.4L1.3 0C.5 -.02 .16 .16 0 .46Z'))
      break
    case 'redpanda':
      both((m) => {
        ink
          .tint(light)
          .shape(
            f.d(
              `M${m * 0.52} -.3C${m * 0.7} -.42 ${m * 0.86} -.36 ${m * 0.94} -.2C${m * 0.8} -.14 ${m * 0.6} -.14 ${m * 0.52} -.3Z`,
            ),
            0.75,
          )
        ink
          .tint(light)
          .shape(
            f.d(
              `M${m * 0.62} .22C${m * 0.8} .1 ${m * 1.3} .1 ${m * 1.4} .3L${m * 1.2} .8C${m * 0.9} .8 ${m * 0.62} .5 ${m * 0.62} .22Z`,
            ),
            0.8,
          )
      })
      break
    case 'blaze':
      ink
        .tint(light)
        .shape(f.d('M-.15 -1.2Q-.1 -.3 -.4 .16C-.8 .3 -.7 1.3 0 1.3C.7 1.3 .8 .3 .4 .16Q.1 -.3 .15 -1.2Z'), 0.85)
      break
    case 'husky':
      ink
        .tint(light)
        .shape(
          f.d(
            'M0 -.5Q-.14 -.14 -.26 -.2C-.5 -.42 -.74 -.34 -.8 -.08C-.84 .1 -1 .2 -1.4 .2L-1.2 1.4L1.2 1.4L1.4 .2C1 .2 .84 .1 .8 -.08C.74 -.34 .5 -.42 .26 -.2Q.14 -.14 0 -.5Z',
          ),
          0.85,
        )
      break
    case 'shepherd':
      ink
        .tint(dark)
        .shape(f.d('M0 -.3Q-.14 -.02 -.4 .12C-.7 .3 -.72 1.3 0 1.3C.72 1.3 .7 .3 .4 .12Q.14 -.02 0 -.3Z'), 0.85)
      break
    case 'badger':
      both((m) =>
        ink
          .tint(dark)
          .shape(
            f.d(
              `M${m * 0.14} .5C${m * 0.2} .1 ${m * 0.2} -.6 ${m * 0.26} -1.3L${m * 0.8} -1.2C${m * 0.74} -.6 ${m * 0.72} -.1 ${m * 0.56} .2C${m * 0.44} .4 ${m * 0.26} .5 ${m * 0.14} .5Z`,
            ),
            0.85,
          ),
      )
      break
    case 'gorilla':
      ink
        .tint(light)
        .shape(
          f.d(
            'M0 -.42C.3 -.6 .8 -.5 .8 -.14C.8 .02 .6 .14 .56 .24C.92 .4 .72 .96 0 .96C-.72 .96 -.92 .4 -.56 .24C-.6 .14 -.8 .02 -.8 -.14C-.8 -.5 -.3 -.6 0 -.42Z',
          ),
          0.9,
        )
      break
    case 'ape':
      ink
        .tint(light)
        .shape(
          f.d(
            'M0 -.34C.22 -.66 .84 -.56 .82 -.06C.82 .08 .72 .16 .74 .3C.8 .72 .4 .86 0 .86C-.4 .86 -.8 .72 -.74 .3C-.72 .16 -.82 .08 -.82 -.06C-.84 -.56 -.22 -.66 0 -.34Z',
          ),
          0.9,
        )
      break
    case 'hamster':
      ink
        .tint(light)
        .shape(
          f.d(
            'M0 -.46C.14 -.16 .16 .02 .5 .1C.9 .16 1 .5 1.4 .5L1.2 1.4L-1.2 1.4L-1.4 .5C-1 .5 -.9 .16 -.5 .1C-.16 .02 -.14 -.16 0 -.46Z',
          ),
          0.85,
        )
      break
    case 'chipmunk':
      both((m) => {
        ink
          .tint(dark)
          .shape(
            f.d(`M${m * 0.1} -.34Q${m * 0.12} -.8 ${m * 0.16} -1.2L${m * 0.4} -1.2Q${m * 0.36} -.7 ${m * 0.1} -.34Z`),
            0.85,
          )
        ink
          .tint(light)
          .shape(
            f.d(
              `M${m * 0.1} .04C${m * 0.2} -.5 ${m * 0.62} -.56 ${m * 0.86} -.3Q${m * 1.06} -.16 ${m * 1.3} -.14L${m * 1.3} .36Q${m * 1} .36 ${m * 0.8} .24C${m * 0.5} .36 ${m * 0.24} .24 ${m * 0.1} .04Z`,
            ),
            0.85,
          )
      })
      break
    case 'cavy':
      both((m) =>
        ink
          .tint(dark)
          .shape(
            f.d(
              `M${m * 0.16} -1.2Q${m * 0.1} -.5 ${m * 0.24} -.1C${m * 0.34} .2 ${m * 0.6} .36 ${m * 0.86} .3Q${m * 1.1} .24 ${m * 1.4} .3L${m * 1.4} -1.2Z`,
            ),
            0.85,
          ),
      )
      break
    case 'pug':
      ink
        .tint(dark)
        .shape(
          f.d(
            'M0 -.34C.14 -.2 .2 -.02 .36 .04C.84 .06 .94 1.02 .3 1.2L-.3 1.2C-.94 1.02 -.84 .06 -.36 .04C-.2 -.02 -.14 -.2 0 -.34Z',
          ),
          0.85,
        )
      break
    case 'mandrill':
      both((m) => {
        const ridge = `M${m * 0.14} .14C${m * 0.6} .06 ${m * 0.76} .46 ${m * 0.3} .74Q${m * 0.18} .4 ${m * 0.14} .14Z`
        ink.tint(light).shape(f.d(ridge), 0.85)
        ink.line(f.d(`M${m * 0.32} .2Q${m * 0.4} .4 ${m * 0.36} .6`), 0.75)
      })
      ink.tint(dark).shape(f.d('M-.08 -.4Q0 -.46 .08 -.4Q.1 .2 .26 .62Q0 .8 -.26 .62Q-.1 .2 -.08 -.4Z'), 0.85)
      break
    case 'skunk':
      ink.tint(light).shape(f.d('M-.2 -1.2Q-.2 -.5 0 -.02Q.2 -.5 .2 -1.2Z'), 0.85)
      break
    case 'none':
    case 'shaggy':
    case 'jowls':
    case 'cheetah':
    case 'koala':
    case 'wrinkled':
    case 'sabers':
    case undefined:
      break
    case 'axolotl':
      for (const [x, y, r] of AXOLOTL_SPOTS) ink.tint('pink').oval(f.at(x, y), f.s * r, f.s * r * 0.8, 0, 0.75)
      break
  }
  freckles(ink, b, f)
}

/** On its bare brow. */
const AXOLOTL_SPOTS = [
  [0, -0.5, 0.12],
  [-0.3, -0.6, 0.08],
  [0.28, -0.62, 0.09],
] as const

/** Lines that lie over eyes and muzzle. */
export function overMask(ink: Ink, b: Beast, f: Frame): void {
  const [my] = b.head.muzzle ?? [0.42]
  switch (b.head.mask) {
    case 'cheetah':
      both((m) => ink.line(f.d(`M${m * 0.28} .06Q${m * 0.34} .22 ${m * 0.48} ${my + 0.2}`), 1.1))
      break
    case 'wrinkled':
      ink.line(f.d('M-.3 -.72Q0 -.6 .3 -.72M-.24 -.56Q0 -.46 .24 -.56M-.16 -.4Q0 -.32 .16 -.4'), 0.8)
      break
    case 'sabers':
      both((m) =>
        ink
          .tint('white')
          .shape(
            f.d(
              `M${m * 0.12} ${my + 0.14}Q${m * 0.1} ${my + 0.5} ${m * 0.18} ${my + 0.74}Q${m * 0.34} ${my + 0.44} ${m * 0.32} ${my + 0.1}Z`,
            ),
            0.9,
          ),
      )
      break
    case 'gorilla':
      ink.line(f.d('M-.66 -.44Q-.34 -.62 0 -.4Q.34 -.62 .66 -.44'), 1.1)
      break
    case 'pug':
      ink.line(f.d('M-.34 -.7Q0 -.5 .34 -.7M-.26 -.52Q0 -.34 .26 -.52'), 0.8)
      break
    case 'jowls':
      ink.line(f.d('M-.2 -.4Q0 -.28 .2 -.4'), 0.8)
      both((m) => ink.line(f.d(`M${m * 0.2} ${my - 0.24}Q${m * 0.56} ${my - 0.1} ${m * 0.5} ${my + 0.36}`), 0.8))
      break
    case 'shaggy':
      ink
        .tint(b.coat.mane ?? b.coat.body)
        .shape(
          f.d(
            'M-.74 -1C-.2 -1.34 .3 -1.34 .74 -1C.86 -.66 .84 -.4 .7 -.16Q.6 -.3 .46 -.42Q.42 -.26 .22 -.14Q.14 -.34 .02 -.46Q-.06 -.28 -.26 -.12Q-.34 -.3 -.46 -.4Q-.56 -.26 -.72 -.16C-.86 -.5 -.84 -.76 -.74 -1Z',
          ),
        )
      break
    default:
  }
}

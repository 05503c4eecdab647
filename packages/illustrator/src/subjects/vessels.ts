/** Things someone can sit in: each is drawn in two parts, behind the sitter and before. */
import { bumps } from '../ink/curves.ts'
import { local } from '../ink/local.ts'
import { heart, star } from '../ink/marks.ts'
import type { Spot } from '../ink/spot.ts'
import { circ, clip, ell, line, path, pen, rect } from '../ink/svg.ts'
import { flowerHead } from '../scenery/flowers.ts'
import { wheel } from './wheel.ts'

export interface Vessel {
  /** Width over height. */
  aspect: number
  /** How much of its height is open above the rim, and how wide a sitter may be against its width. */
  rim: number
  room: number
  draw(spot: Spot): { behind?: string; front: string }
}

/** Each below is drawn w wide with its foot on (x, y); paths are in units of w. */
export const VESSELS: Record<string, Vessel> = {
  '*teacup': {
    aspect: 1.3,
    rim: 0.12,
    room: 0.62,
    draw({ x, y, w, sw, rng }) {
      const at = local(x, y, w)
      const cup = at('M-.38 -.66H.38C.38 -.3 .26 -.09 .14 -.07H-.14C-.26 -.09 -.38 -.3 -.38 -.66Z')
      const row = [-0.22, 0, 0.22].map((a, i) =>
        i % 2
          ? flowerHead(x + a * w, y - w * 0.4, w * 0.085, rng, sw * 0.8, 'daisy5')
          : heart(x + a * w, y - w * 0.42, w * 0.05, sw * 0.8),
      )
      return {
        behind: ell(x, y - w * 0.66, w * 0.38, w * 0.07, sw),
        front:
          path(at('M.36 -.56C.56 -.62 .56 -.28 .26 -.26L.3 -.34C.44 -.36 .44 -.5 .35 -.48Z'), sw) +
          path(cup, sw) +
          line(at('M-.37 -.58Q0 -.5 .37 -.58'), sw * 0.85) +
          row.join('') +
          path(at('M-.46 -.07H.46Q.4 0 .24 0H-.24Q-.4 0 -.46 -.07Z'), sw),
      }
    },
  },
  '*basket': {
    aspect: 1.25,
    rim: 0.16,
    room: 0.7,
    draw({ x, y, w, sw }) {
      const at = local(x, y, w)
      const side = at('M-.42 -.5H.42L.34 0H-.34Z')
      let weave = ''
      for (let i = 1; i < 4; i++) weave += line(at(`M-.5 ${-i * 0.125}H.5`), sw * 0.8)
      for (let i = -3; i <= 3; i++) weave += line(at(`M${i * 0.125} -.5L${i * 0.105} 0`), sw * 0.8)
      return {
        behind:
          line(at('M-.36 -.52C-.36 -.98 .36 -.98 .36 -.52'), sw * 3) +
          pen`<path d="${at('M-.36 -.52C-.36 -.98 .36 -.98 .36 -.52')}" fill="none" stroke="#fff" stroke-width="${sw * 1.2}"/>`,
        front:
          path(side, sw) +
          clip(side, weave) +
          path(side, sw, 'none') +
          rect(x - w * 0.46, y - w * 0.58, w * 0.92, w * 0.12, sw, w * 0.05),
      }
    },
  },
  '*box': {
    aspect: 1.15,
    rim: 0.14,
    room: 0.74,
    draw({ x, y, w, sw }) {
      const at = local(x, y, w)
      return {
        behind: path(at('M-.4 -.6L-.52 -.78L-.1 -.76L-.02 -.6ZM.4 -.6L.52 -.78L.1 -.76L.02 -.6Z'), sw),
        front:
          rect(x - w * 0.4, y - w * 0.6, w * 0.8, w * 0.6, sw) +
          path(at('M-.4 -.6L-.54 -.42L-.42 -.36L-.36 -.44M.4 -.6L.54 -.42L.42 -.36L.36 -.44'), sw) +
          rect(x - w * 0.4, y - w * 0.6, w * 0.8, w * 0.07, sw * 0.9) +
          heart(x, y - w * 0.26, w * 0.13, sw),
      }
    },
  },
  '*bucket': {
    aspect: 1.05,
    rim: 0.14,
    room: 0.7,
    draw({ x, y, w, sw }) {
      const at = local(x, y, w)
      return {
        behind: ell(x, y - w * 0.78, w * 0.42, w * 0.08, sw),
        front:
          path(at('M-.42 -.78Q0 -.66 .42 -.78L.32 -.04Q0 .04 -.32 -.04Z'), sw) +
          line(at('M-.4 -.62Q0 -.5 .4 -.62'), sw * 0.9) +
          star(x, y - w * 0.34, w * 0.15, sw) +
          line(at('M-.41 -.72Q-.58 -.4 -.44 -.2'), sw),
      }
    },
  },
  '*bathtub': {
    aspect: 1.7,
    rim: 0.1,
    room: 0.5,
    draw({ x, y, w, sw, rng }) {
      const at = local(x, y, w)
      const foam = bumps(
        [
          [-0.46, -0.38],
          [-0.34, -0.5],
          [-0.2, -0.46],
          [-0.06, -0.52],
          [0.1, -0.46],
          [0.24, -0.52],
          [0.38, -0.46],
          [0.46, -0.38],
        ].map(([a = 0, b = 0]) => [x + a * w, y + b * w] as const),
        false,
        0.58,
      )
      const floating = [
        [-0.4, -0.62, 0.03],
        [-0.3, -0.72, 0.022],
        [0.38, -0.66, 0.034],
        [0.3, -0.78, 0.02],
      ] as const
      return {
        behind: floating.map(([a, b, r]) => circ(x + a * w + rng.between(-8, 8), y + b * w, r * w, sw * 0.8)).join(''),
        front:
          path(at('M-.34 -.06l-.04 .06h.1l.02 -.06ZM.34 -.06l.04 .06h-.1l-.02 -.06Z'), sw) +
          path(`${foam}Z`, sw) +
          path(at('M-.46 -.36H.46C.46 -.14 .36 -.05 .24 -.05H-.24C-.36 -.05 -.46 -.14 -.46 -.36Z'), sw) +
          rect(x - w * 0.5, y - w * 0.4, w, w * 0.07, sw, w * 0.035) +
          line(at('M-.36 -.22Q-.34 -.14 -.26 -.12'), sw * 0.9),
      }
    },
  },
  '*rowboat': {
    aspect: 2.3,
    rim: 0.08,
    room: 0.4,
    draw({ x, y, w, sw }) {
      const at = local(x, y, w)
      const hull = at('M-.5 -.34Q0 -.22 .5 -.34C.46 -.12 .36 0 .24 0H-.24C-.36 0 -.46 -.12 -.5 -.34Z')
      return {
        front:
          path(hull, sw) +
          clip(hull, line(at('M-.5 -.24Q0 -.12 .5 -.24M-.5 -.14Q0 -.02 .5 -.14'), sw * 0.9)) +
          path(hull, sw, 'none') +
          path(at('M-.52 -.36Q0 -.24 .52 -.36L.51 -.29Q0 -.17 -.51 -.29Z'), sw) +
          circ(x - w * 0.3, y - w * 0.14, w * 0.025, sw * 0.8) +
          circ(x + w * 0.3, y - w * 0.14, w * 0.025, sw * 0.8),
      }
    },
  },
  '*convertible': {
    aspect: 2.6,
    rim: 0.3,
    room: 0.3,
    draw({ x, y, w, sw }) {
      const at = local(x, y, w)
      const arch = (a: number) => path(at(`M${a - 0.125} -.1A.125 .125 0 0 1 ${a + 0.125} -.1Z`), sw)
      return {
        behind: line(at('M.16 -.3L.08 -.46'), sw * 2) + circ(x + w * 0.11, y - w * 0.36, w * 0.05, sw, 'none'),
        front:
          path(
            at(
              'M-.48 -.1V-.24Q-.46 -.3 -.38 -.32L-.2 -.32Q-.16 -.25 -.06 -.25H.1Q.16 -.25 .2 -.32L.36 -.29Q.48 -.27 .49 -.18V-.1Z',
            ),
            sw,
          ) +
          line(at('M-.02 -.25V-.11M-.48 -.18H-.34M-.14 -.18H.2'), sw * 0.85) +
          circ(x + w * 0.44, y - w * 0.21, w * 0.03, sw * 0.9) +
          rect(x - w * 0.5, y - w * 0.12, w, w * 0.045, sw, w * 0.02) +
          arch(-0.27) +
          arch(0.28) +
          wheel(x - w * 0.27, y - w * 0.09, w * 0.09, sw, 5) +
          wheel(x + w * 0.28, y - w * 0.09, w * 0.09, sw, 5),
      }
    },
  },
  '*nest': {
    aspect: 1.9,
    rim: 0.2,
    room: 0.6,
    draw({ x, y, w, sw }) {
      const at = local(x, y, w)
      const bowl = at('M-.48 -.34Q0 -.2 .48 -.34C.46 -.1 .3 0 0 0C-.3 0 -.46 -.1 -.48 -.34Z')
      let twigs = ''
      for (let i = 0; i < 4; i++)
        twigs += line(at(`M-.5 ${-0.26 + i * 0.07}Q0 ${-0.12 + i * 0.07} .5 ${-0.26 + i * 0.07}`), sw * 0.85)
      return {
        front:
          path(bowl, sw) +
          clip(bowl, twigs) +
          path(bowl, sw, 'none') +
          line(at('M-.48 -.33l-.06 -.06M.48 -.33l.07 -.04M-.3 -.05l-.07 .04M.3 -.05l.08 .03'), sw),
      }
    },
  },
}

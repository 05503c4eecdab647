/**
 * What people wear. Paths are in units of the person's height, (0, 0) between the feet. An outfit returns what goes behind the
 * head and what goes before it; arms are drawn where the outfit wants them, over or under the cloth.
 */

import { bowTie, heart, sparkle, star } from '../ink/marks.ts'
import type { Rng } from '../ink/random.ts'
import { circ, clip, limb, line, path, pen, rect } from '../ink/svg.ts'
import { leaf } from '../scenery/leaves.ts'

export interface BodyKit {
  x: number
  y: number
  s: number
  sw: number
  rng: Rng
  seated: boolean
  at(d: string): string
  arms(width: number): string
  hands(radius: number): string
}

export interface Dressed {
  behind?: string
  front: string
}

const legs = ({ x, y, s, sw, seated }: BodyKit, w = 0.075, gap = 0.06): string =>
  seated
    ? ''
    : [-1, 1].map((q) => limb(pen`M${x + q * gap * s} ${y - s * 0.2}V${y - s * 0.04}`, w * s, sw, 'butt')).join('')

const shoes = ({ at, sw, seated }: BodyKit, k = 1): string =>
  seated
    ? ''
    : [-1, 1]
        .map((q) =>
          path(
            at(`M${q * 0.025} 0V${-0.05 * k}Q${q * 0.09} ${-0.07 * k} ${q * 0.13} -.02Q${q * 0.14} 0 ${q * 0.12} 0Z`),
            sw,
          ),
        )
        .join('')

const torso = ({ at, sw }: BodyKit, bottom: number, w: number): string =>
  path(at(`M-.14 -.425Q0 -.385 .14 -.425L${w} ${-bottom}H${-w}Z`), sw)

/** A hem of n round scallops from right to left, ending where it began plus the width. */
const hem = (n: number, width: number): string => {
  const step = (width * 2) / n
  return `a${step * 0.55} ${step * 0.5} 0 0 1 ${-step} 0`.repeat(n)
}

function dress(k: BodyKit): Dressed {
  const { x, y, s, sw, at } = k
  const d = at(`M-.12 -.43Q0 -.385 .12 -.43Q.12 -.3 .24 -.13${hem(5, 0.24)}Q-.12 -.3 -.12 -.43Z`)
  const trim = [-0.1, 0, 0.1].map((a) => circ(x + a * s, y - s * 0.185, s * 0.02, sw * 0.8)).join('')
  return {
    front:
      legs(k, 0.06) +
      shoes(k) +
      k.arms(0.07) +
      path(d, sw) +
      line(at('M-.14 -.28Q0 -.25 .14 -.28'), sw * 0.9) +
      heart(x, y - s * 0.335, s * 0.028, sw * 0.8) +
      trim +
      k.hands(0.036),
  }
}

function fairy(k: BodyKit): Dressed {
  const { x, y, s, sw, at } = k
  let behind = ''
  for (const q of [-1, 1])
    behind +=
      path(
        at(
          `M${q * 0.06} -.34C${q * 0.2} -.72 ${q * 0.54} -.68 ${q * 0.45} -.4C${q * 0.38} -.3 ${q * 0.2} -.3 ${q * 0.06} -.34Z`,
        ),
        sw,
      ) +
      path(
        at(
          `M${q * 0.06} -.32C${q * 0.25} -.3 ${q * 0.42} -.2 ${q * 0.32} -.08C${q * 0.2} -.02 ${q * 0.1} -.2 ${q * 0.06} -.32Z`,
        ),
        sw,
      ) +
      circ(x + q * s * 0.37, y - s * 0.5, s * 0.035, sw * 0.85) +
      circ(x + q * s * 0.27, y - s * 0.16, s * 0.026, sw * 0.85) +
      leaf(x + q * s * 0.14, y - s * 0.38, s * 0.16, q * 52, sw * 0.85, 0.28, false)
  return { behind, front: dress(k).front }
}

function tutu(k: BodyKit): Dressed {
  const { x, y, s, sw, at } = k
  const frill = (top: number, w: number, drop: number) =>
    path(
      at(
        `M-.1 ${-top}Q${-w} ${-top + 0.02} ${-w} ${-top + drop}${hem(7, w).replaceAll(' 0 0 1 -', ' 0 0 0 ')}Q${w} ${-top + 0.02} .1 ${-top}Z`,
      ),
      sw,
    )
  return {
    front:
      legs(k, 0.055, 0.05) +
      shoes(k, 0.9) +
      k.arms(0.06) +
      frill(0.27, 0.3, 0.1) +
      frill(0.28, 0.25, 0.06) +
      path(at('M-.11 -.43Q0 -.385 .11 -.43Q.08 -.34 .1 -.27Q0 -.24 -.1 -.27Q-.08 -.34 -.11 -.43Z'), sw) +
      heart(x, y - s * 0.345, s * 0.026, sw * 0.8) +
      k.hands(0.036),
  }
}

function gown(k: BodyKit): Dressed {
  const { x, y, s, sw, at } = k
  const d = at(
    'M-.12 -.43Q0 -.385 .12 -.43Q.07 -.31 .09 -.27C.26 -.22 .33 -.1 .33 0H-.33C-.33 -.1 -.26 -.22 -.09 -.27Q-.07 -.31 -.12 -.43Z',
  )
  const flounce = (up: number, w: number, n: number) => {
    const step = (w * 2) / n
    return line(at(`M${-w} ${-up}${`a${step * 0.55} ${step * 0.5} 0 0 0 ${step} 0`.repeat(n)}`), sw * 0.9)
  }
  return {
    front:
      k.arms(0.07) +
      path(d, sw) +
      clip(d, flounce(0.15, 0.3, 6) + flounce(0.05, 0.35, 7)) +
      path(d, sw, 'none') +
      line(at('M-.09 -.27Q0 -.24 .09 -.27'), sw) +
      bowTie(x, y - s * 0.265, s * 0.05, sw * 0.85) +
      circ(x - s * 0.125, y - s * 0.395, s * 0.045, sw) +
      circ(x + s * 0.125, y - s * 0.395, s * 0.045, sw) +
      k.hands(0.036) +
      heart(x, y - s * 0.36, s * 0.022, sw * 0.8),
  }
}

function mermaid(k: BodyKit): Dressed {
  const { x, y, s, sw, at } = k
  const tail = at(
    'M-.11 -.43Q0 -.385 .11 -.43Q.08 -.33 .13 -.28C.2 -.16 .15 -.05 .04 -.02C-.04 0 -.1 .02 -.14 .06L-.2 .02C-.18 -.04 -.12 -.07 -.06 -.1C-.02 -.12 -.02 -.16 -.06 -.18C-.14 -.22 -.15 -.25 -.13 -.28Q-.08 -.33 -.11 -.43Z',
  )
  const fin =
    path(at('M-.15 .03C-.22 -.02 -.3 -.02 -.35 .03C-.3 .03 -.28 .06 -.29 .1C-.24 .11 -.18 .09 -.14 .06Z'), sw) +
    path(at('M-.16 .03C-.2 .08 -.18 .14 -.11 .17C-.11 .13 -.07 .12 -.04 .12C-.06 .08 -.1 .05 -.14 .04Z'), sw)
  let scales = ''
  for (let row = 0; row < 6; row++)
    for (let i = -4; i < 5; i++)
      scales += line(
        at(`M${(i + (row % 2) * 0.5) * 0.07 - 0.035} ${-0.235 + row * 0.05}a.035 .042 0 0 0 .07 0`),
        sw * 0.75,
      )
  return {
    front:
      fin +
      k.arms(0.07) +
      path(tail, sw) +
      clip(tail, scales) +
      line(at('M-.135 -.27Q0 -.22 .135 -.27'), sw) +
      path(tail, sw, 'none') +
      circ(x - s * 0.045, y - s * 0.355, s * 0.038, sw * 0.85) +
      circ(x + s * 0.045, y - s * 0.355, s * 0.038, sw * 0.85) +
      k.hands(0.036),
  }
}

function suit(k: BodyKit): Dressed {
  const { x, y, s, sw, at } = k
  return {
    front:
      k.arms(0.1) +
      legs(k, 0.13, 0.085) +
      shoes(k, 1.5) +
      path(at('M-.15 -.44H.15Q.21 -.3 .17 -.15H-.17Q-.21 -.3 -.15 -.44Z'), sw) +
      rect(x - s * 0.09, y - s * 0.34, s * 0.18, s * 0.1, sw * 0.9, s * 0.015) +
      circ(x - s * 0.045, y - s * 0.29, s * 0.026, sw * 0.8) +
      line(at('M.005 -.305h.06M.005 -.275h.06'), sw * 0.9) +
      line(at('M-.18 -.2H.18'), sw * 0.9) +
      k.hands(0.055),
  }
}

function armor(k: BodyKit): Dressed {
  const { x, y, s, sw, at } = k
  const plate = at('M-.15 -.44H.15Q.21 -.3 .16 -.2H-.16Q-.21 -.3 -.15 -.44Z')
  const skirt = [-0.11, 0, 0.11].map((a) =>
    path(at(`M${a - 0.06} -.21H${a + 0.06}L${a + 0.05} -.12Q${a} -.1 ${a - 0.05} -.12Z`), sw),
  )
  return {
    front:
      k.arms(0.1) +
      legs(k, 0.12, 0.08) +
      shoes(k, 1.5) +
      skirt.join('') +
      path(plate, sw) +
      line(at('M0 -.43V-.2M-.17 -.24H.17'), sw * 0.9) +
      path(at('M-.055 -.39H.055V-.33Q.05 -.285 0 -.265Q-.05 -.285 -.055 -.33Z'), sw * 0.9) +
      heart(x, y - s * 0.34, s * 0.024, sw * 0.8) +
      [-1, 1]
        .map((q) =>
          path(at(`M${q * 0.1} -.44Q${q * 0.22} -.45 ${q * 0.21} -.34Q${q * 0.15} -.33 ${q * 0.1} -.37Z`), sw),
        )
        .join('') +
      k.hands(0.05),
  }
}

function robe(k: BodyKit): Dressed {
  const { x, y, s, sw, at } = k
  return {
    front:
      k.arms(0.1) +
      k.hands(0.036) +
      path(at('M-.13 -.43Q0 -.39 .13 -.43Q.18 -.2 .26 0H-.26Q-.18 -.2 -.13 -.43Z'), sw) +
      line(at('M0 -.4V0M-.165 -.24Q0 -.2 .165 -.24'), sw * 0.9) +
      star(x - s * 0.1, y - s * 0.11, s * 0.035, sw * 0.8) +
      star(x + s * 0.12, y - s * 0.09, s * 0.03, sw * 0.8, 0.4) +
      sparkle(x + s * 0.07, y - s * 0.31, s * 0.035, sw * 0.8),
  }
}

function coat(k: BodyKit): Dressed {
  const { x, y, s, sw, at } = k
  return {
    front:
      legs(k) +
      shoes(k) +
      k.arms(0.09) +
      path(at('M-.14 -.43Q0 -.39 .14 -.43L.19 -.1H-.19Z'), sw) +
      line(at('M0 -.36V-.1M-.07 -.415L0 -.34L.07 -.415'), sw * 0.9) +
      rect(x + s * 0.05, y - s * 0.24, s * 0.08, s * 0.07, sw * 0.85, s * 0.01) +
      heart(x - s * 0.08, y - s * 0.29, s * 0.03, sw * 0.8) +
      k.hands(0.036),
  }
}

function hero(k: BodyKit): Dressed {
  const { x, y, s, sw, at } = k
  return {
    behind: path(
      at(
        'M-.12 -.42C-.3 -.3 -.34 -.15 -.36 -.06Q-.26 -.1 -.18 -.03Q0 -.1 .16 -.03Q.24 -.1 .34 -.08C.32 -.2 .28 -.32 .12 -.42Z',
      ),
      sw,
    ),
    front:
      k.arms(0.07) +
      legs(k) +
      shoes(k, 1.7) +
      torso(k, 0.2, 0.11) +
      path(at('M-.115 -.22H.115L.1 -.17L0 -.14L-.1 -.17Z'), sw) +
      star(x, y - s * 0.32, s * 0.06, sw * 0.9) +
      k.hands(0.036),
  }
}

function overalls(k: BodyKit): Dressed {
  const { x, y, s, sw, at } = k
  return {
    front:
      k.arms(0.07) +
      legs(k, 0.095, 0.065) +
      shoes(k, 1.3) +
      torso(k, 0.16, 0.14) +
      path(at('M-.09 -.33H.09L.14 -.24V-.13H-.14V-.24Z'), sw) +
      line(at('M-.08 -.33L-.1 -.415M.08 -.33L.1 -.415'), sw * 1.2) +
      rect(x - s * 0.045, y - s * 0.29, s * 0.09, s * 0.06, sw * 0.85) +
      k.hands(0.036),
  }
}

function shirt(k: BodyKit): Dressed {
  const { x, y, s, sw, rng, at } = k
  const stripes = rng.chance(0.5)
  return {
    front:
      k.arms(0.07) +
      legs(k) +
      shoes(k) +
      path(at('M-.135 -.25H.135L.15 -.12H.015L0 -.17L-.015 -.12H-.15Z'), sw) +
      torso(k, 0.23, 0.14) +
      (stripes
        ? line(at('M-.14 -.34Q0 -.31 .14 -.34M-.14 -.285Q0 -.255 .14 -.285'), sw * 0.85)
        : star(x, y - s * 0.31, s * 0.055, sw * 0.85)) +
      k.hands(0.036),
  }
}

export const OUTFITS: Record<string, (k: BodyKit) => Dressed> = {
  dress,
  fairy,
  tutu,
  gown,
  mermaid,
  suit,
  armor,
  robe,
  coat,
  hero,
  overalls,
  shirt,
}

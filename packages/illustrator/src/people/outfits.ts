/**
 * What people wear. Paths are in units of the person's height, (0, 0) between the feet. An outfit returns what goes behind the
 * head and what goes before it; arms are drawn where the outfit wants them, over or under the cloth.
 */

import { heart, sparkle, star } from '../ink/marks.ts'
import { circ, line, path, rect } from '../ink/svg.ts'
import { type BodyKit, type Dressed, legs, shoes, torso } from './body-kit.ts'
import { dress, fairy, gown, mermaid, tutu } from './dresses.ts'

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

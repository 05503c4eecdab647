import { bowTie, heart } from '../ink/marks.ts'
import { circ, clip, line, path } from '../ink/svg.ts'
import { leaf } from '../scenery/leaves.ts'
import { type BodyKit, type Dressed, hem, legs, shoes } from './body-kit.ts'

export function dress(k: BodyKit): Dressed {
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

export function fairy(k: BodyKit): Dressed {
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

export function tutu(k: BodyKit): Dressed {
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

export function gown(k: BodyKit): Dressed {
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

export function mermaid(k: BodyKit): Dressed {
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

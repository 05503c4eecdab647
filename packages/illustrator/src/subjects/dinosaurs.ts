/** Dinosaurs the motifs do not have, seen from the side and facing left. */
import { local } from '../ink/local.ts'
import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { circ, flipX, line, path, solid } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

const eye = (x: number, y: number, s: number) =>
  solid(x, y, s * 0.02, s * 0.026) + solid(x - s * 0.006, y - s * 0.008, s * 0.008, s * 0.01, 'white')

export function stegosaurus({ x, y, w, h, sw, flip }: Spot): Drawn {
  const s = Math.min(w / 1.3, h / 0.86)
  const at = local(x, y, s)
  let out = tint(
    'moss',
    path(
      at('M-.18 -.2V-.03Q-.18 0 -.15 0H-.07Q-.04 0 -.04 -.03V-.2ZM.12 -.2V-.03Q.12 0 .15 0H.23Q.26 0 .26 -.03V-.2Z'),
      sw,
    ),
  )
  let plates = ''
  for (const [px, py, r, a] of [
    [-0.3, -0.42, 0.08, -40],
    [-0.2, -0.52, 0.11, -26],
    [-0.06, -0.6, 0.14, -10],
    [0.1, -0.6, 0.14, 8],
    [0.24, -0.53, 0.12, 24],
    [0.37, -0.42, 0.09, 40],
    [0.47, -0.32, 0.06, 50],
  ] as const) {
    const t = (a * Math.PI) / 180
    const p = (u: number, v: number) =>
      `${px + u * r * Math.cos(t) - v * r * Math.sin(t)} ${py + u * r * Math.sin(t) + v * r * Math.cos(t)}`
    plates += path(at(`M${p(-0.75, 0.8)}L${p(-0.85, -0.1)}L${p(0, -1.2)}L${p(0.85, -0.1)}L${p(0.75, 0.8)}Z`), sw)
  }
  out += tint('orange', plates) + tint('cream', path(at('M.5 -.23L.62 -.37L.57 -.2ZM.55 -.17L.7 -.26L.61 -.12Z'), sw))
  out += path(
    at(
      'M-.62 -.27C-.63 -.33 -.58 -.37 -.52 -.37C-.46 -.37 -.42 -.35 -.38 -.36C-.28 -.5 -.12 -.56 .02 -.56C.2 -.56 .36 -.44 .46 -.3C.52 -.22 .58 -.16 .66 -.13C.6 -.08 .52 -.09 .46 -.12C.42 -.14 .4 -.15 .37 -.15V-.03Q.37 0 .34 0H.25Q.22 0 .22 -.03L.2 -.15Q.04 -.11 -.1 -.15V-.03Q-.1 0 -.13 0H-.22Q-.25 0 -.25 -.03L-.27 -.2C-.34 -.22 -.38 -.24 -.42 -.23C-.5 -.19 -.6 -.2 -.62 -.27Z',
    ),
    sw,
  )
  out +=
    line(at('M-.25 -.035H-.1M.22 -.035H.37M-.6 -.25Q-.55 -.22 -.5 -.25'), sw * 0.9) + eye(x - s * 0.53, y - s * 0.31, s)
  out +=
    circ(x - s * 0.02, y - s * 0.38, s * 0.035, sw * 0.85) +
    circ(x + s * 0.12, y - s * 0.32, s * 0.028, sw * 0.85) +
    circ(x + s * 0.14, y - s * 0.44, s * 0.03, sw * 0.85)
  const svg = tint('leaf', out)
  return standing(flip ? flipX(x, svg) : svg, x, y, s * 1.28, s * 0.84)
}

export function triceratops({ x, y, w, h, sw, flip }: Spot): Drawn {
  const s = Math.min(w / 1.3, h / 0.84)
  const at = local(x, y, s)
  let out = tint(
    'slate',
    path(at('M-.1 -.2V-.03Q-.1 0 -.07 0H.01Q.04 0 .04 -.03V-.2ZM.2 -.2V-.03Q.2 0 .23 0H.31Q.34 0 .34 -.03V-.2Z'), sw),
  )
  out += path(
    at(
      'M-.2 -.5C-.1 -.6 .14 -.62 .28 -.5C.38 -.4 .46 -.26 .64 -.2C.58 -.13 .48 -.14 .42 -.18L.42 -.03Q.42 0 .39 0H.29Q.26 0 .26 -.03L.25 -.16Q.08 -.12 -.06 -.16V-.03Q-.06 0 -.09 0H-.19Q-.22 0 -.22 -.03L-.24 -.24Z',
    ),
    sw,
  )
  out += tint(
    'peach',
    path(
      at(
        'M-.34 -.36C-.4 -.5 -.38 -.64 -.28 -.74Q-.26 -.78 -.22 -.76Q-.18 -.82 -.13 -.78Q-.08 -.8 -.06 -.74Q0 -.74 .01 -.68Q.06 -.64 .04 -.58Q.07 -.52 .02 -.47Q.02 -.4 -.05 -.36C-.12 -.26 -.26 -.26 -.34 -.36Z',
      ),
      sw,
    ),
  )
  out += tint('cream', path(at('M-.38 -.54C-.46 -.6 -.54 -.62 -.64 -.6C-.58 -.54 -.5 -.49 -.42 -.47Z'), sw))
  out += path(
    at(
      'M-.66 -.24C-.64 -.34 -.54 -.5 -.4 -.54C-.26 -.58 -.14 -.5 -.13 -.38C-.12 -.26 -.24 -.18 -.36 -.18C-.42 -.15 -.52 -.14 -.58 -.16C-.63 -.17 -.66 -.2 -.66 -.24Z',
    ),
    sw,
  )
  out += tint(
    'cream',
    path(
      at(
        'M-.31 -.54C-.38 -.64 -.48 -.7 -.6 -.71C-.54 -.63 -.46 -.55 -.38 -.5ZM-.61 -.34C-.66 -.38 -.69 -.42 -.7 -.48C-.64 -.46 -.6 -.43 -.56 -.4Z',
      ),
      sw,
    ),
  )
  out +=
    line(at('M-.62 -.2Q-.5 -.16 -.42 -.22M-.22 -.035H-.06M.26 -.035H.42'), sw * 0.9) +
    eye(x - s * 0.4, y - s * 0.4, s) +
    solid(x - s * 0.6, y - s * 0.27, s * 0.01, s * 0.013)
  for (const [a, b] of [
    [-0.15, -0.69],
    [-0.04, -0.63],
    [-0.24, -0.68],
  ] as const)
    out += circ(x + a * s, y + b * s, s * 0.024, sw * 0.85)
  const svg = tint('teal', out)
  return standing(flip ? flipX(x, svg) : svg, x, y, s * 1.28, s * 0.82)
}

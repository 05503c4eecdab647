/** Animals on four hoofs, seen from the side and facing left: zebra, donkey, moose. Paths are in units of their size. */
import { local } from '../ink/local.ts'
import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { clip, flipX, limb, line, path, solid } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

export type Hoofed = 'zebra' | 'donkey' | 'moose'

/** One outline from muzzle over the back to the hind leg and along the belly, so that no seam shows between the parts. */
const BODY =
  'M-.47 -.6C-.5 -.56 -.5 -.5 -.46 -.48C-.42 -.46 -.37 -.47 -.33 -.5C-.3 -.52 -.27 -.53 -.25 -.53C-.24 -.46 -.26 -.38 -.24 -.32L-.24 -.03Q-.24 0 -.21 0H-.15Q-.12 0 -.12 -.03L-.11 -.22Q.04 -.18 .2 -.23L.21 -.03Q.21 0 .24 0H.3Q.33 0 .33 -.03L.34 -.28C.38 -.36 .38 -.46 .33 -.52C.26 -.58 .1 -.55 -.02 -.56C-.06 -.66 -.12 -.76 -.2 -.82C-.26 -.85 -.32 -.82 -.36 -.76C-.4 -.7 -.44 -.64 -.47 -.6Z'
const FAR_LEGS =
  'M-.06 -.24L-.07 -.03Q-.07 0 -.04 0H.01Q.04 0 .04 -.03L.05 -.24ZM.1 -.24L.09 -.03Q.09 0 .12 0H.17Q.2 0 .2 -.03L.2 -.24Z'
const STRIPES =
  'M-.36 -.76Q-.3 -.7 -.34 -.62M-.28 -.83Q-.2 -.74 -.27 -.6M-.19 -.83Q-.1 -.7 -.2 -.55M-.1 -.74Q-.04 -.62 -.16 -.44M0 -.58Q.02 -.44 -.06 -.3M.09 -.57Q.11 -.42 .05 -.28M.19 -.57Q.21 -.42 .15 -.28M.28 -.56Q.32 -.44 .22 -.34M.36 -.46Q.32 -.36 .24 -.3M-.26 -.26Q-.18 -.24 -.1 -.26M-.26 -.16Q-.18 -.14 -.1 -.16M.2 -.18Q.27 -.16 .36 -.18M.2 -.1Q.27 -.08 .36 -.1'

export function hoofed({ x, y, w, h, sw, flip }: Spot, kind: Hoofed): Drawn {
  const s = Math.min(w, h / (kind === 'moose' ? 1.16 : 1))
  const at = local(x, y, s)
  const body = at(BODY)
  const zebra = kind === 'zebra'
  let out = zebra
    ? limb(at('M.35 -.48C.42 -.46 .42 -.36 .4 -.28'), s * 0.03, sw) +
      path(at('M.4 -.32C.36 -.26 .37 -.2 .4 -.16C.44 -.2 .44 -.27 .4 -.32Z'), sw)
    : kind === 'moose'
      ? path(at('M.34 -.5Q.42 -.5 .41 -.42Q.37 -.42 .34 -.45Z'), sw)
      : limb(at('M.35 -.48C.42 -.44 .42 -.34 .4 -.26'), s * 0.025, sw) +
        path(at('M.4 -.29C.37 -.24 .37 -.2 .39 -.15C.43 -.19 .43 -.24 .4 -.29Z'), sw)
  out += tint('slate', path(at(FAR_LEGS), sw))
  if (kind === 'moose') out += antlers(at, sw)
  out += ear(at, sw, kind, true) + path(body, sw)
  if (zebra) out += clip(body, line(at(STRIPES), sw)) + path(body, sw, 'none')
  if (kind === 'donkey')
    out += tint(
      'cream',
      path(
        at('M-.47 -.6C-.5 -.56 -.5 -.5 -.46 -.48C-.42 -.46 -.38 -.47 -.34 -.5Q-.34 -.58 -.4 -.62Q-.44 -.63 -.47 -.6Z'),
        sw * 0.9,
      ),
    )
  if (kind === 'moose')
    out +=
      path(at('M-.3 -.5Q-.28 -.38 -.24 -.4Q-.2 -.44 -.22 -.5Z'), sw) +
      tint(
        'cream',
        path(
          at('M-.48 -.62C-.54 -.58 -.53 -.47 -.46 -.46C-.4 -.45 -.37 -.5 -.37 -.56C-.4 -.62 -.44 -.64 -.48 -.62Z'),
          sw,
        ),
      )
  else out += mane(at, sw, zebra)
  out += ear(at, sw, kind, false)
  out += line(at('M-.25 -.035H-.12M.21 -.035H.33'), sw * 0.85)
  out +=
    solid(x - s * 0.33, y - s * 0.7, s * 0.018, s * 0.025) +
    solid(x - s * 0.336, y - s * Math.SQRT1_2, s * 0.007, s * 0.009, 'white')
  out +=
    solid(x - s * 0.465, y - s * 0.565, s * 0.009, s * 0.012) + line(at('M-.47 -.505Q-.43 -.49 -.4 -.52'), sw * 0.9)
  const svg = tint(zebra ? 'cloud' : kind === 'moose' ? 'bark' : 'slate', out)
  return standing(flip ? flipX(x, svg) : svg, x, y, s * 0.98, s * (kind === 'moose' ? 1.14 : 0.98))
}

function ear(at: (d: string) => string, sw: number, kind: Hoofed, far: boolean): string {
  if (kind === 'donkey')
    return far
      ? path(at('M-.22 -.82C-.24 -.92 -.22 -1 -.18 -1.04C-.14 -.98 -.14 -.88 -.17 -.8Z'), sw)
      : path(at('M-.28 -.82C-.33 -.9 -.34 -1 -.31 -1.05C-.25 -1 -.22 -.9 -.22 -.81Z'), sw) +
          line(at('M-.27 -.84Q-.3 -.92 -.3 -.98'), sw * 0.8)
  return far
    ? path(at('M-.2 -.8Q-.2 -.9 -.14 -.92Q-.12 -.84 -.15 -.78Z'), sw)
    : path(at('M-.26 -.82Q-.29 -.92 -.24 -.95Q-.18 -.9 -.19 -.81Z'), sw)
}

function mane(at: (d: string) => string, sw: number, zebra: boolean): string {
  const hair =
    'M-.25 -.83Q-.22 -.91 -.14 -.87Q-.08 -.86 -.08 -.79Q-.03 -.77 -.04 -.7Q.01 -.67 -.01 -.61L-.02 -.56C-.06 -.66 -.12 -.76 -.2 -.82Z'
  return (
    tint(zebra ? 'slate' : 'umber', path(at(hair), sw)) +
    (zebra ? line(at('M-.16 -.85L-.17 -.79M-.08 -.79L-.12 -.74M-.04 -.71L-.08 -.67'), sw * 0.85) : '')
  )
}

const antlers = (at: (d: string) => string, sw: number): string =>
  tint(
    'sand',
    path(
      at(
        'M-.2 -.82C-.16 -.9 -.08 -.9 -.02 -.94C0 -.98 0 -1.02 -.01 -1.06Q.03 -1.02 .05 -.97Q.08 -1.03 .1 -1.08Q.13 -1.01 .12 -.95Q.16 -.99 .2 -1.02Q.21 -.94 .17 -.88Q.1 -.8 -.02 -.8Q-.1 -.78 -.16 -.78Z',
      ),
      sw,
    ) +
      path(
        at(
          'M-.28 -.82C-.32 -.9 -.4 -.9 -.46 -.94C-.48 -.98 -.48 -1.02 -.47 -1.06Q-.51 -1.02 -.53 -.97Q-.56 -1.03 -.58 -1.08Q-.61 -1.01 -.6 -.95Q-.64 -.99 -.68 -1.02Q-.69 -.94 -.65 -.88Q-.58 -.8 -.46 -.8Q-.36 -.78 -.3 -.79Z',
        ),
        sw,
      ),
  )

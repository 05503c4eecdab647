/** A pet or a cub curled up asleep, its tail about it: one body, and what makes each the animal it is. */
import { bumps, ring } from '../ink/curves.ts'
import { local } from '../ink/local.ts'
import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { ell, flipX, limb, line, path, pen, solid } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { motifPigment } from '../motifs/pigments.ts'

type Ears = 'pointed' | 'round' | 'floppy' | 'long'
type Tail = 'cat' | 'bushy' | 'stub'
interface Kind {
  ears: Ears
  tail: Tail
  stripes?: boolean
  mane?: boolean
}

const KINDS: Record<string, Kind> = {
  '🐈': { ears: 'pointed', tail: 'cat', stripes: true },
  '🐅': { ears: 'round', tail: 'cat', stripes: true },
  '🐯': { ears: 'round', tail: 'cat', stripes: true },
  '🐆': { ears: 'round', tail: 'cat' },
  '🦁': { ears: 'round', tail: 'cat', mane: true },
  '🐕': { ears: 'floppy', tail: 'cat' },
  '🐩': { ears: 'floppy', tail: 'stub' },
  '🦊': { ears: 'pointed', tail: 'bushy' },
  '🐺': { ears: 'pointed', tail: 'bushy' },
  '🦝': { ears: 'pointed', tail: 'bushy' },
  '🐿': { ears: 'pointed', tail: 'bushy' },
  '🐻': { ears: 'round', tail: 'stub' },
  '🐻‍❄️': { ears: 'round', tail: 'stub' },
  '🐼': { ears: 'round', tail: 'stub' },
  '🐨': { ears: 'round', tail: 'stub' },
  '🐹': { ears: 'round', tail: 'stub' },
  '🐁': { ears: 'round', tail: 'cat' },
  '🐇': { ears: 'long', tail: 'stub' },
}

export const SLEEPERS: ReadonlySet<string> = new Set(Object.keys(KINDS))

const EARS: Record<Ears, [left: string, right: string]> = {
  pointed: ['M.14 -.33L.16 -.5L.27 -.4Z', 'M.33 -.41L.44 -.49L.45 -.32Z'],
  round: ['M.13 -.33C.06 -.46 .2 -.5 .25 -.4Z', 'M.35 -.4C.4 -.5 .54 -.46 .46 -.32Z'],
  floppy: [
    'M.2 -.41C.08 -.44 .06 -.26 .1 -.19C.15 -.18 .18 -.26 .2 -.34Z',
    'M.4 -.41C.52 -.44 .54 -.26 .5 -.19C.45 -.18 .42 -.26 .4 -.34Z',
  ],
  long: [
    'M.2 -.38C.02 -.5 -.08 -.44 -.12 -.34C-.04 -.3 .08 -.3 .17 -.31Z',
    'M.3 -.41C.22 -.56 .12 -.6 .04 -.57C.06 -.48 .14 -.42 .24 -.38Z',
  ],
}

const TAILS: Record<Tail, (at: (d: string) => string, w: number, sw: number) => string> = {
  cat: (at, w, sw) => limb(at('M-.42 -.12C-.46 .0 -.2 -.02 .04 -.045'), w * 0.07, sw),
  bushy: (at, _, sw) =>
    path(at('M-.44 -.2C-.56 -.02 -.26 .03 .12 -.02C.18 -.05 .16 -.1 .1 -.13C-.1 -.1 -.3 -.12 -.36 -.24Z'), sw) +
    line(at('M0 -.115q.03 .03 -.005 .06q.04 .01 .02 .045'), sw * 0.85),
  stub: (at, _, sw) => path(at('M-.45 -.2C-.54 -.2 -.55 -.08 -.45 -.07Z'), sw),
}

export function sleeper(art: string, { x, y, w, h, sw }: Spot, looks: 'left' | 'right'): Drawn {
  const kind = KINDS[art] as Kind
  const wide = Math.min(w, h * 1.55)
  const at = local(x, y, wide)
  const [left, right] = EARS[kind.ears]
  const eye = (a: number) => line(at(`M${a - 0.035} -.255q.035 .035 .07 0`), sw)
  const whiskers =
    kind.ears === 'pointed' || kind.tail === 'cat'
      ? line(at('M.17 -.2l-.07 -.012M.17 -.175l-.07 .015M.43 -.2l.07 -.012M.43 -.175l.07 .015'), sw * 0.75)
      : ''
  const stripes = kind.stripes
    ? line(at('M-.2 -.43q.03 .06 .01 .11M-.1 -.45q.03 .06 .01 .11M0 -.43q.02 .04 .01 .08'), sw)
    : ''
  const body =
    path(
      at(
        'M-.46 -.14C-.52 -.36 -.28 -.48 -.08 -.45C.14 -.42 .26 -.3 .3 -.1C.3 -.02 .22 0 .1 0H-.3C-.42 0 -.45 -.06 -.46 -.14Z',
      ),
      sw,
    ) +
    stripes +
    line(at('M-.3 -.02C-.36 -.14 -.28 -.26 -.14 -.25C-.02 -.24 .04 -.14 .01 -.05'), sw * 0.9)
  const mane = kind.mane
    ? path(bumps(ring(x + wide * 0.3, y - wide * 0.23, wide * 0.24, wide * 0.23, 13, 0.2), true, 0.6), sw)
    : ''
  const head =
    mane +
    path(at(left), sw) +
    path(at(right), sw) +
    path(
      at(
        'M.3 -.41C.42 -.41 .5 -.33 .49 -.22C.48 -.1 .4 -.05 .3 -.05C.2 -.05 .12 -.1 .11 -.22C.1 -.33 .18 -.41 .3 -.41Z',
      ),
      sw,
    ) +
    (kind.ears === 'floppy' ? path(at(left), sw) + path(at(right), sw) : '') +
    eye(0.22) +
    eye(0.38) +
    solid(x + wide * 0.3, y - wide * 0.2, wide * 0.018, wide * 0.013) +
    line(at('M.265 -.155q.018 .022 .035 0q.018 .022 .035 0'), sw * 0.9) +
    whiskers
  const paw = ell(x + wide * 0.19, y - wide * 0.03, wide * 0.075, wide * 0.035, sw)
  const out = tint(motifPigment(art), body + TAILS[kind.tail](at, wide, sw) + head + paw)
  const facing = looks === 'left' ? flipX(x, out) : out
  return standing(
    facing +
      zs(
        looks === 'left' ? x - wide * 0.36 : x + wide * 0.36,
        y - wide * 0.52,
        wide * 0.055,
        looks === 'left' ? -1 : 1,
        sw,
      ),
    x,
    y,
    wide,
    wide * 0.5,
  )
}

/** Three z rising, the last the largest. */
function zs(x: number, y: number, s: number, dir: number, sw: number): string {
  return [0, 1, 2]
    .map((i) => {
      const k = s * (0.7 + i * 0.3)
      return line(pen`M${x + dir * i * s * 1.3} ${y - i * s * 1.5}h${k}l${-k} ${k * 1.1}h${k}`, sw)
    })
    .join('')
}

import { type Frame, frame, type Ink, mirrored } from '../rig/ink.ts'
import type { Ear } from './head-types.ts'
import type { Coat } from './types.ts'

/** A round ear with soft tufts along its outer edge. */
function tufted(n: number, r: number): string {
  const at = (t: number, k: number): string => {
    const a = (t * 2 * Math.PI) / n
    return `${(Math.cos(a) * k).toFixed(3)} ${(-0.35 + Math.sin(a) * k).toFixed(3)}`
  }
  const round = r / Math.cos(Math.PI / n)
  const pieces = Array.from({ length: n }, (_, i) => {
    const isOuter = Math.sin(((i + 0.5) * 2 * Math.PI) / n) < 0.2
    return isOuter
      ? `Q${at(i + 0.3, r * 1.12)} ${at(i + 0.66, r * 1.15)}Q${at(i + 0.8, r * 1.05)} ${at(i + 1, r)}`
      : `Q${at(i + 0.5, round)} ${at(i + 1, r)}`
  })
  return `M${at(0, r)}${pieces.join('')}Z`
}

const OUTER: Record<Exclude<Ear['kind'], 'none'>, string> = {
  pointed: 'M-.5 .25C-.55 -.4 -.25 -1 .02 -1.35C.32 -1 .55 -.4 .5 .25Z',
  tuft: 'M-.5 .25C-.6 -.4 -.3 -.9 -.1 -1.2L.02 -1.7L.14 -1.2C.34 -.9 .6 -.4 .5 .25Z',
  leaf: 'M-.28 .2C-.62 -.4 -.45 -1 0 -1.35C.42 -1 .58 -.4 .26 .2Z',
  long: 'M-.3 .2C-.62 -.8 -.5 -2.1 0 -2.4C.5 -2.1 .6 -.8 .3 .2Z',
  bat: 'M-.5 .3C-.72 -.4 -.6 -1.2 -.02 -1.5C.5 -1.2 .72 -.4 .5 .3Z',
  floppy: 'M-.4 -.1C-.3 -.5 .25 -.6 .5 -.15C.85 .5 .75 1.5 .25 1.65C-.3 1.6 -.6 .7 -.4 -.1Z',
  lop: 'M-.34 .12C-.4 -.4 .1 -.74 .56 -.5C1.16 -.16 1.5 1 1.42 1.9C1.34 2.4 .96 2.44 .8 1.96C.66 1.4 .6 .76 .24 .5C.04 .36 -.3 .34 -.34 .12Z',
  fold: 'M-.56 .02C-.4 -.44 .2 -.58 .52 -.34C.86 .1 .9 .66 .72 1.06C.4 .86 -.26 .5 -.56 .02Z',
  sail: 'M-.14 -.62C.2 -1.16 1.16 -1.12 1.42 -.36C1.62 .34 1.3 1.06 .78 1.1C.42 1.1 .3 .74 -.1 .5Z',
  banana: 'M-.32 .2C-.6 -.5 -.46 -1.2 -.14 -1.72C.02 -1.92 .24 -1.8 .24 -1.56C.26 -1 .52 -.5 .32 .2Z',
  round: 'M-.5 .3C-.8 -.2 -.5 -.85 0 -.85C.5 -.85 .8 -.2 .5 .3Z',
  tiny: 'M-.4 .25C-.6 -.2 -.35 -.6 0 -.6C.35 -.6 .6 -.2 .4 .25Z',
  fan: 'M.1 -.7C-.5 -1.1 -1.5 -.9 -1.75 -.1C-1.9 .6 -1.5 1.5 -.9 1.75C-.6 1.8 -.5 1.4 -.3 1.15C0 .9 .35 .6 .3 .1C.35 -.2 .3 -.5 .1 -.7Z',
  woolly: tufted(14, 0.76),
}
/** Hung from the crown of a face that is turned to the reader, clear of its eyes. */
const HUNG =
  'M-.5 -.12C-.4 -.52 .1 -.6 .48 -.34C.86 0 1.1 .8 .94 1.36C.84 1.66 .5 1.66 .3 1.36C.1 1 .1 .6 -.06 .3C-.16 .12 -.4 .06 -.5 -.12Z'

const INNER: Partial<Record<Ear['kind'], string>> = {
  pointed: 'M-.22 .05C-.22 -.35 -.1 -.65 .02 -.88C.15 -.65 .26 -.35 .24 .05Z',
  tuft: 'M-.22 .05C-.22 -.35 -.1 -.65 .02 -.88C.15 -.65 .26 -.35 .24 .05Z',
  fan: 'M-.14 -.4C-.54 -.68 -1.2 -.55 -1.36 0C-1.46 .5 -1.2 1.1 -.9 1.3C-.74 1.2 -.64 1 -.48 .84C-.22 .62 -.04 .4 -.06 .06C-.06 -.14 -.06 -.28 -.14 -.4Z',
  long: 'M-.1 -.2C-.27 -.9 -.2 -1.6 0 -1.9C.22 -1.6 .25 -.9 .12 -.2Z',
  lop: 'M.42 -.1C.8 .2 1.14 1.1 1.14 1.7C1.1 1.96 1.04 1.9 .98 1.6C.9 1.1 .8 .6 .5 .26C.36 .1 .3 -.16 .42 -.1Z',
  sail: 'M.14 -.42C.4 -.78 .92 -.74 1.1 -.24C1.22 .26 1.04 .76 .74 .78C.5 .74 .4 .48 .14 .32Z',
  banana: 'M-.14 -.06C-.28 -.56 -.18 -1.02 0 -1.34C.06 -1 .24 -.56 .16 -.06Z',
  bat: 'M-.24 .1C-.4 -.35 -.3 -.85 0 -1.05C.28 -.85 .4 -.35 .26 .1Z',
  woolly: 'M-.3 -.1C-.46 -.4 -.28 -.7 0 -.7C.28 -.7 .46 -.4 .3 -.1C.2 .1 -.2 .1 -.3 -.1Z',
  round: 'M-.28 .12C-.46 -.2 -.28 -.54 0 -.54C.28 -.54 .46 -.2 .28 .12Z',
}

/** An ear at (x, y) of the head; `side` -1 is the other one of a face turned to the reader, 0 one that grows out of a profile. */
export function ear(
  ink: Ink,
  e: Ear,
  f: Frame,
  x: number,
  y: number,
  turn: number,
  coat: Coat,
  side: 1 | -1 | 0 = 0,
): void {
  if (e.kind === 'none') return
  const size = e.size ?? 1
  const g = frame(f.at(x, y), f.s * size, f.deg + turn * (side || 1), f.flip)
  const own = (d: string) => g.d(side < 0 ? mirrored(d) : d)
  const outer = own(side && e.kind === 'floppy' ? HUNG : OUTER[e.kind])
  ink.tint(coat.ear ?? coat.body)
  if (side === 0 && e.kind !== 'floppy' && e.kind !== 'fan') ink.cover(outer).line(outer.replace(/Z$/, ''), 1)
  else ink.shape(outer)
  const inner = INNER[e.kind]
  if (inner && ink.fits(g.s * 0.44)) ink.tint('blush').shape(own(inner), 0.75)
}

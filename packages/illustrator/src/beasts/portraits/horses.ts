/** Horses, ponies and unicorns stand with their face to the reader: a big soft muzzle below a forelock, the mane on both sides of the neck. */
import { eye } from '../rig/eyes.ts'
import { frame, mirrored } from '../rig/ink.ts'
import { frontMouth } from '../rig/mouths.ts'
import type { Canvas } from '../small/creature.ts'
import type { Portrait } from './portrait.ts'

const BODY =
  'M14 -176C2 -150 -6 -128 -30 -121C-54 -115 -78 -128 -104 -116C-130 -102 -136 -72 -124 -48C-108 -40 -64 -50 -32 -48C0 -46 42 -34 64 -50C86 -66 90 -98 84 -124L84 -170Z'
const TAIL =
  'M-116 -106C-146 -124 -176 -100 -170 -66C-168 -44 -178 -30 -192 -24C-182 -16 -172 -16 -164 -20C-164 -14 -168 -8 -172 -4C-148 -8 -142 -34 -146 -54C-146 -72 -136 -84 -116 -88Z'
const TAIL_LOCKS = 'M-128 -97C-148 -100 -163 -82 -159 -60C-158 -44 -158 -30 -164 -20'
const MANE =
  'M40 -226C6 -236 -28 -218 -32 -186C-46 -172 -48 -152 -38 -138C-50 -124 -48 -104 -34 -96C-36 -88 -32 -80 -24 -76C0 -80 14 -98 14 -120C20 -144 34 -160 44 -170Z'
const MANE_LOCKS =
  'M-32 -186C-20 -190 -10 -186 -4 -178M-38 -138C-24 -140 -12 -136 -6 -126M-34 -96C-22 -98 -12 -98 -4 -104'
const FAR_LOCK = 'M86 -196C112 -180 118 -154 106 -134C112 -120 108 -104 94 -98C82 -106 76 -122 78 -140Z'
const HEAD =
  'M0 -62C36 -62 54 -40 50 -12C48 8 39 18 39 36C39 58 22 68 0 68C-22 68 -39 58 -39 36C-39 18 -48 8 -50 -12C-54 -40 -36 -62 0 -62Z'
const MUZZLE = 'M-39 38C-38 18 -22 11 0 11C22 11 38 18 39 38C38 58 22 68 0 68C-22 68 -38 58 -39 38Z'
const EAR = 'M20 -50C14 -76 22 -98 38 -108C54 -92 58 -66 44 -42Z'
const EAR_IN = 'M28 -56C25 -72 29 -84 37 -91C45 -80 46 -66 40 -52Z'
const FORELOCK =
  'M-24 -60C-16 -80 18 -82 26 -62C34 -46 26 -30 10 -24C13 -32 11 -38 6 -42C4 -30 -6 -22 -20 -20C-14 -30 -18 -46 -24 -60Z'
const HORN = 'M-13 -66L0 -132L13 -66Q0 -58 -13 -66Z'
const HORN_RINGS = 'M-10 -82Q1 -80 9.5 -90M-6.6 -100Q1 -98 6 -106'

/** How much higher than they are written body and head stand on their legs. */
const RISE = 20

/** A leg on a hoof, open above: a hind leg under its haunch, a foreleg at the shoulder. */
function leg({ ink, f }: Canvas, x: number, y: number, coat: Coat, above: 'haunch' | 'shoulder'): void {
  const [l, r] = [x - 16, x + 16]
  const [back, front] =
    above === 'haunch'
      ? [
          `M${l - 6} ${y - 90}C${l - 11} ${y - 66} ${l - 2} ${y - 46} ${l} ${y - 18}`,
          `M${r} ${y - 18}C${r} ${y - 44} ${r + 24} ${y - 72} ${r + 26} ${y - 98}C${r + 27} ${y - 116} ${r + 14} ${y - 126} ${r - 2} ${y - 126}`,
        ]
      : [
          `M${l} ${y - 82}C${l} ${y - 60} ${l + 2} ${y - 44} ${l} ${y - 18}`,
          `M${r} ${y - 18}C${r - 2} ${y - 44} ${r + 1} ${y - 64} ${r + 3} ${y - 98}`,
        ]
  ink.tint(coat.body).cover(f.d(`${back}L${front.slice(1)}Z`))
  ink.line(f.d(back + front), 1)
  ink
    .tint(coat.hoof)
    .shape(
      f.d(
        `M${l} ${y - 20}Q${x} ${y - 13} ${r} ${y - 20}L${r + 3} ${y - 5}Q${r + 4} ${y} ${r - 1} ${y}L${l + 1} ${y}Q${l - 4} ${y} ${l - 3} ${y - 5}Z`,
      ),
    )
}

interface Coat {
  body: string
  mane: string
  hoof: string
  muzzle: string
  horn?: true
}

function draw(c: Canvas, coat: Coat): void {
  const { ink, f, look } = c
  const g = frame(f.at(0, -RISE), f.s, f.deg)
  const h = frame(g.at(56, -164), f.s, f.deg)
  const both = (d: string, k = 1) => ink.shape(h.d(d), k).shape(h.d(mirrored(d)), k)
  ink.part('tail').tint(coat.mane).shape(g.d(TAIL)).line(g.d(TAIL_LOCKS))
  ink.part('farLeg')
  leg(c, -60, -9, coat, 'shoulder')
  leg(c, 50, -9, coat, 'shoulder')
  ink.part('farMane').tint(coat.mane).shape(g.d(FAR_LOCK))
  ink.part('torso').tint(coat.body).shape(g.d(BODY))
  ink.part('nearLeg')
  leg(c, -106, 0, coat, 'haunch')
  leg(c, 22, 0, coat, 'shoulder')
  ink.part('mane').tint(coat.mane).shape(g.d(MANE)).line(g.d(MANE_LOCKS))
  ink.part('head').tint(coat.body)
  both(EAR)
  ink.tint('blush')
  both(EAR_IN, 0.8)
  ink.tint(coat.body).shape(h.d(HEAD))
  ink.tint(coat.muzzle).shape(h.d(MUZZLE), 0.85)
  if (coat.horn) ink.tint('gamboge').shape(h.d(HORN)).line(h.d(HORN_RINGS), 0.8)
  ink.tint(coat.mane).shape(h.d(FORELOCK))
  eye(ink, h, -30, -8, 13.5, look, -1)
  eye(ink, h, 30, -8, 13.5, look, 1)
  for (const x of [-15, 15]) ink.dot(h.at(x, 31), 4 * h.s, 3 * h.s, x > 0 ? 30 : -30)
  frontMouth(ink, h, 0, 45, 15, look)
}

const portrait = (name: string, size: number, coat: Coat): Portrait => ({
  name,
  size,
  poses: 'stand',
  head: [56, -188, 58],
  hat: [56, -242, 32],
  back: [-66, -139],
  feet: [
    [22, 0],
    [50, -9],
  ],
  tail: [-192, -44],
  mouth: [56, -136],
  draw: (c) => draw(c, coat),
})

export const horses: readonly Portrait[] = [
  portrait('horse', 0.46, { body: 'bark', mane: 'umber', hoof: 'slate', muzzle: 'sand' }),
  portrait('pony', 0.34, { body: 'sand', mane: 'cream', hoof: 'umber', muzzle: 'cream' }),
  portrait('foal', 0.34, { body: 'sand', mane: 'bark', hoof: 'umber', muzzle: 'cream' }),
  portrait('unicorn', 0.46, { body: 'white', mane: 'pink', hoof: 'violet', muzzle: 'blush', horn: true }),
]

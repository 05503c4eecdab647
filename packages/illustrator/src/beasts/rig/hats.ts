/** Hats for animals: the brim lies at y = 0 from -1 to 1, the hat stands above it. */
import type { Ask } from './actor.ts'
import { ringOf } from './geom.ts'
import { type Frame, fluff, frame, type Ink, mirrored } from './ink.ts'

type Hat = (ink: Ink, g: Frame) => void

const brimmed =
  (crown: string, brim: string, band: string | null, tint: string, ribbon: string): Hat =>
  (ink, g) => {
    ink.tint(tint).shape(g.d(crown))
    if (band) ink.tint(ribbon).shape(g.d(band), 0.9)
    ink.tint(tint).shape(g.d(brim))
  }

const crown: Hat = (ink, g) => {
  ink.tint('gamboge').shape(g.d('M-.8 .14L-.94 -.9L-.44 -.44L0 -1.1L.44 -.44L.94 -.9L.8 .14Q0 .34 -.8 .14Z'))
  ink.line(g.d('M-.82 -.12Q0 .08 .82 -.12'))
  ink.tint('rose').oval(g.at(0, -0.34), g.s * 0.16)
}

const partyHat: Hat = (ink, g) => {
  ink.tint('cloth2').shape(g.d('M-.74 .1L0 -1.9L.74 .1Q0 .34 -.74 .1Z'))
  ink.tint('straw').shape(g.d('M-.5 -.56Q0 -.36 .5 -.56L.36 -.94Q0 -.8 -.36 -.94Z'), 0.9)
  ink.tint('gamboge').shape(fluff(ringOf(g.at(0, -1.96), g.s * 0.24, g.s * 0.24, 6), 0.5))
}

/** The upper half of an egg, broken off all around. */
const eggshell: Hat = (ink, brim) => {
  const g = frame(brim.at(0, 0.24), brim.s * 0.88, brim.deg)
  ink
    .tint('cream')
    .shape(g.d('M-1 .1C-.98 -.72 -.52 -1.16 0 -1.16C.52 -1.16 .98 -.72 1 .1L.68 -.2L.36 .16L0 -.18L-.36 .16L-.68 -.2Z'))
}

const santaHat: Hat = (ink, g) => {
  ink
    .tint('vermilion')
    .shape(g.d('M-.86 0C-.8 -.9 -.2 -1.5 .4 -1.4C.9 -1.3 1.3 -.9 1.4 -.4C1.1 -.7 .9 -.76 .7 -.7C.8 -.4 .84 -.2 .86 0Z'))
  ink.tint('white').oval(g.at(1.42, -0.3), g.s * 0.28)
  ink.shape(g.d('M-.9 -.22Q0 -.5 .9 -.22Q1.12 -.06 .94 .16Q0 -.12 -.94 .16Q-1.12 -.06 -.9 -.22Z'))
}

const bow: Hat = (ink, g) => {
  ink.tint('cloth2')
  const wing = 'M.1 -.3C.4 -.8 .9 -.86 1 -.6C1.06 -.3 1.04 0 .96 .16C.8 .34 .4 .1 .1 -.16Z'
  ink.shape(g.d(wing)).shape(g.d(mirrored(wing)))
  ink.oval(g.at(0, -0.22), g.s * 0.22, g.s * 0.26)
}

const cap: Hat = (ink, g) => {
  ink.tint('cloth1').shape(g.d('M.5 -.16C.9 -.2 1.5 0 1.6 .22C1.3 .26 .8 .2 .4 .14Z'))
  ink.shape(g.d('M-.86 .14C-.94 -.5 -.5 -.96 0 -.96C.5 -.96 .92 -.5 .84 .14Q0 -.1 -.86 .14Z'))
  ink.line(g.d('M0 -.96Q.1 -.5 .04 0'))
}

const beanie: Hat = (ink, g) => {
  ink.tint('cloth4').shape(g.d('M-.84 0C-.84 -.8 -.4 -1.1 0 -1.1C.4 -1.1 .84 -.8 .84 0Z'))
  ink.tint('white').shape(fluff(ringOf(g.at(0, -1.2), g.s * 0.26, g.s * 0.26, 7), 0.5))
  ink.tint('cloth3').shape(g.d('M-.92 -.3Q0 -.56 .92 -.3Q1 -.06 .92 .16Q0 -.1 -.92 .16Q-1 -.06 -.92 -.3Z'))
}

const chefHat: Hat = (ink, g) => {
  ink.tint('white').shape(fluff(ringOf(g.at(0, -0.9), g.s * 0.86, g.s * 0.46, 7), 0.5))
  ink.shape(g.d('M-.66 -.66Q0 -.5 .66 -.66L.62 .14Q0 .3 -.62 .14Z'))
}

const pirateHat: Hat = (ink, g) => {
  ink.tint('slate').shape(g.d('M-1.3 .1C-1 -.1 -.7 -.8 0 -1.1C.7 -.8 1 -.1 1.3 .1C.8 .3 -.8 .3 -1.3 .1Z'))
  ink.tint('white').oval(g.at(0, -0.36), g.s * 0.26, g.s * 0.24)
  for (const x of [-0.09, 0.09]) ink.dot(g.at(x, -0.38), g.s * 0.05)
}

const flowers: Hat = (ink, g) => {
  const blooms = [-0.84, -0.44, 0, 0.44, 0.84] as const
  blooms.forEach((x, i) => {
    const c = g.at(x, 0.1 - Math.cos(x * 1.4) * 0.24)
    ink.tint(['rose', 'gamboge', 'violet'][i % 3] ?? 'rose').shape(fluff(ringOf(c, g.s * 0.2, g.s * 0.2, 5), 0.55))
    ink.tint('straw').oval(c, g.s * 0.12)
  })
}

const helmet: Hat = (ink, g) => {
  ink.tint('cloth6').shape(g.d('M-1 .2C-1.06 -.7 -.5 -1.06 0 -1.06C.5 -1.06 1.06 -.7 1 .2Q0 -.06 -1 .2Z'))
  ink.tint('white').shape(g.d('M-.2 -1.04Q0 -1.1 .2 -1.04L.16 .04Q0 0 -.16 .04Z'), 0.9)
}

const earmuffs: Hat = (ink, g) => {
  ink.line(g.d('M-1.2 .6C-1.1 -.3 1.1 -.3 1.2 .6'), 1.6)
  ink.tint('pink')
  for (const x of [-1.24, 1.24]) ink.shape(fluff(ringOf(g.at(x, 0.7), g.s * 0.34, g.s * 0.34, 7), 0.5))
}

/** Tapered, with a broad band and its buckle. */
const pilgrimHat: Hat = (ink, g) => {
  ink.tint('slate').shape(g.d('M-.72 .04L-.5 -1.4Q0 -1.54 .5 -1.4L.72 .04Z'))
  ink.tint('bark').shape(g.d('M-.71 -.06Q0 .14 .71 -.06L.64 -.5Q0 -.32 -.64 -.5Z'), 0.9)
  ink.tint('gamboge').shape(g.d('M-.24 -.46L.24 -.46L.24 .06L-.24 .06Z'), 0.9)
  ink.tint('slate').shape(g.d('M-1.3 0Q0 .34 1.3 0Q1.36 .2 1.2 .24Q0 .5 -1.2 .24Q-1.36 .2 -1.3 0Z'))
}

const HATS: Readonly<Record<string, Hat>> = {
  'pilgrim hat': pilgrimHat,
  crown,
  tiara: crown,
  'party hat': partyHat,
  'eggshell hat': eggshell,
  'santa hat': santaHat,
  'hair bow': bow,
  bow,
  ribbon: bow,
  'baseball cap': cap,
  cap,
  beanie,
  'chef hat': chefHat,
  'pirate hat': pirateHat,
  'crown of flowers': flowers,
  helmet,
  earmuffs,
  'top hat': brimmed(
    'M-.66 .04L-.6 -1.3Q0 -1.5 .6 -1.3L.66 .04Z',
    'M-1.2 0Q0 .34 1.2 0Q1.26 .2 1.1 .24Q0 .5 -1.1 .24Q-1.26 .2 -1.2 0Z',
    'M-.65 -.1Q0 .1 .65 -.1L.63 -.46Q0 -.28 -.63 -.46Z',
    'slate',
    'vermilion',
  ),
  'witch hat': brimmed(
    'M-.7 .06C-.4 -.6 -.3 -1.3 .34 -1.9C.3 -1.2 .5 -.6 .7 .06Z',
    'M-1.4 .06Q0 .4 1.4 .06Q1.3 .34 .9 .36Q0 .56 -.9 .36Q-1.3 .34 -1.4 .06Z',
    'M-.66 -.02Q0 .2 .66 -.02L.56 -.36Q0 -.16 -.54 -.36Z',
    'violet',
    'gamboge',
  ),
  'cowboy hat': brimmed(
    'M-.7 .06C-.7 -.7 -.6 -1 -.3 -.96Q0 -.8 .3 -.96C.6 -1 .7 -.7 .7 .06Z',
    'M-1.4 -.2C-1 .06 -.6 .1 0 .1C.6 .1 1 .06 1.4 -.2C1.3 .2 .8 .4 0 .4C-.8 .4 -1.3 .2 -1.4 -.2Z',
    'M-.7 -.02Q0 .16 .7 -.02L.68 -.3Q0 -.14 -.68 -.3Z',
    'bark',
    'umber',
  ),
  sombrero: brimmed(
    'M-.56 .04C-.5 -.7 -.4 -1.1 0 -1.1C.4 -1.1 .5 -.7 .56 .04Z',
    'M-1.7 -.26C-1.2 .1 -.6 .12 0 .12C.6 .12 1.2 .1 1.7 -.26C1.8 .1 1 .46 0 .46C-1 .46 -1.8 .1 -1.7 -.26Z',
    null,
    'straw',
    'vermilion',
  ),
  'fire helmet': (ink, g) => {
    ink.tint('vermilion').shape(g.d('M-.82 .1C-.9 -.7 -.5 -1.1 0 -1.1C.5 -1.1 .9 -.7 .82 .1Z'))
    ink.line(g.d('M-.5 -.86C-.6 -.5 -.6 -.2 -.56 .06M.5 -.86C.6 -.5 .6 -.2 .56 .06'))
    ink.shape(g.d('M-1.2 .1C-.8 -.16 .8 -.16 1.2 .1C1.3 .34 1 .36 .84 .3Q0 .04 -.84 .3C-1 .36 -1.3 .34 -1.2 .1Z'))
    ink.tint('gamboge').shape(g.d('M-.34 -.72L.34 -.72L.38 -.24Q.2 .02 0 .08Q-.2 .02 -.38 -.24Z'))
  },
  beret: (ink, g) => {
    ink.tint('cloth2').shape(g.d('M-.8 .1C-1.4 -.1 -1.3 -.7 -.4 -.8C.5 -.92 1.2 -.5 .84 .1Q0 -.14 -.8 .1Z'))
    ink.line(g.d('M-.1 -.82L-.06 -1.06'))
  },
  fez: (ink, g) => {
    ink.tint('vermilion').shape(g.d('M-.6 .1L-.48 -.96Q0 -1.06 .48 -.96L.6 .1Q0 -.1 -.6 .1Z'))
    ink.line(g.d('M0 -1.02Q.7 -1.1 .8 -.4'))
  },
  headscarf: (ink, g) => {
    ink.tint('vermilion').shape(g.d('M-1 .3C-1.1 -.5 -.5 -.9 0 -.9C.5 -.9 1.1 -.5 1 .3Q0 -.16 -1 .3Z'))
    for (const x of [-0.4, 0.1, 0.5]) ink.tint('white').oval(g.at(x, -0.5), g.s * 0.09)
  },
  hat: brimmed(
    'M-.7 .04C-.7 -.6 -.4 -.9 0 -.9C.4 -.9 .7 -.6 .7 .04Z',
    'M-1.3 0Q0 .3 1.3 0Q1.36 .22 1.1 .28Q0 .5 -1.1 .28Q-1.36 .22 -1.3 0Z',
    'M-.7 -.04Q0 .14 .7 -.04L.68 -.3Q0 -.14 -.68 -.3Z',
    'straw',
    'cloth2',
  ),
}
const ALIKE: Readonly<Record<string, string>> = {
  'wizard hat': 'witch hat',
  'space helmet': 'helmet',
  'samurai helmet': 'helmet',
  'hard hat': 'helmet',
  keffiyeh: 'headscarf',
  'feather headband': 'crown of flowers',
}

/** Where a hat sits: the middle of the head's top, and half the width of a hat there. */
export function wearHat(ink: Ink, wears: Ask['wears'], head: Frame): void {
  for (const { name } of wears) HATS[ALIKE[name] ?? name]?.(ink, head)
}

/** The place for a hat on a head of its own space. */
export const hatFrame = (f: Frame, x: number, y: number, size: number, turn = 0): Frame =>
  frame(f.at(x, y), f.s * size, f.deg * 0.6 + turn, f.flip)

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

/** Spectacles before eyes at the given places, with lenses of radius r. */
export function wearGlasses(
  ink: Ink,
  wears: Ask['wears'],
  f: Frame,
  eyes: readonly (readonly [number, number])[],
  r: number,
): void {
  if (wears.some(({ name }) => name === 'eye patch')) patch(ink, f, eyes[0] ?? [0, 0], r)
  const worn = wears.find(({ name }) => name === 'glasses' || name === 'sunglasses' || name === 'monocle')
  if (!worn) return
  const used = worn.name === 'monocle' ? eyes.slice(0, 1) : eyes
  const [a, b] = used
  if (a && !b && worn.name !== 'monocle') temple(ink, f, a, r)
  if (worn.name === 'sunglasses') {
    shades(ink, f, used, r)
    return
  }
  for (const [x, y] of used) ink.line(f.d(circle(x, y, r)), 0.95)
  // By its cord it is told from a ring about the eye.
  if (a && worn.name === 'monocle')
    ink.line(
      f.d(`M${a[0] + r * 0.7} ${a[1] + r * 0.7}Q${a[0] + r * 1.5} ${a[1] + r * 1.6} ${a[0] + r} ${a[1] + r * 2.8}`),
      0.85,
    )
  if (a && b) ink.line(f.d(`M${Math.min(a[0], b[0]) + r} ${a[1]}L${Math.max(a[0], b[0]) - r} ${a[1]}`), 0.95)
}

/** Seen from the side: back to the ear. */
function temple(ink: Ink, f: Frame, [x, y]: readonly [number, number], r: number): void {
  const top = y - r * 0.2
  ink.line(f.d(`M${x - r} ${top}L${x - r * 1.7} ${top}Q${x - r * 2} ${top} ${x - r * 2.04} ${top + r * 0.36}`), 1.2)
}

/** Over one eye, its band up across the brow and down to the cheek. */
function patch(ink: Ink, f: Frame, [x, y]: readonly [number, number], r: number): void {
  const out = Math.sign(x) || 1
  ink.line(f.d(`M${x} ${y}L${x - out * r * 2.6} ${y - r * 1.7}M${x} ${y}L${x + out * r * 1.6} ${y + r * 0.7}`), 0.95)
  ink
    .tint('slate')
    .shape(
      f.d(
        `M${x - r} ${y - r * 0.7}Q${x} ${y - r * 1.2} ${x + r} ${y - r * 0.7}Q${x + r} ${y + r * 0.9} ${x} ${y + r * 1.15}Q${x - r} ${y + r * 0.9} ${x - r} ${y - r * 0.7}Z`,
      ),
    )
}

/** Broad lenses left white, moved apart where the eyes are too close for a bridge between them. */
function shades(ink: Ink, f: Frame, eyes: readonly (readonly [number, number])[], r: number): void {
  const w = r * 1.12
  const middle = eyes.reduce((sum, [x]) => sum + x / eyes.length, 0)
  for (const [eye, y] of eyes) {
    const apart = eyes.length > 1 ? Math.max(Math.abs(eye - middle), w + 0.06) : 0
    const x = middle + Math.sign(eye - middle) * apart
    const top = y - r * 0.8
    ink
      .tint('night')
      .shape(
        f.d(`M${x - w} ${top}L${x + w} ${top}Q${x + w} ${y + r} ${x} ${y + r}Q${x - w} ${y + r} ${x - w} ${top}Z`),
        1.3,
      )
      .line(f.d(`M${x - r * 0.4} ${y + r * 0.3}L${x + r * 0.3} ${y - r * 0.4}`), 0.9)
    if (eyes.length > 1)
      ink.line(f.d(`M${middle} ${top + r * 0.2}L${x - Math.sign(eye - middle) * w} ${top + r * 0.2}`), 1.3)
  }
}

const circle = (x: number, y: number, r: number): string => {
  const k = r * 0.552
  return `M${x + r} ${y}C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}Z`
}

/** The end of a scarf hangs above the ground, where nobody steps on it. */
function clearOfFeet(g: Frame, low: number): number {
  let end = low
  while (end > 1.1 && g.at(0, end)[1] > -11) end -= 0.1
  return end
}

/** The upper and the lower edge of a scarf's turn about the neck, which its stripes end at. */
function rimsOfScarf(x: number): [number, number] {
  const t = (x + 1.1) / 2.2
  const ends = (1 - t) ** 2 + t ** 2
  return [-0.4 * ends, 0.3 * ends + 1.32 * t * (1 - t)]
}

const WIDEST_BOW = 17

/** Round the neck: x across it, y along it toward the body, in radii of the neck; so far down a scarf hangs. */
export function wearOnNeck(ink: Ink, wears: Ask['wears'], g: Frame, low = 2.4): void {
  for (const { name, attributes } of wears) {
    if (name === 'scarf') {
      const end = clearOfFeet(g, low * (attributes.includes('long') ? 1.9 : 1))
      // About a neck as wide as the body it is no wider, or it would be an apron.
      const w = Math.min(1, 17 / g.s)
      ink
        .tint('cloth6')
        .shape(
          g.d(
            `M${0.3 * w} .2C${0.6 * w} .6 ${0.66 * w} 1.2 ${0.62 * w} ${end}L${-0.2 * w} ${end}C${-0.1 * w} 1.3 ${-0.1 * w} .8 ${-0.3 * w} .4Z`,
          ),
        )
      const isDotted = attributes.some((word) => /^(spotted|dotted|polka-dot)$/.test(word))
      const isRoomy = ink.fits(g.s * 0.8)
      // Stripes that were asked for are many, or another pattern would be drawn between them.
      const isStriped = attributes.includes('striped') && ink.fits(g.s * 0.42)
      const [bottom, top, step] = isStriped ? [end - 0.26, 0.6, 0.26] : [end - 0.6, 1.2, 0.8]
      for (let y = bottom; y > top && isRoomy; y -= step)
        if (isDotted) ink.oval(g.at(0.22, y), g.s * 0.2)
        else ink.line(g.d(`M${-0.18 * w} ${y}L${0.62 * w} ${y}`))
      ink.shape(g.d('M-1.1 -.4Q0 0 1.1 -.4Q1.36 0 1.1 .3Q0 .66 -1.1 .3Q-1.36 0 -1.1 -.4Z'))
      for (const x of isStriped ? [-0.9, -0.54, -0.18, 0.18, 0.54, 0.9] : [-0.8, -0.3, 0.3, 0.8]) {
        const [upper, lower] = rimsOfScarf(x)
        if (isDotted && isRoomy) ink.oval(g.at(x, (upper + lower) / 2), g.s * 0.17)
        else if (attributes.includes('striped') && isRoomy) ink.line(g.d(`M${x} ${upper}L${x} ${lower}`))
      }
    }
    if (name === 'bow tie' || name === 'tie') {
      // About a neck as wide as the body it is no wider, or it would be a second pair of wings.
      const w = Math.min(1, WIDEST_BOW / g.s)
      const at = (x: number, y: number) => `${x * w} ${0.18 + (y - 0.18) * w}`
      const wing = `M${at(0.1, 0.06)}C${at(0.4, -0.5)} ${at(0.9, -0.56)} ${at(1.04, -0.32)}C${at(1.14, 0.02)} ${at(1.12, 0.4)} ${at(1.02, 0.66)}C${at(0.86, 0.84)} ${at(0.4, 0.66)} ${at(0.1, 0.3)}Z`
      ink.tint('cloth6')
      if (name === 'tie') ink.shape(g.d('M-.2 .3L.2 .3L.36 1.5L0 1.9L-.36 1.5Z'))
      else ink.shape(g.d(wing)).shape(g.d(mirrored(wing)))
      ink.oval(g.at(0, 0.18), g.s * 0.2 * w)
    }
    if (name === 'necklace' && attributes.some((word) => /^(flower|flowers|floral|flowered|daisy|rose)$/.test(word))) {
      for (const x of [-1, -0.5, 0, 0.5, 1]) {
        const c = g.at(x, 0.5 - 0.5 * x * x)
        ink.tint('rose').shape(fluff(ringOf(c, g.s * 0.3, g.s * 0.3, 6), 0.5), 0.9)
        ink.tint('gamboge').oval(c, g.s * 0.12)
      }
      continue
    }
    if (name === 'collar' || name === 'necklace' || name === 'harness' || name === 'leash') {
      if (attributes.some((word) => /^(spiked|spiky|studded)$/.test(word)))
        for (const x of [-0.8, -0.42, 0.42, 0.8]) {
          const y = 0.28 - 0.3 * x * x
          ink.tint('stone').shape(g.d(`M${x - 0.15} ${y - 0.06}L${x + 0.15} ${y - 0.06}L${x * 1.06} ${y + 0.34}Z`), 0.9)
        }
      ink.tint('cloth6').shape(g.d('M-1.04 -.2Q0 .16 1.04 -.2L1.04 .1Q0 .46 -1.04 .1Z'), 0.9)
      ink.tint('gamboge').oval(g.at(0.1, 0.58), g.s * 0.32)
      // The slit of a bell.
      if (name === 'collar' && ink.fits(g.s * 0.62)) ink.line(g.d('M-.2 .54Q.1 .64 .4 .54M.1 .62L.1 .86'), 0.8)
    }
    if (name === 'stethoscope')
      ink.line(g.d('M-.7 -.2C-.6 1 .6 1 .7 -.2M0 .7L0 1.3'), 1.2).oval(g.at(0, 1.5), g.s * 0.24)
  }
}

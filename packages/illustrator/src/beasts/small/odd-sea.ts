/** Odd ones of the sea, of old seas, and of a drop of water. */
import { type Creature, cute, ellipse, pair } from './creature.ts'

const SWIM = 'swim float dance lie-curled'

/** A sad lump with a drooping nose: that is what it is known for. */
const blobfish: Creature = {
  name: 'blobfish',
  habitat: 'water',
  poses: SWIM,
  afloat: true,
  head: [0, -0.5, 0.46],
  back: [0, -0.92],
  feet: [
    [0.5, -0.1],
    [-0.5, -0.1],
  ],
  mouth: [0, -0.22],
  draw(c) {
    const { ink, f, look } = c
    ink.tint('pink')
    pair(c, 'M.56 -.5C.8 -.62 .98 -.5 .96 -.3C.84 -.22 .68 -.2 .54 -.26Z')
    ink.line(f.d('M.7 -.48Q.78 -.4 .76 -.28M-.7 -.48Q-.78 -.4 -.76 -.28'), 0.8)
    ink
      .tint('blush')
      .shape(
        f.d(
          'M0 -.96C.4 -.96 .6 -.76 .62 -.5C.64 -.36 .8 -.28 .78 -.12C.72 .04 .34 .02 0 .02C-.34 .02 -.72 .04 -.78 -.12C-.8 -.28 -.64 -.36 -.62 -.5C-.6 -.76 -.4 -.96 0 -.96Z',
        ),
      )
    ink.line(f.d('M-.26 -.84Q0 -.76 .26 -.84'), 0.8)
    cute({ ...c, look: { ...look, mood: look.mood ?? 'sad' } }, 0, -0.62, 0.34, 0.1)
    ink.tint('pink').shape(f.d('M-.1 -.62C-.18 -.46 -.2 -.3 0 -.28C.2 -.3 .18 -.46 .1 -.62Q0 -.68 -.1 -.62Z'), 0.9)
    ink.tint('pink').shape(f.d('M-.46 -.1Q-.24 -.24 0 -.22Q.24 -.24 .46 -.1Q.24 -.08 0 -.12Q-.24 -.08 -.46 -.1Z'), 0.9)
  },
}

const plesiosaur: Creature = {
  name: 'plesiosaur',
  habitat: 'water',
  poses: SWIM,
  afloat: true,
  head: [0.92, -1.1, 0.2],
  back: [-0.2, -0.66],
  feet: [
    [0.36, 0],
    [-0.5, 0],
  ],
  tail: [-1.2, -0.4],
  mouth: [1.16, -1.04],
  draw(c) {
    const { ink, f } = c
    ink.tint('teal')
    ink.shape(f.d('M.2 -.44C.3 -.7 .5 -.84 .6 -.82C.56 -.62 .46 -.44 .34 -.34Z'))
    ink.shape(f.d('M-.54 -.4C-.5 -.62 -.42 -.78 -.3 -.82C-.3 -.62 -.34 -.48 -.4 -.38Z'))
    ink
      .tint('aqua')
      .shape(
        f.d(
          'M-1.3 -.36C-1 -.5 -.7 -.7 -.2 -.7C.2 -.7 .4 -.76 .52 -1C.58 -1.2 .74 -1.34 .96 -1.32C1.14 -1.3 1.34 -1.18 1.34 -1.08C1.32 -.96 1.1 -.94 .94 -.98C.84 -.98 .8 -.9 .76 -.74C.66 -.38 .36 -.14 -.1 -.14C-.6 -.14 -.96 -.26 -1.3 -.36Z',
        ),
      )
    ink
      .tint('mint')
      .shape(f.d('M-.66 -.22C-.3 -.34 .2 -.34 .58 -.46C.42 -.24 .2 -.14 -.1 -.14C-.3 -.14 -.5 -.17 -.66 -.22Z'), 0.85)
    for (const [x, y, r] of [
      [-0.5, -0.52, 0.07],
      [-0.22, -0.58, 0.09],
      [0.1, -0.58, 0.07],
      [0.42, -0.66, 0.06],
    ] as const)
      ink.tint('teal').shape(f.d(ellipse(x, y, r, r * 0.8)), 0.8)
    ink.tint('teal')
    ink.shape(f.d('M.12 -.3C.34 -.26 .62 -.02 .66 .12C.46 .14 .14 .02 0 -.2Z'))
    ink.shape(f.d('M-.6 -.26C-.52 -.1 -.5 .06 -.6 .16C-.76 .08 -.86 -.12 -.84 -.3Z'))
    cuteFace(c)
  },
}

function cuteFace({ ink, f, look }: Parameters<Creature['draw']>[0]): void {
  ink.eyes.push({ f, x: 0.98, y: -1.16, r: 0.09 })
  if (look.asleep || look.mood === 'sleepy') ink.line(f.d('M.9 -1.16Q.98 -1.08 1.06 -1.16'))
  else ink.dot(f.at(0.98, -1.16), 6).light(f.at(1, -1.19), 2)
  ink.line(f.d('M1.3 -1.04Q1.18 -1 1.08 -1.04'), 0.9)
  ink.blush(f.at(0.98, -1.03), 4)
}

const nudibranch: Creature = {
  name: 'nudibranch',
  habitat: 'water',
  poses: 'swim float sit dance lie-curled',
  head: [0.6, -0.36, 0.24],
  back: [-0.1, -0.56],
  feet: [
    [0.4, 0],
    [-0.4, 0],
  ],
  tail: [-1, 0],
  draw(c) {
    const { ink, f } = c
    ink.tint('coral')
    for (const [x, h] of [
      [-0.78, 0.3],
      [-0.58, 0.4],
      [-0.36, 0.46],
      [-0.14, 0.48],
      [0.08, 0.46],
      [0.28, 0.4],
    ] as const)
      ink.shape(
        f.d(
          `M${x - 0.09} -.3C${x - 0.2} ${-0.4 - h * 0.5} ${x - 0.14} ${-0.36 - h} ${x - 0.02} ${-0.36 - h}C${x + 0.1} ${-0.36 - h} ${x + 0.08} ${-0.4 - h * 0.5} ${x + 0.09} -.3Z`,
        ),
      )
    ink.tint('gamboge')
    for (const x of [0.5, 0.72])
      ink.shape(
        f.d(
          `M${x - 0.05} -.5C${x - 0.12} -.7 ${x - 0.06} -.86 ${x + 0.02} -.86C${x + 0.1} -.86 ${x + 0.1} -.7 ${x + 0.05} -.5Z`,
        ),
      )
    ink
      .tint('lilac')
      .shape(
        f.d(
          'M-1.1 0C-.98 -.26 -.66 -.46 -.2 -.48C.1 -.5 .3 -.54 .5 -.6C.76 -.66 .94 -.46 .92 -.26C.9 -.08 .8 0 .66 0Z',
        ),
      )
    ink
      .tint('aqua')
      .shape(
        f.d(
          'M-1.16 0Q-1 -.12 -.84 -.04Q-.66 -.14 -.5 -.04Q-.32 -.14 -.16 -.04Q.02 -.14 .18 -.04Q.36 -.14 .52 -.04Q.7 -.14 .84 0Z',
        ),
        0.85,
      )
    for (const [x, y] of [
      [-0.5, -0.28],
      [-0.18, -0.32],
      [0.14, -0.32],
    ] as const)
      ink.tint('straw').shape(f.d(ellipse(x, y, 0.08, 0.07)), 0.8)
    cute(c, 0.62, -0.36, 0.18, 0.08)
  },
}

/** A water bear: a cushion in folds with eight stubby legs. */
const tardigrade: Creature = {
  name: 'tardigrade',
  habitat: 'water',
  poses: SWIM,
  afloat: true,
  head: [0.74, -0.5, 0.28],
  back: [-0.1, -0.86],
  feet: [
    [0.4, 0],
    [-0.4, 0],
  ],
  draw(c) {
    const { ink, f } = c
    ink.tint('sand')
    const leg = (x: number, y: number) => {
      ink.shape(
        f.d(
          `M${x - 0.13} ${y - 0.3}C${x - 0.16} ${y - 0.1} ${x - 0.14} ${y} ${x} ${y}C${x + 0.14} ${y} ${x + 0.16} ${y - 0.1} ${x + 0.13} ${y - 0.3}Z`,
        ),
      )
      ink.line(f.d(`M${x - 0.05} ${y}L${x - 0.07} ${y + 0.09}M${x + 0.05} ${y}L${x + 0.07} ${y + 0.09}`), 0.9)
    }
    for (const x of [-0.58, -0.1, 0.36]) leg(x, -0.04)
    for (const x of [-0.8, -0.34, 0.14, 0.58]) leg(x, 0.06)
    ink
      .tint('apricot')
      .shape(
        f.d(
          'M-.96 -.4C-1.02 -.62 -.9 -.78 -.72 -.76C-.62 -.9 -.38 -.94 -.26 -.84C-.14 -.96 .14 -.96 .26 -.84C.4 -.92 .6 -.86 .64 -.76C.9 -.8 1.06 -.62 1.04 -.44C1.02 -.22 .86 -.14 .66 -.18C.5 -.08 .36 -.1 .24 -.16C.1 -.06 -.12 -.08 -.24 -.16C-.4 -.06 -.6 -.1 -.7 -.18C-.84 -.16 -.94 -.24 -.96 -.4Z',
        ),
      )
    ink.line(f.d('M-.72 -.76Q-.62 -.46 -.7 -.18M-.26 -.84Q-.14 -.48 -.24 -.16M.26 -.84Q.36 -.48 .24 -.16'), 0.9)
    ink.tint('blush').shape(f.d(ellipse(1, -0.38, 0.11, 0.13)), 0.9)
    cute(c, 0.78, -0.58, 0.18, 0.08)
  },
}

const seaDragon: Creature = {
  name: 'leafy sea dragon',
  habitat: 'water',
  poses: SWIM,
  afloat: true,
  head: [0.5, -1.16, 0.2],
  back: [-0.2, -0.8],
  feet: [
    [0, -0.1],
    [-0.3, -0.1],
  ],
  tail: [-0.6, -0.1],
  mouth: [1, -1.02],
  draw(c) {
    const { ink, f } = c
    const leaf = (x: number, y: number, deg: number, s: number) => {
      const [cos, sin] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)]
      const at = (u: number, v: number) => `${x + (u * cos - v * sin) * s} ${y + (u * sin + v * cos) * s}`
      ink
        .tint('leaf')
        .shape(
          f.d(
            `M${at(0, -0.06)}C${at(0.2, -0.3)} ${at(0.4, -0.2)} ${at(0.5, -0.28)}C${at(0.6, -0.2)} ${at(0.7, -0.1)} ${at(0.86, 0)}C${at(0.7, 0.1)} ${at(0.62, 0.22)} ${at(0.5, 0.26)}C${at(0.4, 0.2)} ${at(0.2, 0.28)} ${at(0, 0.06)}Z`,
          ),
          0.9,
        )
      ink.line(f.d(`M${at(0.1, 0)}L${at(0.62, 0)}`), 0.7)
    }
    leaf(0.42, -1.3, -80, 0.44)
    leaf(0.1, -1.06, -110, 0.5)
    leaf(-0.3, -0.86, -140, 0.56)
    leaf(-0.62, -0.46, 178, 0.46)
    leaf(0.34, -0.8, 40, 0.5)
    leaf(-0.06, -0.5, 60, 0.56)
    leaf(-0.5, -0.14, 120, 0.4)
    ink
      .tint('gamboge')
      .shape(
        f.d(
          'M.3 -1.26C.44 -1.4 .66 -1.34 .7 -1.2L1.12 -1.1Q1.18 -1.02 1.1 -.98L.68 -1.02C.54 -.98 .46 -.96 .4 -.84C.3 -.6 .06 -.42 -.16 -.36C-.4 -.28 -.52 -.12 -.74 0C-.7 -.22 -.6 -.4 -.44 -.54C-.36 -.76 -.2 -.94 0 -1C.14 -1.06 .2 -1.16 .3 -1.26Z',
        ),
      )
    ink.line(f.d('M.14 -1.02Q.22 -.86 .34 -.76M-.1 -.92Q-.02 -.7 .12 -.54M-.34 -.7Q-.24 -.54 -.14 -.4'), 0.8)
    ink.eyes.push({ f, x: 0.52, y: -1.2, r: 0.08 })
    ink.dot(f.at(0.52, -1.2), 6).light(f.at(0.54, -1.23), 2)
  },
}

export const oddSea: readonly Creature[] = [blobfish, plesiosaur, nudibranch, tardigrade, seaDragon]

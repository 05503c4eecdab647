import { pupilAt } from '../rig/eyes.ts'
import { closeLines, closeSpots } from './close.ts'
import { type Creature, ellipse, pair } from './creature.ts'

/** A froglet still has its tail, a toad its warts. */
function frog(name: string, { tail = false, warts = false } = {}): Creature {
  return {
    name,
    poses: 'sit jump swim float lie-curled mouth-open head-up crouch dance',
    head: [0, -0.66, 0.4],
    hat: [0, -1.12, 0.24],
    back: [0, -0.3],
    feet: [
      [0.2, 0],
      [-0.2, 0],
    ],
    mouth: [0, -0.54],
    draw(c) {
      const { ink, f } = c
      const leap = c.pose === 'jump' || c.pose === 'swim' || c.pose === 'dance'
      if (tail) ink.tint('leaf').shape(f.d('M.3 -.2C.6 -.3 .8 -.14 1 -.26C.94 -.04 .7 0 .4 -.04Z'))
      ink.tint('leaf')
      if (leap)
        pair(
          c,
          'M.3 -.3C.56 -.34 .66 -.1 .5 .1C.6 .16 .8 .2 .86 .3C.74 .36 .6 .34 .5 .3C.36 .3 .34 .18 .4 .06C.36 -.02 .3 -.1 .2 -.14Z',
        )
      else
        pair(
          c,
          'M.24 -.4C.5 -.52 .7 -.3 .62 -.14C.76 -.14 .86 -.08 .84 -.02Q.78 0 .74 -.04Q.7 .01 .64 -.03Q.58 .01 .52 -.03L.36 -.02C.26 -.06 .22 -.2 .24 -.4Z',
        )
      ink.shape(
        f.d(
          'M0 -.62C.3 -.62 .42 -.4 .38 -.2C.34 -.06 .2 -.02 0 -.02C-.2 -.02 -.34 -.06 -.38 -.2C-.42 -.4 -.3 -.62 0 -.62Z',
        ),
      )
      ink
        .tint('lime')
        .shape(
          f.d(
            'M0 -.5C.2 -.5 .26 -.34 .24 -.2C.2 -.1 .12 -.06 0 -.06C-.12 -.06 -.2 -.1 -.24 -.2C-.26 -.34 -.2 -.5 0 -.5Z',
          ),
          0.85,
        )
      closeLines(c, 0.07, 'M-.2 -.25Q0 -.19 .2 -.25M-.17 -.16Q0 -.1 .17 -.16')
      ink.tint('leaf')
      if (leap) pair(c, 'M.26 -.42C.44 -.5 .6 -.66 .7 -.64C.76 -.58 .72 -.48 .6 -.42C.5 -.36 .36 -.3 .28 -.3Z')
      else
        pair(
          c,
          'M.16 -.34C.28 -.34 .29 -.18 .27 -.1Q.36 -.08 .35 -.02Q.3 .01 .26 -.03Q.21 .01 .16 -.03Q.1 .01 .06 -.03C.05 -.1 .06 -.26 .16 -.34Z',
        )
      ink.part('head').tint('leaf')
      for (const m of [1, -1]) ink.shape(f.d(ellipse(m * 0.27, -0.94, 0.17, 0.17)))
      ink.shape(
        f.d(
          'M0 -.96C.34 -.96 .54 -.8 .52 -.64C.5 -.48 .28 -.42 0 -.42C-.28 -.42 -.5 -.48 -.52 -.64C-.54 -.8 -.34 -.96 0 -.96Z',
        ),
      )
      for (const m of [1, -1]) {
        ink.tint('white').oval(f.at(m * 0.27, -0.95), 9.4)
        ink.eyes.push({ f, x: m * 0.27, y: -0.95, r: 0.12 })
        if (c.look.asleep) ink.line(f.d(`M${m * 0.27 - 0.08} -.95Q${m * 0.27} -.86 ${m * 0.27 + 0.08} -.95`))
        else {
          const [px, py] = pupilAt(f.at(m * 0.26, -0.94), 9.4, c.look.gaze)
          ink.dot([px, py], 5.2, 5.6).light([px + 1.8, py - 2.7], 1.8)
        }
        ink.blush(f.at(m * 0.38, -0.64), 5.4)
      }
      if (c.look.open) ink.tint('rose').shape(f.d('M-.3 -.68Q0 -.6 .3 -.68C.26 -.44 -.26 -.44 -.3 -.68Z'))
      else ink.line(f.d(c.look.mood === 'sad' ? 'M-.24 -.54Q0 -.68 .24 -.54' : 'M-.34 -.7Q0 -.48 .34 -.7'))
      if (warts)
        for (const [x, y, r] of WARTS) {
          ink.tint('umber').oval(f.at(x, y), r, r * 0.86, 0, 0.8)
          ink.oval(f.at(-x * 0.94, y + 0.015), r * 0.9, r * 0.8, 0, 0.8)
        }
      else if (!tail) closeSpots(c, 'moss', FROG_SPOTS)
    },
  }
}

/** On the brow between its eyes, and on its thighs. */
const FROG_SPOTS = [
  [0, -0.86, 0.05],
  [0.1, -0.79, 0.035],
  [-0.1, -0.79, 0.035],
  [0.5, -0.29, 0.05],
  [-0.5, -0.29, 0.05],
  [0.42, -0.17, 0.036],
  [-0.42, -0.17, 0.036],
] as const

const WARTS = [
  [0.12, -0.86, 3.4],
  [0.46, -0.76, 3],
  [0.5, -0.28, 4],
  [0.6, -0.2, 2.8],
] as const

export const frogs: readonly Creature[] = [frog('frog'), frog('froglet', { tail: true }), frog('toad', { warts: true })]

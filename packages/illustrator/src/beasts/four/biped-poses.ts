/** How two-legged dinosaurs do it: the spine nearly level, small arms before the chest. */
import type { Pose } from './types.ts'

const ARMS = { nf: { x: 0, hang: [0.62, 0.5], a: 30 }, ff: { x: 0, hang: [0.86, 0.3], a: 24 } } as const

export const BIPED: Record<string, Pose> = {
  stand: { hip: 1, sho: { deg: 30 }, ...ARMS, nh: { x: 0.06 }, fh: { x: 0.34 } },
  walk: { hip: 0.98, sho: { deg: 28 }, ...ARMS, nh: { x: 0.44 }, fh: { x: -0.26, lift: 0.08, a: 16 } },
  run: {
    hip: 1.1,
    sho: { deg: 16 },
    ...ARMS,
    nh: { x: 0.7, lift: 0.34, a: -6 },
    fh: { x: -0.56, lift: 0.3, a: 20 },
    neck: -4,
    tail: 20,
  },
  jump: {
    hip: 1.5,
    sho: { deg: 40 },
    ...ARMS,
    nh: { x: 0.34, lift: 0.5, a: 10 },
    fh: { x: -0.3, lift: 0.36, a: 30 },
    tail: 10,
  },
  'mouth-open': { hip: 1, sho: { deg: 30 }, ...ARMS, nh: { x: 0.06 }, fh: { x: 0.34 }, open: true },
  'head-up': { hip: 1, sho: { deg: 36 }, ...ARMS, nh: { x: 0.06 }, fh: { x: 0.34 }, neck: 14, head: -40, open: true },
  'look-back': { hip: 1, sho: { deg: 30 }, ...ARMS, nh: { x: 0.06 }, fh: { x: 0.34 }, look: 'back' },
  'head-down': {
    hip: 1,
    sho: { deg: 4 },
    ...ARMS,
    nh: { x: 0.06 },
    fh: { x: 0.34 },
    neck: -50,
    head: 24,
    look: 'down',
  },
  crouch: { hip: 0.72, sho: { deg: 12 }, ...ARMS, nh: { x: 0.2 }, fh: { x: 0.46 } },
}

import { four } from '../four.ts'
import type { Beast } from '../types.ts'

const elephant = four('elephant', [63.64, 58, 58, 27, 29, 27], {
  arch: 0.04,
  neck: { len: 14, ang: 36, r0: 20, r1: 19.44 },
  head: {
    size: 23.2,
    tilt: 8,
    mz: 0.9,
    my: 0.45,
    m0: 0.6,
    m1: 0.45,
    nose: 'none',
    mouth: 'none',
    ear: { kind: 'fan', size: 0.95, x: -0.15, y: 0.02, turn: 0 },
    eye: [0.5, -0.2, 0.13],
  },
  tail: { kind: 'tuft', len: 32, r: 2.4, ang: -50 },
  legs: { f: [13, 10.5, 10], h: [15, 11, 10], foot: 'pad', bend: 0.2 },
  extra: ['trunk', 'tusks'],
  coat: { body: 'slate', ear: 'stone', mane: 'slate' },
})

const rhino = four('rhino', [67.08, 47, 47, 25, 26, 24], {
  neck: { len: 14, ang: 12, r0: 20, r1: 16.2 },
  head: {
    size: 17.98,
    tilt: 28,
    mz: 1.7,
    my: 0.3,
    m0: 0.72,
    m1: 0.58,
    nose: 'nostril',
    ear: { kind: 'leaf', size: 0.6, x: -0.55, y: -0.75, turn: -18 },
    eye: [0.5, -0.1, 0.15],
  },
  tail: { kind: 'tuft', len: 24, r: 2.2, ang: -52 },
  legs: { f: [11, 9, 8.2], h: [14, 9.4, 8.2], foot: 'pad', bend: 0.3 },
  extra: ['horn-nose'],
  coat: { body: 'slate', horn: 'cream', mane: 'slate' },
})

const hippo = four('hippo', [61.92, 40, 40, 26, 28, 25], {
  neck: { len: 12, ang: 20, r0: 21, r1: 18.36 },
  head: {
    size: 17.98,
    tilt: 14,
    mz: 1.75,
    my: 0.45,
    m0: 0.8,
    m1: 0.95,
    nose: 'nostril',
    mouth: 'long',
    ear: { kind: 'tiny', size: 0.5, x: -0.45, y: -0.85, turn: -14 },
    eye: [0.35, -0.5, 0.16],
  },
  tail: { kind: 'stub', len: 16, r: 3, ang: -52 },
  legs: { f: [11, 8.6, 8], h: [13, 9, 8], foot: 'pad', bend: 0.3 },
  coat: { body: 'lilac' },
})

const bear = four('bear', [56.76, 46, 44, 22, 22, 21], {
  neck: { len: 14, ang: 30, r0: 17, r1: 16.2 },
  head: {
    view: 'front',
    size: 23.18,
    w: 1.06,
    h: 0.94,
    muzzle: [0.4, 0.46, 0.36],
    ear: { kind: 'round', size: 0.5, x: 0.74, y: -0.72, turn: 38 },
    eye: [0.44, -0.12, 0.13],
  },
  tail: { kind: 'stub', len: 9, r: 5, ang: 10 },
  legs: { f: [12, 9.6, 8.6], h: [15, 10, 8.6], foot: 'paw', bend: 0.6 },
  coat: { body: 'bark', light: 'sand' },
})

const kangaroo = four('kangaroo', [50, 40, 38, 12, 15, 17.5], {
  stance: 'upright',
  neck: { len: 17, ang: 62, r0: 8.5, r1: 8.1 },
  head: {
    size: 12.76,
    tilt: 16,
    mz: 1.6,
    my: 0.25,
    m0: 0.56,
    m1: 0.4,
    ear: { kind: 'long', size: 0.7, x: -0.4, y: -0.7, turn: -16 },
    eye: [0.38, -0.18, 0.22],
  },
  tail: { kind: 'thick', len: 74, r: 9, ang: -26 },
  legs: { f: [5, 3.8, 3.4], h: [15, 8, 5], foot: 'paw', paw: 2.6, fore: 26 },
  extra: ['pouch'],
  coat: { body: 'ochre', light: 'cream' },
})

const sloth = four('sloth', [43, 36, 34, 16, 17, 15], {
  stance: 'hang',
  neck: { len: 9, ang: 40, r0: 12, r1: 11.88 },
  head: {
    view: 'front',
    size: 18.3,
    w: 1.06,
    h: 0.92,
    mask: 'sloth',
    muzzle: [0.36, 0.36, 0.26],
    ear: { kind: 'none' },
    eye: [0.48, 0.02, 0.12],
  },
  tail: { kind: 'none', len: 4 },
  legs: { f: [8, 6.6, 6], h: [10, 7, 6], foot: 'claw', paw: 1.3, bend: 0.6 },
  coat: { body: 'bark', light: 'sand', mark: 'umber' },
})

export const giants: readonly Beast[] = [elephant, rhino, hippo, bear, kangaroo, sloth]

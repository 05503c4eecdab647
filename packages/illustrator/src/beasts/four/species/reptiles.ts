import { four, like } from '../four.ts'
import type { Beast } from '../types.ts'

export const crocodile = four('crocodile', [54, 33, 33, 17, 19, 17], {
  neck: { len: 10, ang: 14, r0: 16, r1: 14, up: 0.1 },
  head: {
    size: 15.5,
    tilt: 2,
    mz: 2.5,
    my: 0.36,
    m0: 0.8,
    m1: 0.48,
    nose: 'nostril',
    mouth: 'none',
    ear: { kind: 'none' },
    eye: [0.2, -0.62, 0.22],
  },
  tail: { kind: 'thick', len: 66, r: 13, ang: 6 },
  legs: { f: [9, 7.4, 6.4], h: [11, 8, 6.4], foot: 'paw', paw: 1.5 },
  sprawl: true,
  pattern: 'scales',
  extra: ['scutes', 'teeth-croc', 'brow-bump', 'belly-bands'],
  coat: { body: 'leaf', horn: 'moss' },
})

const turtle = four('turtle', [46, 22, 22, 9, 11, 9], {
  neck: { len: 22, ang: 30, r0: 8.5, r1: 8.64, up: -0.1, fwd: 0.7 },
  head: {
    size: 13.34,
    tilt: 4,
    mz: 0.85,
    my: 0.2,
    m0: 0.66,
    m1: 0.5,
    nose: 'nostril',
    ear: { kind: 'none' },
    eye: [0.35, -0.25, 0.22],
  },
  tail: { kind: 'stub', len: 16, r: 4, ang: -30 },
  legs: { f: [8, 7, 6.6], h: [9, 7, 6.6], foot: 'pad', bend: 0.4 },
  extra: ['shell'],
  coat: { body: 'sap', mark: 'moss', horn: 'sand' },
})

const axolotl = four('axolotl', [50, 19, 19, 10.5, 11.5, 10], {
  neck: { len: 8, ang: 16, r0: 10, r1: 10.8 },
  head: {
    view: 'front',
    size: 17.08,
    w: 1.25,
    h: 0.86,
    mask: 'axolotl',
    ear: { kind: 'none' },
    eye: [0.66, -0.02, 0.15],
  },
  tail: { kind: 'thick', len: 62, r: 9, ang: 4 },
  legs: { f: [4.6, 4, 3.6], h: [5.6, 4.2, 3.6], foot: 'paw', paw: 1.5 },
  sprawl: true,
  sits: { as: 'bottom', w: 0.7, h: 1.1, always: true, small: true },
  extra: ['gills', 'fin'],
  coat: { body: 'pink', light: 'blush', mark: 'rose' },
})

const alligator = like(crocodile, 'alligator', {
  head: { mz: 2, m0: 0.9, m1: 0.7, size: 15, mouth: 'long' },
  extra: ['scutes', 'brow-bump', 'belly-bands'],
  coat: { body: 'moss', horn: 'leaf' },
})
const tortoise = like(turtle, 'tortoise', {
  sh: 26,
  hh: 26,
  legs: { f: [9, 8, 7.6], h: [10, 8, 7.6] },
  neck: { ang: 36 },
  coat: { body: 'sand', mark: 'ochre', horn: 'bark' },
})
export const chameleon = four('chameleon', [46, 28, 28, 13, 16, 12], {
  arch: 0.1,
  neck: { len: 8, ang: 10, r0: 11, r1: 10 },
  head: {
    size: 12.5,
    tilt: 4,
    mz: 1.2,
    my: 0.3,
    m0: 0.6,
    m1: 0.36,
    nose: 'nostril',
    mouth: 'long',
    ear: { kind: 'none' },
    eye: [0.35, -0.2, 0.2],
  },
  tail: { kind: 'coil', len: 84, r: 5, ang: -4 },
  legs: { f: [4.6, 4, 3.8], h: [5, 4.2, 3.8], foot: 'claw', paw: 1.3 },
  extra: ['crest', 'turret'],
  pattern: 'blobs',
  coat: { body: 'leaf', mark: 'lime', horn: 'sap' },
})

export const komodo = like(crocodile, 'komodo dragon', {
  neck: { len: 22, ang: 18 },
  head: { size: 11, mz: 1.5, m1: 0.36, teeth: false },
  extra: [],
  coat: { body: 'stone', mark: 'slate' },
})

export const reptiles: readonly Beast[] = [crocodile, komodo, alligator, turtle, tortoise, chameleon, axolotl]

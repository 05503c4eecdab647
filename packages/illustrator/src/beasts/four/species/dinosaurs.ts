import { four } from '../four.ts'
import type { Beast } from '../types.ts'

const triceratops = four('triceratops', [72, 40, 45, 21, 24, 23], {
  arch: 0.04,
  neck: { len: 15, ang: 6, r0: 17, r1: 14.04 },
  head: {
    size: 19.14,
    tilt: 16,
    mz: 1.6,
    my: 0.42,
    m0: 0.68,
    m1: 0.4,
    nose: 'nostril',
    ear: { kind: 'none' },
    eye: [0.45, -0.12, 0.17],
  },
  tail: { kind: 'thick', len: 46, r: 11, ang: -18 },
  legs: { f: [11, 8.6, 8], h: [16, 10, 8.4], foot: 'pad', bend: 0.4 },
  pattern: 'blobs',
  extra: ['frill'],
  coat: { body: 'sap', mark: 'orange', horn: 'cream' },
})

const stegosaurus = four('stegosaurus', [70, 28, 44, 18, 25, 24], {
  arch: 0.1,
  neck: { len: 22, ang: -6, r0: 11, r1: 8.64 },
  head: {
    size: 10.44,
    tilt: 10,
    mz: 1.5,
    my: 0.2,
    m0: 0.7,
    m1: 0.5,
    nose: 'nostril',
    ear: { kind: 'none' },
    eye: [0.3, -0.2, 0.24],
  },
  tail: { kind: 'thick', len: 66, r: 11, ang: -16 },
  legs: { f: [10, 8, 7.4], h: [16, 10, 8], foot: 'pad', bend: 0.4 },
  extra: ['plates'],
  coat: { body: 'aqua', horn: 'coral' },
})

const brachiosaurus = four('brachiosaurus', [66, 46, 42, 24, 25, 22], {
  neck: { len: 82, ang: 62, r0: 13, r1: 8.1, bow: -0.1 },
  head: {
    size: 12.18,
    tilt: 10,
    mz: 1.5,
    my: 0.3,
    m0: 0.64,
    m1: 0.5,
    nose: 'nostril',
    ear: { kind: 'none' },
    eye: [0.25, -0.25, 0.24],
  },
  tail: { kind: 'thick', len: 82, r: 11, ang: -20 },
  legs: { f: [12, 9, 8.4], h: [15, 9.6, 8.4], foot: 'pad', bend: 0.3 },
  pattern: 'blobs',
  coat: { body: 'sky', mark: 'blue' },
})

export const dinosaurs: readonly Beast[] = [triceratops, stegosaurus, brachiosaurus]

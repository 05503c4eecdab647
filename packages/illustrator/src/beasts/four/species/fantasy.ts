import { four, young } from '../four.ts'
import type { Beast } from '../types.ts'

export const griffin = four('griffin', [58.48, 48, 47, 18, 15, 15.5], {
  neck: { len: 20, ang: 56, r0: 13, r1: 11 },
  head: {
    size: 16,
    tilt: 8,
    mz: 0.9,
    my: 0.12,
    m0: 0.6,
    m1: 0.4,
    nose: 'beak',
    mouth: 'none',
    ear: { kind: 'pointed', size: 0.6, x: -0.35, y: -0.75, turn: -20 },
    eye: [0.12, -0.22, 0.2],
  },
  tail: { kind: 'tuft', len: 50, r: 2.8, ang: 26 },
  legs: { f: [9, 6.4, 5.6], h: [13, 7, 5.6], foot: 'paw' },
  extra: ['wings-bird', 'bib'],
  coat: { body: 'ochre', light: 'cream', mane: 'orange', horn: 'gamboge' },
})

export const dragon = four('dragon', [48, 42, 42, 20, 22, 20], {
  neck: { len: 36, ang: 74, r0: 15, r1: 12.5, bow: -0.16, fwd: 0.4 },
  head: {
    size: 20,
    tilt: 8,
    mz: 1.5,
    my: 0.32,
    m0: 0.7,
    m1: 0.54,
    nose: 'nostril',
    mouth: 'long',
    ear: { kind: 'leaf', size: 0.62, x: -0.74, y: -0.2, turn: -84 },
    eye: [0.3, -0.2, 0.22],
  },
  tail: { kind: 'thick', len: 76, r: 12, ang: 8 },
  legs: { f: [9.6, 7.6, 7], h: [15, 9, 7.2], foot: 'paw', paw: 1.2 },
  facing: {
    view: 'front',
    size: 17.5,
    w: 1,
    h: 0.92,
    muzzle: [0.46, 0.54, 0.36],
    nose: 'nostril',
    ear: { kind: 'leaf', size: 0.56, x: 0.86, y: -0.3, turn: 78 },
    eye: [0.44, -0.22, 0.16],
  },
  sits: { as: 'bottom', w: 0.9, h: 1.2 },
  extra: ['spikes', 'wings-bat', 'horns-dragon', 'spade', 'belly-bands'],
  pattern: 'scales',
  coat: { body: 'leaf', light: 'lime', mark: 'sap', horn: 'gamboge' },
})
const babyDragon = young(dragon, 'baby dragon', {
  head: { size: 20, mz: 1.2 },
  neck: { len: 20 },
  extra: ['spikes', 'wings-bat', 'horns-dragon', 'spade', 'belly-bands'],
  coat: { body: 'aqua', light: 'mint', horn: 'gamboge' },
})

export const fantasy: readonly Beast[] = [griffin, dragon, babyDragon]

import { four, young } from '../four.ts'
import type { Beast } from '../types.ts'

const griffin = four('griffin', [58.48, 48, 47, 18, 15, 15.5], {
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

const dragon = four('dragon', [50, 40, 41, 19, 20.5, 19.5], {
  neck: { len: 44, ang: 70, r0: 14, r1: 10, bow: -0.16, fwd: 0.4 },
  head: {
    size: 15.5,
    tilt: 8,
    mz: 1.6,
    my: 0.32,
    m0: 0.68,
    m1: 0.5,
    nose: 'nostril',
    mouth: 'long',
    ear: { kind: 'leaf', size: 0.62, x: -0.74, y: -0.2, turn: -78 },
    eye: [0.3, -0.22, 0.21],
  },
  tail: { kind: 'thick', len: 88, r: 12, ang: -10 },
  legs: { f: [9, 6.8, 6.4], h: [15, 8.6, 6.8], foot: 'paw', paw: 1.2 },
  extra: ['spikes', 'wings-bat', 'horns-dragon', 'spade'],
  pattern: 'scales',
  coat: { body: 'leaf', light: 'lime', mark: 'sap', horn: 'gamboge' },
})
const babyDragon = young(dragon, 'baby dragon', {
  head: { size: 18, mz: 1.25 },
  neck: { len: 22 },
  coat: { body: 'aqua', light: 'mint', horn: 'gamboge' },
})

export const fantasy: readonly Beast[] = [griffin, dragon, babyDragon]

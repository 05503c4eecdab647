import { four, like, young } from '../four.ts'
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

const dragon = four('dragon', [60, 38, 40, 18, 20, 19], {
  neck: { len: 46, ang: 64, r0: 12, r1: 8, bow: -0.12 },
  head: {
    size: 11.5,
    tilt: 10,
    mz: 1.9,
    my: 0.3,
    m0: 0.64,
    m1: 0.5,
    nose: 'nostril',
    mouth: 'long',
    ear: { kind: 'leaf', size: 0.8, x: -0.6, y: -0.6, turn: -50 },
    eye: [0.35, -0.25, 0.22],
  },
  tail: { kind: 'thick', len: 84, r: 10, ang: -14 },
  legs: { f: [9, 6.6, 6], h: [14, 8, 6.2], foot: 'claw', paw: 1.2 },
  extra: ['spikes', 'wings-bat'],
  pattern: 'scales',
  coat: { body: 'leaf', light: 'lime', mark: 'sap', horn: 'gamboge' },
})

const grown = like(dragon, 'dragon', {
  head: { size: 14.5, ear: { kind: 'leaf', size: 0.7, x: -0.7, y: -0.3, turn: -70 } },
  extra: ['spikes', 'wings-bat', 'horns-dragon', 'belly'],
})
const babyDragon = young(grown, 'baby dragon', {
  head: { size: 18, mz: 1.25 },
  neck: { len: 22 },
  coat: { body: 'aqua', light: 'mint', horn: 'gamboge' },
})

export const fantasy: readonly Beast[] = [griffin, grown, babyDragon]

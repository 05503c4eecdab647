/** Animals as persons: a row for each. Heads are in head radii; see heads/beast.ts. */
import type { BeastHead } from './heads/beast.ts'
import type { Paw } from './limbs.ts'
import type { TailKind } from './look.ts'

export interface Species extends Omit<BeastHead, 'fur'> {
  fur: string
  girth?: number
  paw?: Paw
  feet?: Paw
  tail?: TailKind
  pelt?: { kind: string; tint: string }
  back?: readonly string[]
  /** Long necks: in shares of the height. */
  neck?: number
}

const cat: Species = {
  fur: 'orange',
  ears: { kind: 'point' },
  cheeks: ['pointed', 0.1],
  snout: { long: 0.2, base: 0.3, tip: 0.28, y: 0.36, patch: true },
  nose: 'heart',
  noseSize: 0.12,
  whiskers: true,
  tail: 'long',
  eyes: { lat: 4, lon: 26, size: 0.13 },
}
const dog: Species = {
  fur: 'sand',
  ears: { kind: 'flop' },
  snout: { long: 0.34, base: 0.42, tip: 0.36, y: 0.34, patch: true },
  noseSize: 0.19,
  tail: 'long',
  marks: ['spot'],
}
const bear: Species = {
  fur: 'bark',
  skull: [1.04, 0.96],
  ears: { kind: 'round' },
  snout: { long: 0.26, base: 0.44, tip: 0.4, y: 0.36, patch: true },
  girth: 1.32,
  tail: 'puff',
  pelt: { kind: 'belly', tint: 'cream' },
}
const rabbit: Species = {
  fur: 'stone',
  ears: { kind: 'long' },
  cheeks: ['round', 0.46],
  snout: { long: 0.16, base: 0.32, tip: 0.3, y: 0.36, patch: true },
  nose: 'heart',
  noseSize: 0.11,
  teeth: 'buck',
  tail: 'puff',
  top: -2.2,
}

export const SPECIES: Record<string, Species> = {
  cat,
  dog,
  bear,
  rabbit,
  fox: {
    fur: 'orange',
    ears: { kind: 'point', size: 1.15 },
    cheeks: ['pointed', 0.26],
    snout: { long: 0.72, base: 0.36, tip: 0.16, y: 0.3, drop: 0.08 },
    noseSize: 0.15,
    marks: ['fox'],
    tail: 'bushy',
    eyes: { lat: 8 },
  },
  lion: {
    ...bear,
    fur: 'gamboge',
    girth: 1.1,
    ears: { kind: 'round', size: 0.8 },
    skull: [0.94, 0.92],
    marks: ['mane'],
    nose: 'heart',
    noseSize: 0.18,
    tail: 'tuft',
    top: -1.4,
  },
  elephant: {
    fur: 'slate',
    skull: [1, 0.96],
    ears: { kind: 'sail' },
    marks: ['trunk'],
    nose: 'none',
    mouth: 'none',
    eyes: { lon: 30, lat: 10 },
    girth: 1.4,
    tail: 'thin',
    paw: 'nub',
  },
  mouse: {
    fur: 'stone',
    ears: { kind: 'round', size: 1.6, lon: 60 },
    snout: { long: 0.5, base: 0.36, tip: 0.14, y: 0.34 },
    noseSize: 0.13,
    whiskers: true,
    tail: 'thin',
    eyes: { lat: 6 },
  },
  pig: {
    fur: 'pink',
    skull: [1.04, 0.94],
    ears: { kind: 'folded' },
    snout: { long: 0.3, base: 0.36, tip: 0.34, y: 0.26 },
    nose: 'disc',
    girth: 1.34,
    tail: 'curl',
    paw: 'hoof',
    eyes: { lat: 12 },
  },
  frog: {
    fur: 'leaf',
    skull: [1.12, 0.84],
    popEyes: 0.36,
    nose: 'slits',
    mouth: 'wide',
    snout: { long: 0.1, base: 0.3, tip: 0.26, y: 0 },
    paw: 'web',
    girth: 1.2,
    pelt: { kind: 'belly', tint: 'lime' },
    top: -1.1,
  },
  dinosaur: {
    fur: 'sap',
    skull: [0.96, 0.96],
    snout: { long: 0.62, base: 0.5, tip: 0.42, y: 0.26, drop: 0.06 },
    nose: 'slits',
    mouth: 'snout',
    marks: ['spikes'],
    tail: 'thick',
    girth: 1.26,
    paw: 'claw',
    pelt: { kind: 'belly', tint: 'lime' },
    back: ['plates'],
    eyes: { lat: 16, size: 0.13 },
  },
  duck: {
    fur: 'straw',
    beak: { kind: 'bill', long: 0.5, wide: 0.3, y: 0.22 },
    marks: ['quiff'],
    paw: 'wing',
    tail: 'fan',
    girth: 1.2,
    eyes: { lat: 14 },
  },
  penguin: {
    fur: 'slate',
    marks: ['face'],
    beak: { kind: 'cone', long: 0.4, wide: 0.16, y: 0.2 },
    paw: 'flipper',
    feet: 'web',
    tail: 'stub',
    girth: 1.35,
    pelt: { kind: 'belly', tint: 'cloud' },
    eyes: { lat: 10 },
  },
}

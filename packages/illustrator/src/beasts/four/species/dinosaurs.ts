import { four, like } from '../four.ts'
import type { Beast } from '../types.ts'

export const triceratops = four('triceratops', [72, 40, 45, 21, 24, 23], {
  arch: 0.04,
  neck: { len: 15, ang: 6, r0: 17, r1: 14.04 },
  head: {
    size: 21,
    tilt: 10,
    mz: 1.4,
    my: 0.42,
    m0: 0.68,
    m1: 0.4,
    nose: 'nostril',
    ear: { kind: 'none' },
    eye: [0.42, 0.02, 0.19],
  },
  tail: { kind: 'thick', len: 46, r: 11, ang: -18 },
  legs: { f: [11, 8.6, 8], h: [16, 10, 8.4], foot: 'pad', bend: 0.4 },
  pattern: 'blobs',
  extra: ['frill', 'belly-bands'],
  coat: { body: 'sap', mark: 'orange', horn: 'cream' },
})

const stegosaurus = four('stegosaurus', [70, 28, 44, 18, 25, 24], {
  arch: 0.1,
  neck: { len: 22, ang: 12, r0: 13, r1: 11.4 },
  head: {
    size: 15.4,
    tilt: 10,
    mz: 1.1,
    my: 0.2,
    m0: 0.7,
    m1: 0.54,
    nose: 'nostril',
    ear: { kind: 'none' },
    eye: [0.24, -0.2, 0.26],
  },
  tail: { kind: 'thick', len: 66, r: 11, ang: -16 },
  legs: { f: [10, 8, 7.4], h: [16, 10, 8], foot: 'pad', bend: 0.4 },
  extra: ['plates', 'belly-bands'],
  coat: { body: 'aqua', horn: 'coral' },
})

const brachiosaurus = four('brachiosaurus', [66, 46, 42, 24, 25, 22], {
  neck: { len: 82, ang: 62, r0: 13, r1: 8.1, bow: -0.1 },
  head: {
    size: 14.6,
    tilt: 10,
    mz: 1.3,
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
  extra: ['belly-bands'],
  coat: { body: 'sky', mark: 'blue' },
})

export const tRex = four('t-rex', [46, 60, 54, 21, 22, 21], {
  stance: 'biped',
  neck: { len: 20, ang: 52, r0: 15, r1: 13 },
  head: {
    size: 17.5,
    tilt: 4,
    mz: 1.7,
    my: 0.3,
    m0: 0.8,
    m1: 0.62,
    jaw: 0.62,
    nose: 'nostril',
    mouth: 'long',
    ear: { kind: 'none' },
    eye: [0.3, -0.36, 0.2],
  },
  tail: { kind: 'thick', len: 84, r: 16, ang: -8 },
  legs: { f: [5, 4, 3.6], h: [19, 10.5, 8], foot: 'claw', paw: 1.3, fore: 22 },
  extra: ['teeth-rex', 'belly-bands'],
  pattern: 'blobs',
  coat: { body: 'leaf', light: 'lime', mark: 'sap' },
})
export const velociraptor = like(tRex, 'velociraptor', {
  len: 44,
  sh: 46,
  hh: 46,
  chest: 14,
  belly: 13.5,
  rump: 13.5,
  neck: { len: 26, ang: 58, r0: 9, r1: 8 },
  head: { size: 12, mz: 2, m0: 0.62, m1: 0.4, jaw: 0.4 },
  tail: { len: 82, r: 9 },
  legs: { f: [4.6, 3.8, 3.4], h: [12, 6.4, 4.8], fore: 28, foot: 'claw', paw: 1.5 },
  pattern: 'stripes',
  extra: ['belly-bands'],
  coat: { body: 'ochre', mark: 'umber' },
})
const dinosaur = like(brachiosaurus, 'dinosaur', {
  sh: 44,
  hh: 42,
  neck: { len: 50, ang: 66, r0: 14, r1: 10 },
  head: { size: 14.5, mz: 1.2, m1: 0.54, eye: [0.28, -0.22, 0.26] },
  tail: { len: 66, r: 13, ang: -16 },
  extra: ['spikes', 'belly-bands'],
  coat: { body: 'sap', mark: 'lime', horn: 'orange' },
})

const spinosaurus = like(tRex, 'spinosaurus', {
  head: { size: 15, mz: 2.3, m0: 0.66, m1: 0.46, jaw: 0.5 },
  legs: { f: [6, 5, 4.4], fore: 30 },
  extra: ['sail', 'teeth-rex', 'belly-bands'],
  pattern: 'plain',
  coat: { body: 'ochre', horn: 'coral' },
})
export const parasaurolophus = like(tRex, 'parasaurolophus', {
  neck: { len: 28, ang: 60, r0: 12, r1: 10 },
  head: { size: 13.5, mz: 1.7, m0: 0.6, m1: 0.5, jaw: 0.3, mouth: 'smile' },
  legs: { f: [7, 5.4, 4.6], fore: 36 },
  extra: ['crest-tube', 'belly-bands'],
  pattern: 'stripes',
  coat: { body: 'aqua', mark: 'teal', horn: 'coral' },
})
const pachycephalosaurus = like(parasaurolophus, 'pachycephalosaurus', {
  head: { size: 14.5, mz: 1.3 },
  legs: { f: [5.4, 4.4, 4], fore: 26 },
  extra: ['dome', 'belly-bands'],
  pattern: 'blobs',
  coat: { body: 'lilac', mark: 'violet' },
})
const ankylosaurus = like(stegosaurus, 'ankylosaurus', {
  sh: 30,
  hh: 32,
  head: { size: 12.5, mz: 1.2 },
  neck: { len: 14 },
  tail: { len: 56, r: 9, ang: -4 },
  extra: ['armor', 'club', 'scutes'],
  coat: { body: 'sand', mark: 'ochre', horn: 'bark' },
})
const diplodocus = like(brachiosaurus, 'diplodocus', {
  sh: 38,
  hh: 42,
  neck: { len: 86, ang: 34, r0: 12, r1: 7.6, bow: -0.16 },
  tail: { len: 110, r: 10, ang: -6 },
  coat: { body: 'mint', mark: 'sap' },
})

export const dinosaurs: readonly Beast[] = [
  dinosaur,
  tRex,
  velociraptor,
  triceratops,
  stegosaurus,
  brachiosaurus,
  spinosaurus,
  parasaurolophus,
  pachycephalosaurus,
  ankylosaurus,
  diplodocus,
]

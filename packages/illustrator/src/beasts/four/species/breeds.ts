/** Breeds of dogs and cats, and cats of the wild: each as it differs from one that is known. */
import { like } from '../four.ts'
import type { Beast } from '../types.ts'
import { cat, leopard, tiger } from './cats.ts'
import { dog, frenchie, husky } from './dogs.ts'

export const poodle = like(dog, 'poodle', {
  pattern: 'plain',
  sh: 50,
  hh: 49,
  head: { mask: 'none', ear: { kind: 'floppy', size: 0.8, x: 0.82, y: -0.5 }, muzzle: [0.42, 0.4, 0.34] },
  tail: { kind: 'puff', len: 24, r: 9, ang: 56 },
  extra: ['wool', 'topknot'],
  coat: { body: 'white', light: 'cream', ear: 'cream', tail: 'cream' },
})
export const beagle = like(dog, 'beagle', {
  pattern: 'plain',
  sh: 40,
  hh: 39,
  head: { mask: 'blaze', ear: { kind: 'floppy', size: 0.88, x: 0.84, y: -0.56 } },
  tail: { len: 34, ang: 64 },
  extra: ['saddle-dark', 'socks'],
  coat: { body: 'ochre', light: 'white', mark: 'umber', ear: 'bark' },
})
const collie = like(husky, 'border collie', {
  head: {
    mask: 'blaze',
    cheeks: 0.22,
    ear: { kind: 'pointed', size: 0.6, x: 0.68, y: -0.6, turn: 38 },
  },
  tail: { kind: 'bush', len: 50, r: 8, ang: -6 },
  extra: ['saddle-dark', 'bib'],
  coat: { body: 'white', light: 'white', mark: 'slate', ear: 'slate' },
})
const bulldog = like(frenchie, 'bulldog', {
  head: { w: 1.16, ear: { kind: 'floppy', size: 0.34, x: 0.66, y: -0.72 } },
  pattern: 'patch',
  coat: { body: 'cream', mark: 'ochre', ear: 'ochre' },
})
export const shihTzu = like(dog, 'shih tzu', {
  pattern: 'plain',
  sh: 30,
  hh: 29,
  head: {
    size: 18,
    mask: 'none',
    cheeks: 0.24,
    muzzle: [0.36, 0.4, 0.32],
    ear: { kind: 'floppy', size: 0.78, x: 0.8, y: -0.5 },
  },
  tail: { kind: 'plume', len: 38, r: 9, ang: 60 },
  extra: ['shag', 'topknot'],
  coat: { body: 'cream', mane: 'white', ear: 'ochre', light: 'white' },
})

const siamese = like(cat, 'siamese cat', {
  pattern: 'plain',
  head: { mask: 'shepherd', w: 1, ear: { kind: 'pointed', size: 0.82, x: 0.62, y: -0.56, turn: 22 } },
  tail: { kind: 'rope', len: 58, r: 3.2 },
  extra: ['socks'],
  coat: { body: 'cream', light: 'sand', mark: 'umber', ear: 'umber', tail: 'umber' },
})
export const persian = like(cat, 'persian cat', {
  pattern: 'fur',
  sh: 30,
  hh: 30,
  chest: 15,
  belly: 15,
  head: {
    mask: 'none',
    cheeks: 0.26,
    w: 1.1,
    muzzle: [0.3, 0.36, 0.26],
    ear: { kind: 'pointed', size: 0.48, x: 0.68, y: -0.66, turn: 26 },
  },
  tail: { kind: 'plume', len: 44, r: 9, ang: 40 },
  coat: { body: 'white', light: 'cream' },
})
const calico = like(cat, 'calico cat', {
  pattern: 'patches',
  head: { mask: 'patch' },
  tail: { kind: 'rope' },
  coat: { body: 'white', light: 'white', mark: 'orange' },
})
const blackCat = like(cat, 'black cat', {
  pattern: 'plain',
  head: { mask: 'none', ear: { kind: 'pointed', size: 0.74, x: 0.62, y: -0.6, turn: 20 } },
  tail: { kind: 'rope', len: 58, r: 3.4, ang: 48 },
  coat: { body: 'slate', light: 'slate', mark: 'slate' },
})
const maineCoon = like(persian, 'maine coon', {
  sh: 40,
  hh: 40,
  head: {
    mask: 'tabby',
    cheeks: 0.32,
    muzzle: [0.4, 0.4, 0.3],
    ear: { kind: 'tuft', size: 0.7, x: 0.62, y: -0.6, turn: 16 },
  },
  tail: { kind: 'plume', len: 60, r: 12, ang: 44 },
  coat: { body: 'bark', light: 'cream', mark: 'umber' },
})
const sphynx = like(cat, 'sphynx cat', {
  pattern: 'plain',
  chest: 12,
  belly: 11.5,
  head: {
    mask: 'wrinkled',
    w: 0.98,
    whiskers: false,
    teeth: false,
    muzzle: [0.4, 0.36, 0.26],
    ear: { kind: 'bat', size: 0.84, x: 0.72, y: -0.5, turn: 30 },
  },
  tail: { kind: 'rope', len: 58, r: 2.4 },
  coat: { body: 'blush', light: 'peach' },
})
const lynx = like(cat, 'lynx', {
  pattern: 'spots',
  sh: 44,
  hh: 44,
  head: { mask: 'tabby', cheeks: 0.3, ear: { kind: 'tuft', size: 0.62, x: 0.62, y: -0.6, turn: 18 } },
  tail: { kind: 'stub', len: 16, r: 5, ang: 10 },
  coat: { body: 'sand', light: 'white', mark: 'umber' },
})
const snowLeopard = like(leopard, 'snow leopard', {
  head: { cheeks: 0.2 },
  tail: { kind: 'ring', len: 70, r: 6.4, ang: 20 },
  coat: { body: 'white', light: 'mist', mark: 'stone' },
})
const jaguar = like(leopard, 'jaguar', {
  chest: 20,
  head: { size: 21, cheeks: 0.06 },
  tail: { len: 50 },
  coat: { body: 'gamboge', light: 'cream', mark: 'ochre' },
})
const saberTooth = like(tiger, 'saber-toothed tiger', {
  pattern: 'plain',
  chest: 21,
  head: { mask: 'sabers', cheeks: 0.2 },
  tail: { kind: 'stub', len: 20, r: 4, ang: 10 },
  coat: { body: 'sand', light: 'cream' },
})
const puma = like(tiger, 'puma', {
  pattern: 'plain',
  head: { mask: 'none', cheeks: 0, size: 17.5 },
  tail: { kind: 'rope', len: 62, r: 4.4, ang: 14 },
  coat: { body: 'sand', light: 'white' },
})

export const breeds: readonly Beast[] = [
  poodle,
  beagle,
  collie,
  bulldog,
  shihTzu,
  siamese,
  persian,
  calico,
  blackCat,
  maineCoon,
  sphynx,
  lynx,
  snowLeopard,
  jaguar,
  saberTooth,
  puma,
]

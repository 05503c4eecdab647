/** Apes, bears, and beasts of old times and old tales: each as it differs from one that is known. */
import { like } from '../four.ts'
import type { Beast } from '../types.ts'
import { lion } from './cats.ts'
import { parasaurolophus, tRex, velociraptor } from './dinosaurs.ts'
import { dragon, griffin } from './fantasy.ts'
import { bear, monkey, sloth } from './giants.ts'
import { horse } from './horses.ts'
import { jackalope } from './wild.ts'

const baboon = like(monkey, 'baboon', {
  len: 46,
  sh: 40,
  hh: 36,
  chest: 17,
  sits: { as: 'haunches', w: 0.9 },
  head: {
    mask: 'gorilla',
    cheeks: 0.3,
    muzzle: [0.5, 0.42, 0.44],
    ear: { kind: 'round', size: 0.36, x: 1, y: -0.1, turn: 80 },
  },
  tail: { kind: 'tuft', len: 56, r: 3, ang: 40 },
  pattern: 'fur',
  coat: { body: 'sand', light: 'stone' },
})
const mandrill = like(baboon, 'mandrill', {
  head: { mask: 'mandrill', cheeks: 0.4 },
  tail: { kind: 'stub', len: 8, r: 3, ang: 40 },
  extra: ['beard'],
  coat: { body: 'bark', light: 'sky', mark: 'vermilion', mane: 'gamboge' },
})
const gibbon = like(monkey, 'gibbon', {
  head: { mask: 'gorilla', cheeks: 0.12, ear: { kind: 'none' } },
  tail: { kind: 'none' },
  pattern: 'fur',
  coat: { body: 'sand', light: 'slate' },
})
const marmoset = like(monkey, 'marmoset', {
  len: 32,
  sh: 28,
  hh: 27,
  head: { cheeks: 0.16, ear: { kind: 'woolly', size: 0.6, x: 0.96, y: -0.2 } },
  tail: { kind: 'ring', len: 74, r: 4.4, ang: 40 },
  coat: { body: 'stone', light: 'cream', ear: 'white', mark: 'slate' },
})
const tamarin = like(marmoset, 'tamarin', {
  head: { mask: 'shaggy', cheeks: 0.34, eye: [0.36, 0.1, 0.14], muzzle: [0.56, 0.36, 0.28], ear: { kind: 'none' } },
  tail: { kind: 'rope', len: 74, r: 3, ang: 40 },
  coat: { body: 'orange', light: 'apricot' },
})
const spectacled = like(bear, 'spectacled bear', {
  head: { mask: 'meerkat' },
  extra: ['bib'],
  coat: { body: 'slate', light: 'cream', mark: 'cream' },
})
const sunBear = like(bear, 'sun bear', {
  chest: 19,
  belly: 18,
  head: { ear: { kind: 'round', size: 0.34, x: 0.78, y: -0.6, turn: 34 }, muzzle: [0.4, 0.5, 0.38] },
  extra: ['bib'],
  coat: { body: 'umber', light: 'orange' },
})
const groundSloth = like(sloth, 'ground sloth', {
  len: 62,
  sh: 50,
  hh: 46,
  chest: 22,
  belly: 25,
  rump: 24,
  tail: { kind: 'thick', len: 50, r: 12, ang: -24 },
  legs: { f: [11, 9, 8], h: [15, 10, 9] },
  pattern: 'fur',
  extra: ['shag'],
  idle: 'stand',
  stance: undefined,
  sits: undefined,
  coat: { body: 'bark', light: 'sand', mane: 'umber' },
})
const allosaurus = like(tRex, 'allosaurus', {
  chest: 18,
  belly: 19,
  head: { size: 16, mz: 1.8, m1: 0.54 },
  legs: { f: [6, 4.8, 4.2], fore: 28 },
  pattern: 'stripes',
  extra: ['teeth-rex', 'belly-bands'],
  coat: { body: 'ochre', mark: 'brick' },
})
const ceratosaurus = like(allosaurus, 'ceratosaurus', {
  extra: ['teeth-rex', 'belly-bands', 'horn-nose', 'scutes'],
  pattern: 'blobs',
  coat: { body: 'brick', mark: 'umber', horn: 'cream' },
})
const iguanodon = like(parasaurolophus, 'iguanodon', {
  head: { size: 14, mz: 1.5, m1: 0.54 },
  legs: { f: [8, 6, 5], fore: 40 },
  extra: ['belly-bands'],
  coat: { body: 'sap', mark: 'moss' },
})
const gallimimus = like(velociraptor, 'gallimimus', {
  sh: 58,
  hh: 58,
  neck: { len: 44, ang: 66, r0: 8, r1: 6.4 },
  head: { size: 11, mz: 1.7, m0: 0.5, m1: 0.3, nose: 'beak', mouth: 'none' },
  coat: { body: 'straw', mark: 'bark', horn: 'sand' },
})

const hippogriff = like(griffin, 'hippogriff', {
  head: { ear: { kind: 'none' } },
  tail: { kind: 'horse', len: 50, r: 8, ang: -30 },
  legs: { f: horse.legs.f, h: horse.legs.h, foot: 'hoof' },
  extra: ['wings-bird', 'bib', 'socks'],
  coat: { body: 'stone', light: 'white', mane: 'slate', hoof: 'slate', horn: 'gamboge' },
})
const manticore = like(lion, 'manticore', {
  tail: { kind: 'rope', len: 66, r: 4.4, ang: 60 },
  extra: ['mane-lion', 'wings-bat', 'spade'],
  idle: 'stand',
  coat: { body: 'brick', mane: 'umber', mark: 'umber' },
})
const wyvern = like(dragon, 'wyvern', {
  stance: 'biped',
  sh: 54,
  hh: 48,
  chest: 17,
  belly: 17,
  rump: 17,
  wings: 1.3,
  legs: { f: [3, 2.6, 2.4], h: [15, 9, 7], foot: 'claw', paw: 1.2, fore: 12 },
  sits: undefined,
  facing: undefined,
  tail: { len: 92, r: 10 },
  coat: { body: 'violet', light: 'lilac', mark: 'night' },
})
const wolpertinger = like(jackalope, 'wolpertinger', { extra: ['antlers', 'wings-bird'], idle: 'stand' })

export const storied: readonly Beast[] = [
  baboon,
  mandrill,
  gibbon,
  marmoset,
  tamarin,
  spectacled,
  sunBear,
  groundSloth,
  allosaurus,
  ceratosaurus,
  iguanodon,
  gallimimus,
  hippogriff,
  manticore,
  wyvern,
  wolpertinger,
]

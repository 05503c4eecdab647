/** Antelopes, cattle, sheep and goats by name: horns and coats tell one from another. */
import { like } from '../four.ts'
import type { Beast } from '../types.ts'
import { rhino } from './giants.ts'
import { bison, bull, cow, deer, goat, sheep } from './hoofed.ts'
import { antelope } from './wild.ts'

const gazelle = like(antelope, 'gazelle', {
  len: 44,
  sh: 54,
  hh: 54,
  chest: 13,
  belly: 11.5,
  rump: 13,
  head: { mask: 'badger', size: 14 },
  extra: ['horns-antelope', 'belly-bands'],
  tail: { kind: 'tuft', len: 18, r: 2, ang: -30 },
  coat: { body: 'sand', light: 'white', mark: 'umber', horn: 'slate' },
})
const kudu = like(antelope, 'kudu', {
  sh: 62,
  hh: 60,
  pattern: 'stripes',
  extra: ['horns-antelope', 'beard', 'mane-brush'],
  tail: { kind: 'tuft', len: 34, r: 2.4, ang: -50 },
  coat: { body: 'stone', mark: 'white', mane: 'umber', horn: 'bark' },
})
const bongo = like(antelope, 'bongo antelope', {
  chest: 18,
  belly: 17,
  pattern: 'stripes',
  head: { ear: { kind: 'leaf', size: 0.9, x: 0.74, y: -0.4, turn: 78 } },
  tail: { kind: 'tuft', len: 36, r: 2.4, ang: -50 },
  coat: { body: 'brick', mark: 'white', horn: 'umber' },
})
const pudu = like(deer, 'pudu', {
  len: 40,
  sh: 34,
  hh: 35,
  belly: 15,
  neck: { len: 16, r0: 10, r1: 8.6 },
  head: { ear: { kind: 'leaf', size: 0.5, x: 0.76, y: -0.46, turn: 66 } },
  pattern: 'fur',
  extra: [],
  coat: { body: 'brick', light: 'sand' },
})
const muskOx = like(bison, 'musk ox', {
  hh: 46,
  extra: ['horns-bison', 'hump1', 'shag'],
  legs: { f: [8, 6, 5.4], h: [10, 6.4, 5.4] },
  coat: { body: 'umber', mane: 'bark', horn: 'cream' },
})
const longhorn = like(cow, 'texas longhorn', {
  extra: ['horns-long'],
  coat: { body: 'white', mark: 'brick', horn: 'cream' },
})
const galloway = like(cow, 'belted galloway', {
  head: { mask: 'none' },
  pattern: 'fur',
  extra: ['vest'],
  coat: { body: 'slate', mark: 'white', light: 'stone' },
})
const zebu = like(bull, 'zebu', {
  head: { ear: { kind: 'leaf', size: 0.72, x: 0.84, y: -0.3, turn: 106 } },
  extra: ['horns-bull', 'hump1', 'dewlap'],
  coat: { body: 'mist', mane: 'stone' },
})
const bighorn = like(goat, 'bighorn sheep', {
  chest: 20,
  belly: 19,
  head: { muzzle: [0.5, 0.5, 0.42], ear: { kind: 'leaf', size: 0.4, x: 0.9, y: -0.1, turn: 96 } },
  extra: ['horns-ram', 'socks'],
  coat: { body: 'bark', light: 'white', horn: 'sand' },
})
const mountainGoat = like(goat, 'mountain goat', {
  chest: 21,
  belly: 19,
  pattern: 'fur',
  extra: ['horns-goat', 'beard', 'shag'],
  coat: { body: 'white', mane: 'cream', horn: 'slate' },
})
const nubian = like(goat, 'nubian goat', {
  head: { ear: { kind: 'floppy', size: 0.66, x: 0.84, y: -0.44 } },
  pattern: 'patches',
  extra: [],
  coat: { body: 'bark', mark: 'white', ear: 'white' },
})
const suffolk = like(sheep, 'suffolk sheep', {
  head: { ear: { kind: 'leaf', size: 0.62, x: 0.86, y: -0.3, turn: 100 } },
  extra: ['wool'],
  coat: { body: 'cream', light: 'slate', ear: 'slate' },
})
const woollyRhino = like(rhino, 'woolly rhino', {
  extra: [...(rhino.extra ?? []), 'shag'],
  coat: { body: 'bark', mane: 'umber', horn: 'stone' },
})

export const grazers: readonly Beast[] = [
  gazelle,
  kudu,
  bongo,
  pudu,
  muskOx,
  longhorn,
  galloway,
  zebu,
  bighorn,
  mountainGoat,
  nubian,
  suffolk,
  woollyRhino,
]

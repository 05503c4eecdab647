/** Birds: parameters only. */
import type { Bird, Plumage } from './types.ts'

const bird = (
  name: string,
  [len, r, tilt, head]: readonly [len: number, r: number, tilt: number, head: number],
  rest: Omit<Bird, 'name' | 'len' | 'r' | 'tilt' | 'head'>,
): Bird => ({
  name,
  len,
  r,
  tilt,
  head,
  ...rest,
})
const like = (b: Bird, name: string, plumage: Partial<Plumage>, change: Partial<Omit<Bird, 'plumage'>> = {}): Bird => ({
  ...b,
  ...change,
  name,
  plumage: { ...b.plumage, ...plumage },
})

const songbird = bird('bird', [40, 18, 24, 13.5], {
  neck: { len: 9, ang: 52, r0: 14, r1: 12 },
  beak: 'cone',
  beakSize: 0.75,
  legs: { len: 15, r: 1.5, thigh: 4, foot: 'toes' },
  tail: { kind: 'wedge', len: 24, ang: 6 },
  wing: 'fold',
  crest: 'tuft',
  plumage: { body: 'sky', wing: 'blue', breast: 'cream', beak: 'gamboge' },
  marks: ['bib'],
})
const robin = like(
  songbird,
  'robin',
  { body: 'bark', wing: 'umber', breast: 'orange', beak: 'slate', legs: 'umber' },
  { len: 37, r: 19.5, head: 14.5, tilt: 30, marks: ['bib'] },
)
const duck = bird('duck', [50, 17, 6, 13], {
  neck: { len: 22, ang: 74, r0: 8, r1: 7.5 },
  beak: 'duck',
  legs: { len: 13, r: 2, thigh: 5, foot: 'web' },
  tail: { kind: 'fan', len: 13, ang: 40 },
  wing: 'fold',
  marks: ['ring'],
  swims: true,
  plumage: { body: 'stone', wing: 'sand', beak: 'gamboge', legs: 'orange' },
})
const swan = bird('swan', [56, 19, 6, 10.5], {
  neck: { len: 60, ang: 78, r0: 6.4, r1: 5.6, s: 0.72 },
  beak: 'duck',
  beakSize: 0.85,
  legs: { len: 12, r: 2.4, thigh: 6, foot: 'web' },
  tail: { kind: 'fan', len: 16, ang: 34 },
  wing: 'plume',
  wingLen: 1.06,
  marks: ['knob'],
  swims: true,
  plumage: { body: 'white', wing: 'mist', beak: 'orange', legs: 'slate' },
})
const parrot = bird('parrot', [44, 15, 58, 13.5], {
  neck: { len: 10, ang: 70, r0: 13, r1: 12.5 },
  beak: 'parrot',
  legs: { len: 8, r: 2, thigh: 6, foot: 'toes' },
  tail: { kind: 'long', len: 52, ang: 6 },
  wing: 'fold',
  crest: 'cockatoo',
  marks: ['cheek'],
  plumage: { body: 'vermilion', wing: 'cerulean', beak: 'slate', tail: 'gamboge', crest: 'vermilion' },
})
const penguin = bird('penguin', [46, 19.5, 84, 15.5], {
  neck: { len: 19, ang: 86, r0: 13, r1: 12 },
  beak: 'cone',
  beakSize: 0.75,
  legs: { len: 5, r: 3.4, thigh: 6, foot: 'web' },
  tail: { kind: 'wedge', len: 12, ang: 30 },
  wing: 'flipper',
  marks: ['belly'],
  grounded: true,
  swims: true,
  plumage: { body: 'slate', breast: 'white', beak: 'orange', legs: 'orange' },
})
const flamingo = bird('flamingo', [38, 15, 14, 10.2], {
  neck: { len: 66, ang: 82, r0: 5.5, r1: 4.4, s: 0.75 },
  beak: 'flamingo',
  legs: { len: 62, r: 1.8, thigh: 5, foot: 'web', fold: true },
  tail: { kind: 'wedge', len: 14, ang: -20 },
  wing: 'plume',
  wingLen: 0.95,
  plumage: { body: 'pink', wing: 'rose', beak: 'cream', legs: 'rose' },
})
const eagle = bird('eagle', [50, 17, 52, 12.5], {
  neck: { len: 14, ang: 62, r0: 13, r1: 11 },
  beak: 'hook',
  beakSize: 1.15,
  legs: { len: 14, r: 2.6, thigh: 8, foot: 'toes' },
  tail: { kind: 'fan', len: 30, ang: 0 },
  wing: 'fold',
  wingLen: 1.1,
  marks: ['bald'],
  plumage: { body: 'umber', wing: 'bark', tail: 'white', beak: 'gamboge', legs: 'gamboge' },
})
const peacock = bird('peacock', [42, 15, 26, 9.5], {
  neck: { len: 34, ang: 74, r0: 9, r1: 6.4, s: 0.2 },
  beak: 'cone',
  beakSize: 0.7,
  legs: { len: 26, r: 1.8, thigh: 6, foot: 'toes' },
  tail: { kind: 'peacock', len: 78 },
  wing: 'fold',
  crest: 'peacock',
  plumage: { body: 'blue', wing: 'sand', crest: 'cerulean' },
})
const chicken = bird('chicken', [42, 20, 18, 12], {
  neck: { len: 20, ang: 66, r0: 11, r1: 8.5 },
  beak: 'cone',
  beakSize: 0.75,
  legs: { len: 17, r: 2, thigh: 7, foot: 'toes' },
  tail: { kind: 'fan', len: 24, ang: 58 },
  wing: 'fold',
  wingLen: 0.8,
  crest: 'comb',
  plumage: { body: 'apricot', wing: 'ochre' },
})
const rooster = like(
  chicken,
  'rooster',
  { body: 'ochre', wing: 'orange', tail: 'viridian' },
  {
    r: 19,
    tilt: 26,
    head: 11,
    neck: { len: 28, ang: 72, r0: 11, r1: 8 },
    beakSize: 0.8,
    legs: { len: 24, r: 2.2, thigh: 8, foot: 'toes' },
    tail: { kind: 'rooster', len: 46, ang: 60 },
  },
)
const ostrich = bird('ostrich', [48, 23, 6, 10], {
  neck: { len: 62, ang: 80, r0: 5.5, r1: 4.6, s: 0.12 },
  beak: 'duck',
  beakSize: 0.7,
  legs: { len: 52, r: 3, thigh: 9, foot: 'toes' },
  tail: { kind: 'plume', len: 25, ang: 26 },
  wing: 'plume',
  wingLen: 0.9,
  grounded: true,
  plumage: { body: 'slate', wing: 'stone', tail: 'white', legs: 'apricot', beak: 'apricot' },
})
const toucan = bird('toucan', [42, 16, 54, 13], {
  neck: { len: 10, ang: 62, r0: 13, r1: 12 },
  beak: 'toucan',
  legs: { len: 8, r: 2, thigh: 6, foot: 'toes' },
  tail: { kind: 'long', len: 30, ang: 4 },
  wing: 'fold',
  marks: ['bib', 'cheek'],
  plumage: { body: 'slate', wing: 'night', breast: 'straw', beak: 'orange', legs: 'cerulean' },
})

export const BIRDS: readonly Bird[] = [
  songbird,
  robin,
  duck,
  swan,
  parrot,
  penguin,
  flamingo,
  eagle,
  peacock,
  chicken,
  rooster,
  ostrich,
  toucan,
]

/** Beasts of tales. */

import { HOOFED } from './hoofed.ts'
import { bug } from './insects.ts'
import { MAMMALS } from './mammals.ts'
import { dino } from './reptiles.ts'
import { SMALL_MAMMALS } from './small-mammals.ts'
import type { Species, Table } from './species.ts'

const unicorn: Species = { ...(HOOFED.horse as Species), fur: 'cloud', horns: 'unicorn', top: -1.9 }

export const FABLED: Table = {
  unicorn,
  pegasus: { ...unicorn, horns: undefined, back: ['angel'], top: -1.2 },
  // Spikes between the horns would be a clump of ink.
  dragon: {
    ...dino,
    fur: 'leaf',
    horns: 'dragon',
    marks: ['cheek fins', 'scale spots'],
    back: ['plates', 'bat'],
    teeth: undefined,
    top: -1.5,
  },
  'baby dragon': {
    ...dino,
    fur: 'teal',
    horns: 'dragon',
    marks: ['cheek fins', 'scale spots'],
    back: ['bat'],
    age: 'toddler',
    top: -1.5,
  },
  'chinese dragon': { ...dino, fur: 'vermilion', horns: 'stag', marks: ['mane'], back: [], whiskers: true, top: -1.8 },
  griffin: {
    ...(MAMMALS.lion as Species),
    marks: ['crest'],
    snout: undefined,
    beak: { kind: 'hook', long: 0.42, wide: 0.2, y: 0.16 },
    back: ['angel'],
    ears: { kind: 'tufted', size: 0.7 },
    fur: 'ochre',
  },
  kitsune: { ...(MAMMALS.fox as Species), fur: 'cream', tail: 'plume' },
  caticorn: { ...(MAMMALS.cat as Species), fur: 'pink', horns: 'unicorn', top: -1.9 },
  // With a wolf's tail and bare it would be a fox that stands.
  werewolf: {
    ...(MAMMALS.wolf as Species),
    marks: [],
    tuft: true,
    cheeks: ['fluffy', 0.42],
    tail: undefined,
    paw: 'claw',
    girth: 1.3,
    build: {
      head: 0.19,
      shoulder: 0.11,
      torso: 0.25,
      thigh: 0.15,
      shin: 0.13,
      upperArm: 0.16,
      forearm: 0.15,
      hand: 0.056,
    },
    bottom: { to: 0.56, tint: 'indigo' },
  },
  minotaur: { ...(HOOFED.bull as Species), marks: ['bangs'], girth: 1.5 },
  yeti: {
    ...(MAMMALS.gorilla as Species),
    fur: 'cloud',
    pelt: { kind: 'wool', tint: 'cloud' },
    marks: ['face', 'quiff'],
    cheeks: ['fluffy', 0.42],
    girth: 1.5,
    teeth: 'fangs',
  },
  bigfoot: {
    ...(MAMMALS.gorilla as Species),
    fur: 'umber',
    pelt: { kind: 'wool', tint: 'umber' },
    marks: ['face', 'quiff'],
  },
  'easter bunny': { ...(SMALL_MAMMALS.rabbit as Species), fur: 'cream', marks: ['quiff'], girth: 1.25 },
  'maneki-neko': {
    ...(MAMMALS.cat as Species),
    fur: 'cloud',
    marks: ['spot'],
    girth: 1.4,
    pelt: { kind: 'belly', tint: 'gamboge' },
  },
  'sea monster': { ...dino, fur: 'teal', marks: ['spikes', 'fins'], teeth: 'fangs', paw: 'web' },
  'loch ness monster': { ...dino, fur: 'moss', neck: 0.14, marks: [], back: [], paw: 'flipper' },
  kraken: {
    ...bug,
    fur: 'plum',
    horns: undefined,
    skull: [1.06, 1.1],
    marks: ['frown'],
    back: ['tentacles'],
    pelt: undefined,
  },
}

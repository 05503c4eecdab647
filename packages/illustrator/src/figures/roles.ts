/** Roles by their nouns: what somebody is, wears and looks like. What is not said is left to chance. */
import type { Outfit, Trim } from './garments/outfit.ts'
import type { HumanLook } from './heads/human.ts'
import type { Age } from './skeleton.ts'

export interface Role extends Partial<Omit<Outfit, 'trims' | 'back' | 'face'>> {
  age?: Age
  sex?: 'f' | 'm'
  girth?: number
  hair?: string
  head?: Partial<HumanLook>
  trims?: readonly (string | Trim)[]
  back?: readonly (string | Trim)[]
  face?: readonly string[]
  skin?: string
}

const tee = (tint = 'cloth1') => ({ top: { sleeves: 0.42, hem: 1.02, tint } })
const long = (tint = 'cloth1') => ({ top: { sleeves: 0.92, hem: 1.02, tint } })
const coat = (tint = 'white', to = 0.36) => ({
  top: { sleeves: 0.92, hem: 1.02, tint, ease: 0.1 },
  skirt: { from: 0.9, to, flare: 0.5, tint },
})
const trousers = (tint = 'cloth5') => ({ bottom: { to: 0.9, tint } })
const shorts = (tint = 'cloth5') => ({ bottom: { to: 0.48, tint, ease: 0.18, end: 0.4 } })
const shoes = (tint = 'bark') => ({ shoes: { kind: 'shoe' as const, tint } })
const boots = (tint = 'umber') => ({ shoes: { kind: 'boot' as const, tint } })
const dress = (tint = 'cloth2', to = 0.5, sleeves = 0.3) => ({
  top: { sleeves, hem: 0.74, tint },
  skirt: { from: 0.66, to, flare: 1.1, tint },
})
const gown = (tint = 'pink') => ({
  top: { sleeves: 0.3, hem: 0.66, tint, cut: 'puff' as const },
  skirt: { from: 0.58, to: 0.96, flare: 2.0, tint, tiers: 2 },
})
const hat = (kind: string, tint?: string) => ({ hat: { kind, ...(tint ? { tint } : {}) } })

export const ROLES: Record<string, Role> = {
  girl: { age: 'child', sex: 'f' },
  boy: { age: 'child', sex: 'm' },
  child: { age: 'child' },
  baby: { age: 'baby', hair: 'tuft', ...long('any2'), ...trousers('any2'), trims: ['buttons'] },
  toddler: { age: 'toddler', ...long(), trims: [{ kind: 'bib', tint: 'cloth3' }], ...trousers('cloth3'), ...shoes() },
  woman: { age: 'adult', sex: 'f' },
  man: { age: 'adult', sex: 'm' },
  person: { age: 'adult' },
  mother: { age: 'adult', sex: 'f' },
  father: { age: 'adult', sex: 'm' },
  grandmother: { age: 'elder', sex: 'f', hair: 'bun', face: ['glasses'], ...dress('violet', 0.66, 0.9), ...shoes() },
  grandfather: {
    age: 'elder',
    sex: 'm',
    hair: 'balding',
    face: ['glasses'],
    ...long('moss'),
    ...trousers('bark'),
    ...shoes(),
    trims: [{ kind: 'vest', tint: 'ochre' }],
  },
  princess: { age: 'child', sex: 'f', hair: 'long', ...gown('pink'), ...hat('tiara'), ...shoes('rose') },
  queen: {
    age: 'adult',
    sex: 'f',
    hair: 'long',
    ...gown('violet'),
    ...hat('crown'),
    back: [{ kind: 'cape', tint: 'vermilion' }],
    trims: ['necklace'],
    ...shoes('rose'),
  },
  king: {
    age: 'adult',
    sex: 'm',
    girth: 1.25,
    hair: 'side',
    head: { beard: 'full' },
    ...coat('violet', 0.5),
    ...trousers('night'),
    ...boots(),
    ...hat('crown'),
    back: [{ kind: 'cape', tint: 'vermilion' }],
    trims: [{ kind: 'belt', tint: 'gamboge' }],
  },
  prince: {
    age: 'teen',
    sex: 'm',
    hair: 'side',
    ...long('cerulean'),
    ...trousers('cream'),
    ...boots(),
    ...hat('crown'),
    back: [{ kind: 'cape', tint: 'vermilion' }],
    trims: [{ kind: 'sash', tint: 'gamboge' }],
  },
  firefighter: {
    age: 'adult',
    hair: 'short',
    ...coat('gamboge', 0.3),
    ...trousers('gamboge'),
    ...boots('slate'),
    ...hat('fire'),
    trims: ['zip', { kind: 'stripes', tint: 'cream' }],
  },
  astronaut: {
    age: 'adult',
    hair: 'side',
    top: { sleeves: 0.92, hem: 1.04, tint: 'cloud', ease: 0.2 },
    bottom: { to: 0.9, tint: 'cloud', ease: 0.34, end: 0.36 },
    ...boots('stone'),
    gloves: 'stone',
    ...hat('space'),
    back: [{ kind: 'backpack', tint: 'stone' }],
    trims: [{ kind: 'panel', tint: 'sky' }],
  },
  pirate: {
    age: 'adult',
    sex: 'm',
    hair: 'balding',
    head: { beard: 'full' },
    ...long('cloth6'),
    ...trousers('slate'),
    ...boots(),
    ...hat('pirate'),
    face: ['patch'],
    trims: [
      { kind: 'stripes', tint: 'white' },
      { kind: 'belt', tint: 'umber' },
    ],
  },
  knight: {
    age: 'adult',
    hair: 'bald',
    top: { sleeves: 0.92, hem: 1.02, tint: 'stone', ease: 0.12 },
    ...trousers('stone'),
    ...boots('slate'),
    gloves: 'slate',
    ...hat('knight'),
    trims: [
      { kind: 'plates', tint: 'stone' },
      { kind: 'belt', tint: 'umber' },
    ],
  },
  superhero: {
    age: 'adult',
    ...long('cerulean'),
    ...trousers('cerulean'),
    ...boots('vermilion'),
    face: ['eye mask'],
    back: [{ kind: 'cape', tint: 'vermilion' }],
    trims: [
      { kind: 'emblem', tint: 'gamboge' },
      { kind: 'belt', tint: 'gamboge' },
    ],
  },
  doctor: {
    age: 'adult',
    ...coat('cloud', 0.4),
    ...trousers('cerulean'),
    ...shoes(),
    trims: ['lapels', { kind: 'stethoscope', tint: 'stone' }],
  },
  nurse: {
    age: 'adult',
    sex: 'f',
    ...dress('aqua', 0.46),
    ...shoes('cloud'),
    ...hat('nurse'),
    trims: [{ kind: 'apron', tint: 'cloud' }],
  },
  'police officer': {
    age: 'adult',
    ...long('blue'),
    ...trousers('night'),
    ...shoes('slate'),
    ...hat('police'),
    trims: ['collar', { kind: 'star', tint: 'gamboge' }, { kind: 'belt', tint: 'slate' }],
  },
  teacher: {
    age: 'adult',
    ...long('cloth4'),
    ...trousers('bark'),
    ...shoes(),
    face: ['glasses'],
    trims: ['collar', 'buttons'],
  },
  chef: {
    age: 'adult',
    ...long('cloud'),
    ...trousers('stone'),
    ...shoes(),
    ...hat('chef'),
    trims: [{ kind: 'apron', tint: 'cream' }],
  },
  farmer: {
    age: 'adult',
    ...long('cloth6'),
    ...trousers('blue'),
    ...boots(),
    ...hat('straw'),
    trims: [{ kind: 'bib', tint: 'blue' }],
  },
  cowboy: {
    age: 'adult',
    sex: 'm',
    ...long('cloth6'),
    ...trousers('blue'),
    ...boots('bark'),
    ...hat('cowboy'),
    trims: [
      { kind: 'vest', tint: 'bark' },
      { kind: 'belt', tint: 'umber' },
    ],
  },
  ballerina: {
    age: 'child',
    sex: 'f',
    hair: 'bun',
    top: { sleeves: 0, hem: 0.8, tint: 'pink' },
    skirt: { from: 0.76, to: 0.2, flare: 2.6, tint: 'blush', tiers: 1 },
    shoes: { kind: 'slipper', tint: 'rose' },
  },
  witch: { age: 'adult', sex: 'f', hair: 'long', ...dress('violet', 0.86, 0.92), ...boots('slate'), ...hat('witch') },
  wizard: {
    age: 'elder',
    sex: 'm',
    hair: 'balding',
    head: { beard: 'long' },
    top: { sleeves: 0.92, hem: 0.8, tint: 'violet', cut: 'bell' },
    skirt: { from: 0.7, to: 0.96, flare: 0.9, tint: 'violet' },
    ...shoes(),
    ...hat('wizard'),
  },
  fairy: {
    age: 'child',
    sex: 'f',
    ...dress('mint', 0.4, 0),
    ...hat('flowers'),
    back: [{ kind: 'fairy', tint: 'mist' }],
    shoes: { kind: 'slipper', tint: 'leaf' },
  },
  'construction worker': {
    age: 'adult',
    ...long('cloth3'),
    ...trousers('blue'),
    ...boots('ochre'),
    ...hat('hard'),
    trims: [{ kind: 'reflector', tint: 'orange' }],
  },
  'santa claus': {
    age: 'elder',
    sex: 'm',
    girth: 1.5,
    hair: 'balding',
    head: { beard: 'full' },
    ...coat('vermilion', 0.3),
    ...trousers('vermilion'),
    ...boots('slate'),
    gloves: 'cloud',
    ...hat('santa'),
    trims: [{ kind: 'belt', tint: 'slate' }],
  },
  clown: {
    age: 'adult',
    hair: 'puffs',
    top: { sleeves: 0.92, hem: 1.02, tint: 'gamboge', ease: 0.16 },
    bottom: { to: 0.86, tint: 'cerulean', ease: 0.4, end: 0.5 },
    shoes: { kind: 'clown', tint: 'vermilion' },
    ...hat('party'),
    face: ['clown nose'],
    trims: [{ kind: 'ruff', tint: 'cloud' }, 'buttons'],
  },
  ninja: {
    age: 'teen',
    hair: 'bald',
    ...long('slate'),
    ...trousers('slate'),
    ...boots('night'),
    trims: [{ kind: 'wrap' }, { kind: 'obi', tint: 'vermilion' }],
    ...hat('ninja'),
  },
}
export const PLAIN = { tee, long, shorts, trousers, shoes, dress }

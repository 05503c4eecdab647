/** What asks for a page of masks. */
import type { Kind } from '../kind.ts'
import { masks } from './masks.ts'

const WORN = /\b(?:wear|wearing|wears|kid|kids|child|children|boy|girl|party|simple|easy|toddler)\b/i

export const MASKS: Kind = {
  asked: /\b(?:venetian|venice|masquerade|carnival|carnevale|mardi gras|ornate|decorative)\b.*\bmasks?\b/i,
  unless: WORN,
  itself: [
    'mask',
    'eye mask',
    'carnival mask',
    'feather',
    'jewel',
    'ribbon',
    'bead',
    'pattern',
    'flower',
    'rose',
    'swirl',
  ],
  depicts:
    /\b(?:venetian|venice|masquerade|carnival|carnevale|mardi gras|ornate|lace|filigree|swirls?|gems?|jewels?)\b/i,
  can: () => false,
  still: true,
  always: ['mask'],
  draw: (rng, _, prompt) => masks(rng, /\bmasks\b/i.test(prompt) ? 2 : 1, /\broses?\b/i.test(prompt)),
}

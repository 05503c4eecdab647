/** What asks for a terrarium, a market hall, a courtyard or an orchard. */
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { attic } from './attic.ts'
import { courtyard } from './courtyard.ts'
import { marketHall, TRADES } from './market-hall.ts'
import { orchard } from './orchard.ts'
import { terrarium } from './terrarium.ts'

const isDrawn = (noun: string): boolean => lookUp(noun) !== null

const FRUITS = ['apple', 'pear', 'cherry', 'orange', 'lemon', 'peach', 'plum', 'apricot', 'olive', 'fig']
const GOODS = TRADES.flatMap(({ goods }) => goods)

export const SCENE_PLACES: readonly Kind[] = [
  {
    asked: (prompt, { detail, things }) =>
      detail !== 'simple' &&
      /\battics?\b/i.test(prompt) &&
      !/\b(?:bed ?rooms?|studio|room|bed)\b/i.test(prompt) &&
      things.every(({ name }) => lookUp(name)?.kind !== 'being' || /^(?:cat|dog|mouse|owl|kitten)$/.test(name)),
    // Trunks and a dress form are read as clothes.
    itself: ['attic', 'swimsuit', 'dress', 'trunk', 'window', 'treasure chest', 'floor', 'beam', 'mannequin'],
    depicts: /\b(?:trunks?|dress|form|mannequins?|round|dusty|old|rafters|beams?|antiques?|treasures?)\b/i,
    can: isDrawn,
    most: 5,
    still: true,
    fills: true,
    always: ['attic', 'window'],
    draw: (rng, asked) => attic(rng, asked),
  },
  {
    asked: (prompt, { detail }) => detail !== 'simple' && /\bterrariums?\b|\bbottle gardens?\b/i.test(prompt),
    itself: [
      'terrarium',
      'glass',
      'jar',
      'bottle',
      'plant',
      'potted plant',
      'succulent',
      'fern',
      'cactus',
      'moss',
      'mushroom',
      'rock',
      'stone',
      'pebble',
      'leaf',
      'sand',
      'table',
      'drinking glass',
    ],
    depicts:
      /\b(?:moss|pebbles?|stones?|succulents?|ferns?|air plants?|glass|geometric|tiny|plants?|layers?|soil|terrariums?)\b/i,
    can: isDrawn,
    most: 2,
    still: true,
    fills: true,
    always: ['terrarium'],
    draw: (rng, asked, prompt) =>
      terrarium(
        rng,
        ['succulent', 'fern', 'cactus', 'aloe'].filter((name) =>
          new RegExp(`\\b${name.slice(0, 5)}`, 'i').test(prompt),
        ),
        asked,
      ),
  },
  {
    asked: (prompt, { detail }) =>
      detail !== 'simple' &&
      /\b(?:market halls?|covered markets?|indoor markets?|food halls?|(?:farmers?['’]?s?|victorian|old|italian|french) market (?:hall|inside|interior))\b|\bmarket\b.*\bstalls (?:of|under|with)\b/i.test(
        prompt,
      ),
    itself: [
      'market',
      'market stall',
      'stall',
      'store',
      'flower',
      'farmers market',
      'street',
      'awning',
      'lamp',
      ...GOODS,
    ],
    depicts:
      /\b(?:stalls?|hall|cheeses?|fish|flowers?|fruits?|vegetables?|breads?|iron|glass|roof|stands?|sellers?|vendors?)\b/i,
    can: isDrawn,
    most: 3,
    still: true,
    fills: true,
    always: ['market', 'market stall'],
    draw: (rng, asked, prompt) => marketHall(rng, TRADES.filter(({ words }) => words.test(prompt)).slice(0, 5), asked),
  },
  {
    asked: (prompt, { detail }) =>
      detail !== 'simple' &&
      /\b(?:court ?yards?|riads?|patios?|alhambra|cloisters?)\b/i.test(prompt) &&
      /\b(?:moroccan|morocco|moorish|spanish|andalusian?|arab\w*|persian|mexican|italian|roman|mediterranean|seville|c[oó]rdoba|marrakech|marrakesh|fez|riads?|alhambra|cloisters?|tile[sd]?|fountains?|arch(?:es)?)\b/i.test(
        prompt,
      ),
    itself: [
      'fountain',
      'tile',
      'tile pattern',
      'courtyard',
      'arch',
      'column',
      'lantern',
      'plant',
      'potted plant',
      'lemon tree',
      'orange tree',
      'tree',
      'door',
      'window',
      'floor',
      'flower pot',
      'pot',
      'garden',
      'house',
      'balcony',
      'water',
      'pattern',
      'palm tree',
    ],
    depicts:
      /\b(?:court ?yard|patio|riad|tile[sd]?|arch(?:es)?|mosaics?|moroccan|spanish|moorish|columns?|zellige|plants?|cloisters?|potted)\b/i,
    can: isDrawn,
    most: 3,
    still: true,
    always: ['fountain', 'tile', 'courtyard'],
    draw: (rng, asked, prompt) =>
      courtyard(rng, {
        isMoorish: !/\b(?:italian|roman|mexican|cloisters?|mediterranean)\b/i.test(prompt),
        asked,
      }),
  },
  {
    asked: (prompt, { detail, things }) =>
      detail !== 'simple' &&
      /\borchards?\b/i.test(prompt) &&
      things.every(({ name, wears }) => {
        const entry = lookUp(name)
        return !wears.length && !(entry?.kind === 'being' && entry.human)
      }),
    itself: [
      'orchard',
      'apple tree',
      'tree',
      'ladder',
      'basket',
      'crate',
      'apple',
      'fruit',
      'grass',
      'hill',
      'field',
      'fence',
      'lemon tree',
      'cherry tree',
      'orange tree',
      'pear tree',
      'farm',
      'box',
      ...FRUITS,
    ],
    depicts: /\b(?:orchards?|rows?|ladders?|baskets?|crates?|harvest|autumn|ripe|fruit|trees?)\b/i,
    can: isDrawn,
    most: 3,
    still: true,
    fills: true,
    always: ['orchard', 'tree', 'basket'],
    anyway: () => ['ladder'],
    draw: (rng, asked, prompt) =>
      orchard(rng, {
        fruit:
          FRUITS.find(
            (name) => isDrawn(name) && new RegExp(`\\b${name.replace(/y$/, '(?:y|ies)')}`, 'i').test(prompt),
          ) ?? 'apple',
        asked,
      }),
  },
]

/** What asks for the front of a shop. */
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { filledIn } from '../places/filled.ts'
import { fine } from '../places/fine.ts'
import { PLANT_WORDS, plantsIn } from '../plants/named.ts'
import { modelIn } from '../roads/kind.ts'
import { shopFront } from './front.ts'
import { SHOPS } from './shops.ts'

const OUTSIDE =
  /\b(?:(?:store|shop)? ?fronts?|fa[cç]ades?|exterior|(?:shop|store|display|bakery|candy|caf[eé]|bookshop|bookstore) windows?|window display|awnings?|from (?:the )?outside|(?:by|beside|outside|in front of|before|at|around) (?:the|its) (?:front )?door(?:step|way)?)(?!\w)/i
/** Set out before the shop. */
const FULL = /\b(?:crates?|boxes|baskets?|carts?) (?:full )?of\b/i
const INSIDE = /\b(?:inside|interior|counter)\b/i
/** What stands there is on the pavement, however small it is. */
const AT_DOOR = /([\w ]+) (?:by|beside|outside|in front of|before|at|around) (?:(?:the|its) (?:front )?door|it\b)/i
const IN_WINDOW =
  /\bin (?:the|its|their|an?) (?:\w+ ){0,2}(?:window|display)\b|\b(?:window|display) with (?:an?|two|three|the|my|our)\b|\b(?:among|amongst|between|on|atop|behind) (?:the |some |a stack of |a pile of )?(?:old )?(?:books|glass|cakes|goods|bottles|flowers|yarn|sill)\b/i
/** A street with what one sees at its end is more than one shop. */
const SIGHTED = /\b(?:eiffel tower|notre[- ]dame|big ben|cathedral)\b|\bstreets?\b.*\bin the (?:distance|background)\b/i
const RETRO = /\b(?:retro|vintage|american|1950s?|fifties|50s|route 66)\b/i

const PARTS = [
  'store',
  'shop',
  'window',
  'door',
  'sign',
  'awning',
  'flower',
  'flower pot',
  'potted plant',
  'plant',
  'street',
  'shelf',
  'house',
  'building',
  'wall',
  'paris',
]

export const SHOP_FRONTS: readonly Kind[] = SHOPS.map((shop): Kind => {
  const named = new RegExp(`\\b(?:${shop.words})(?!\\w)`, 'i')
  const isDiner = shop.sign === 'DINER'
  return {
    asked: (prompt, { detail }) =>
      detail !== 'simple' &&
      named.test(prompt) &&
      !INSIDE.test(prompt) &&
      !SIGHTED.test(prompt) &&
      (OUTSIDE.test(prompt) || (isDiner && (RETRO.test(prompt) || fine('diners?').test(prompt)))),
    // Goods that are named are set out first: whatever is in the window by chance may lack them.
    itself: [...PARTS, ...shop.nouns.filter((noun) => !shop.goods.includes(noun))],
    depicts: new RegExp(
      `${PLANT_WORDS.source}|${OUTSIDE.source}|\\b(?:${shop.words}|bricks?|panes?|paris(?:ian)?|french|1950s?|american|retro|stripe[sd]?|window ?boxes|boxes|ivy|cobble(?:stones?|d)?|signs?|pavement|sidewalk)(?!\\w)`,
      'i',
    ),
    can: (noun) => lookUp(noun) !== null,
    most: 6,
    still: true,
    fills: true,
    always: [shop.nouns[0]!, 'store', 'window', 'door'],
    draw: (rng, asked, prompt, graph) =>
      shopFront(rng, shop, {
        filled: FULL.test(prompt) ? filledIn(graph, prompt) : null,
        asked,
        atDoor: graph.things
          .filter(
            ({ name, word }) =>
              !FULL.test(prompt) && asked.includes(name) && new RegExp(word, 'i').test(AT_DOOR.exec(prompt)?.[1] ?? ''),
          )
          .flatMap(({ name, n, atLeast }) => Array<string>(atLeast ? 3 : Math.min(4, n)).fill(name)),
        isInWindow: IN_WINDOW.test(prompt),
        isAsleep: /\b(?:sleep\w*|asleep|nap\w*|curled|dozing|snoozing)\b/i.test(prompt),
        sign: graph.letters && graph.letters.length < 15 ? graph.letters : shop.sign,
        plants: plantsIn(prompt),
        model: modelIn(prompt),
        isSnowy: /\b(?:snow\w*|winter\w*|christmas)\b/i.test(prompt),
      }),
  }
})

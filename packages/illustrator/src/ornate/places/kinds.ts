/** Places and scenes without a style of their own that grown-ups ask for, drawn with much to color. */

import { lookUp } from '../../world/world.ts'
import { eachOf } from '../casts.ts'
import { CHILDS_VOICE } from '../grown-voice.ts'
import type { Kind } from '../kind.ts'
import { CORNERS, canBeInCorner } from '../kit/corners.ts'
import { PLANT_WORDS, plantsIn } from '../plants/named.ts'
import { sugarSkull } from '../sugar-skull.ts'
import { inRain } from '../town/rain.ts'
import { AMONG_FLOWERS } from './among-flowers-kind.ts'
import { canCurl, curledAround } from './curled.ts'
import { fairyTree } from './fairy-tree.ts'
import { filledIn } from './filled.ts'
import { fine } from './fine.ts'
import { forestFloor } from './forest-floor.ts'
import { FLOWER_GARDEN, JAPANESE_GARDEN } from './garden-kinds.ts'
import { interior } from './interior.ts'
import { LANDS, NIGHT } from './land-kinds.ts'
import { MUSHROOM_HOUSES } from './mushroom-kind.ts'
import { restingIn, SEATS } from './resting.ts'
import { weatherIn } from './room-window.ts'
import { windowSill } from './sill.ts'
import { skyline } from './skyline.ts'
import { TABLES } from './tables.ts'
import { ROOM, THEMES } from './themes.ts'
import { treehouseVillage } from './treehouse-village.ts'
import { vanity } from './vanity.ts'

/** Mushrooms that are eaten grow on no forest floor. */
const DISH =
  '\\b(?:pizza|burger|hamburger|pasta|spaghetti|soup|omelet|omelette|steak|toast|salad|stew|ramen|noodles|rice) '

const isDrawn = (noun: string): boolean => lookUp(noun) !== null

/** A cafe with parasols and bicycles is in a street. */
const indoors =
  (asked: RegExp) =>
  (prompt: string): boolean =>
    asked.test(prompt) &&
    !/\b(?:street|umbrellas|parasols?|bi(?:cycles?|kes?)|terrace|outdoor|sidewalk|awnings?|eiffel)\b/i.test(prompt)

/** A cat that looks out, and no child's. */
const isCatAtWindow = (prompt: string): boolean =>
  /\b(?:cats?|kittens?)\b.*\b(?:in|at|by|on|out of|through) (?:an? |the |my |her )?(?:\w+ ){0,2}window\b/i.test(
    prompt,
  ) && !CHILDS_VOICE.test(prompt)

/** Who is behind the glass where somebody looks at them. */
const WATCHED = ['bird', 'robin', 'cardinal', 'sparrow', 'blue jay', 'hummingbird', 'butterfly', 'pigeon', 'crow']
const WATCHING = /\b(?:watch(?:es|ing)?|look(?:s|ing)?|star(?:es|ing)|gaz(?:es|ing)|outside)\b/i

/** What grows on a forest floor anyway. */
const UNDERGROWTH = 'mushroom, toadstool, fern, flower, leaf, forest, grass, wildflowers, plant, tree'.split(', ')

export const PLACES: readonly Kind[] = [
  {
    asked:
      /^(?!.*\b(?:altar|ofrenda)).*\b(?:sugar skulls?|day of the dead (?:\w+ )?skulls?|calaveras?|mexican skulls?|floral skulls?|skulls? (?:with|and) (?:\w+ )?(?:flowers|roses|peonies|poppies|marigolds))\b/i,
    itself: ['sugar skull', 'skull', 'flower', 'leaf', 'skeleton', 'wreath'],
    depicts: PLANT_WORDS,
    can: canBeInCorner,
    most: CORNERS,
    always: ['sugar skull'],
    draw: (rng, nouns, prompt, { things, relations }) => {
      const seat = relations.find(({ relation }) => /^(?:stands-on|sits-on|perches-on|on-top-of)$/.test(relation))
      const perched = things.find(({ id, name }) => id === seat?.a && nouns.includes(name))?.name ?? null
      return sugarSkull(
        rng,
        plantsIn(prompt),
        nouns.filter((name) => name !== perched),
        perched,
      )
    },
  },
  {
    asked: (prompt) =>
      !/\b(?:kitchens?|(?:book|flower|coffee|tea|cake)? ?(?:shops?|stores?)|bakery|caf[eé])\b/i.test(prompt) &&
      (/\bwindow ?sills?\b|\bwindow\b.*\bplants\b|\bplants\b.*\bwindow\b|\b(?:rainy|cozy|cosy)\b.*\bwindow\b|\bwindow (?:ledge|view)\b/i.test(
        prompt,
      ) ||
        isCatAtWindow(prompt)),
    itself: [
      'windowsill',
      'window',
      'plant',
      'garden',
      'potted plant',
      'flower',
      'curtain',
      'flower pot',
      'shelf',
      'book',
      'rain',
    ],
    can: isDrawn,
    most: 3,
    still: true,
    always: ['windowsill'],
    depicts: PLANT_WORDS,
    seats: WATCHED,
    draw: (rng, nouns, prompt, { things }) => {
      const all = eachOf(nouns, things)
      const outside = WATCHING.test(prompt) ? all.filter((name) => WATCHED.includes(name)) : []
      const inside = all.filter((name) => !outside.includes(name))
      return windowSill(rng, inside, plantsIn(prompt).slice(0, 5), {
        outside,
        isAsleep: /\b(?:sleep\w*|asleep|nap\w*|curled|dozing)\b/i.test(prompt),
        isRainy: /\b(?:rain\w*|storm(?:y)?)\b/i.test(prompt),
      })
    },
  },
  {
    asked: (prompt, { detail }) =>
      /\b(?:vanity|dressing|make-?up) (?:table|desk|mirror)s?\b|\bvanity with\b|\bboudoir\b/i.test(prompt) &&
      detail !== 'simple',
    itself: [
      'table',
      'mirror',
      'stool',
      'desk',
      'curtain',
      'pearl',
      'flower',
      'vase',
      'bottle',
      'mirror table',
      'bedroom',
    ],
    depicts: new RegExp(`${PLANT_WORDS.source}|\\b(?:vanity|boudoir|dressing|pearls?)\\b`, 'i'),
    can: isDrawn,
    most: 5,
    still: true,
    always: ['mirror', 'table'],
    draw: (rng, nouns, prompt) => vanity(rng, nouns, plantsIn(prompt), /\bpearls?\b/i.test(prompt)),
  },
  ...THEMES.map(
    ({ words, nouns, theme }): Kind => ({
      asked: indoors(
        new RegExp(
          `\\b(?:inside (?:an? |the |my )?(?:\\w+ )?(?:${words})|(?:${words}) (?:interior|counter))\\b|${fine(words).source}|\\b(?:cozy|cosy|busy|old|vintage|little|quaint|cottagecore|rustic|country|farmhouse|witchy|magical|victorian|grand(?:ma|mother)['’]?s?|gran(?:ny)?['’]?s?|nana['’]?s?|nonna['’]?s?|french|italian|tuscan) (?:\\w+ )?(?:${words})\\b|\\b(?:${words})(?: (?:window|corner|wall|nook|scene|shelf|shelves|counter))? (?:with|full of|filled with|shelves)\\b`,
          'i',
        ),
      ),
      itself: [...ROOM, ...nouns],
      depicts: /\b(?:ceiling|beams?|rafters|copper|rustic|walls?|interior|hanging)\b/i,
      can: isDrawn,
      most: 6,
      still: true,
      fills: true,
      always: nouns.slice(0, 1),
      seats: SEATS,
      draw: (rng, asked, prompt, graph) =>
        interior(theme, asked, rng, {
          filled: filledIn(graph, prompt),
          resting: restingIn(graph),
          hasLadder: /\bladders?\b/i.test(prompt),
          weather: weatherIn(prompt),
          hasLights: /\b(?:fairy|string|twinkle|christmas) lights\b/i.test(prompt),
        }),
    }),
  ),
  inRain(MUSHROOM_HOUSES),
  AMONG_FLOWERS,
  ...TABLES,
  {
    asked:
      /\btree ?house village\b|\bvillage (?:in|of) (?:the )?tree(?:s| ?houses)\b|\btree ?houses\b|\belven village\b/i,
    itself: ['treehouse', 'village', 'bridge', 'tree', 'lantern', 'leaf', 'forest', 'house'],
    can: isDrawn,
    most: 3,
    always: ['treehouse', 'village'],
    draw: (rng, nouns) => treehouseVillage(rng, nouns),
  },
  {
    asked:
      /\b(?:fairy|gnome|elf|hobbit|tiny|little|magic(?:al)?) (?:doors?|house|home|cottage)\b.*\b(?:tree|oak|trunk|roots|stump|log)\b|\b(?:tree|oak|trunk|stump)\b.*\b(?:fairy|gnome|elf|tiny|little) (?:doors?|house|home)\b|\bfairy doors?\b/i,
    itself: [
      'fairy door',
      'door',
      'tree',
      'oak tree',
      'mushroom',
      'toadstool',
      'root',
      'leaf',
      'flower',
      'house',
      'fairy house',
      'stump',
      'forest',
    ],
    depicts: PLANT_WORDS,
    can: isDrawn,
    most: 4,
    always: ['fairy door', 'tree'],
    draw: (rng, nouns, prompt) =>
      fairyTree(
        rng,
        nouns,
        plantsIn(prompt).filter((name) => name !== 'oak'),
      ),
  },
  {
    asked: (prompt, { things, relations }) =>
      /(?<!\btail )\b(?:curled|curl(?:s|ing)|wrapped|coiled|wraps|sleeping|asleep) (?:up )?(?:itself )?around\b(?! each| one another)|\b(?:curled up|sleeping|asleep|napping|dozing)\b.*\b(?:leaves|mushrooms|toadstools|ferns|moss|roots)\b/i.test(
        prompt,
      ) &&
      relations.length <= 2 &&
      // "a scarf wrapped around its neck": nobody lies there.
      !relations.some(({ relation }) => relation === 'wears') &&
      // About a branch a snake goes around and around, and a dragon about a tower.
      !things.some(({ name }) =>
        /^(branch|log|pole|octopus|squid|kraken)$|tree$|tower|lighthouse|pillar|column|post$/.test(name),
      ) &&
      // Young ones that somebody lies around are staged with them.
      things.filter(({ name }) => canCurl(name)).length === 1,
    itself: ['mushroom', 'flower', 'leaf', 'forest', 'grass', 'fern', 'toadstool', 'root'],
    depicts: PLANT_WORDS,
    can: isDrawn,
    most: 2,
    draw: (rng, nouns) => {
      const animal = nouns.find(canCurl) ?? 'cat'
      const thing = nouns.find((noun) => noun !== animal) ?? 'mushroom'
      return curledAround(animal, thing, rng)
    },
  },
  {
    // "a tiny house between two skyscrapers" is staged.
    asked: (prompt, { relations }) =>
      /\b(?:city ?scapes?|sky ?lines?|sky ?scrapers|downtown|metropolis)\b/i.test(prompt) && !relations.length,
    itself: [
      'city',
      'skyscraper',
      'building',
      'water',
      'river',
      'moon',
      'sun',
      'star',
      'boat',
      'cloud',
      'sky',
      'bridge',
      'full moon',
      'crescent moon',
      'night sky',
      'skyline',
      'window',
      'light',
      'reflection',
    ],
    depicts: /\b(?:lights|reflections?|lit|windows|suspension|brooklyn)\b/i,
    can: (noun) => /building/.test(lookUp(noun)?.category ?? ''),
    most: 2,
    always: ['city'],
    draw: (rng, nouns, prompt) => skyline(rng, nouns, NIGHT.test(prompt), /\bbridges?\b/i.test(prompt)),
  },
  JAPANESE_GARDEN,
  ...LANDS,
  FLOWER_GARDEN,
  {
    asked: 'cottagecore',
    itself: UNDERGROWTH,
    around: forestFloor,
  },
  {
    asked: new RegExp(
      `\\bforest floor\\b|${fine('mushrooms?|toadstools?').source}|\\b(?:mushrooms|toadstools) and\\b|(?<!${DISH})\\b(?:among|under|with) (?:the )?(?:mushrooms|toadstools)\\b|^(?:\\w+ )?(?:mushrooms|toadstools) (?:with|among|between|in|on|under)\\b.*\\b(?:forest|ferns?|moss\\w*|woods)\\b`,
      'i',
    ),
    itself: [...UNDERGROWTH, 'log'],
    around: forestFloor,
  },
]

/** What asks for a ruin, an old chart, a poster of a liner, a balcony or a dollhouse that is open. */
import type { SceneGraph } from '../../reading/graph.ts'
import { lookUp } from '../../world/world.ts'
import { eachOf } from '../casts.ts'
import { CHILDS_VOICE } from '../grown-voice.ts'
import type { Kind } from '../kind.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { PLANT_WORDS, plantsIn } from '../plants/named.ts'
import { balcony } from './balcony.ts'
import { chart } from './chart.ts'
import { dollhouse } from './dollhouse.ts'
import { liner } from './liner.ts'
import { ruin } from './ruin.ts'

const isBeing = (name: string): boolean => lookUp(name)?.kind === 'being'
/** Nobody is there but animals that one finds anywhere. */
const isEmptyBut = ({ things }: SceneGraph, guests: RegExp): boolean =>
  things.every(({ name, wears, via }) => via === 'implied' || !isBeing(name) || (guests.test(name) && !wears.length))

const AT_NIGHT = /\b(?:night|moon\w*|stars?|starry|midnight|dusk|gothic|spooky)\b/i
const RUINS =
  /\b(?:castle|abbey|cathedral|church|monastery|temple|gothic|stone|ancient|old)? ?ruins?\b|\b(?:ruined|crumbling|abandoned|derelict) (?:\w+ )?(?:castles?|abbeys?|cathedrals?|chapels?|church(?:es)?|monaster(?:y|ies)|walls?|arch(?:es|way)?)\b/i
const OVERGROWN = /\b(?:iv(?:y|ies)|overgrown|roses?|vines?|creepers?|reclaimed|covered|moss\w*|wild)\b/i
const CHARTS =
  /\b(?:old|antique|vintage|ancient|medieval|renaissance|fantasy|nautical|explorers?'?s?|sailors?'?s?|pirates?'?|sea|historic(?:al)?) (?:\w+ )?(?:maps?|charts?)\b|\bmaps? (?:\w+ ){0,2}with (?:\w+ ){0,2}(?:sea (?:serpents?|monsters?)|compass rose|krakens?|galleons?)\b/i
const LINERS =
  /\b(?:ocean|cruise|passenger|luxury|transatlantic) ?(?:liners?|ships?|steamers?)\b.*\b(?:posters?|deco|vintage|retro)\b|\b(?:posters?|deco|vintage|retro)\b.*\b(?:liners?|cruise ships?|ocean ships?|steamships?)\b|\bocean liners?\b/i
const DOLLHOUSES = /\bdoll'?s?[ -]?houses?\b/i

export const VIEWS: readonly Kind[] = [
  {
    asked: (prompt, graph) =>
      RUINS.test(prompt) &&
      OVERGROWN.test(prompt) &&
      !/\b(?:egyptian|greek|roman|maya\w*|aztec|jungle|underwater|sunken)\b/i.test(prompt) &&
      isEmptyBut(graph, /^(?:bird|raven|crow|owl|dove|butterfly|deer|fox)$/),
    itself: [
      'castle',
      'ruin',
      'castle ruin',
      'church',
      'wall',
      'arch',
      'stone',
      'tower',
      'ivy',
      'rose',
      'vine',
      'flower',
      'moss',
      'hill',
      'tree',
      'moon',
      'sun',
      'sky',
      'cloud',
      'bird',
      'window',
      'forest',
      'path',
      'rock',
      'full moon',
      'night sky',
      'star',
      'leaf',
      'grass',
      'plant',
      'rosebush',
      'brick',
      'temple',
    ],
    depicts: new RegExp(
      `${PLANT_WORDS.source}|\\b(?:ruin\\w*|abbey|overgrown|iv(?:y|ies)|creepers?|vines?|climbing|crumbling|abandoned|derelict|arch\\w*|moss\\w*|gothic|medieval|ancient|walls?|stones?|reclaimed|nature|moon\\w*|night|mood\\w*|wild|misty|castle|chapel|church|monastery)\\b`,
      'i',
    ),
    can: () => false,
    still: true,
    always: ['ruin', 'ivy', 'rose'],
    draw: (rng, _, prompt) =>
      ruin(rng, {
        isNight: AT_NIGHT.test(prompt),
        hasIvy: true,
        hasRoses: !/\biv(?:y|ies)\b/i.test(prompt) || /\b(?:roses?|flowers?|blooms?)\b/i.test(prompt),
      }),
  },
  {
    asked: (prompt, graph) =>
      CHARTS.test(prompt) &&
      graph.detail !== 'simple' &&
      !/\btreasure\b/i.test(prompt) &&
      isEmptyBut(graph, /whale|snake|serpent|octopus|kraken|sea monster|dragon|fish|dolphin/),
    itself: [
      'map',
      'world map',
      'compass',
      'rose',
      'compass rose',
      'ship',
      'sailing ship',
      'pirate ship',
      'galleon',
      'sea serpent',
      'snake',
      'sea monster',
      'dragon',
      'whale',
      'mountain',
      'tree',
      'castle',
      'island',
      'sea',
      'ocean',
      'wave',
      'border',
      'scroll',
      'coast',
      'globe',
      'boat',
      'forest',
      'banner',
      'world',
      'earth',
      'paper',
      'chart',
      'pirate',
    ],
    depicts:
      /\b(?:maps?|charts?|serpents?|monsters?|compass|rose|galleons?|sailing|ships?|antique|vintage|old|world|nautical|explorers?|borders?|decorative|cartouche|coasts?|islands?|sea|creatures?|continents?|pirates?|medieval|fantasy)\b/i,
    can: () => false,
    always: ['map'],
    draw: (rng, _, prompt) => chart(rng, /\b(?:world|earth|globe|continents?)\b/i.test(prompt)),
  },
  {
    asked: (prompt, graph) =>
      LINERS.test(prompt) && !CHILDS_VOICE.test(prompt) && isEmptyBut(graph, /^(?:seagull|bird)$/),
    itself: [
      'ship',
      'cruise ship',
      'ocean',
      'sea',
      'wave',
      'poster',
      'sun',
      'cloud',
      'steamship',
      'boat',
      'ocean liner',
      'sky',
      'water',
    ],
    depicts:
      /\b(?:ocean|liners?|travel|posters?|steamers?|steamships?|deco|vintage|retro|luxury|cruise|waves?|sun\w*|transatlantic|\d+s?)\b/i,
    can: () => false,
    always: ['ocean liner', 'ship', 'poster'],
    draw: liner,
  },
  {
    asked: (prompt, graph) =>
      /\bbalcon(?:y|ies)\b/i.test(prompt) &&
      graph.detail !== 'simple' &&
      !CHILDS_VOICE.test(prompt) &&
      !/\b(?:canals?|streets?|courtyards?|town|city|view|castle|juliet|night|paris|venice)\b/i.test(prompt) &&
      isEmptyBut(graph, /^(?:cat|kitten|bird|dove|pigeon|dog|robin|sparrow)$/),
    itself: [
      'balcony',
      'flower',
      'window',
      'door',
      'plant',
      'potted plant',
      'flower pot',
      'railing',
      'fence',
      'pot',
      'house',
      'wall',
      'flower box',
      'shutter',
      'curtain',
      'building',
      'box',
      'window box',
    ],
    depicts: new RegExp(
      `${PLANT_WORDS.source}|\\b(?:balcon(?:y|ies)|railings?|iron|wrought|shutters?|french|italian|spanish|mediterranean|flower box(?:es)?|hanging|pots?|sunny|awning)\\b`,
      'i',
    ),
    can: (noun) => lookUp(noun) !== null,
    most: 3,
    still: true,
    always: ['balcony', 'flower'],
    seats: ['chair', 'railing', 'balcony', 'table'],
    draw: (rng, nouns, prompt, { things }) => {
      const named = plantsIn(prompt).filter((name) => name in FLOWER_HEADS)
      return balcony(rng, {
        sitters: eachOf(nouns, things),
        isAsleep: /\b(?:sleep\w*|asleep|nap\w*|curled|dozing|sunbathing|lazy)\b/i.test(prompt),
        flowers: named.length ? named : ['geranium'],
      })
    },
  },
  {
    asked: (prompt, graph) =>
      DOLLHOUSES.test(prompt) &&
      /\b(?:cut ?away|open|cross[- ]section|inside|interior|rooms|furnished|furniture|victorian|detailed|intricate|adults?)\b/i.test(
        prompt,
      ) &&
      graph.detail !== 'simple' &&
      !CHILDS_VOICE.test(prompt) &&
      isEmptyBut(graph, /^$/),
    itself: [
      'dollhouse',
      'house',
      'furniture',
      'room',
      'bedroom',
      'kitchen',
      'living room',
      'bathroom',
      'attic',
      'bed',
      'couch',
      'roof',
      'lamp',
      'table',
      'chair',
      'wall',
      'wallpaper',
      'doll',
      'stairs',
      'window',
      'sofa',
      'pattern',
    ],
    depicts:
      /\b(?:doll'?s?|houses?|dollhouses?|cut ?away|open|cross|section|rooms?|furnish\w*|furniture|victorian|interior|miniature|tiny|wallpaper|floors?|stor(?:y|ies)|attic|view|showing|inside|full)\b/i,
    can: () => false,
    always: ['dollhouse'],
    draw: dollhouse,
  },
]

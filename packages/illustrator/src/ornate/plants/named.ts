/** Which plants a prompt names, however they are read elsewhere: a reader without proteas makes bushes of them. */
import { FLOWER_HEADS } from './heads.ts'
import { SPRIGS } from './sprigs.ts'

const ALSO: Readonly<Record<string, string>> = {
  peonies: 'peony',
  poppies: 'poppy',
  lilies: 'lily',
  daisies: 'daisy',
  pansies: 'pansy',
  proteas: 'protea',
  sakura: 'cherry blossom',
  'apple blossom': 'cherry blossom',
  'apple blossoms': 'cherry blossom',
  'plum blossoms': 'cherry blossom',
  'almond blossoms': 'cherry blossom',
  'peach blossoms': 'cherry blossom',
  'holly leaves': 'holly',
  'oak leaves': 'oak',
  'maple leaves': 'maple',
  'autumn leaves': 'maple',
  'olive branches': 'olive',
  'olive leaves': 'olive',
  'pine branches': 'pine',
  evergreen: 'pine',
  rosemary: 'rosemary',
  herbs: 'rosemary',
  'palm leaves': 'palm leaf',
  'palm fronds': 'palm leaf',
  'palm frond': 'palm leaf',
  'monstera leaf': 'monstera',
  'monstera leaves': 'monstera',
  'tropical leaves': 'monstera',
  'jungle leaves': 'monstera',
  leaves: 'laurel',
  greenery: 'eucalyptus',
  mums: 'chrysanthemum',
  pelargonium: 'geranium',
  pelargoniums: 'geranium',
  gardenia: 'camellia',
  ranunculus: 'camellia',
  carnations: 'marigold',
  calendula: 'marigold',
  irises: 'iris',
  coneflower: 'echinacea',
  coneflowers: 'echinacea',
  larkspur: 'delphinium',
  nightshade: 'belladonna',
  'deadly nightshade': 'belladonna',
  "queen anne's lace": 'hemlock',
  elderflower: 'hemlock',
  aconite: 'monkshood',
  wolfsbane: 'monkshood',
  foxgloves: 'foxglove',
  lupin: 'lupine',
  lupins: 'lupine',
  hop: 'hops',
  'hop cones': 'hops',
  passionfruit: 'passion fruit',
  passiflora: 'passionflower',
  'passion flower': 'passionflower',
  'passion flowers': 'passionflower',
  'king protea': 'protea',
  frangipani: 'plumeria',
  'dog rose': 'wild rose',
  'dog roses': 'wild rose',
  rosehip: 'rose hip',
  rosehips: 'rose hip',
  blackcurrant: 'currant',
  redcurrant: 'currant',
  blackcurrants: 'currant',
  redcurrants: 'currant',
  'bird of paradise': 'strelitzia',
  'bird of paradise flower': 'strelitzia',
  'bird of paradise flowers': 'strelitzia',
  'coffee beans': 'coffee',
  'cocoa pods': 'cacao',
  'cacao pod': 'cacao',
  'cocoa pod': 'cacao',
  'vanilla orchid': 'vanilla',
  'vanilla pods': 'vanilla',
  'calla lilies': 'calla lily',
  hazel: 'hazelnut',
  'chinese lantern': 'physalis',
  barley: 'barley',
  rye: 'barley',
  'night blooming jasmine': 'jasmine',
  blackthorn: 'sloe',
  brambles: 'blackberry',
  bramble: 'blackberry',
  'snow drops': 'snowdrop',
  'christmas rose': 'hellebore',
  'lenten rose': 'hellebore',
  'poppy seed pods': 'poppy pod',
  'poppy heads': 'poppy pod',
  'poppy seed heads': 'poppy pod',
  'poppy seed head': 'poppy pod',
  'seed pods': 'poppy pod',
}
const NAMES = [...Object.keys(FLOWER_HEADS), ...Object.keys(SPRIGS)]
const MEANT: ReadonlyMap<string, string> = new Map([
  ...NAMES.flatMap((name) => [name, `${name}s`, name.replace(/y$/, 'ies')].map((word) => [word, name] as const)),
  ...Object.entries(ALSO),
])
const WORDS = [...MEANT.keys()].sort((a, b) => b.length - a.length).join('|')

/** A coffee pot is no plant in a pot, nor is a jam or an oil one. */
const GROWN = `\\b(?!coffee pots?\\b)(?:${WORDS})\\b(?! (?:cups?|mugs?|makers?|grinders?|machines?|shops?|mills?|jam|oil|pies?|cakes?|juice|ice cream|latte|bread|tarts?|muffins?|cookies)\\b)`

export const PLANT_WORDS = new RegExp(GROWN, 'i')

/** The same, with some usual flowers where flowers are asked for and none is named. */
export function plantsAndFlowers(prompt: string): string[] {
  const named = plantsIn(prompt)
  const hasHeads = named.some((name) => name in FLOWER_HEADS)
  return named.length && !hasHeads && /\b(?:flowers|floral|blooms|blossoms)\b/i.test(prompt)
    ? [...named, 'rose', 'daisy', 'peony']
    : named
}

/** In the order in which they are named, each once. */
export function plantsIn(prompt: string): string[] {
  // "Ivy leaves" are ivy, and no laurel beside it.
  const plain = prompt.toLowerCase().replace(new RegExp(`\\b(?!palm )(${WORDS}) leaves\\b`, 'g'), '$1')
  const all = plain.matchAll(new RegExp(GROWN, 'g'))
  return [...new Set([...all].map(([word]) => MEANT.get(word)!))]
}

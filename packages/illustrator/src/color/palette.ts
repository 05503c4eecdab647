/** The pigments of our colored versions, and which of them each note in a drawing (see ink/tint.ts) stands for. */
export type Rgb = readonly [number, number, number]

export const PIGMENTS: Record<string, string> = {
  cream: '#fff1cf',
  straw: '#ffe394',
  gamboge: '#ffc737',
  ochre: '#e9b45a',
  sand: '#f3d9a8',
  peach: '#ffc6a0',
  apricot: '#ffdcb8',
  orange: '#f8a05a',
  coral: '#f4836f',
  vermilion: '#ee6f57',
  brick: '#d2705e',
  rose: '#ee84a6',
  pink: '#f9bdd0',
  blush: '#fbd9e2',
  plum: '#a96fa3',
  violet: '#a493df',
  lilac: '#cfc1f0',
  blue: '#83a7ee',
  sky: '#a9d6f5',
  mist: '#dceefb',
  cerulean: '#7fc6ea',
  teal: '#63b9bb',
  aqua: '#a5ded9',
  viridian: '#5bb796',
  leaf: '#86c47f',
  sap: '#a9cd68',
  lime: '#cfe28a',
  mint: '#cdeed9',
  moss: '#93ab62',
  stone: '#dfe1e6',
  slate: '#adb4c3',
  night: '#7c88c4',
  bark: '#c39a74',
  umber: '#a8795a',
  white: '#ffffff',
}

/** Notes with a meaning of their own; a list is used from back to front. */
const NOTES: Record<string, string | string[]> = {
  sky: 'mist',
  land: ['mint', 'lime', 'sap', 'leaf', 'sap'],
  water: ['aqua', 'sky', 'cerulean', 'sky', 'cerulean'],
  mountain: ['lilac', 'stone', 'lilac'],
  road: 'sand',
  sun: 'gamboge',
  moon: 'straw',
  cloud: 'white',
  snow: 'white',
  grass: 'leaf',
  bush: 'sap',
  fence: 'cream',
  wood: 'bark',
  fire: 'orange',
  berry: 'vermilion',
  cap: 'vermilion',
  pollen: 'gamboge',
  weed: 'viridian',
  fish: 'orange',
  wall: 'cream',
  roof: 'coral',
  barn: 'brick',
  glass: 'mist',
  castle: 'stone',
  spire: ['rose', 'violet', 'blue', 'rose'],
  pine: 'viridian',
  band1: 'vermilion',
  band2: 'orange',
  band3: 'gamboge',
  band4: 'sap',
  band5: 'cerulean',
  band6: 'violet',
  petal1: 'rose',
  petal2: 'gamboge',
  petal3: 'violet',
  petal4: 'cerulean',
  petal5: 'coral',
  petal6: 'pink',
  crown1: 'sap',
  crown2: 'leaf',
  crown3: 'lime',
  block1: 'apricot',
  block2: 'sky',
  block3: 'blush',
  block4: 'straw',
  block5: 'lilac',
  any1: 'straw',
  any2: 'sky',
  any3: 'pink',
  any4: 'mint',
  any5: 'peach',
  any6: 'lilac',
  skin1: 'apricot',
  skin2: 'peach',
  skin3: 'ochre',
  skin4: 'bark',
  skin5: 'apricot',
  hair1: 'umber',
  hair2: 'gamboge',
  hair3: 'orange',
  hair4: 'bark',
  hair5: 'slate',
  cloth1: 'cerulean',
  cloth2: 'rose',
  cloth3: 'gamboge',
  cloth4: 'viridian',
  cloth5: 'violet',
  cloth6: 'vermilion',
}

/** Places that look different from a day in the country. */
const PLACES: Record<string, Partial<Record<string, string | string[]>>> = {
  winter: { land: ['mist', 'white', 'white'], sky: 'sky' },
  arctic: { land: ['white', 'mist'], sky: 'sky' },
  christmas: { sky: 'straw' },
  desert: { land: ['straw', 'sand', 'apricot'], sky: 'mist' },
  beach: { land: 'sand' },
  sea: { land: 'sand', sky: 'mist' },
  savanna: { land: ['straw', 'sand', 'ochre'] },
  space: { sky: 'night', land: 'stone', star: 'straw' },
  underwater: { sky: 'mist', land: ['sand', 'straw'] },
  spooky: { sky: 'night', land: ['moss', 'plum'] },
  autumn: { land: ['straw', 'ochre', 'sap'], crown1: 'orange', crown2: 'gamboge', crown3: 'coral' },
  kitchen: { sky: 'cream' },
  indoor: { sky: 'blush' },
  party: { sky: 'blush' },
  theater: { sky: 'lilac' },
  showcase: { sky: 'mist' },
  music: { sky: 'lilac' },
  doodle: { sky: 'white' },
  mandala: { sky: 'white' },
  night: { sky: 'night' },
}
const TIMES: Record<string, Record<string, string>> = {
  night: { sky: 'night', cloud: 'lilac' },
  sunset: { sky: 'apricot', cloud: 'blush' },
}

/** Shapes without a note: gentle colors in turn. */
const REST = ['straw', 'pink', 'aqua', 'lilac', 'apricot', 'mint', 'sky', 'blush']

/** Gives the pigment of every shape in turn, so that hills grow greener toward us. */
export function createPigmenter(setting: string, time: string, seed: number): (note: string | undefined) => string {
  const seen = new Map<string, number>()
  return (note) => {
    const key = note ?? 'rest'
    const n = seen.get(key) ?? 0
    seen.set(key, n + 1)
    const chosen = note === undefined ? REST : (TIMES[time]?.[key] ?? PLACES[setting]?.[key] ?? NOTES[key] ?? key)
    const name =
      typeof chosen === 'string' ? chosen : (chosen[(note === undefined ? n + seed : n) % chosen.length] ?? 'straw')
    return PIGMENTS[name] ?? '#ffe394'
  }
}

export const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as unknown as Rgb

/** Plants with fruit, as data: what hangs from the branch, what is in it, leaf and blossom. */

export type Skin = 'plain' | 'groove' | 'ribs' | 'scales' | 'drupelets' | 'dots' | 'crown' | 'calyx' | 'cup' | 'lantern'
export type Inside = 'core' | 'arils' | 'seedy' | 'stone' | 'segments' | 'hollow' | 'kernel' | 'beans'
export type LeafForm = 'oval' | 'narrow' | 'round' | 'toothed' | 'lobed' | 'fingers' | 'fan' | 'blade'

export interface FruitPlant {
  /** Of one fruit, see OUTLINES. */
  outline: string
  skin: Skin
  inside: Inside
  leaf: LeafForm
  /** How many petals its blossom has, and whether they are pointed. */
  petals: number
  pointed?: true
  /** Fruits on one stalk; many make a bunch. */
  bunch?: number
  /** Of a fruit beside others: a coffee cherry is smaller than a quince. */
  size?: number
  /** Elsewhere drawn by its own word; a branch of it is only drawn where a branch or a plate is asked for. */
  common?: true
}

const plant = (
  outline: string,
  skin: Skin,
  inside: Inside,
  leaf: LeafForm,
  petals: number,
  more: Partial<FruitPlant> = {},
): FruitPlant => ({ outline, skin, inside, leaf, petals, ...more })

const COMMON = { common: true } as const

export const FRUIT_PLANTS: Readonly<Record<string, FruitPlant>> = {
  quince: plant('quince', 'crown', 'core', 'round', 5),
  pomegranate: plant('pomegranate', 'plain', 'arils', 'narrow', 6),
  fig: plant('fig', 'ribs', 'seedy', 'fingers', 5),
  persimmon: plant('squat', 'calyx', 'segments', 'oval', 4, { pointed: true }),
  medlar: plant('squat', 'crown', 'core', 'oval', 5),
  apricot: plant('round', 'groove', 'stone', 'round', 5),
  nectarine: plant('round', 'groove', 'stone', 'narrow', 5),
  damson: plant('oval', 'groove', 'stone', 'toothed', 5, { bunch: 2, size: 0.8 }),
  bergamot: plant('lemon', 'dots', 'segments', 'oval', 5, { pointed: true }),
  kumquat: plant('oval', 'dots', 'segments', 'oval', 5, { pointed: true, bunch: 2, size: 0.66 }),
  papaya: plant('pear', 'ribs', 'hollow', 'fingers', 5, { pointed: true }),
  guava: plant('pear', 'crown', 'hollow', 'oval', 5),
  'passion fruit': plant('oval', 'calyx', 'hollow', 'lobed', 10, { pointed: true }),
  lychee: plant('round', 'scales', 'stone', 'narrow', 5, { bunch: 3, size: 0.62 }),
  cacao: plant('lemon', 'ribs', 'beans', 'narrow', 5, { pointed: true }),
  coffee: plant('oval', 'plain', 'kernel', 'oval', 5, { pointed: true, bunch: 5, size: 0.4 }),
  nutmeg: plant('round', 'groove', 'kernel', 'oval', 4),
  walnut: plant('round', 'groove', 'kernel', 'oval', 5, { bunch: 2, size: 0.8 }),
  hazelnut: plant('round', 'cup', 'kernel', 'round', 5, { bunch: 3, size: 0.62 }),
  almond: plant('drop', 'groove', 'kernel', 'narrow', 5, { size: 0.8 }),
  chestnut: plant('squat', 'cup', 'kernel', 'toothed', 5, { bunch: 2, size: 0.8 }),
  acorn: plant('drop', 'cup', 'kernel', 'lobed', 5, { bunch: 2, size: 0.66, common: true }),
  mulberry: plant('oval', 'drupelets', 'seedy', 'toothed', 4, { size: 0.8 }),
  blackberry: plant('squat', 'drupelets', 'seedy', 'toothed', 5, { bunch: 2, size: 0.8 }),
  raspberry: plant('drop', 'drupelets', 'seedy', 'toothed', 5, { bunch: 2, size: 0.8 }),
  gooseberry: plant('oval', 'ribs', 'hollow', 'lobed', 5, { bunch: 2, size: 0.66 }),
  currant: plant('round', 'plain', 'hollow', 'lobed', 5, { bunch: 7, size: 0.32 }),
  bilberry: plant('round', 'crown', 'seedy', 'oval', 5, { bunch: 3, size: 0.5 }),
  cranberry: plant('round', 'plain', 'hollow', 'oval', 4, { bunch: 4, size: 0.44 }),
  elderberry: plant('round', 'plain', 'seedy', 'toothed', 5, { bunch: 9, size: 0.26 }),
  rowan: plant('round', 'crown', 'core', 'toothed', 5, { bunch: 7, size: 0.34 }),
  hawthorn: plant('round', 'crown', 'stone', 'lobed', 5, { bunch: 4, size: 0.44 }),
  'rose hip': plant('drop', 'crown', 'seedy', 'toothed', 5, { bunch: 2, size: 0.66 }),
  sloe: plant('round', 'groove', 'stone', 'toothed', 5, { bunch: 3, size: 0.5 }),
  juniper: plant('round', 'plain', 'seedy', 'blade', 5, { bunch: 4, size: 0.4 }),
  hops: plant('drop', 'scales', 'seedy', 'lobed', 5, { bunch: 3, size: 0.74 }),
  physalis: plant('drop', 'lantern', 'hollow', 'oval', 5),
  cardamom: plant('drop', 'ribs', 'beans', 'blade', 3, { bunch: 4, size: 0.5 }),
  vanilla: plant('pod', 'plain', 'beans', 'oval', 6, { pointed: true, bunch: 3 }),
  ginkgo: plant('oval', 'plain', 'stone', 'fan', 4, { bunch: 2, size: 0.5 }),
  tamarind: plant('pod', 'ribs', 'beans', 'narrow', 5),
  apple: plant('apple', 'plain', 'core', 'toothed', 5, COMMON),
  pear: plant('pear', 'dots', 'core', 'oval', 5, COMMON),
  peach: plant('round', 'groove', 'stone', 'narrow', 5, COMMON),
  plum: plant('oval', 'groove', 'stone', 'toothed', 5, COMMON),
  cherry: plant('round', 'groove', 'stone', 'toothed', 5, { bunch: 2, size: 0.6, common: true }),
  lemon: plant('lemon', 'dots', 'segments', 'oval', 5, { pointed: true, common: true }),
  lime: plant('oval', 'dots', 'segments', 'oval', 5, { pointed: true, common: true }),
  orange: plant('round', 'dots', 'segments', 'oval', 5, { pointed: true, common: true }),
  grapefruit: plant('round', 'dots', 'segments', 'oval', 5, { pointed: true, common: true }),
  mango: plant('mango', 'plain', 'stone', 'narrow', 5, COMMON),
  kiwi: plant('oval', 'dots', 'hollow', 'round', 6, COMMON),
  avocado: plant('pear', 'dots', 'stone', 'oval', 6, COMMON),
  grape: plant('round', 'plain', 'hollow', 'lobed', 5, { bunch: 9, size: 0.36, common: true }),
  blueberry: plant('round', 'crown', 'seedy', 'oval', 5, { bunch: 4, size: 0.46, common: true }),
  tomato: plant('squat', 'calyx', 'hollow', 'toothed', 5, { pointed: true, common: true }),
  chili: plant('pod', 'calyx', 'beans', 'oval', 5, { pointed: true, bunch: 2, common: true }),
}

/** In units of a radius of 100, the stalk above. */
export const OUTLINES: Readonly<Record<string, string>> = {
  round: '0,-92 -65,-65 -94,0 -65,65 0,92 65,65 94,0 65,-65',
  oval: '0,-98 -50,-74 -74,0 -50,74 0,98 50,74 74,0 50,-74',
  squat: '0,-70 -60,-76 -98,-20 -84,44 -40,80 0,84 40,80 84,44 98,-20 60,-76',
  apple: '0,-74! -30,-92 -78,-76 -96,-20 -82,44 -44,92 -14,88 0,80 14,88 44,92 82,44 96,-20 78,-76 30,-92',
  pear: '0,-102 -24,-94 -36,-58 -50,-18 -82,26 -80,70 -44,98 0,100 44,98 80,70 82,26 50,-18 36,-58 24,-94',
  quince: '0,-98 -28,-92 -48,-66 -86,-28 -96,24 -74,76 -32,94 0,88 32,94 74,76 96,24 86,-28 48,-66 28,-92',
  fig: '0,-106 -14,-102 -20,-76 -46,-40 -80,8 -86,52 -54,88 0,98 54,88 86,52 80,8 46,-40 20,-76 14,-102',
  pomegranate:
    '0,-90 -60,-78 -94,-30 -92,26 -58,68 -24,80 -38,112! -16,100 0,116! 16,100 38,112! 24,80 58,68 92,26 94,-30 60,-78',
  lemon: '0,-100 -20,-84 -62,-58 -82,0 -62,58 -22,84 0,106! 22,84 62,58 82,0 62,-58 20,-84',
  mango: '-10,-96 -54,-76 -82,-10 -66,58 -16,98 40,88 52,60 74,20 70,-40 36,-84',
  drop: '0,-84 -44,-76 -74,-30 -70,20 -36,72 0,102! 36,72 70,20 74,-30 44,-76',
  pod: '0,-104 -15,-92 -21,-40 -17,30 -4,86 12,106! 17,70 21,10 23,-50 15,-92',
}

/** Ten colors that go together. Names are said and shown: a color alone tells some people nothing. */
export interface Palette {
  name: string
  colors: readonly { name: string; color: string }[]
}

const palette = (name: string, ...colors: [name: string, color: string][]): Palette => ({
  name,
  colors: colors.map(([name, color]) => ({ name, color })),
})

export const PALETTES: readonly Palette[] = [
  palette(
    'Skin and hair',
    ['Porcelain', '#fbe3d3'],
    ['Peach', '#f3c3a1'],
    ['Honey', '#d9a066'],
    ['Almond', '#b97a4b'],
    ['Chestnut', '#8c5530'],
    ['Cocoa', '#5e3620'],
    ['Ebony', '#3a221a'],
    ['Straw', '#e8c77a'],
    ['Copper', '#b4552d'],
    ['Silver hair', '#b8b4ae'],
  ),
  palette(
    'Autumn',
    ['Barn red', '#7c2d1e'],
    ['Maple', '#b5432a'],
    ['Pumpkin', '#dd7230'],
    ['Marigold', '#f0a23b'],
    ['Wheat', '#efcf7d'],
    ['Acorn', '#8a5a34'],
    ['Moss', '#6e7436'],
    ['Pine', '#3c5340'],
    ['Plum', '#5f2f45'],
    ['Bark', '#4a3628'],
  ),
  palette(
    'Candy',
    ['Bubblegum', '#ff8fc0'],
    ['Cotton candy', '#ffb5dc'],
    ['Marshmallow', '#ffe0ef'],
    ['Mint', '#b5f0dc'],
    ['Ice pop', '#a4d8ff'],
    ['Lemon drop', '#fff08a'],
    ['Orange slice', '#ffb877'],
    ['Grape', '#b48cf2'],
    ['Cherry', '#f0476b'],
    ['Lollipop', '#5fd0c5'],
  ),
  palette(
    'Sea',
    ['Deep sea', '#0f3554'],
    ['Harbor', '#175a80'],
    ['Wave', '#1f8fb0'],
    ['Lagoon', '#5cc4c4'],
    ['Foam', '#b9e8dd'],
    ['Sand', '#ecd9ae'],
    ['Coral', '#f58870'],
    ['Starfish', '#e9a23b'],
    ['Kelp', '#4d7052'],
    ['Pearl', '#f4efe6'],
  ),
  palette(
    'Pastel',
    ['Blush', '#f8c8d0'],
    ['Apricot', '#fbd8b9'],
    ['Butter', '#faefb8'],
    ['Pistachio', '#d0e8c4'],
    ['Powder blue', '#c2dff0'],
    ['Lilac', '#d9c8ee'],
    ['Rosewater', '#f2d3e6'],
    ['Aqua', '#bfe9e4'],
    ['Oat', '#ece2d0'],
    ['Cloud', '#e4e7ee'],
  ),
  palette(
    'Earth',
    ['Peat', '#3a2a1e'],
    ['Walnut', '#67482f'],
    ['Clay', '#9a6a45'],
    ['Terracotta', '#bd6d4a'],
    ['Dune', '#cdaa7d'],
    ['Linen', '#e8d8bd'],
    ['Olive', '#7b7a45'],
    ['Sage', '#9aa986'],
    ['Stone', '#8d877f'],
    ['Slate', '#555c62'],
  ),
  palette(
    'Jewel',
    ['Garnet', '#991a4b'],
    ['Ruby', '#c2303c'],
    ['Topaz', '#dfa21d'],
    ['Emerald', '#0f7b57'],
    ['Turquoise', '#12808c'],
    ['Sapphire', '#1d4fa8'],
    ['Tanzanite', '#3b2f92'],
    ['Amethyst', '#7b2a8c'],
    ['Amber', '#b3590f'],
    ['Onyx', '#2c1c3c'],
  ),
  palette(
    'Neon',
    ['Hot pink', '#ff2b95'],
    ['Blaze', '#ff5a1f'],
    ['Highlighter', '#ffe600'],
    ['Lime', '#39ff14'],
    ['Electric', '#00e5ff'],
    ['Laser', '#2b5bff'],
    ['Ultraviolet', '#9b1fff'],
    ['Magenta', '#ff1fe0'],
    ['Signal red', '#ff1f3d'],
    ['Spring', '#00ffa2'],
  ),
  // Told apart with every kind of color vision (after Okabe and Ito).
  palette(
    'Easy to tell apart',
    ['Black', '#000000'],
    ['Orange', '#e69f00'],
    ['Sky', '#56b4e9'],
    ['Green', '#009e73'],
    ['Yellow', '#f0e442'],
    ['Blue', '#0072b2'],
    ['Vermilion', '#d55e00'],
    ['Pink', '#cc79a7'],
    ['Gray', '#999999'],
    ['White', '#ffffff'],
  ),
]

const names = new Map(PALETTES.flatMap(({ colors }) => colors.map(({ name, color }) => [color, name])))

/** The name a palette gives a color, if one has it. */
export const nameInPalettes = (color: string): string | undefined => names.get(color)

/** Gradients to begin with. */
export const GRADIENTS: readonly { name: string; colors: readonly string[] }[] = [
  { name: 'Sunset', colors: ['#8152d1', '#f06fb2', '#fbae17'] },
  { name: 'Dawn', colors: ['#9cc9f0', '#fbd9c0'] },
  { name: 'Sea', colors: ['#14365f', '#2bb8d6', '#b9e8dd'] },
  { name: 'Leaf', colors: ['#1f6b4a', '#b5d334'] },
  { name: 'Fire', colors: ['#7a1710', '#e5332a', '#ffd93b'] },
  { name: 'Night', colors: ['#12162f', '#2f4bb0'] },
]

/** Crystals, nine forms of them, as a mineralogist would lay them out. */
import { line, shape } from '../kit/marks.ts'
import { box, move, type Poly } from '../kit/points.ts'

/** Outlines and edges as corners; the first of each form is the whole. */
interface Form {
  outline: readonly string[]
  edges: readonly string[]
}

const FORMS: readonly Form[] = [
  // A point with six sides.
  { outline: ['-26,0 -26,-90 0,-130 26,-90 26,0 0,12'], edges: ['-26,-90 0,-80 26,-90', '0,-80 0,12', '0,-130 0,-80'] },
  // A cluster.
  {
    outline: [
      '-64,4 -78,-56 -58,-78 -40,-52 -34,4',
      '64,4 74,-64 56,-88 40,-60 34,4',
      '-38,6 -42,-82 -18,-116 2,-82 2,6',
      '2,6 4,-100 28,-136 48,-98 42,6',
      '-30,8 -28,-46 -10,-66 8,-46 10,8',
    ],
    edges: [
      '-78,-56 -60,-50 -40,-52',
      '-60,-50 -52,4',
      '-42,-82 -20,-76 2,-82',
      '-20,-76 -20,6',
      '4,-100 26,-92 48,-98',
      '26,-92 24,6',
      '-28,-46 -10,-42 8,-46',
      '74,-64 56,-56 40,-60',
      '56,-56 50,4',
    ],
  },
  // A brilliant.
  {
    outline: ['-70,-80 -40,-110 40,-110 70,-80 0,0'],
    edges: ['-70,-80 70,-80', '-40,-110 -26,-80 0,-110 26,-80 40,-110', '-26,-80 0,0 26,-80'],
  },
  // An octahedron.
  { outline: ['0,-140 62,-70 0,0 -62,-70'], edges: ['-62,-70 -10,-56 62,-70', '0,-140 -10,-56 0,0'] },
  // Two pointed ends.
  {
    outline: ['-30,-110 0,-150 30,-110 30,-40 0,0 -30,-40'],
    edges: ['-30,-110 -6,-102 30,-110', '-30,-40 -6,-32 30,-40', '-6,-102 -6,-32', '0,-150 -6,-102', '-6,-32 0,0'],
  },
  // A cube, and one in it.
  {
    outline: ['-60,-90 0,-120 60,-90 60,-28 0,6 -60,-28', '26,-60 58,-76 90,-60 90,-26 58,-10 26,-26'],
    edges: ['-60,-90 0,-58 26,-72', '0,-58 0,6', '26,-60 58,-44 90,-60', '58,-44 58,-10'],
  },
  // An emerald cut.
  {
    outline: ['-44,-130 44,-130 64,-108 64,-22 44,0 -44,0 -64,-22 -64,-108'],
    edges: [
      '-28,-102 28,-102 38,-92 38,-38 28,-28 -28,-28 -38,-38 -38,-92 -28,-102',
      '-44,-130 -28,-102',
      '44,-130 28,-102',
      '64,-108 38,-92',
      '64,-22 38,-38',
      '44,0 28,-28',
      '-44,0 -28,-28',
      '-64,-22 -38,-38',
      '-64,-108 -38,-92',
    ],
  },
  // Blades side by side.
  {
    outline: [
      '-70,4 -96,-70 -74,-84 -44,4',
      '70,4 96,-70 74,-84 44,4',
      '-48,6 -54,-118 -30,-134 -14,6',
      '48,6 54,-118 30,-134 14,6',
      '-20,8 -18,-140 0,-156 18,-140 20,8',
    ],
    edges: ['-74,-84 -58,4', '74,-84 58,4', '-30,-134 -32,6', '30,-134 32,6', '0,-156 0,8'],
  },
  // A drop.
  {
    outline: ['0,-140 30,-96 52,-52 40,-14 0,0 -40,-14 -52,-52 -30,-96'],
    edges: ['0,-140 -16,-60 -40,-14', '0,-140 16,-60 40,-14', '-52,-52 -16,-60 16,-60 52,-52', '-16,-60 0,0 16,-60'],
  },
]

const corners = (text: string): Poly => text.split(' ').map((pair) => pair.split(',').map(Number) as [number, number])

export function crystal(turn: number, x: number, y: number, w: number, h: number): string {
  const { outline, edges } = FORMS[turn % FORMS.length]!
  const all = outline.map(corners)
  const { x0, y0, w: wide, h: high } = box(all)
  const scale = Math.min(w / wide, h / high)
  const at = (poly: Poly): Poly => move(poly, x - (x0 + wide / 2) * scale, y - (y0 + high / 2) * scale, 0, scale)
  return all.map((poly) => shape(at(poly), 5)).join('') + edges.map((text) => line(at(corners(text)), 3.8)).join('')
}

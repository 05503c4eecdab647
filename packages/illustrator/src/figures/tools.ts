/** What tells a trade: something small in a free hand. Measured in hundredths of the height from the palm, upward negative. */
import type { Pen } from '../art/pen.ts'
import { all, type Draw, disc, rod, shape, star } from './tool-shapes.ts'
import { TRADE_TOOLS } from './trade-tools.ts'

const TOOLS: Record<string, Draw> = {
  ...TRADE_TOOLS,
  wand: rod(5, -16, 0.9, 'cream', shape('gamboge', star(-21, 7))),
  staff: rod(30, -30, 1.3, 'bark', disc('sky', 0, -35, 6)),
  cane: all(rod(44, -1, 1.4, 'bark'), (pen) => pen.tint('bark').bar('0,-1 1,-5 6,-6 8,-2', 1.4)),
  baton: rod(5, -15, 1, 'slate'),
  pointer: rod(4, -22, 0.8, 'bark'),
  broom: all(
    rod(26, -34, 1.2, 'bark'),
    shape('straw', '-2.5,24! 2.5,24! 8,42! 0,44 -8,42!', '-2,30 -4,40', '2,30 4,40'),
  ),
  spoon: rod(6, -12, 1, 'bark', (pen) => pen.ell(0, -17, 4, 5.4)),
  brush: rod(5, -9, 1.1, 'bark', shape('sand', '-2.6,-9! 2.6,-9! 2.2,-16 0,-18 -2.2,-16')),
  toothbrush: rod(6, -14, 1.2, 'cerulean', shape('cloud', '1,-8! 4.6,-8! 4.6,-15! 1,-15!')),
  microphone: rod(7, -4, 1.8, 'slate', (pen) => pen.tint('stone').ell(0, -8, 4.4)),
  magnifier: rod(8, -3, 1.5, 'bark', (pen) => pen.tint('mist').ell(0, -11, 8)),
  hammer: rod(8, -12, 1.3, 'bark', shape('stone', '-7,-17! 6,-17! 8,-13! 6,-10! -7,-10!')),
  wrench: rod(8, -10, 1.7, 'stone', shape('stone', '-2,-8! -6,-12 -6,-18! -2,-15! 2,-15! 6,-18! 6,-12 2,-8!')),
  trowel: rod(5, -3, 1.4, 'bark', shape('stone', '-3.6,-4! 3.6,-4! 3,-12 0,-18! -3,-12')),
  pitchfork: all(rod(34, -28, 1.2, 'bark'), (pen) => {
    pen.line('-6,-42 -6,-32 0,-28 6,-32 6,-42', pen.at.sw * 1.3)
    pen.line('0,-28 0,-42', pen.at.sw * 1.3)
  }),
  trident: all(rod(34, -28, 1.2, 'gamboge'), (pen) => {
    pen.line('-6,-42 -6,-33 0,-28 6,-33 6,-42', pen.at.sw * 1.3)
    pen.line('0,-28 0,-44', pen.at.sw * 1.3)
  }),
  thunderbolt: shape('gamboge', '2,-34! -9,-6! -2,-6! -6,18! 10,-12! 3,-12! 10,-34!'),
  scythe: all(rod(34, -34, 1.2, 'bark'), shape('stone', '0,-36! 10,-40 22,-30! 10,-33 0,-30!')),
  crook: all(rod(30, -26, 1.2, 'gamboge'), (pen) => pen.line('0,-26 2,-34 9,-34 9,-27', pen.at.sw * 1.8)),
  sword: all(
    shape('stone', '-2,-5! -2,-30! 0,-35! 2,-30! 2,-5!', '0,-6 0,-28'),
    shape('gamboge', '-7,-5! 7,-5! 7,-2! -7,-2!'),
    rod(5, -2, 1.4, 'bark'),
  ),
  katana: all(
    shape('stone', '-1.6,-5! -1,-22 2,-38! 3,-22 1.8,-5!'),
    shape('gamboge', '-5,-5! 5,-5! 5,-2.6! -5,-2.6!'),
    rod(7, -2, 1.3, 'night'),
  ),
  shield: all(disc('vermilion', 2, 0, 15), disc('stone', 2, 0, 5)),
  club: shape('bark', '-1.6,7! 1.6,7! 3,-8 6,-20 3,-26 -3,-26 -6,-20 -3,-8', '-2,-18 1,-20', '1,-12 3,-14'),
  bat: shape('ochre', '-1.4,7! 1.4,7! 1.6,-6 3.2,-22 0,-28 -3.2,-22 -1.6,-6'),
  'hockey stick': all(rod(28, -14, 1.4, 'bark'), shape('bark', '-1.4,25! 1.4,25! 12,28! 12,31.6! 0,31.6')),
  oar: all(rod(26, -26, 1.2, 'bark'), shape('sand', '-1.4,-24! 1.4,-24! 4,-32 3,-42 -3,-42 -4,-32')),
  bow: (pen) => {
    pen.tint('bark').bar('-6,-26 5,-16 8,0 5,16 -6,26', 1.2)
    pen.line('-6,-26 -6,26', pen.at.sw * 0.8)
  },
  lasso: (pen) => {
    // A coil that hangs from the hand.
    for (const [y, r] of [
      [12, 13],
      [11, 9.6],
    ] as const)
      pen.tint('sand').ell(0, y, r * 0.82, r, 0, pen.at.sw * 1.2)
  },
  palette: all(
    shape('sand', '-4,4 -10,-2 -8,-12 3,-15 14,-10 14,-1 7,1 5,6 0,6'),
    disc('vermilion', -4, -9, 2.4),
    disc('gamboge', 3, -11, 2.4),
    disc('cerulean', 9, -7, 2.4),
  ),
  roller: all(rod(7, -8, 1.1, 'stone'), (pen) => pen.tint('cerulean').card(-8, -14, 16, 6, 2)),
  camera: all((pen) => pen.tint('slate').card(-8, -9, 16, 12, 2.4), disc('mist', 0, -3, 4.4)),
  binoculars: all(
    (pen) => pen.tint('slate').card(-7, -6, 6, 10, 2),
    (pen) => pen.card(1, -6, 6, 10, 2),
  ),
  flask: shape('aqua', '-2,-16! 2,-16! 2,-8 8,2 6,5 -6,5 -8,2 -2,-8', '-5,-2 0,-3 5,-2'),
  book: all(shape('cloth6', '-8,-11! 8,-11! 8,9! -8,9!'), shape('cream', '-5,-7! 5,-7! 5,-2! -5,-2!')),
  letter: shape('cloud', '-9,-6! 9,-6! 9,7! -9,7!', '-9,-6 0,2 9,-6'),
  scroll: shape('cream', '-10,-3 -10,3 10,3 10,-3', '-2,-3 -2,3', '2,-3 2,3'),
  sack: all(shape('sand', '-2,1 2,1 9,9 10,20 0,24 -10,20 -9,9'), (pen) => pen.line('-3,1 3,1', pen.at.sw * 1.4)),
  'stop sign': all(
    rod(14, -14, 1.2, 'stone'),
    shape('vermilion', '-4,-34! 4,-34! 9.6,-28! 9.6,-20! 4,-14! -4,-14! -9.6,-20! -9.6,-28!', '-5,-24 5,-24'),
  ),
  'rolling pin': all(
    (pen) => pen.tint('bark').bar('-15,0 15,0', 1.3),
    (pen) => pen.tint('sand').card(-10, -3.6, 20, 7.2, 3),
  ),
  whistle: shape('gamboge', '-6,-2! 2,-3 6,0 3,5 -2,4 -2,1 -6,1!'),
  drumstick: rod(6, -18, 0.9, 'sand', (pen) => pen.ink(0, -19, 1.8)),
  ring: (pen) => pen.tint('vermilion').ell(2, 8, 12).tint('cloud').ell(2, 8, 6),
  'soccer ball': all(
    disc('cloud', 0, 0, 10),
    shape('slate', '0,-4.6! 4.4,-1.4! 2.7,3.7! -2.7,3.7! -4.4,-1.4!'),
    (pen) => {
      for (const spoke of ['0,-4.6 0,-9.6', '4.4,-1.4 9,-3', '2.7,3.7 5.6,7.8', '-2.7,3.7 -5.6,7.8', '-4.4,-1.4 -9,-3'])
        pen.line(spoke, pen.at.sw * 0.8)
    },
  ),
  basketball: all(disc('orange', 2, 8, 10), (pen) => pen.line('-8,8 2,9 12,8').line('2,-2 1,8 2,18')),
  football: shape('bark', '-11,5 -5,-2 5,-2 11,5 5,12 -5,12', '-4,5 4,5'),
  pompom: (pen) =>
    pen
      .tint('gamboge')
      .blob(
        Array.from(
          { length: 22 },
          (_, i) =>
            [
              Math.cos((i * Math.PI) / 11) * (i % 2 ? 7 : 11),
              Math.sin((i * Math.PI) / 11) * (i % 2 ? 7 : 11),
              1,
            ] as const,
        ),
      ),
  bouquet: all(
    shape('leaf', '-2,8! 2,8! 7,-6 -7,-6'),
    ...(
      [
        [-5, -9, 'petal1'],
        [5, -9, 'petal3'],
        [0, -13, 'petal2'],
        [0, -7, 'petal5'],
      ] as const
    ).map(([x, y, tint]) => disc(tint, x, y, 4.4)),
  ),
  lotus: shape('pink', '0,2! -9,-2 -10,-8! -5,-6 -5,-12! 0,-8 5,-12! 5,-6 10,-8! 9,-2'),
  guitar: (pen) => {
    pen.tint('umber').bar('6,-4 30,-20', 1.6)
    pen.tint('ochre').blob('8,-8 12,0 4,4 2,12 -8,14 -14,6 -10,-2 -2,-4 2,-10')
    pen.tint('cream').ell(-1, 3, 3.6)
  },
}

/** One in each hand. */
export const isPair = (tool: string): boolean => tool === 'pompom' || tool === 'signal wand'

/** In hundredths of the height: what lies at the foot, not in the hand, and how far its middle is above the ground. */
const AT_FOOT: Record<string, number> = { 'soccer ball': 10 }
export const liesAtFoot = (tool: string): number | undefined => AT_FOOT[tool]

export function drawTool(pen: Pen, tool: string): void {
  TOOLS[tool]?.(pen)
}

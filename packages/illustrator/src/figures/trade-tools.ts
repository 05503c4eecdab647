/** Tools by which a trade or a sport is known; see tools.ts. */
import { all, type Draw, disc, rod, shape } from './tool-shapes.ts'

export const TRADE_TOOLS: Record<string, Draw> = {
  gavel: rod(
    9,
    -9,
    1.3,
    'bark',
    shape('ochre', '-9,-19! 9,-19! 10,-14 9,-9! -9,-9! -10,-14', '-5,-19 -5,-9', '5,-19 5,-9'),
  ),
  /** On the palm, a dome over the meal. */
  tray: all(
    shape('stone', '-17,-3! 17,-3! 14,0! -14,0!'),
    shape('cloud', '-12,-3! -11,-10 -5,-15 0,-16 5,-15 11,-10 12,-3!', '-7,-6 -6,-10 -3,-12'),
    disc('stone', 0, -18, 1.9),
  ),
  /** A red cloth over a stick. */
  muleta: all(
    rod(4, -4, 1.3, 'bark'),
    shape(
      'vermilion',
      '-4,-3! 22,-7! 24,10 20,24 25,38! 17,34 11,40! 5,34 -3,39! -1,24 -6,10',
      '4,2 5,16 3,28',
      '13,1 14,14 12,28',
    ),
  ),
  scissors: all(
    shape('stone', '-1.2,0! -4.5,-17! -0.4,-14 1,-2!'),
    shape('stone', '1.2,0! 4.5,-17! 0.4,-14 -1,-2!'),
    disc('vermilion', -3.4, 3, 3.2),
    disc('vermilion', 3.4, 3, 3.2),
  ),
  saw: all(
    shape(
      'stone',
      '-3,-6! 4,-6! 3,-34! -1,-34! -2.6,-30! -0.8,-27! -3,-24! -1,-21! -3.2,-18! -1.2,-15! -3.4,-12! -1.4,-9!',
    ),
    shape('bark', '-4,-6! 5,-6! 5,5 -4,5', '-1,-2 2,-2 2,2 -1,2 -1,-2'),
  ),
  racket: all(
    rod(8, -9, 1.4, 'bark'),
    (pen) => pen.tint('cloud').ell(0, -20, 9, 12),
    (pen) => {
      for (const x of [-3.6, 0, 3.6])
        pen.line(
          [
            [x, -29],
            [x, -11],
          ],
          pen.at.sw * 0.7,
        )
      for (const y of [-25, -20, -15])
        pen.line(
          [
            [-7.6, y],
            [7.6, y],
          ],
          pen.at.sw * 0.7,
        )
    },
  ),
  'golf club': all(rod(-4, 30, 0.9, 'stone'), shape('stone', '-1.2,28! 1.2,28! 8,30 8,33.4! -1,33.4!')),
  briefcase: all(
    (pen) => pen.line('-4,5 -4,0 4,0 4,5', pen.at.sw * 1.5),
    (pen) => pen.tint('umber').card(-12, 4, 24, 16, 2),
    (pen) => pen.line('-12,11 12,11').tint('gamboge').card(-2, 9.4, 4, 3.4, 1),
  ),
  'smoker can': all(
    shape('stone', '-5,-2! 5,-2! 5,12! -5,12!'),
    shape('stone', '-5,-2! 0,-9 7,-10! 6,-6 5,-2!'),
    shape('bark', '5,0! 10,-1! 10,11! 5,10!'),
    (pen) => pen.tint('cloud').ell(11, -14, 3).ell(15, -20, 4),
  ),
  axe: all(rod(14, -20, 1.3, 'bark'), shape('stone', '-2,-20! 3,-20! 12,-23! 14,-17 12,-11! 3,-14! -2,-14!')),
  pickaxe: all(rod(16, -18, 1.3, 'bark'), shape('stone', '-14,-13! -6,-20 0,-21.4 6,-20 14,-13! 6,-16 0,-17 -6,-16')),
  screwdriver: all(rod(0, -16, 0.8, 'stone'), shape('orange', '-2,6 2,6 2.4,-3! -2.4,-3!')),
  suitcase: all(
    (pen) => pen.line('-4,5 -4,0 4,0 4,5', pen.at.sw * 1.5),
    (pen) => pen.tint('ochre').card(-11, 4, 22, 24, 3),
    (pen) => pen.line('-6,4 -6,28').line('6,4 6,28'),
  ),
  hook: shape('stone', '-2.6,2! 2.6,2! 2,-3 6,-9 3,-15 -3,-15! -1,-11.6 2,-11 0.6,-7 -1.6,-3'),
  /** A torch with its flame, and sparks about it. */
  torch: all(
    rod(8, -6, 1.8, 'slate'),
    (pen) => pen.tint('stone').bar('0,-6 1,-12 5,-16', 1.1),
    shape('fire', '5,-15! 8,-20 13,-24! 11,-18 7,-14'),
    (pen) => pen.line('15,-20 19,-21').line('14,-16 18,-14').line('10,-26 11,-30'),
  ),
  lantern: all(
    (pen) => pen.line('-4,5 -4,1 0,-1 4,1 4,5', pen.at.sw * 1.3),
    shape('slate', '-5,6! 0,3 5,6! 6,8! -6,8!'),
    (pen) => pen.tint('straw').card(-5, 8, 10, 13, 1.5),
    shape('fire', '0,11! 2,15 1.4,18 -1.4,18 -2,15'),
    (pen) => pen.tint('slate').card(-6.4, 21, 12.8, 3.4, 1.2),
  ),
  'signal wand': all(
    rod(7, -4, 1.5, 'slate'),
    shape('orange', '-2,-4! 2,-4! 2.8,-24 0,-27 -2.8,-24', '-2.2,-9 2.2,-9', '-2.5,-15 2.5,-15'),
  ),
  'first aid bag': all(
    (pen) => pen.line('-5,6 -5,0 5,0 5,6', pen.at.sw * 1.5),
    (pen) => pen.tint('vermilion').card(-14, 5, 28, 18, 4),
    (pen) => pen.tint('cloud').ell(0, 14, 7),
    shape(
      'vermilion',
      '-1.5,10! 1.5,10! 1.5,12.5! 4,12.5! 4,15.5! 1.5,15.5! 1.5,18! -1.5,18! -1.5,15.5! -4,15.5! -4,12.5! -1.5,12.5!',
    ),
  ),
  'pill bottle': all(
    (pen) => pen.tint('orange').card(-5, -13, 10, 15, 1.5),
    (pen) => pen.tint('cloud').card(-6, -18, 12, 5.4, 1.4),
    (pen) => pen.tint('cloud').card(-5, -9, 10, 6, 0.4),
  ),
  /** A string of them from the hand down. */
  sausages: (pen) => {
    pen.tint('coral')
    for (const [x, y, turn] of [
      [-4, 6, -60],
      [-6, 18, 80],
      [5, 7, 62],
      [7, 19, -80],
    ] as const)
      pen.ell(x, y, 7, 3.4, turn)
  },
  coffee: all(
    shape('cloud', '-6,-12! 6,-12! 4.6,3! -4.6,3!', '-5.4,-6 5.4,-6', '-5,-1 5,-1'),
    shape('bark', '-6.8,-12! 6.8,-12! 6,-15.4! -6,-15.4!'),
    (pen) => pen.line('-2,-19 -3,-22 -1,-25').line('2,-19 1,-22 3,-25'),
  ),
  parcel: all(
    (pen) => pen.tint('ochre').card(-11, -17, 22, 19, 1.4),
    (pen) => pen.line('0,-17 0,2').tint('cloud').card(-8, -13, 6, 5, 0.6),
  ),
  foil: all(rod(6, -6, 1.2, 'slate'), shape('stone', '-5,-5! 5,-5! 3,-9 -3,-9'), rod(-9, -46, 0.5, 'stone')),
  /** One on the palm, the others on their way. */
  'juggling balls': all(
    disc('vermilion', 0, -4, 4.4),
    disc('gamboge', -6, -30, 4.4),
    disc('cerulean', -24, -42, 4.4),
    disc('leaf', -42, -32, 4.4),
  ),
  boot: shape('umber', '-6,-19! 3,-19! 3.6,-8 13,-4 14,2! -6,2!', '-6,-2 13,-2', '3,-14 -1,-14', '3.4,-10 -1,-10'),
  'milk bottle': all(
    shape('cloud', '-5,6! 5,6! 5,-6 2.6,-11 2.6,-17! -2.6,-17! -2.6,-11 -5,-6', '-5,-3 5,-3'),
    shape('cerulean', '-3.2,-16.4! 3.2,-16.4! 3,-19.6! -3,-19.6!'),
  ),
  'ice cream': all(
    shape('ochre', '-4.4,-6! 4.4,-6! 0,8!', '-2.6,-1 3,-6', '2.6,-1 -3,-6'),
    disc('blush', 0, -10, 5.6),
    disc('vermilion', 0, -17, 2),
  ),
  fish: shape('cerulean', '0,-4! -3,-9 -4,-16 0,-24 4,-16 3,-9 0,-4! 5,5! 0,2 -5,5!', '-2.6,-18 2.6,-18'),
  'pocket watch': all(rod(1, -5, 0.7, 'gamboge'), disc('gamboge', 0, -11, 6.4), (pen) => pen.line('0,-15 0,-11 3,-11')),
  'hiking stick': all(rod(46, -16, 1.3, 'bark'), (pen) => pen.line('-1.6,-10 1.6,-8')),
  pennant: rod(16, -30, 1, 'bark', shape('vermilion', '1,-30! 20,-24! 1,-18!')),
  /** A flame at the end of a long pole. */
  'lighting pole': rod(44, -40, 1.1, 'bark', shape('fire', '0,-39! -3.4,-44 0,-52! 3.4,-44')),
  /** What is blown is still a bubble. */
  blowpipe: rod(20, -22, 1, 'stone', shape('aqua', '0,-21! -7,-27 -6,-37 0,-41 6,-37 7,-27', '-3,-34 -3.4,-29')),
}

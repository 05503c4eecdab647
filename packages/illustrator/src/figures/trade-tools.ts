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
  pickaxe: all(rod(16, -18, 1.3, 'bark'), shape('stone', '-14,-13! -6,-20 0,-21.4 6,-20 14,-13! 6,-16 0,-17 -6,-16')),
  screwdriver: all(rod(0, -16, 0.8, 'stone'), shape('orange', '-2,6 2,6 2.4,-3! -2.4,-3!')),
  suitcase: all(
    (pen) => pen.line('-4,5 -4,0 4,0 4,5', pen.at.sw * 1.5),
    (pen) => pen.tint('ochre').card(-11, 4, 22, 24, 3),
    (pen) => pen.line('-6,4 -6,28').line('6,4 6,28'),
  ),
  hook: shape('stone', '-2.6,2! 2.6,2! 2,-3 6,-9 3,-15 -3,-15! -1,-11.6 2,-11 0.6,-7 -1.6,-3'),
}

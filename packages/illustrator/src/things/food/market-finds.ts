/** Sweets of a pastry shop and what lies in crates at a large market. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, steps } from '../kit.ts'

/** A bulb of the earth with its leaves on top, 200 wide; what makes it a radish, a turnip or a beet is drawn over it. */
function bulb(name: string, tint: string, outline: string, marks: (p: Pen) => void): Thing {
  return thing({
    name,
    size: [220, 320],
    habitat: 'hand',
    points: { grip: [0, -180], mouth: [0, -100] },
    back(p) {
      for (const [turn, k] of [
        [-34, 0.9],
        [34, 0.9],
        [0, 1.05],
      ] as const)
        p.within(0, -176, turn, k, () => {
          p.tint('leaf').blob('-8,6! -10,-40 -36,-70 -40,-110 -12,-138 0,-142! 12,-138 40,-110 36,-70 10,-40 8,6!')
          p.line('0,0 0,-112').line('0,-56 18,-76').line('0,-56 -18,-76')
        })
      p.tint(tint).blob(outline)
      marks(p)
    },
  })
}

export const MARKET_FINDS: Thing[] = [
  bulb('radish', 'rose', '0,0! -10,-40 -66,-70 -88,-120 -66,-172 0,-188 66,-172 88,-120 66,-70 10,-40', (p) => {
    p.tint('white').blob('0,0! -10,-40 -46,-62! 0,-74 46,-62! 10,-40')
    p.line('-62,-126 -54,-150 -36,-164')
  }),
  bulb('turnip', 'cream', '0,0! -8,-34 -84,-64 -106,-116 -86,-168 0,-184 86,-168 106,-116 84,-64 8,-34', (p) => {
    p.tint('violet').blob('-106,-118! -86,-168 0,-184 86,-168 106,-118! 60,-132 20,-112 -24,-134 -64,-112')
    p.line('-40,-60 -14,-56').line('30,-76 48,-74')
  }),
  bulb('beetroot', 'wine', '0,0! -6,-36 -72,-60 -98,-112 -78,-166 0,-184 78,-166 98,-112 72,-60 6,-36', (p) => {
    p.line('-76,-136 0,-148 76,-136').line('-92,-106 0,-116 92,-106').line('-70,-68 0,-80 70,-68')
  }),
  thing({
    name: 'asparagus',
    size: [200, 360],
    habitat: 'hand',
    points: { grip: [0, -120] },
    back(p) {
      for (const [x, top, turn] of [
        [-56, -300, -5],
        [56, -304, 5],
        [-24, -336, -2],
        [24, -330, 2],
        [0, -350, 0],
      ] as const)
        p.tint('sap').within(x * 0.8, 0, turn, 1, () => {
          p.blob(`-17,0! -17,${top + 80} -22,${top + 50} 0,${top}! 22,${top + 50} 17,${top + 80} 17,0!`)
          p.line(`-18,${top + 62} 0,${top + 36} 18,${top + 62}`).line(`-17,${top + 100} 0,${top + 76} 17,${top + 100}`)
          p.line(`-12,-190 0,-212 12,-190`)
        })
      p.tint('coral').card(-82, -136, 164, 40, 14)
      p.line('-70,-116 70,-116')
    },
  }),
  thing({
    name: 'starfruit',
    size: [300, 280],
    habitat: 'hand',
    points: { grip: [0, -120], mouth: [0, -200] },
    back(p) {
      p.tint('gamboge').blob(
        Array.from({ length: 10 }, (_, i) => [...around(0, -136, i % 2 ? 74 : 140, i * 36 - 90), 0] as const),
      )
      p.tint('straw').blob(
        Array.from({ length: 10 }, (_, i) => [...around(0, -136, i % 2 ? 52 : 106, i * 36 - 90), 0] as const),
      )
      p.tint('umber')
      for (let i = 0; i < 5; i++) p.within(0, -136, i * 72, 1, () => p.blob('0,-22! 10,-44 0,-64! -10,-44'))
    },
  }),
  thing({
    name: 'papaya',
    size: [260, 360],
    habitat: 'hand',
    points: { grip: [0, -140], mouth: [0, -240] },
    back(p) {
      p.tint('leaf').blob('0,0 -76,-26 -118,-110 -104,-210 -56,-310 0,-356! 56,-310 104,-210 118,-110 76,-26')
      p.tint('orange').blob('0,-24 -60,-44 -94,-116 -82,-206 -42,-288 0,-322! 42,-288 82,-206 94,-116 60,-44')
      p.tint('peach').blob('0,-70 -40,-88 -54,-140 -36,-210 0,-252! 36,-210 54,-140 40,-88')
      p.tint('slate')
      for (const [x, y] of [
        [0, -214],
        [-16, -178],
        [16, -178],
        [-26, -142],
        [0, -142],
        [26, -142],
        [-14, -106],
        [14, -106],
      ] as const)
        p.ell(x, y, 10, 13)
    },
  }),
  thing({
    name: 'durian',
    size: [300, 330],
    habitat: 'hand',
    points: { grip: [0, -300], mouth: [0, -160] },
    back(p) {
      p.tint('bark').bar('0,-268 -6,-324', 12)
      p.tint('moss').poly(
        Array.from({ length: 48 }, (_, i) => {
          const [x, y] = around(0, 0, i % 2 ? 118 : 142, i * 7.5 - 90)
          return [x, -142 + y * 0.98] as const
        }),
      )
      for (const [row, y] of steps(-222, -62, 5).entries())
        for (const x of steps(row % 2 ? -66 : -88, row % 2 ? 66 : 88, row % 2 ? 4 : 5))
          if (Math.hypot(x, y + 142) < 104) p.line(`${x - 14},${y + 12} ${x},${y - 14} ${x + 14},${y + 12}`)
    },
  }),
  thing({
    name: 'eclair',
    size: [360, 150],
    habitat: 'hand',
    points: { grip: [0, -60], mouth: [150, -70] },
    back(p) {
      p.tint('apricot').blob('-170,-60 -150,-18 -90,0 90,0 150,-18 170,-60 150,-96 -150,-96')
      p.tint('cream').blob('-166,-64! -120,-50 -60,-62 0,-50 60,-62 120,-50 166,-64! 168,-84 -168,-84')
      p.tint('apricot').blob('-170,-84 -146,-128 -80,-146 80,-146 146,-128 170,-84 120,-76 -120,-76')
      p.tint('umber').blob(
        '-150,-98 -130,-128 -70,-144 70,-144 130,-128 150,-98 124,-88 100,-104 70,-90 36,-106 0,-92 -36,-108 -70,-92 -104,-104 -130,-90',
      )
      p.tint('white')
      for (const x of steps(-96, 72, 5)) p.line(`${x},-118 ${x + 24},-130`)
    },
  }),
  thing({
    name: 'swiss roll',
    size: [330, 190],
    habitat: 'hand',
    points: { grip: [0, -80], mouth: [-100, -80] },
    back(p) {
      p.tint('apricot').blob('-80,-180! 110,-180 150,-150 162,-90 150,-34 110,-4! -80,-4!')
      p.tint('apricot').ell(-78, -92, 82, 90)
      p.tint('rose').blob(
        '-78,-168 -20,-150 -6,-92 -22,-36 -78,-18 -132,-42 -144,-92 -128,-132 -80,-140 -44,-120 -36,-92 -48,-62 -78,-52 -104,-66 -108,-92 -94,-110 -76,-108! -80,-92 -92,-92 -88,-72 -76,-70 -62,-78 -58,-92 -66,-114 -82,-122 -116,-116 -126,-92 -118,-58 -78,-36 -36,-52 -24,-92 -36,-138 -78,-150!',
      )
    },
  }),
  thing({
    name: 'mochi',
    size: [330, 190],
    points: { grip: [0, -60], mouth: [0, -110] },
    back(p) {
      p.tint('white').blob('-160,-18! -120,0 120,0 160,-18! 120,-34 -120,-34')
      for (const [x, y, tint] of [
        [-70, -22, 'pink'],
        [70, -22, 'mint'],
        [0, -84, 'white'],
      ] as const) {
        p.tint(tint).blob(
          `${x - 70},${y} ${x - 66},${y - 50} ${x - 34},${y - 84} ${x + 34},${y - 84} ${x + 66},${y - 50} ${x + 70},${y} ${x},${y + 8}`,
        )
        p.line(`${x - 44},${y - 40} ${x - 36},${y - 58} ${x - 20},${y - 68}`)
      }
    },
  }),
]

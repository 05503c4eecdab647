/** Wolf and fox from the front: head and ruff. */
import { curve, mirror } from '../kit/curves.ts'
import { almond, type Creature, type Ink, ink, type Piece, strokes } from './creature.ts'

const half = (through: string): Piece['poly'] => curve(mirror(through, 0))

/** Lines on the left, and the same on the right. */
function paired(through: string, sw = 3.2): Ink[] {
  const left = strokes(through, sw)
  return [...left, ...left.map((mark) => ({ ...mark, poly: mark.poly.map(([x, y]): [number, number] => [-x, y]) }))]
}

const onBothSides = (role: Piece['role'], through: string, marks: Ink[] = []): Piece[] => {
  const poly = curve(through)
  return [
    { role, poly, marks },
    {
      role,
      poly: poly.map(([x, y]) => [-x, y]),
      marks: marks.map((mark) => ({ ...mark, poly: mark.poly.map(([x, y]): [number, number] => [-x, y]) })),
    },
  ]
}

const eyes = (x: number, y: number, size: number, turn: number): Ink[] => [
  ...almond(-x, y, size, turn, 1),
  ...almond(x, y, size, -turn, -1),
]

export const foxFace = (): Creature => [
  {
    role: 'mane',
    poly: half(
      '0,60 -120,70 -190,90! -170,130 -226,170! -180,190 -210,250! -150,250 -150,310! -100,296 -80,360! -40,330 0,390!',
    ),
  },
  ...onBothSides('coat', '-50,-120 -90,-220 -150,-320! -196,-210 -200,-90 -160,-40'),
  ...onBothSides('bare', '-84,-130 -110,-200 -146,-262! -170,-190 -172,-100', strokes('-130,-110 -136,-160 -144,-206')),
  {
    role: 'bare',
    poly: half(
      '0,-150 -70,-146 -130,-112 -176,-40 -210,16! -184,24 -228,84! -184,84 -200,138! -146,124 -108,156 -66,196 -34,236 0,250',
    ),
    marks: [
      ...paired('-14,-60 -34,20 -40,90 -30,150/-40,90 -80,66 -140,54 -196,60/-28,-146 -22,-112/-60,-140 -50,-108'),
      ...strokes('0,-148 0,-106'),
      ...paired('-150,96 -120,100/-130,124 -100,118/-60,150 -44,160/-70,120 -50,132', 3),
      { poly: half('0,-86! -18,-56 0,-26!'), fill: '#fff', sw: 3.2 },
      { poly: half('0,-14! -12,4 0,24!'), fill: '#fff', sw: 3 },
      ...eyes(88, -2, 46, 0.34),
      ink('-30,196! -14,186 0,184 14,186 30,196! 22,220 0,234 -22,220'),
      ...strokes('0,234 0,246'),
    ],
  },
]

export const wolfFace = (): Creature => [
  {
    role: 'mane',
    poly: half(
      '0,0 -150,-20 -230,10! -216,60 -280,100! -240,130 -276,200! -220,210 -236,280! -176,270 -170,340! -116,310 -90,390! -44,350 0,430!',
    ),
  },
  ...onBothSides('coat', '-60,-130 -96,-210 -140,-296! -186,-200 -196,-100 -170,-40'),
  ...onBothSides('bare', '-92,-136 -112,-190 -138,-240! -162,-180 -166,-104', strokes('-130,-112 -132,-150 -138,-190')),
  {
    role: 'bare',
    poly: half(
      '0,-160 -80,-154 -146,-116 -182,-50 -210,6! -190,20 -236,70! -196,80 -220,134! -170,130 -178,186! -126,170 -100,206 -62,240 0,254',
    ),
    marks: [
      ...paired(
        '-26,-50 -50,30 -66,100 -74,170 -50,222/-66,100 -100,84 -150,76 -200,84/-30,-156 -24,-118/-64,-150 -54,-114',
      ),
      ...strokes('0,-158 0,-112'),
      ...paired(
        '-170,118 -136,116/-150,150 -118,140/-100,180 -84,190/-112,116 -92,128/-20,40 -24,80/-14,100 -18,130',
        3,
      ),
      { poly: half('0,-92! -20,-58 0,-24!'), fill: '#fff', sw: 3.2 },
      { poly: half('0,-12! -13,8 0,30!'), fill: '#fff', sw: 3 },
      ...eyes(92, -2, 46, 0.26),
      ink('-42,164 -20,152 0,150 20,152 42,164 34,192 0,208 -34,192'),
      ...strokes('0,208 0,226/-50,228 -22,236 0,226 22,236 50,228'),
    ],
  },
]

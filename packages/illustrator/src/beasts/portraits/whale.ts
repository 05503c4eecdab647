/** A whale: a great round head, a smile, flukes raised behind. */
import { eye } from '../rig/eyes.ts'
import type { Canvas } from '../small/creature.ts'
import type { Portrait } from './portrait.ts'

const BODY =
  'M150 -92C150 -38 98 -10 28 -10C-44 -10 -96 -42 -122 -88C-128 -98 -132 -108 -134 -118L-108 -126C-98 -104 -78 -98 -60 -112C-22 -152 36 -170 88 -158C130 -148 150 -124 150 -92Z'
const FLUKES =
  'M-138 -104C-164 -110 -186 -134 -190 -168C-166 -176 -142 -168 -127 -148C-118 -170 -96 -184 -70 -180C-68 -150 -82 -124 -100 -112Q-120 -100 -138 -104Z'
const BELLY = 'M160 -88C128 -72 94 -64 60 -78C38 -52 -20 -42 -84 -52L-140 20L170 20Z'
const GROOVES = 'M140 -58C104 -42 60 -36 20 -40M124 -40C96 -28 60 -22 16 -24'
const SMILE = 'M150 -84C128 -72 94 -64 60 -78Q50 -82 46 -92'
const FROWN = 'M150 -84C128 -72 94 -64 60 -78Q50 -78 42 -66'
const OPEN = 'M150 -86C122 -80 92 -78 60 -86C66 -54 110 -46 144 -62C150 -70 152 -78 150 -86Z'
const FLIPPER = 'M16 -56C12 -30 -4 -2 -40 8C-50 -12 -40 -42 -16 -62Q6 -72 16 -56Z'
const SPOUT = [
  'M92 -152C96 -186 82 -214 58 -214C40 -214 34 -196 42 -186C54 -192 70 -184 76 -152Z',
  'M84 -152C80 -186 94 -214 118 -214C136 -214 142 -196 134 -186C122 -192 106 -184 100 -152Z',
]

function draw({ ink, f, look, ask }: Canvas): void {
  ink.part('torso').tint('sky')
  // A hat sits where it blows.
  if (ask.wears.length === 0) for (const drop of SPOUT) ink.shape(f.d(drop))
  ink.tint('blue').as('body').shape(f.d(BODY))
  ink.clip(f.d(BODY), () => {
    ink.tint('mist').as('belly').shape(f.d(BELLY), 0.85)
    ink.line(f.d(GROOVES), 0.8)
  })
  ink.line(f.d(BODY), 1)
  ink.tint('blue').as('tail').shape(f.d(FLUKES))
  ink.line(f.d('M-122 -124Q-128 -136 -127 -148'), 0.8)
  ink.part('nearArm').tint('blue').as('fin').shape(f.d(FLIPPER))
  ink.part('head')
  eye(ink, f, 72, -108, 15, look, 1)
  ink.blush(f.at(30, -96), 8.5 * f.s)
  const sad = look.mood === 'sad' || look.mood === 'angry'
  if (look.open) ink.tint('rose').shape(f.d(OPEN))
  else ink.line(f.d(sad ? FROWN : SMILE), 1)
}

export const whale: Portrait = {
  name: 'whale',
  size: 0.56,
  poses: 'stand swim float',
  afloat: true,
  head: [84, -100, 62],
  hat: [88, -154, 38],
  back: [-16, -142],
  feet: [
    [-20, -10],
    [20, -10],
  ],
  tail: [-130, -160],
  mouth: [146, -80],
  draw,
}

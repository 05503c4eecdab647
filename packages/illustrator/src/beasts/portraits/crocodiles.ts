/** A crocodile in long low curves: it smiles from under raised eyes, and its back is all rounded plates. */
import { eye } from '../rig/eyes.ts'
import type { Canvas } from '../small/creature.ts'
import { ON_FEET, type Portrait } from './portrait.ts'

const BODY =
  'M176 -86C184 -80 186 -66 178 -56C166 -42 128 -36 96 -34C88 -26 70 -20 40 -18C0 -12 -50 -12 -86 -22C-124 -30 -158 -36 -184 -62C-204 -84 -206 -118 -190 -142C-184 -128 -176 -116 -162 -108C-142 -98 -116 -98 -92 -102C-50 -110 0 -110 40 -104C48 -134 90 -136 98 -108C104 -98 116 -94 132 -94C144 -98 160 -98 176 -86Z'
const UNDER = 'M92 -44C60 -38 0 -34 -60 -40C-110 -44 -150 -58 -172 -84L-230 -60L-150 0L60 10L100 -20Z'
const UNDER_CUTS = [-132, -104, -76, -48, -20, 8, 36, 64]
const SMILE = 'M180 -66C156 -56 128 -54 100 -62C88 -66 78 -76 70 -78C66 -80 62 -78 60 -74'
const OPEN_MOUTH = 'M182 -74C150 -76 116 -74 80 -82C86 -56 116 -44 172 -52C180 -58 184 -66 182 -74Z'
const TEETH = [168, 148, 128, 108]

/** Plates along the back, round and closed. */
const PLATES: readonly (readonly [x: number, y: number, r: number])[] = [
  [22, -106, 19],
  [-15, -109, 20],
  [-54, -107, 20],
  [-92, -103, 19],
  [-126, -99, 16],
  [-154, -106, 13],
]

function plates({ ink, f }: Canvas): void {
  for (const [x, y, r] of PLATES)
    ink.shape(f.d(`M${x - r} ${y + 10}C${x - r} ${y - r * 1.1} ${x + r} ${y - r * 1.1} ${x + r} ${y + 10}Z`))
}

/** A bent leg with three toes. */
function leg({ ink, f }: Canvas, x: number, y: number, far = false): void {
  const at = (u: number, v: number) => `${x + u} ${y + v}`
  ink.shape(
    f.d(
      `M${at(-30, -50)}C${at(-30, -76)} ${at(22, -78)} ${at(24, -48)}C${at(24, -38)} ${at(18, -26)} ${at(14, -20)}C${at(26, -22)} ${at(38, -16)} ${at(38, -6)}C${at(38, 0)} ${at(32, 0)} ${at(28, 0)}L${at(-18, 0)}C${at(-28, 0)} ${at(-26, -12)} ${at(-20, -18)}C${at(-28, -26)} ${at(-30, -38)} ${at(-30, -50)}Z`,
    ),
  )
  if (!far) ink.line(f.d(`M${at(8, -1)}Q${at(8, -8)} ${at(12, -11)}M${at(22, -1)}Q${at(22, -8)} ${at(25, -11)}`), 0.8)
}

function draw(c: Canvas, toothy: boolean): void {
  const { ink, f, look } = c
  const walks = c.pose === 'walk'
  ink.part('farLeg').tint('moss')
  leg(c, walks ? 74 : 62, walks ? -12 : -6, true)
  leg(c, walks ? -58 : -68, -6, true)
  ink.part('torso').tint('moss')
  plates(c)
  ink.tint('leaf').shape(f.d('M74 -116C74 -138 112 -138 112 -110L108 -98L78 -100Z')).shape(f.d(BODY))
  ink.clip(f.d(BODY), () => {
    ink.tint('lime').shape(f.d(UNDER), 0.85)
    ink.line(f.d(UNDER_CUTS.map((x) => `M${x} ${x < -90 ? -46 : -40}L${x - 8} 4`).join('')), 0.8)
    if (ink.detail !== 'simple')
      ink.line(
        f.d(
          'M-20 -84Q-12 -74 -4 -84M8 -76Q16 -66 24 -76M-44 -70Q-36 -60 -28 -70M-112 -82Q-104 -72 -96 -82M-138 -80Q-131 -71 -124 -80',
        ),
        0.8,
      )
  })
  ink.line(f.d(BODY), 1)
  ink.part('nearLeg').tint('leaf')
  leg(c, walks ? 26 : 34, 0)
  leg(c, walks ? -108 : -100, 0)
  ink.part('head')
  eye(ink, f, 70, -106, 13, look, 1)
  ink.blush(f.at(62, -86), 8 * f.s)
  ink.dot(f.at(170, -80), 3 * f.s, 2.2 * f.s, 20)
  if (look.open) ink.tint('rose').shape(f.d(OPEN_MOUTH))
  if (toothy || look.open) {
    ink.tint('white')
    const top = look.open ? -77 : -60
    for (const x of TEETH) {
      const y = top + (look.open ? 0 : (x - 138) * (x > 138 ? -0.08 : 0.06))
      ink.shape(f.d(`M${x - 8} ${y}L${x} ${y + 14}L${x + 8} ${y}Z`), 0.8)
    }
  }
  if (!look.open)
    ink.line(
      f.d(
        look.mood === 'sad' || look.mood === 'angry' ? 'M180 -66C156 -60 128 -58 100 -62C88 -64 80 -58 74 -52' : SMILE,
      ),
      0.95,
    )
}

const crocodile: Portrait = {
  name: 'crocodile',
  size: 0.36,
  poses: ON_FEET,
  head: [110, -84, 40],
  hat: [84, -130, 26],
  back: [-30, -110],
  feet: [
    [40, 0],
    [68, -6],
  ],
  tail: [-190, -140],
  mouth: [176, -66],
  draw: (c) => draw(c, true),
}

export const crocodiles: readonly Portrait[] = [
  crocodile,
  { ...crocodile, name: 'alligator', draw: (c) => draw(c, false) },
]

/** A Tyrannosaurus from the side: a head as long as its chest is deep, small arms, a heavy tail; it roars with its jaws wide open. */
import { eye } from '../rig/eyes.ts'
import { type Frame, frame } from '../rig/ink.ts'
import { xy } from '../rig/trace.ts'
import type { Canvas } from '../small/creature.ts'
import type { Portrait } from './portrait.ts'

const BODY =
  'M-200 -58C-166 -50 -140 -66 -116 -92C-84 -126 -40 -132 -6 -154C10 -166 16 -184 20 -206L96 -196C88 -174 86 -156 82 -136C76 -102 56 -74 26 -60C-8 -46 -50 -46 -84 -38C-124 -28 -172 -30 -200 -58Z'
/** The light side of throat, belly and tail. */
const BELLY =
  'M74 -210C56 -176 58 -140 38 -112C14 -82 -30 -72 -76 -60C-116 -50 -150 -48 -196 -56L-160 0L60 0L140 -90L130 -210Z'
const BANDS =
  'M62 -176L100 -176M60 -150L100 -146M52 -128L90 -114M36 -106L70 -80M14 -90L40 -58M-84 -58L-80 -34M-112 -51L-114 -30M-140 -49L-146 -30'
const LEG =
  'M-64 -88C-56 -116 -8 -118 8 -88C16 -66 4 -50 -4 -38L-4 -24C10 -24 24 -16 24 0L-46 0C-52 -12 -48 -26 -40 -36C-56 -48 -70 -66 -64 -88Z'
const TOES = 'M-14 0Q-14 -12 -6 -12Q0 -12 1 0M6 0Q6 -11 13 -11'
const ARM =
  'M46 -140C54 -148 66 -146 72 -136C78 -130 88 -128 96 -130C104 -132 108 -126 104 -121L110 -114C106 -108 100 -110 96 -113C90 -106 82 -104 74 -108C58 -114 46 -124 46 -140Z'

const SKULL =
  'M-54 10C-64 -26 -46 -58 -12 -60C-2 -72 20 -70 26 -58C50 -58 80 -56 94 -40C106 -26 104 -4 92 4C64 10 34 8 8 14C-6 34 -42 34 -54 10Z'
/** From its joint, which is its zero. */
const JAW = 'M-14 -10C10 -2 60 -2 100 -12C106 4 94 22 66 25C34 28 0 26 -16 12Z'
const JOINT = [-14, 16] as const
const SPOTS = [
  [-60, -98, 10],
  [-38, -114, 7.5],
  [-84, -78, 7.5],
  [-16, -124, 8.5],
] as const

/** In degrees; the wider a jaw is open, the farther the whole head is tipped back. */
const OPEN = { jaw: 36, head: -18 }

const isOpen = ({ look, pose }: Canvas): boolean => look.open || /^(head-up|mouth-open)$/.test(pose)

function head(c: Canvas): void {
  const { ink, look } = c
  const open = isOpen(c)
  const h = frameOfHead(c)
  const jaw = frame(h.at(...JOINT), h.s, h.deg + (open ? OPEN.jaw : 0))
  if (open) {
    const [back, up, inward, down] = [h.at(-8, 4), h.at(88, 3), h.at(74, 34), jaw.at(94, -12)].map(xy)
    // With a finer line than what is around it: as heavy it would be a bar before the teeth.
    ink.tint('rose').shape(`M${back}L${up}Q${inward} ${down}L${xy(jaw.at(-8, -2))}Z`, 0.85)
    ink.tint('pink').shape(jaw.d('M8 -4C18 -26 62 -34 80 -8Z'), 0.85)
  }
  ink.tint('leaf').shape(jaw.d(JAW))
  ink.tint('white')
  if (open) for (const x of [58, 82]) ink.shape(jaw.d(`M${x - 9} -6L${x} -24L${x + 9} -8Z`), 0.8)
  for (const x of [34, 54, 74]) ink.shape(h.d(`M${x - 9} 4L${x} ${open ? 26 : 22}L${x + 9} 2Z`), 0.8)
  ink.tint('leaf').shape(h.d(SKULL))
  ink.dot(h.at(84, -34), 3.6 * h.s, 2.8 * h.s)
  eye(ink, h, 12, -34, 15, { ...look, open: false }, 1)
  if (open) ink.line(h.d('M-8 -56Q14 -60 30 -48'), 1.1)
  ink.blush(h.at(-24, -8), 9.5 * h.s)
}

const frameOfHead = (c: Canvas): Frame => frame(c.f.at(64, -208), c.f.s * 1.08, c.f.deg + (isOpen(c) ? OPEN.head : 0))

function draw(c: Canvas): void {
  const { ink, f } = c
  const walks = c.pose === 'walk'
  const [near, far] = walks ? [-10, 30] : [0, 44]
  ink.part('farLeg').tint('leaf')
  leg(c, frame(f.at(far, -7), f.s * 0.95, f.deg))
  ink
    .part('farArm')
    .tint('leaf')
    .shape(frame(f.at(30, -10), f.s, f.deg).d(ARM))
  ink.part('torso').tint('leaf').shape(f.d(BODY))
  ink.clip(f.d(BODY), () => {
    ink.tint('lime').shape(f.d(BELLY), 0.9).line(f.d(BANDS), 0.8)
    ink.tint('sap')
    for (const [x, y, r] of SPOTS) ink.oval(f.at(x, y), r * f.s, r * f.s * 0.9, 0, 0.8)
  })
  ink.line(f.d(BODY), 1)
  ink.part('nearLeg').tint('leaf')
  leg(c, frame(f.at(near, 0), f.s, f.deg))
  ink.part('nearArm').tint('leaf').shape(f.d(ARM))
  ink.part('head')
  head(c)
}

function leg({ ink }: Canvas, at: Frame): void {
  ink.shape(at.d(LEG))
  if (ink.fits(at.s * 12)) ink.line(at.d(TOES), 0.8)
}

export const tRex: Portrait = {
  name: 't-rex',
  size: 0.5,
  poses: 'stand walk head-up mouth-open',
  head: [84, -226, 58],
  hat: [60, -284, 34],
  back: [-60, -124],
  feet: [
    [0, 0],
    [46, -7],
  ],
  tail: [-198, -56],
  mouth: [140, -196],
  draw,
}

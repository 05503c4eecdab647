/** Owls sit facing the reader. */
import { partLooks } from '../../art/part-looks.ts'
import type { Ask, Drawn } from '../rig/actor.ts'
import { pupilAt } from '../rig/eyes.ts'
import { wearGlasses } from '../rig/eyewear.ts'
import { wearMask } from '../rig/face-wear.ts'
import type { P } from '../rig/geom.ts'
import { hatFrame, wearHat } from '../rig/hats.ts'
import { type Frame, feather, frame, type Ink } from '../rig/ink.ts'
import { frontMouth } from '../rig/mouths.ts'
import { wearOnNeck } from '../rig/neckwear.ts'

const SIDES = [1, -1] as const
const EYES = [
  [0.38, -0.5],
  [-0.38, -0.5],
] as const
const BODY =
  'M0 -1.2C.6 -1.2 .95 -.85 .93 -.35C1.05 .1 1.05 .55 .85 .85C.65 1.2 .3 1.28 0 1.28C-.3 1.28 -.65 1.2 -.85 .85C-1.05 .55 -1.05 .1 -.93 -.35C-.95 -.85 -.6 -1.2 0 -1.2Z'

/** A barn owl's face is a heart, with small dark eyes; only some owls have tufts like ears. */
const HEART =
  'M0 -.72C.14 -1 .5 -1.08 .74 -.84C.98 -.56 .84 -.2 .56 .02C.38 .16 .16 .24 0 .34C-.16 .24 -.38 .16 -.56 .02C-.84 -.2 -.98 -.56 -.74 -.84C-.5 -1.08 -.14 -1 0 -.72Z'

interface Plumage {
  coat: string
  wing: string
  tufts?: true
  face?: 'heart'
}
const PLUMAGES: Readonly<Record<string, Plumage>> = {
  owl: { coat: 'bark', wing: 'umber', tufts: true },
  owlet: { coat: 'stone', wing: 'slate' },
  'barn owl': { coat: 'sand', wing: 'ochre', face: 'heart' },
  'snowy owl': { coat: 'white', wing: 'mist' },
}

export function drawOwl(ink: Ink, name: string, ask: Ask): Drawn {
  const fly = ask.pose === 'fly' || ask.pose === 'jump' || ask.pose === 'dance' || ask.pose === 'dive'
  const young = name === 'owlet' || ask.attributes.includes('baby')
  const plumage = PLUMAGES[young && name === 'owl' ? 'owlet' : name]!
  const f = frame([0, fly ? -66 : -43], 30)
  const asleep = ask.pose === 'lie-curled' || ask.mood === 'sleepy'
  const spread = fly || partLooks(ask.attributes).some(({ look, part }) => look === 'open' && part === 'wing')
  const raised = SIDES.filter((side) => spread || (ask.pose === 'wave' && side > 0))
  for (const side of raised) {
    ink.part(side > 0 ? 'nearWing' : 'farWing').tint(plumage.coat)
    for (let i = 4; i >= 0; i--)
      ink.shape(
        feather(
          f.at(side * (0.55 + i * 0.06), -0.1 + i * 0.1),
          side > 0 ? 42 - i * 24 : 138 + i * 24,
          (young ? 36 : 50) - i * 5,
          7,
        ),
      )
  }
  ink.part('torso').tint('gamboge')
  for (const side of SIDES) for (const dx of [-0.16, 0, 0.16]) ink.oval(f.at(side * 0.32 + dx, 1.26), 3.2, 5)
  ink.tint(plumage.coat)
  if (plumage.tufts)
    for (const m of SIDES)
      ink.shape(f.d(`M${m * 0.3} -1.05Q${m * 0.7} -1.2 ${m * 0.88} -1.5Q${m * 0.98} -1.05 ${m * 0.82} -.7Z`))
  ink.tint(plumage.coat).shape(f.d(BODY))
  belly(ink, f, young)
  for (const m of SIDES.filter((side) => !raised.includes(side)))
    ink
      .tint(plumage.wing)
      .shape(
        f.d(
          `M${m * 0.9} -.3C${m * 1.2} .1 ${m * 1.15} .7 ${m * 0.85} 1.02C${m * 0.68} .8 ${m * 0.6} .2 ${m * 0.9} -.3Z`,
        ),
      )
      .line(
        f.d(
          `M${m * 0.72} .3Q${m * 0.8} .44 ${m * 0.9} .3Q${m} .44 ${m * 1.1} .28M${m * 0.74} .62Q${m * 0.84} .76 ${m * 0.92} .62Q${m} .74 ${m * 1.06} .6`,
        ),
        0.8,
      )
  ink.part('head')
  const heart = plumage.face === 'heart'
  if (heart) ink.tint('cream').shape(f.d(HEART))
  for (const m of SIDES) {
    if (!heart) ink.tint('cream').oval(f.at(m * 0.4, -0.5), young ? 13.6 : 12.6)
    if (asleep) {
      ink.line(f.d(`M${m * 0.38 - 0.22} -.5Q${m * 0.38} -.3 ${m * 0.38 + 0.22} -.5`))
      continue
    }
    if (!heart) ink.tint('straw').oval(f.at(m * 0.38, -0.5), 7.6)
    const [px, py] = pupilAt(f.at(m * 0.37, -0.5), heart ? 0 : 7.6, ask.gaze)
    ink.dot([px, py], heart ? 5.4 : 4.6).light([px + 1.5, py - 1.8], 1.6)
    const slant = ask.mood === 'angry' ? 1 : ask.mood === 'sad' || ask.mood === 'scared' ? -1 : 0
    if (slant) ink.line(f.d(`M${m * 0.1} ${-0.86 + slant * 0.08}L${m * 0.62} ${-0.9 - slant * 0.1}`))
  }
  // The beak stands out before spectacles.
  wearGlasses(ink, ask.wears, f, EYES, 0.33)
  ink.tint('gamboge').shape(f.d('M-.15 -.36Q0 -.46 .15 -.36L0 -.04Z'))
  if (ask.mouth === 'open' || ask.pose === 'head-up' || ask.pose === 'mouth-open')
    frontMouth(ink, f, 0, -0.06, 0.12, { asleep: false, mood: undefined, open: true })
  if (ask.wears.length > 0) {
    wearMask(ink, ask.wears, f, EYES, 0.4)
    wearOnNeck(ink, ask.wears, frame(f.at(0, 0.06), 25), 1.6)
    ink.part('hat')
    wearHat(ink, ask.wears, hatFrame(f, 0, -1.1, 0.56))
  }
  const at = (x: number, y: number): P => f.at(x, y)
  return {
    points: {
      mouth: at(0, -0.1),
      eye: at(0.38, -0.5),
      headTop: at(0, -1.2),
      headMid: at(0, -0.5),
      neck: at(0, -0.05),
      chest: at(0, 0.3),
      back: at(0, 0.2),
      seat: at(0, 1.3),
      nearHand: at(0.32, 1.36),
      farHand: at(-0.32, 1.36),
      nearFoot: at(0.32, 1.4),
      farFoot: at(-0.32, 1.4),
      tailTip: at(0, 1.28),
    },
    tops: [],
    pose: fly ? 'fly' : asleep ? 'lie-curled' : 'stand',
  }
}

function belly(ink: Ink, f: Frame, young: boolean): void {
  ink.tint('cream').shape(f.d(BELLY), 0.85)
  if (!ink.fits(7)) return
  // Rows of feathers from side to side, each band an area.
  ink.clip(f.d(BELLY), () => {
    const rows = young ? [0.5, 0.84] : ink.detail === 'intricate' ? [0.24, 0.42, 0.6, 0.78, 0.96] : [0.3, 0.56, 0.82]
    const n = young ? 4 : ink.detail === 'intricate' ? 7 : 5
    rows.forEach((y, row) => {
      const step = 1.3 / n
      const from = -0.65 - (row % 2) * step * 0.5
      const arcs = Array.from(
        { length: n + 1 },
        (_, i) => `Q${from + (i + 0.5) * step} ${y + 0.2} ${from + (i + 1) * step} ${y}`,
      )
      ink.line(f.d(`M${from} ${y}${arcs.join('')}`), 0.8)
    })
  })
  ink.line(f.d(BELLY), 0.85)
}

const BELLY = 'M0 .02C.4 .02 .6 .4 .56 .75C.5 1.05 .25 1.18 0 1.18C-.25 1.18 -.5 1.05 -.56 .75C-.6 .4 -.4 .02 0 .02Z'

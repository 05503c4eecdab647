/** Which pose an animal takes when asked for one by name. */
import { BIPED } from './biped-poses.ts'
import { POSES } from './pose-table.ts'
import type { Beast, Pose } from './types.ts'

/** The poses drawn as asked by every animal on four legs. */
const OWN = [
  'stand',
  'walk',
  'run',
  'jump',
  'sit',
  'lie',
  'lie-curled',
  'crouch',
  'run-look-back',
  'look-back',
  'rear',
  'reach-up',
  'push-lean',
  'kick-back',
  'reach',
  'wave',
  'climb',
  'swim',
  'dive',
  'head-down',
  'drink',
  'head-up',
  'mouth-open',
  'carry',
]

/** What an animal does where a person would use hands. */
const NEAR: Record<string, string> = {
  eat: 'head-down',
  'hold-to-mouth': 'head-down',
  'lean-over': 'head-down',
  'reach-down': 'head-down',
  'two-hands-down': 'head-down',
  kneel: 'lie',
  lean: 'stand',
  crawl: 'crouch',
  slide: 'sit',
  balance: 'stand',
  dance: 'rear',
  tumble: 'jump',
  float: 'swim',
  'arms-up': 'rear',
  'hold-up': 'rear',
  hug: 'push-lean',
  'arms-forward': 'rear',
  'pull-lean': 'walk',
  'throw-arm': 'wave',
  point: 'reach',
  'hold-front': 'reach',
  'two-hands': 'reach',
  'kick-leg': 'reach',
  'hand-to-ear': 'sit',
  'hands-together': 'sit',
  'sit-cross-legged': 'sit',
  carry: 'stand',
  'sit-holding': 'sit',
}

export const posesOf = (b: Beast): ReadonlySet<string> =>
  new Set([
    ...OWN,
    ...(b.also ?? []),
    ...(b.stance === 'hang' ? ['hang'] : []),
    ...(flies(b) ? ['fly'] : []),
    ...(b.water ? ['float'] : []),
    ...(b.sits?.as === 'bottom' && b.head.view === 'front' ? ['sit-holding'] : []),
  ])

export const flies = (b: Beast): boolean => !!b.extra?.some((e) => e === 'wings-bat' || e === 'wings-bird')

const known = (name: string): string => {
  if (name in POSES || name === 'run-look-back') return name
  if (name.startsWith('seated')) return 'sit'
  return NEAR[name] ?? 'stand'
}

const UPRIGHT: Record<string, string> = {
  stand: 'upright',
  run: 'hop',
  jump: 'hop',
  'mouth-open': 'upright',
}

/** The pose an animal takes when asked for one by name. */
export function poseFor(b: Beast, asked: string): { name: string; pose: Pose } {
  const name = known(asked)
  const pose = poseOf(b, name)
  return { name, pose: asked === 'hang' && b.stance !== 'hang' ? POSES.dangle! : pose }
}

/** How much of a leg is seen below the belly, of one that has too little of it to gallop. */
const STOCKY = 0.56

const isStocky = ({ sh, belly, stance, legs, head }: Beast): boolean =>
  stance === undefined && (legs.foot !== 'paw' || head.view !== 'front') && (sh - belly) / sh < STOCKY

/** Short forelegs thrown far ahead would be behind the face. */
const SHORT_LEAP: Pose = {
  ...POSES.leap!,
  sho: { deg: 20 },
  nf: { x: 0, hang: [0.26, 0.98], a: 10 },
  ff: { x: 0, hang: [0.72, 0.72], a: 20 },
  nh: { x: 0, hang: [-0.5, 0.88], a: -6 },
  fh: { x: 0, hang: [-0.84, 0.56], a: 4 },
}

function poseOf(b: Beast, name: string): Pose {
  if (name === 'run-look-back') return { ...poseOf(b, 'run'), look: 'back', neck: 10 }
  if (name === 'fly' && !flies(b)) return POSES.jump!
  if (name === 'run' && isStocky(b)) return POSES.trot!
  if (name === 'jump' && b.stance === undefined && (b.legs.foot === 'hoof' || isStocky(b)))
    return isStocky(b) ? SHORT_LEAP : POSES.leap!
  // A horse that sits like a dog is a joke.
  if (b.legs.foot === 'hoof' && name === 'sit') return POSES.lie!
  // On bent knees an elephant would have none: its trunk goes down instead.
  if (b.legs.foot === 'pad' && name === 'crouch') return POSES.stand!
  // A shell keeps its owner from sitting up.
  if (b.extra?.includes('shell') && /^(sit|reach|wave)$/.test(name)) return POSES.lie!
  if (b.stance === 'biped' && BIPED[name]) return BIPED[name]
  // What hangs from branches sits when it has none.
  if (b.stance === 'hang' && name === 'stand') return POSES.sit!
  if (b.stance === 'upright' && name === 'walk')
    return { ...POSES.upright!, nh: { x: 0.56 }, fh: { x: 0.02, lift: 0.08, a: 14 } }
  if (b.stance === 'upright' && UPRIGHT[name])
    return { ...POSES[UPRIGHT[name]]!, ...(name === 'mouth-open' ? { open: true as const } : {}) }
  return POSES[name]!
}

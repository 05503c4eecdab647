/** What each relation asks of those in it, before anything is placed: the pose, hands, and which way they look. */
export interface Trait {
  /** Placed in this order: what stands on what, then what is in hands, then who is where. */
  step: number
  /** What a does. The first relation with the highest rank decides. */
  pose?: string
  /** The same while sitting. */
  seated?: string
  rank?: number
  /** What b does, if it has nothing else to do. */
  other?: string
  /** An animal needs hands for it. */
  hands?: true
  /** Same: both look the same way. Facing: at each other. */
  look?: 'same' | 'facing'
  /** Belongs to a and moves with it. */
  held?: true
}

const support = (pose: string, more: Partial<Trait> = {}): Trait => ({ step: 1, pose, rank: 9, ...more })
const hand = (pose: string, more: Partial<Trait> = {}): Trait => ({
  step: 2,
  pose,
  rank: 5,
  hands: true,
  look: 'same',
  held: true,
  ...more,
})
const work = (pose: string, more: Partial<Trait> = {}): Trait => ({ step: 3, pose, rank: 5, hands: true, ...more })
const place = (more: Partial<Trait> = {}): Trait => ({ step: 4, ...more })
const alone = (pose: string, more: Partial<Trait> = {}): Trait => ({ step: 5, pose, rank: 7, ...more })

export const TRAITS: Readonly<Record<string, Trait>> = {
  // position
  inside: { step: 1 },
  'on-top-of': { step: 1 },
  under: place(),
  behind: { step: 5 },
  'in-front-of': { step: 5 },
  between: place(),
  'next-to': place(),
  'left-of': place(),
  'right-of': place(),
  above: { step: 5 },
  around: place(),
  'hangs-from': support('hang'),
  'leans-on': { step: 4, pose: 'lean', rank: 4 },
  'hides-behind': { step: 5, pose: 'crouch', rank: 3 },
  'hides-in': { step: 1 },
  'comes-out-of': { step: 1 },
  // support and posture
  'sits-on': support('sit'),
  'sits-at': { step: 0, pose: 'stand', rank: 1, hands: true },
  'stands-on': support('stand', { rank: 2 }),
  'lies-on': support('lie'),
  'sleeps-in': support('lie-curled'),
  'balances-on': support('balance', { hands: true }),
  // moving on or with something
  rides: support('seated-ride', { look: 'same' }),
  drives: support('seated-drive', { look: 'same', hands: true }),
  rows: support('seated-row', { look: 'same', hands: true, rank: 10 }),
  climbs: support('climb', { hands: true }),
  'jumps-over': { step: 5, pose: 'jump', rank: 8 },
  'jumps-in': { step: 1, pose: 'jump', rank: 8 },
  'jumps-through': { step: 1, pose: 'jump', rank: 8 },
  'flies-over': { step: 5, pose: 'fly', rank: 8 },
  'swims-in': { step: 5, pose: 'swim', rank: 8 },
  'floats-on': { step: 5 },
  crosses: { step: 5, pose: 'walk', rank: 6 },
  follows: place({ pose: 'walk', rank: 6, other: 'walk', look: 'same' }),
  chases: place({ pose: 'run', rank: 6, other: 'run-look-back', look: 'same' }),
  'runs-from': place({ pose: 'run-look-back', rank: 6, other: 'run', look: 'same' }),
  races: place({ pose: 'run', rank: 6, other: 'run', look: 'same' }),
  'swings-on': support('seated-swing', { hands: true }),
  'slides-down': support('slide'),
  'bounces-on': support('jump'),
  // hands
  holds: hand('hold-front', { seated: 'sit', rank: 4 }),
  carries: hand('two-hands', { seated: 'seated-two-hands' }),
  wears: { step: 2, look: 'same', held: true },
  pushes: work('push-lean', { look: 'same', rank: 8 }),
  pulls: { step: 3, pose: 'pull-lean', rank: 8, look: 'same' },
  throws: hand('throw-arm', { rank: 8 }),
  catches: hand('arms-forward', { rank: 7 }),
  kicks: { step: 2, pose: 'kick-leg', rank: 8, hands: true, look: 'same' },
  juggles: hand('arms-up', { rank: 8 }),
  'gives-to': place({ pose: 'reach', rank: 6, other: 'arms-forward', look: 'facing', hands: true }),
  picks: work('reach', { rank: 6 }),
  tends: work('reach', { rank: 6 }),
  leads: { step: 3, pose: 'walk', rank: 6, other: 'walk', look: 'same' },
  // with one another
  hugs: place({ pose: 'hug', rank: 8, other: 'hug', look: 'facing', hands: true }),
  kisses: place({ pose: 'lean', rank: 3, look: 'facing' }),
  feeds: place({ pose: 'reach', rank: 6, look: 'facing', hands: true }),
  'talks-to': place({ pose: 'point', rank: 3, look: 'facing' }),
  'looks-at': place({ rank: 1 }),
  'looks-into': place({ rank: 1 }),
  'looks-under': place({ rank: 1 }),
  'waves-at': place({ pose: 'wave', rank: 6, hands: true }),
  'dances-with': place({ pose: 'dance', rank: 8, other: 'dance', look: 'facing', hands: true }),
  'holds-hands-with': place({ pose: 'stand', rank: 3, hands: true }),
  fights: place({ pose: 'swing-arm', rank: 6, other: 'swing-arm', look: 'facing', hands: true }),
  rescues: place({ pose: 'reach-up', rank: 5, look: 'facing', hands: true }),
  'plays-with': place({ pose: 'reach', rank: 4 }),
  // doing something to a thing
  eats: hand('hold-to-mouth', { seated: 'sit', rank: 5 }),
  drinks: hand('hold-to-mouth', { seated: 'sit', rank: 6 }),
  reads: hand('two-hands', { seated: 'seated-two-hands', rank: 6 }),
  plays: hand('two-hands', { seated: 'seated-two-hands', rank: 7 }),
  builds: work('kneel', { rank: 6 }),
  paints: work('reach', { rank: 6 }),
  cooks: work('two-hands-down', { rank: 5 }),
  waters: work('hold-front', { rank: 5 }),
  plants: work('kneel', { rank: 6 }),
  digs: work('two-hands-down', { rank: 6 }),
  fishes: hand('hold-front', { seated: 'seated-reach', rank: 6 }),
  pours: hand('hold-up', { rank: 5 }),
  blows: work('lean', { rank: 4 }),
  cuts: work('reach', { rank: 5 }),
  cleans: work('reach', { rank: 5 }),
  sews: hand('two-hands', { step: 3, seated: 'seated-two-hands', rank: 6 }),
  decorates: work('reach-up', { rank: 6 }),
  lights: work('reach', { rank: 6 }),
  // build of one thing
  has: { step: 2, look: 'same', held: true },
  'filled-with': { step: 2, held: true },
  'made-of': { step: 2, held: true },
  'shaped-like': { step: 2, held: true },
  // one subject alone
  sits: alone('sit', { rank: 9 }),
  lies: alone('lie'),
  sleeps: alone('lie-curled', { rank: 10 }),
  kneels: alone('kneel'),
  walks: alone('walk', { rank: 5 }),
  runs: alone('run'),
  jumps: alone('jump'),
  dances: alone('dance', { hands: true }),
  flies: alone('fly'),
  floats: alone('float'),
  sings: alone('mouth-open', { rank: 3 }),
  calls: alone('head-up'),
  smiles: alone('stand', { rank: 0 }),
  cries: alone('stand', { rank: 0 }),
  waves: alone('wave', { hands: true }),
  poses: alone('balance', { hands: true }),
  'kicks-high': alone('kick-leg', { hands: true }),
}

const SEATED = new Set([
  'sit',
  'seated-ride',
  'seated-drive',
  'seated-row',
  'seated-swing',
  'slide',
  'sled',
  'sit-cross-legged',
])
export const isSeated = (pose: string): boolean => SEATED.has(pose) || pose.startsWith('seated')
const LYING = new Set(['lie', 'lie-curled', 'sleep', 'prone', 'on-back', 'on-belly'])
export const isLying = (pose: string): boolean => LYING.has(pose)

/** Poses as data. Angles are the world's, not the trunk's: a leg at 0 hangs straight down however the trunk leans. */

/**
 * swing: 0 down, 90 forward, 180 up; spread: away from the body's side; bend: of the elbow forward, of the knee backward;
 * out: spread of the lower bone where it differs.
 */
export type Limb = readonly [swing: number, spread: number, bend: number, out?: number]

export interface Pose {
  /** The view it is made for: degrees from the front. */
  yaw: number
  lean: number
  /** Of the head, downward positive: with the neck, and by itself. */
  nod: number
  pitch: number
  /** Of the head, leaned over on the page. */
  tilt: number
  roll: number
  /** Where the head is turned, if not with the body: 0 to the reader, 27 three-quarter, 64 profile, negative backward. */
  look?: number
  arms: readonly [near: Limb, far: Limb]
  legs: readonly [near: Limb, far: Limb]
  /** Pitch of the feet, 90 level; otherwise square to the shin. */
  feet?: readonly [near: number, far: number]
  /** What the ground (or the seat, or the bar) carries. */
  rest: 'feet' | 'seat' | 'low' | 'hands'
  /** Off the ground by this share of the height. */
  air: number
  fists: boolean
  asleep: boolean
  open: boolean
}

/** name | near arm / far arm | near leg / far leg | feet | the rest, by name */
const TABLE = `
stand            | 6 24 14 8 / 6 24 14 8      | 0 6 0 / 0 6 0              | 90 90     | yaw 0
wave             | 4 26 16 10 / 0 100 0 158    | 0 3 0 / 4 12 4             | 90 90     | yaw 12, roll -4, tilt 6, open
arms-up          | 0 128 0 150 / 0 128 0 150  | 0 8 0 / 0 8 0              | 90 90     | yaw 0, open
arms-star        | 0 132 0 150 / 0 132 0 150  | 0 24 0 / 0 24 0            | 90 90     | yaw 0, air 0.06, open
arms-flowing     | 50 30 40 10 / 96 20 10     | 40 14 52 / -24 8 26        | 90 80     | yaw 40, look 27, lean 2, tilt 4
hold-up          | 0 138 0 168 / 0 138 0 168  | 0 4 0 / 0 4 0              | 90 90     | yaw 0, open
hands-together   | 18 18 92 -48 / 18 18 92 -48 | 0 4 0 / 0 4 0              | 90 90     | yaw 0
hands-to-mouth   | 30 24 112 -34 / 30 24 112 -34 | 0 4 0 / 0 4 0              | 90 90     | yaw 0
hands-to-eyes    | 30 24 112 -34 / 30 24 112 -34 | 0 4 0 / 0 4 0              | 90 90     | yaw 0
hands-to-lips    | 30 24 112 -34 / 30 24 112 -34 | 0 4 0 / 0 4 0              | 90 90     | yaw 0
hands-to-ears    | 30 24 112 -34 / 30 24 112 -34 | 0 4 0 / 0 4 0              | 90 90     | yaw 0
hands-to-cheeks  | 30 24 112 -34 / 30 24 112 -34 | 0 4 0 / 0 4 0              | 90 90     | yaw 0
hands-to-head    | 30 24 112 -34 / 30 24 112 -34 | 0 4 0 / 0 4 0              | 90 90     | yaw 0
hands-to-belly   | 18 30 60 -30 / 18 30 60 -30 | 0 4 0 / 0 4 0              | 90 90     | yaw 0
hand-to-nose     | 30 24 112 -34 / 6 24 14 8   | 0 4 0 / 0 4 0              | 90 90     | yaw 0
hand-to-chin     | 30 24 112 -34 / 6 24 14 8   | 0 4 0 / 0 4 0              | 90 90     | yaw 0
hands-on-hips    | -8 44 20 -34 / -8 44 20 -34 | 0 7 0 / 0 7 0              | 90 90     | yaw 0
arms-crossed     | 12 18 74 -72 / 22 18 70 -72 | 0 5 0 / 0 5 0              | 90 90     | yaw 0
dance            | 0 120 0 168 / 0 62 0 20    | 0 4 0 0 / 46 38 84 2       | 90 50     | yaw 16, roll 9, tilt 5, open
balance          | 0 84 0 104 / 0 84 0 84     | 14 10 30 4 / -6 16 28 8    | 90 90     | yaw 30, look 27, roll 8, tilt -6
walk             | -30 6 20 / 32 6 26         | 28 2 6 / -22 2 22          | 100 62    | yaw 66, lean 3
run              | -60 8 92 / 58 6 84         | 74 2 72 / -40 2 66         | 100 4     | yaw 66, lean 19, air 0.06, open
run-look-back    | -60 8 92 / 58 6 84         | 74 2 72 / -40 2 66         | 100 4     | yaw 66, look -27, lean 16, air 0.06
jump             | 0 122 0 150 / 0 122 0 150  | 40 34 96 12 / 4 30 60 24   | 50 10     | yaw 30, roll -5, tilt 5, air 0.17, open
tumble           | 40 8 10 / 58 10 8          | 172 8 20 / -150 8 30       |           | yaw 66, lean 118, nod 40, on low, open
handstand        | 0 10 0 4 / 0 10 0 4        | 180 5 0 / 180 9 -14        | 180 170   | yaw 0, lean 180, nod 81, pitch -149, tilt 149, on low, open
cartwheel        | 0 34 0 28 / 0 34 0 28      | 180 46 0 / 180 46 0        | 180 180   | yaw 0, lean 180, nod 81, pitch -149, tilt 149, on low, open
splits           | 0 120 0 150 / 0 120 0 150  | 0 82 0 86 / 0 82 0 86      | 176 176   | yaw 0, tilt 4, on seat, open
sit              | 4 6 48 / -18 4 58          | 84 4 82 / 77 4 70          | 90 90     | yaw 66, lean -3, on seat
sit-ground       | -46 10 26 / 40 6 30        | 130 8 97 / 112 6 58        | 92 92     | yaw 58, look 24, lean -7, on seat
sit-on-haunches  | -58 10 44 / 34 6 46         | 85 6 -3 / 130 5 112        | 172 92    | yaw 66, look 27, lean -9, on seat
sit-legs-apart   | 12 34 30 10 / 20 40 50 60   | 66 44 -6 40 / 66 44 -6 40  | 172 172   | yaw 0, tilt 4, on seat
sit-cross-legged | 26 24 34 4 / 26 24 34 4    | 78 60 44 -74 / 74 60 40 -74 | 120 120 | yaw 0, on seat
seated-ride      | 56 6 20 / 62 6 18          | 58 8 66 / 54 6 60          | 90 90     | yaw 66, lean 8, on seat, fists
seated-drive     | 60 6 28 / 70 6 24          | 84 4 44 / 80 4 40          | 130 130   | yaw 66, lean -8, on seat, fists
seated-row       | 62 6 14 / 68 6 12          | 84 5 40 / 78 5 30          | 120 120   | yaw 66, lean 10, on seat, fists
seated-swing     | 62 8 56 / 70 8 54 | 84 4 20 / 78 4 26          | 120 120   | yaw 66, lean -12, on seat, fists, open
swing-front      | 0 40 0 130 / 0 40 0 130    | 66 9 64 3 / 60 9 58 3      | 96 104    | yaw 0, lean -6, tilt 4, on seat, fists, open
seated-reach     | 52 6 26 / 36 6 36          | 84 4 82 / 77 4 70          | 90 90     | yaw 66, lean 4, on seat
seated-two-hands | 18 10 82 -14 / 24 10 78 -14 | 84 4 82 / 77 4 70          | 90 90     | yaw 48, lean -2, nod 8, on seat
slide            | 66 14 8 / 142 14 8 | 76 5 -2 / 70 5 4           | 160 150   | yaw 66, lean -22, nod 14, on seat, open
lie              | 70 8 20 / 84 4 10          | 90 3 2 / 104 3 26          | 170 160   | yaw 80, look 14, lean -84, tilt 6, on seat
sleep            | 74 8 16 / 84 4 10          | 90 3 2 / 92 3 2            | 170 160   | yaw 80, look 14, lean -86, tilt 4, on seat, asleep
lie-curled       | 64 4 40 / 70 4 44          | 94 5 172 / 86 5 168        | -84 -84   | yaw 74, look 0, lean 70, nod 30, on low, asleep
prone            | 64 10 92 / 72 10 88         | -86 4 4 / -94 4 62         | -60 20    | yaw 74, lean 78, nod -58, on low
kneel            | 4 6 46 / 26 6 58           | 6 4 96 / 80 3 80           | 0 90      | yaw 66, lean 4, on low
crouch           | 36 8 44 / 34 8 50          | 104 8 132 / 90 6 122       | 90 90     | yaw 66, lean 24, nod -14
crawl            | 14 6 6 / -18 6 10          | 18 4 104 / -16 4 74        | -20 -20   | yaw 74, lean 76, nod -56, on low
climb            | 96 10 34 / 150 8 18        | 10 4 26 / 92 6 96          | 80 92     | yaw 72, lean 6, nod -16, fists
hang             | 0 148 0 178 / 0 148 0 178 | 2 8 6 / 14 10 34           |           | yaw 10, air 0.14, on hands, fists
lean             | 6 10 30 / 20 20 50 10      | 12 4 2 / 22 0 4            | 90 90     | yaw 40, lean -10
fly              | 84 12 6 / 112 10 4 | -64 4 8 / -74 4 34         | -30 -60   | yaw 74, lean 66, nod -44, air 0.34, fists, open
float            | 0 70 0 104 / 0 88 0 116    | 10 14 36 10 / 22 18 60 10  |           | yaw 18, roll -6, air 0.18
swim             | 70 8 6 / 136 6 -16         | -78 4 12 / -92 4 8         | -60 -80   | yaw 76, lean 74, nod -50, on low
dive             | 28 8 -2 / 62 8 -6 | -142 4 2 / -150 4 8        | -142 -150 | yaw 76, lean 138, nod 6, air 0.16, on low
hold-front       | 22 4 66 / 30 4 60          | 8 4 0 / -15 4 0           | 90 90     | yaw 66, lean -3
shake-hand       | 22 4 66 / 30 4 60          | 8 4 0 / -15 4 0           | 90 90     | yaw 66, lean -3
two-hands        | 20 10 70 -10 / 28 10 64 -10 | 8 4 0 / -15 4 0           | 90 90     | yaw 42
two-hands-down   | 30 6 12 / 38 6 12          | 8 4 0 / -15 4 0           | 90 90     | yaw 66, lean 16, nod 8, fists
two-hands-swing  | -50 8 -40 / -24 6 -60      | 34 5 22 / -30 5 10         | 94 62     | yaw 66, lean 2, nod -8, fists
push-lean        | 64 4 22 / 72 4 18          | 44 2 46 / -48 2 4          | 90 44     | yaw 66, lean 30, nod -20, fists
pull-lean        | -48 4 -6 / -36 4 0         | 44 2 36 / -38 2 8          | 90 50     | yaw 66, lean 24, nod -14, fists
throw-arm        | -70 16 34 / 128 6 12       | -40 4 22 / 44 3 26         | 46 96     | yaw 66, lean 12, nod -12, open
throw-low        | 62 8 6 / -48 6 8           | -34 4 30 / 52 3 60         | 40 90     | yaw 66, lean 30, nod -14
reach-up         | -20 12 20 / 148 6 6        | -4 3 0 / -18 3 14          | 90 90     | yaw 66, lean 6, nod -22
kick-leg         | -64 22 22 / 76 16 30       | 82 3 6 / -14 3 16          | 150 90    | yaw 66, lean -20, nod 10, open
mouth-open       | 10 14 20 8 / 46 24 34 10   | 8 4 0 / -15 4 0           | 90 90     | yaw 28, look 27, open
head-up          | 4 15 8 6 / 8 12 14 6       | 8 4 0 / -15 4 0           | 90 90     | yaw 40, nod -26
head-down        | 10 8 24 / 16 8 30          | 8 4 0 / -15 4 0           | 90 90     | yaw 44, lean 10, nod 24
hug              | 70 8 24 / 82 8 20          | 8 4 0 / -15 4 0           | 90 90     | yaw 66, lean 6
lean-over        | 42 6 20 / 52 6 16          | 8 4 0 / -15 4 0           | 90 90     | yaw 66, lean 34, nod -6
reach            | 10 6 20 / 74 4 12          | 8 4 0 / -15 4 0           | 90 90     | yaw 66, lean 5
reach-down       | 24 6 6 / 34 6 4            | 30 4 40 / -10 4 20 | 90 90     | yaw 66, lean 42, nod -14
point            | 8 10 16 / 86 6 4           | 8 4 0 / -15 4 0           | 90 90     | yaw 50
hand-to-ear      | 10 58 20 164 / 4 14 8 6    | 0 4 0 / 0 4 0              | 90 90     | yaw 12, roll 3
hold-to-mouth    | 16 8 30 / 40 8 92          | 8 4 0 / -15 4 0           | 90 90     | yaw 66, lean -3
swing-arm        | 20 8 30 / 96 8 36          | 26 4 18 / -26 4 8          | 94 68     | yaw 66, lean 10, nod -6, fists
guard            | 40 10 112 / 58 10 104       | 20 6 16 / -20 6 8          | 90 80     | yaw 56, lean 5, fists
arms-forward     | 72 8 12 / 90 8 10          | 26 5 24 / -24 5 10         | 90 66     | yaw 66, lean 8, nod -6, open
shoulders        | 10 30 30 10 / 10 30 30 10 | 60 26 76 4 / 60 26 76 4    | 90 90     | yaw 0, on seat, open
skate            | 0 96 0 112 / 0 78 0 96     | 14 4 22 / -62 6 20         | 90 24     | yaw 58, lean 24, nod -16, open
ski              | 34 16 56 / 42 14 50        | 62 4 72 / 56 4 64          | 90 90     | yaw 66, lean 22, nod -12, fists
surf             | 20 74 0 104 / 20 86 0 112  | 56 16 80 10 / 40 24 74 16  | 90 90     | yaw 42, lean 16, roll -8, nod -8, look 27, open
sled             | 60 8 16 / 66 8 14          | 84 6 10 / 78 6 14          | 150 146   | yaw 66, lean -10, on seat, fists, open
talk             | 4 14 30 6 / 30 16 96 14    | 8 4 0 / -15 4 0            | 90 90     | yaw 46, open
listen           | 16 12 66 -30 / 22 12 62 -30 | 8 4 0 / -15 4 0            | 90 90     | yaw 40
bow              | 30 6 6 / 34 6 6            | 4 4 0 / -6 4 0             | 90 90     | yaw 66, lean 46, nod -8
bent-back        | 20 6 20 / 26 6 20          | 14 4 14 / -4 4 10          | 90 90     | yaw 66, lean 66, nod -30
leapfrog         | 14 10 6 / 20 10 6          | -34 40 40 / -10 50 60      | 40 60     | yaw 60, lean 40, nod -28, air 0.1, open
tug              | 74 6 10 / 82 6 8           | 58 4 34 / 16 4 26          | 108 100   | yaw 66, lean -28, nod 12, fists
bat              | 60 30 70 / 40 10 96        | 14 8 12 / -18 8 10         | 90 90     | yaw 50, look 27, lean 4, fists
draw-bow         | 84 30 -140 4 / 90 0 0      | -14 6 2 / 18 6 2           | 90 90     | yaw 66, fists
`

const numbers = (text: string): number[] => text.trim().split(/\s+/).filter(Boolean).map(Number)
const pair = (text: string): readonly [Limb, Limb] => {
  const [near = '', far = ''] = text.split('/')
  return [numbers(near) as unknown as Limb, numbers(far) as unknown as Limb]
}

function poseOf(row: string): [string, Pose] {
  const [name = '', arms = '', legs = '', feet = '', rest = ''] = row.split('|')
  const said = new Map(rest.split(',').map((word) => word.trim().split(' ') as [string, string | undefined]))
  const number = (key: string) => Number(said.get(key) ?? 0)
  return [
    name.trim(),
    {
      yaw: number('yaw'),
      lean: number('lean'),
      nod: number('nod'),
      pitch: number('pitch'),
      tilt: number('tilt'),
      roll: number('roll'),
      ...(said.has('look') ? { look: number('look') } : {}),
      arms: pair(arms),
      legs: pair(legs),
      ...(feet.trim() ? { feet: numbers(feet) as unknown as readonly [number, number] } : {}),
      rest: (said.get('on') ?? 'feet') as Pose['rest'],
      air: number('air'),
      fists: said.has('fists'),
      asleep: said.has('asleep'),
      open: said.has('open'),
    },
  ]
}

export const table = (text: string): Readonly<Record<string, Pose>> =>
  Object.fromEntries(text.trim().split('\n').map(poseOf))

export const POSES = table(TABLE)

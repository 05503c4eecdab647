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
wave             | 6 24 14 8 / 0 100 0 158     | 0 4 0 / 0 4 0              | 90 90     | yaw 0, open
arms-up          | 0 128 0 152 / 0 128 0 152  | 0 4 0 / 0 4 0              | 90 90     | yaw 0, open
hold-up          | 0 138 0 168 / 0 138 0 168  | 0 4 0 / 0 4 0              | 90 90     | yaw 0, open
hands-together   | 18 18 92 -48 / 18 18 92 -48 | 0 4 0 / 0 4 0              | 90 90     | yaw 0
hands-to-mouth   | 30 24 112 -34 / 30 24 112 -34 | 0 4 0 / 0 4 0              | 90 90     | yaw 0
dance            | 0 118 0 166 / 0 66 0 30    | 0 6 0 2 / 40 30 70 2       | 90 50     | yaw 16, roll 7, open
balance          | 0 84 0 96 / 0 84 0 96      | 12 8 24 4 / -4 12 22 8     | 90 90     | yaw 30, look 27, roll 5
walk             | -30 6 20 / 32 6 26         | 28 2 6 / -22 2 22          | 100 62    | yaw 66, lean 3
run              | -56 8 84 / 50 6 76         | 64 2 62 / -32 2 58         | 100 10    | yaw 66, lean 14, air 0.05, open
run-look-back    | -56 8 84 / 50 6 76         | 64 2 62 / -32 2 58         | 100 10    | yaw 66, look -27, lean 12, air 0.05
jump             | 0 126 0 154 / 0 126 0 154  | 38 16 84 8 / 16 16 78 8    |           | yaw 34, lean -2, air 0.16, open
tumble           | 40 8 10 / 58 10 8          | 172 8 20 / -150 8 30       |           | yaw 66, lean 118, nod 40, on low, open
sit              | 24 6 42 / 32 6 40          | 76 4 74 / 70 4 64          | 90 90     | yaw 66, lean -3, on seat
sit-ground       | -34 14 34 / 44 6 34 | 80 14 -2 / 122 6 100       | 168 90    | yaw 52, lean -8, on seat
sit-cross-legged | 26 24 34 4 / 26 24 34 4    | 74 56 40 -52 / 74 56 40 -52 | 120 120 | yaw 0, on seat
seated-ride      | 56 6 20 / 62 6 18          | 58 8 66 / 54 6 60          | 90 90     | yaw 66, lean 8, on seat, fists
seated-drive     | 60 6 28 / 70 6 24          | 84 4 44 / 80 4 40          | 130 130   | yaw 66, lean -8, on seat, fists
seated-row       | 62 6 14 / 68 6 12          | 84 5 40 / 78 5 30          | 120 120   | yaw 66, lean 10, on seat, fists
seated-swing     | 62 8 56 / 70 8 54 | 84 4 20 / 78 4 26          | 120 120   | yaw 66, lean -12, on seat, fists, open
seated-reach     | 52 6 26 / 36 6 36          | 76 4 74 / 70 4 64          | 90 90     | yaw 66, lean 4, on seat
seated-two-hands | 18 10 82 -14 / 24 10 78 -14 | 76 4 74 / 70 4 64          | 90 90     | yaw 48, lean -2, nod 8, on seat
slide            | 66 14 8 / 142 14 8 | 76 5 -2 / 70 5 4           | 160 150   | yaw 66, lean -22, nod 14, on seat, open
lie              | 70 8 20 / 84 4 10          | 90 3 2 / 104 3 26          | 170 160   | yaw 80, look 14, lean -84, tilt 6, on seat
sleep            | 74 8 16 / 84 4 10          | 90 3 2 / 92 3 2            | 170 160   | yaw 80, look 14, lean -86, tilt 4, on seat, asleep
lie-curled       | 64 4 40 / 70 4 44          | 94 5 172 / 86 5 168        | -84 -84   | yaw 74, look 0, lean 70, nod 30, on low, asleep
kneel            | 38 6 40 / 46 6 40          | 6 4 96 / 80 3 80           | 0 90      | yaw 66, lean 4, on low
crouch           | 48 8 30 / 58 8 26          | 104 8 132 / 90 6 122       | 90 90     | yaw 66, lean 24, nod -14
crawl            | 14 6 6 / -18 6 10          | 18 4 104 / -16 4 74        | -20 -20   | yaw 74, lean 76, nod -56, on low
climb            | 92 10 34 / 152 8 18 | 16 4 22 / 84 6 84          | 86 92     | yaw 72, lean 4, nod -12, fists
hang             | 0 158 0 172 / 0 158 0 172 | 2 8 6 / 14 10 34           |           | yaw 10, air 0.14, on hands, fists
lean             | 6 10 30 / 20 20 50 10      | 12 4 2 / 22 0 4            | 90 90     | yaw 40, lean -10
fly              | 84 12 6 / 112 10 4 | -64 4 8 / -74 4 34         | -30 -60   | yaw 74, lean 66, nod -44, air 0.34, fists, open
float            | 0 70 0 104 / 0 88 0 116    | 10 14 36 10 / 22 18 60 10  |           | yaw 18, roll -6, air 0.18
swim             | 70 8 6 / 136 6 -16         | -78 4 12 / -92 4 8         | -60 -80   | yaw 76, lean 74, nod -50, on low
dive             | 28 8 -2 / 62 8 -6 | -142 4 2 / -150 4 8        | -142 -150 | yaw 76, lean 138, nod 6, air 0.16, on low
hold-front       | 22 4 66 / 30 4 60          | 8 4 0 / -15 4 0           | 90 90     | yaw 66, lean -3
two-hands        | 20 10 70 -10 / 28 10 64 -10 | 8 4 0 / -15 4 0           | 90 90     | yaw 42
two-hands-down   | 30 6 12 / 38 6 12          | 8 4 0 / -15 4 0           | 90 90     | yaw 66, lean 16, nod 8, fists
two-hands-swing  | -50 8 -40 / -24 6 -60      | 20 5 10 / -20 5 8          | 94 76     | yaw 66, lean -4, fists
push-lean        | 64 4 22 / 72 4 18          | 32 2 34 / -36 2 4          | 90 54     | yaw 66, lean 20, nod -10, fists
pull-lean        | -48 4 -6 / -36 4 0         | 34 2 26 / -30 2 8          | 90 58     | yaw 66, lean 16, nod -8, fists
throw-arm        | -46 8 26 / 132 6 16 | -26 4 14 / 28 3 8 | 62 98 | yaw 66, lean 2, open
throw-low        | 46 8 6 / -30 6 8           | -26 4 24 / 38 3 40         | 50 90     | yaw 66, lean 20, nod -8
reach-up         | 8 8 14 / 148 6 6           | 4 3 0 / -10 3 6            | 66 62     | yaw 66, lean -3, nod -12
kick-leg         | -42 14 14 / 56 12 20       | 62 3 8 / -8 3 4            | 130 90    | yaw 66, lean -12
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
swing-arm        | 20 8 30 / 96 8 36 | 16 4 8 / -16 4 8           | 94 78     | yaw 66, lean 4, fists
arms-forward     | 72 8 12 / 90 8 10          | 14 5 12 / -14 5 10         | 90 78     | yaw 66, lean 2, open
shoulders        | 10 30 30 10 / 10 30 30 10 | 60 26 76 4 / 60 26 76 4    | 90 90     | yaw 0, on seat, open
skate            | 0 92 0 104 / 0 74 0 88     | 8 4 10 / -56 6 16          | 90 40     | yaw 58, lean 16, nod -8
ski              | 34 16 56 / 42 14 50        | 62 4 72 / 56 4 64          | 90 90     | yaw 66, lean 22, nod -12, fists
surf             | 30 70 0 96 / 20 84 0 104   | 46 14 62 10 / 30 20 58 16  | 90 90     | yaw 48, lean 8, look 27, open
sled             | 60 8 16 / 66 8 14          | 84 6 10 / 78 6 14          | 150 146   | yaw 66, lean -10, on seat, fists, open
tug              | 70 6 10 / 78 6 8           | 46 4 26 / 8 4 14           | 100 96    | yaw 66, lean -18, nod 6, fists
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

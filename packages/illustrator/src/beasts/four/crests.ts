/** What the heads of lizards and of the lesser known dinosaurs carry: ruffs, beards of spikes, crests. All in profile. */
import { frame } from '../rig/ink.ts'
import { has, type Kit } from './kit.ts'

/** The skin around a neck, spread like an umbrella, with the rays that hold it. */
function ruff({ ink, f, b }: Kit): void {
  ink
    .tint(b.coat.mark ?? 'orange')
    .shape(
      f.d(
        'M.3 -.74C.2 -1.5 -.1 -2.1 -.6 -2.5Q-.9 -2.76 -1.16 -2.44Q-1.56 -2.5 -1.62 -2.08Q-2.06 -2 -1.98 -1.56Q-2.4 -1.34 -2.16 -.94Q-2.5 -.62 -2.18 -.26Q-2.42 .14 -2.04 .4Q-2.16 .86 -1.74 1Q-1.74 1.46 -1.3 1.46Q-1.14 1.86 -.76 1.66C-.3 1.5 0 1.2 .1 .74C-.3 .4 -.3 -.4 .3 -.74Z',
      ),
    )
    .line(
      f.d(
        'M-.2 -.66L-.9 -2.1M-.42 -.5L-1.56 -1.6M-.5 -.24L-1.86 -.72M-.5 .06L-1.8 .28M-.4 .32L-1.4 1.02M-.2 .6L-.82 1.36',
      ),
      0.8,
    )
}

/** The shield of a styracosaurus: long spikes all around it, one long horn on the nose. */
function spikedFrill({ ink, f, b }: Kit): void {
  ink.tint(b.coat.horn ?? 'cream')
  for (const [x, y, u, v] of [
    [-0.3, -1.6, -0.2, -3],
    [-0.9, -1.5, -1.5, -3],
    [-1.3, -1.1, -2.5, -2.3],
    [-1.4, -0.6, -3, -1.2],
    [-1.3, -0.1, -2.8, 0],
  ] as const) {
    const [dx, dy] = [-(v - y) * 0.16, (u - x) * 0.16]
    ink.shape(f.d(`M${x + dx} ${y + dy}L${u} ${v}L${x - dx} ${y - dy}Z`))
  }
  ink
    .tint(b.coat.mark ?? 'coral')
    .shape(
      f.d('M.35 -.7C.3 -1.3 0 -1.7 -.4 -1.9C-1 -2 -1.5 -1.6 -1.7 -1.1C-1.9 -.5 -1.7 .1 -1.3 .4C-.9 .7 -.5 .8 -.1 .75Z'),
    )
  for (const [x, y] of [
    [-0.72, -1.3],
    [-1.12, -0.72],
    [-1.04, -0.1],
  ] as const)
    ink.oval(f.at(x, y), f.s * 0.24, f.s * 0.24, 0, 0.8)
  const { mz = 1.4, my = 0.42 } = b.head
  ink
    .tint(b.coat.horn ?? 'cream')
    .shape(
      f.d(
        `M${mz * 0.6} ${my - 0.56}C${mz * 0.74} ${my - 1.4} ${mz * 0.9} ${my - 2.1} ${mz * 1.24} ${my - 2.7}Q${mz * 1.26} ${my - 1.3} ${mz * 1.08} ${my - 0.36}Q${mz * 0.84} ${my - 0.3} ${mz * 0.6} ${my - 0.56}Z`,
      ),
    )
}

/** Thick horns above the eyes, as a carnotaurus has. */
const browHorns = ({ ink, f, b }: Kit) =>
  ink
    .tint(b.coat.horn ?? 'cream')
    .shape(f.d('M.5 -.66C.54 -.96 .74 -1.24 1.1 -1.34C1.2 -1.06 1.12 -.76 .94 -.54Q.7 -.46 .5 -.66Z'))
    .shape(f.d('M0 -.74C-.08 -1.1 .02 -1.36 .34 -1.56C.58 -1.3 .6 -1 .54 -.66Q.28 -.52 0 -.74Z'))

/** Two half moons on top of the skull, the far one behind. */
function twinCrest({ ink, f, b }: Kit): void {
  const { mz = 1.8 } = b.head
  const half = (x: number) =>
    `M${x - 0.5} -.72C${x - 0.7} -1.5 ${x} -2 ${x + mz * 0.4} -1.6C${x + mz * 0.56} -1.2 ${x + mz * 0.62} -.8 ${x + mz * 0.56} -.36Q${x + 0.2} -.7 ${x - 0.5} -.72Z`
  ink
    .tint(b.coat.horn ?? 'orange')
    .shape(f.d(half(0.3)))
    .shape(f.d(half(0.02)))
    .line(f.d('M.1 -.86Q0 -1.2 .16 -1.5M.46 -.8Q.4 -1.1 .56 -1.42'), 0.8)
}

/** The flap of skin below an iguana's chin, with the round plate on its cheek. */
function dewlap({ ink, f, b }: Kit): void {
  const { mz = 1.2 } = b.head
  ink
    .tint(b.coat.horn ?? b.coat.body)
    .shape(
      f.d(
        `M${mz * 0.66} .82C${mz * 0.7} 1.16 ${mz * 0.5} 1.5 .16 1.56C-.1 1.4 -.24 1.1 -.28 .8Q.2 1 ${mz * 0.66} .82Z`,
      ),
    )
  ink.tint(b.coat.mark ?? b.coat.body).oval(f.at(-0.2, 0.36), f.s * 0.26, f.s * 0.26, 0, 0.85)
}

/** A collar of spikes from the ear to below the chin. */
function spikedBeard({ ink, f, b }: Kit): void {
  ink.tint(b.coat.horn ?? b.coat.body)
  for (const [x, y, turn] of [
    [-0.72, -0.4, 196],
    [-0.78, -0.02, 176],
    [-0.68, 0.36, 150],
    [-0.4, 0.66, 124],
    [0, 0.84, 104],
    [0.42, 0.88, 88],
  ] as const) {
    const a = (turn * Math.PI) / 180
    const [c, s] = [Math.cos(a), Math.sin(a)]
    ink.shape(
      f.d(`M${x - s * 0.2} ${y + c * 0.2}L${x + c * 0.62} ${y + s * 0.62}L${x + s * 0.2} ${y - c * 0.2}Z`),
      0.85,
    )
  }
}

/** Three sickles on the near hand, as long as the arm; those of the other would lie among them. */
function longClaws({ ink, b, s }: Kit): void {
  ink.tint(b.coat.horn ?? 'cream')
  for (const turn of [-38, 0, 38])
    ink.shape(frame(s.legs.nf.ankle, 34, turn, s.flip).d('M.1 -.14C.44 -.26 .9 -.1 1.16 .34C.8 .2 .44 .18 .1 .16Z'))
}

export function crests(k: Kit): void {
  if (has(k, 'ruff')) ruff(k)
  if (has(k, 'spiked-frill')) spikedFrill(k)
  if (has(k, 'brow-horns')) browHorns(k)
  if (has(k, 'twin-crest')) twinCrest(k)
  if (has(k, 'dewlap')) dewlap(k)
  if (has(k, 'beard-spikes')) spikedBeard(k)
  if (has(k, 'long-claws')) longClaws(k)
}

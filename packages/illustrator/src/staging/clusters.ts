/** Several of a small kind that nobody counted stand together as they would: two staggered rows, none like the other, and balloons in a bunch. */
import { midX, tall, wide } from './geometry.ts'
import type { Member } from './member.ts'
import type { Scene } from './scene.ts'

/** From this number on. */
const SEVERAL = 3
/** In meters: what is higher is a landmark of its own. */
const SMALL = 1.3
/** Of a thing's width: how far the next one is; of its height: how far back the second row stands. */
const [NEXT, BACK] = [0.84, 0.14]
const FRONT_SIZES = [0.94, 0.84, 1, 0.88]
const BACK_SIZES = [1.12, 1.02, 1.16, 1.06]
/** How far each balloon of a bunch leans, in degrees, and how long its string is. */
const LEANS = [0, -21, 21, -40, 40, -11, 11, -31] as const
const STRINGS = [1.18, 1.02, 1.05, 0.9, 0.92, 1.36, 1.32, 1.2] as const
/** What is built or driven keeps its own place. */
const LARGE = /vehicles|buildings|weather/

export function clusters(scene: Scene): void {
  const kinds = Map.groupBy(scene.members, ({ named }) => named)
  for (const [named, members] of kinds) {
    if (!named.atLeast || members.length < SEVERAL || members.some((one) => !isLoose(one, scene))) continue
    // Tulips beside butterflies are one bed of tulips; what somebody gathers is beside them, and not before their face.
    const kept = scene.bonds.find((bond) => bond.a === members[0] && isGatherer(bond.b, scene))
    for (const bond of scene.bonds)
      if (bond !== kept && (members.includes(bond.a) || (bond.b && members.includes(bond.b)))) bond.b = null
    if (named.name === 'balloon') bunch(scene, members)
    else if (!scene.afloat && members.every(isSmall)) gather(scene, members)
  }
}

const isGatherer = (b: Member | null, scene: Scene): boolean =>
  !!b?.being && !!scene.bonds.some((bond) => bond.a === b && bond.b && /basket|bucket/.test(bond.b.entry.name))

const isLoose = (member: Member, scene: Scene): boolean =>
  !member.being &&
  scene.alone(member) &&
  scene.bonds.every(({ a, b, relation }) => (a !== member && b !== member) || relation.relation === 'next-to')

const isSmall = ({ entry, habitat }: Member): boolean =>
  entry.height < SMALL && /^(ground|hand)$/.test(habitat) && !LARGE.test(entry.category)

function gather(scene: Scene, members: readonly Member[]): void {
  const [first] = members as [Member, ...Member[]]
  const n = Math.ceil(members.length / 2)
  const { h, y } = first.place
  const rows = [members.slice(n), members.slice(0, n)]
  const x0 = midX(first.art.box)
  for (const [r, row] of rows.entries()) {
    const sizes = r ? FRONT_SIZES : BACK_SIZES
    for (const [i, one] of row.entries()) one.at({ h: h * (sizes[i % sizes.length] ?? 1) })
    const step = Math.max(...members.map(({ art }) => wide(art.box))) * NEXT
    for (const [i, one] of row.entries()) {
      const x = x0 + (i - (row.length - 1) / 2) * step
      const up = r ? (i % 2) * 0.04 : BACK + (i % 2) * 0.03
      scene.group(one).shift(x - midX(one.art.box), y - h * up - one.place.y)
    }
  }
  for (const one of rows[0] ?? []) scene.join(one, first, 'under')
  for (const one of rows[1] ?? []) scene.join(one, first, 'over')
}

/** All strings end in one spot. */
function bunch(scene: Scene, members: readonly Member[]): void {
  const [first] = members as [Member, ...Member[]]
  const { x, y, h } = first.place
  for (const [i, one] of members.entries()) {
    one.at({ x, y, h: h * (STRINGS[i % STRINGS.length] ?? 1), facing: 'right' })
    one.tilt = LEANS[i % LEANS.length] ?? 0
    one.draw()
  }
  const byHeight = [...members].sort((p, q) => tall(q.art.box) - tall(p.art.box))
  for (const one of byHeight) scene.join(one, first, 'over')
}

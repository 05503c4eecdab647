/** Every relation and how it becomes geometry. */

import { midX, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import { isProne, settleDown } from '../posture.ts'
import type { Bond, Scene } from '../scene.ts'
import { isLying, isSeated, TRAITS } from '../traits.ts'
import { ACT_STAGERS } from './acts/index.ts'
import { isCord, tangle, windAround } from './acts/tangle.ts'
import { along } from './along.ts'
import { aboutHead, around } from './around.ts'
import { atBedside, sleepsIn, tuckedBetween } from './bed.ts'
import { between, circles, facing, leading, leftOf, nextTo, rightOf, trailing } from './beside.ts'
import { hangBetween } from './between-two.ts'
import { isMadeUp, withSleepers } from './blanket.ts'
import { bouncing } from './bounce.ts'
import { climbs } from './climb.ts'
import { hugs } from './close.ts'
import { dancesWith } from './dance.ts'
import { behind, hidesBehind, inFrontOf, through } from './depth.ts'
import { fallsIn } from './fall-in.ts'
import { guides, isGuide } from './guiding-star.ts'
import { carries, holds, reads } from './hands.ts'
import { hangs } from './hang.ts'
import { leads, pulls, pushes } from './haul.ts'
import { holdsHoop } from './hoop.ts'
import { inside } from './inside.ts'
import { plays } from './instruments.ts'
import { juggles } from './juggle.ts'
import type { Stager } from './kit.ts'
import { leansOn } from './lean.ts'
import { watchesLeap } from './leap-in-turn.ts'
import { loads } from './machines.ts'
import { eats } from './meals.ts'
import { above, fliesOver, jumpsOver } from './over.ts'
import { has, wears } from './parts.ts'
import { isVisit, visits } from './perch.ts'
import { races } from './race.ts'
import { rescues } from './rescue.ts'
import { drives, rides, slides, swings } from './ride.ts'
import { inSameHand } from './same-hand.ts'
import { onTop } from './support.ts'
import { sitsAt } from './table.ts'
import { talksTo } from './talk.ts'
import { catches, kicks, throws } from './throw.ts'
import { tipsOut } from './tip.ts'
import { feeds, gives, holdsHands, kisses } from './together.ts'
import { blows, sews, waters } from './tools.ts'
import { under } from './under.ts'
import { feel } from './voice.ts'
import { worksOn } from './work.ts'

const STAGERS: Readonly<Record<string, Stager>> = {
  inside,
  'on-top-of': onTop,
  under: (scene, a, b, relation) => void (along(scene, b) || under(scene, a, b, relation)),
  behind,
  'in-front-of': inFrontOf,
  'next-to': (scene, a, b, relation) =>
    void (atBedside(scene, a, b) || withSleepers(scene, a, b) || nextTo(scene, a, b, relation)),
  'left-of': leftOf,
  'right-of': rightOf,
  above,
  'hangs-from': hangs,
  'leans-on': leansOn,
  'hides-behind': hidesBehind,
  'hides-in': inside,
  'comes-out-of': inside,
  'sits-on': onTop,
  'sits-at': sitsAt,
  // On its uppermost rung nobody stands: of a ladder that leans nowhere one is half way up.
  'stands-on': (scene, a, b, relation) =>
    (b.entry.name === 'ladder' && a.being && isIdle(scene, a) ? climbs : onTop)(scene, a, b, relation),
  // In a hammock one lies as in a bed.
  'lies-on': (scene, a, b, relation) =>
    (b.entry.name === 'hammock' || (a.handed && isMadeUp(b)) ? sleepsIn : onTop)(scene, a, b, relation),
  'sleeps-in': sleepsIn,
  'balances-on': onTop,
  rides,
  drives,
  rows: inside,
  climbs,
  'jumps-over': jumpsOver,
  'jumps-in': inside,
  'jumps-through': through,
  'flies-over': fliesOver,
  // Whoever surfs on a wave is on it already, and not in it up to the neck.
  'swims-in': (scene, a, b, relation) => void (scene.together(a, b) || inside(scene, a, b, relation)),
  'floats-on': onTop,
  crosses: onTop,
  follows: (scene, a, b, relation) => (isGuide(b) ? guides : trailing)(scene, a, b, relation),
  chases: trailing,
  'runs-from': leading,
  races,
  'swings-on': swings,
  'slides-down': slides,
  'bounces-on': bouncing,
  holds: (scene, a, b, relation) => void (loads(scene, a, b) || holdsHoop(scene, a, b) || holds(scene, a, b, relation)),
  carries,
  wears,
  pushes,
  pulls,
  throws,
  catches,
  kicks,
  juggles,
  'gives-to': gives,
  picks: worksOn,
  leads,
  hugs,
  kisses,
  feeds,
  'talks-to': talksTo,
  'looks-at': facing,
  'looks-into': facing,
  'looks-under': facing,
  'waves-at': facing,
  'dances-with': dancesWith,
  'holds-hands-with': holdsHands,
  fights: facing,
  rescues,
  'plays-with': worksOn,
  eats,
  drinks: eats,
  reads,
  plays,
  builds: worksOn,
  paints: worksOn,
  cooks: worksOn,
  waters,
  plants: worksOn,
  digs: worksOn,
  fishes: holds,
  pours: (scene, a, b, relation) => void (tipsOut(scene, a, b) || holds(scene, a, b, relation)),
  blows,
  cuts: worksOn,
  cleans: worksOn,
  sews,
  decorates: worksOn,
  lights: worksOn,
  has,
  'filled-with': has,
  'made-of': has,
}

export function stageRelations(scene: Scene): void {
  // What somebody puts on another goes there once both have taken their pose, and skis are on before one is on the slope.
  const when = (bond: Bond) =>
    (bond.relation.relation === 'wears' && scene.undergoes(bond.a, 'tends')) ||
    /^(downhill|hook)$/.test(bond.relation.how ?? '')
      ? 3.5
      : // Two who hug under a tree are under it together: once both were under it they would stay apart.
        (watchesLeap(scene, bond) ? 5.5 : step(bond)) + (bond.relation.relation === 'under' ? 0.5 : 0)
  const order = [...scene.bonds].sort((p, q) => when(p) - when(q))
  const surrounding = new Set(scene.bonds.filter(({ relation }) => relation.relation === 'around').map(({ a }) => a))
  const surrounded = new Set<Member>()
  strike(scene)
  let last = 0
  for (const bond of order) {
    const { a, b, c, relation } = bond
    if (step(bond) > 3 && last <= 3) gather(scene, surrounding)
    last = step(bond)
    const act = ACT_STAGERS[relation.how ?? '']
    if (act && !isInHand(scene, bond)) {
      a.keepsSeat = sitsThrough(scene, bond)
      if (!fallsIn(scene, a, b, relation)) act(scene, a, b, relation)
      a.keepsSeat = false
      continue
    }
    if (!b || a === b || isInHand(scene, bond)) continue
    if (relation.relation === 'between' && c && a.entry.name === 'hammock') hangBetween(scene, a, [b, c])
    else if (relation.relation === 'between') tuckedBetween(scene, a, b) || between(scene, a, b, c)
    else if (relation.relation === 'around') {
      if (surrounded.has(b)) continue
      surrounded.add(b)
      const all = scene.bonds
        .filter((other) => other.relation.relation === 'around' && other.b === b)
        .map((other) => other.a)
      if (isCord(a) && !scene.together(a, b)) b.being ? tangle(scene, b, a, relation) : windAround(scene, a, b)
      else if (relation.part === 'head' && b.being) aboutHead(scene, all, b)
      else if (all.length > 1 && !all.every((one) => one === a || scene.together(one, a))) around(scene, all, b)
      else circles(scene, a, b, relation)
    } else if (isVisit(a, b, relation)) visits(scene, a, b)
    else STAGERS[relation.relation]?.(scene, a, b, relation)
  }
  if (last <= 3) gather(scene, surrounding)
  assemble(scene)
  rejoin(scene)
  gesture(scene)
}

/** Who rides, sits or lies and waves as well has one arm for it. */
function gesture(scene: Scene): void {
  for (const { a, relation } of scene.bonds) {
    if (
      !/^waves/.test(relation.relation) ||
      !a.handed ||
      /^(wave|hands-together|arms-up)$/.test(a.acting.pose) ||
      a.tilt
    )
      continue
    const [x, y] = a.point('headMid')
    const r = Math.abs(y - a.point('headTop')[1])
    a.act({ mouth: 'open', reach: { nearHand: [x - side(a.place.facing) * r * 1.5, y - r * 0.6] } })
  }
}

/** Poses that a verb asks for by itself, whatever its relation says. */
const TOLD =
  /^(dive|crawl|sit-cross-legged|hands-together|hands-(?:to|on)-[a-z]+|hand-to-(?:nose|chin)|arms-crossed|tumble|arms-up|skate|wave|rear|head-up)$/

/** Everybody as their act wants them. */
function strike(scene: Scene): void {
  for (const { a, relation } of scene.bonds) {
    const { pose, how } = relation
    if (pose && isProne(pose) && a.being) {
      settleDown(a, pose)
      continue
    }
    const first = a.copy ? scene.members.find((other) => other.named === a.named) : undefined
    if (first && a.being && !isPaired(scene, a) && (!relation.b || relation.relation === 'crosses'))
      a.at({ facing: first.place.facing })
    feel(scene, a, relation)
    if (
      pose &&
      a.being &&
      !(pose === 'rear' && scene.undergoes(a, 'rides')) &&
      (how !== undefined || (TOLD.test(pose) && (pose !== 'dive' || relation.relation === 'jumps-in'))) &&
      !isLying(a.acting.pose) &&
      !(isSeated(a.acting.pose) && scene.does(a, 'sits-on', 'rides', 'drives', 'rows')?.b)
    )
      a.act({ pose })
  }
}

/** Who sits on something already stays there for what is done with the hands alone. */
function sitsThrough(scene: Scene, { a, relation }: Bond): boolean {
  const seat = scene.does(a, 'sits-on', 'rides', 'drives', 'swings-on')
  return !!seat?.b && isSeated(a.acting.pose) && scene.together(a, seat.b) && relation !== seat.relation
}

/** Back to back each of two looks its own way. */
const isPaired = (scene: Scene, a: Member): boolean =>
  scene.bonds.some((bond) => (bond.a === a || bond.b === a) && /-to-/.test(bond.relation.how ?? ''))

/** A pillow on the bed that somebody swings is in the hand and no longer on the bed. */
const isInHand = (scene: Scene, { a, relation }: Bond): boolean =>
  !a.being && /^(on-top-of|inside|next-to)$/.test(relation.relation) && !!scene.undergoes(a, 'holds', 'throws', 'wears')

/** Who does nothing but be there. */
const isIdle = ({ bonds }: Scene, a: Member): boolean => bonds.filter((bond) => bond.a === a && bond.b).length === 1

/** Copies that nothing was said of lie with the first one: the other eggs of the hunt, the rest of the cookies. */
function gather(scene: Scene, apart: ReadonlySet<Member>): void {
  for (const member of scene.members) {
    if (!member.copy || member.being || apart.has(member) || !scene.alone(member)) continue
    if (scene.bonds.some((bond) => bond.b && (bond.a === member || bond.b === member || bond.c === member))) continue
    const first = scene.members.find((other) => other.named === member.named && other.copy === 0)
    if (!first || !scene.bonds.some((bond) => bond.b && (bond.a === first || bond.b === first))) continue
    member.at({ h: first.place.h })
    if (inSameHand(scene, member, first)) continue
    const holder = scene.undergoes(first, 'holds', 'carries')?.a
    // Two more presents do not hang in the air beside the one in somebody's arms.
    nextTo(scene, member, holder ?? first, { a: '', b: '', relation: 'next-to' })
  }
}

/** Copies that somebody talks to or feeds along with the first stand behind it: a class before its teacher. */
function assemble(scene: Scene): void {
  for (const member of scene.members) {
    if (!member.copy || !member.being || !scene.alone(member)) continue
    const first = scene.members.find((other) => other.named === member.named && other.copy === 0)
    const other =
      first &&
      scene.undergoes(first, 'talks-to', 'looks-at', 'feeds', 'waves-at', 'gives-to', 'leads', 'chases', 'follows')?.a
    // A shoal that is chased flees the same way.
    if (first && other && scene.afloat) member.at({ facing: first.place.facing })
    else if (first && other && scene.together(first, other))
      (first.habitat === 'air' ? flutter : lineUp)(scene, member, first, other)
  }
}

/** Who was singled out from several stays beside the others: in a row before them it would hide them. */
function rejoin(scene: Scene): void {
  if (scene.afloat) return
  for (const one of scene.members) {
    if (!one.being || one.copy || !scene.alone(one)) continue
    const kin = scene.members.find(({ entry, named }) => entry === one.entry && named !== one.named)
    if (kin && !scene.alone(kin)) nextTo(scene, one, kin, { a: '', b: '', relation: 'next-to' })
  }
}

/** In two rows, or many would be tiny: every other one nearer, before the gap. */
function lineUp(scene: Scene, member: Member, first: Member, other: Member): void {
  member.at({ facing: first.place.facing })
  if (member.acting.pose === 'stand' || first.acting.pose === 'run') member.act({ pose: first.acting.pose })
  const away = midX(first.art.box) > midX(other.art.box) ? 1 : -1
  const near = member.copy % 2 === 1
  const [dx, dy] = [away * wide(first.art.box) * 0.56 * member.copy, near ? tall(first.art.box) * 0.42 : 0]
  scene.group(member).shift(midX(first.art.box) + dx - midX(member.art.box), first.art.box.y1 + dy - member.art.box.y1)
  scene.join(member, first, near ? 'over' : 'under')
  // A flock that is driven stays ahead of who drives it.
  if (!scene.undergoes(first, 'follows')) return
  member.act({ pose: 'walk' })
  scene.arranged.add(first)
}

/** In the air each has room of its own: ahead and higher, ahead and lower. */
function flutter(scene: Scene, member: Member, first: Member, other: Member): void {
  member.at({ facing: first.place.facing })
  const away = midX(first.art.box) > midX(other.art.box) ? 1 : -1
  const [w, h] = [wide(first.art.box), tall(first.art.box)]
  const [out, up] = member.copy % 2 ? [0.75, -1.15] : [1.5, -0.2]
  const [dx, dy] = [away * w * out * Math.ceil(member.copy / 2), h * up]
  scene.group(member).shift(midX(first.art.box) + dx - midX(member.art.box), first.art.box.y1 + dy - member.art.box.y1)
  scene.join(member, first, 'over')
}

const step = ({ relation }: Bond): number => TRAITS[relation.relation]?.step ?? 4

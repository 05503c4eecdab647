/** A bird with its brood. On the nest: it fills it, the rim before its breast, and its eggs look over the rim beside it. */
import { midX, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { meet, resize } from './kit.ts'

/** Widths of the nest in widths of the bird, and how deep the bird sits in it, in its own heights. */
const [ROOM, DEEP] = [1.16, 0.34]
/** An egg in heights of the bird, and where eggs lie, in half widths of the nest from the middle. */
const [EGG, LAID] = [0.24, [0.62, -0.62, 0.3, -0.3]] as const

const isNest = ({ entry }: Member): boolean => entry.name === 'nest'

const within = (scene: Scene, nest: Member): Member[] => [
  ...new Set(
    scene.bonds
      .filter(
        ({ b, relation }) => b === nest && /^(inside|sits-on|sleeps-in|lies-on|on-top-of)$/.test(relation.relation),
      )
      .map(({ a }) => a),
  ),
]

/** Nobody else alive is in it: a mother with chicks is at its side. */
const sitterOf = (scene: Scene, nest: Member): Member | undefined => {
  const [one, another] = within(scene, nest).filter(({ being }) => being)
  return one && !another && !one.handed ? one : undefined
}

/** False of everybody and everything else. */
export function broods(scene: Scene, a: Member, b: Member): boolean {
  if (!isNest(b)) return false
  const sitter = sitterOf(scene, b)
  if (!sitter) return false
  if (a === sitter) settle(scene, a, b)
  else if (/egg$/.test(a.entry.name)) lay(scene, a, b, sitter)
  return a === sitter || /egg$/.test(a.entry.name)
}

function settle(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  a.act({ pose: a.acting.pose === 'lie-curled' ? 'lie-curled' : 'sit' })
  resize(scene, b, (b.place.h * wide(a.art.box) * ROOM) / wide(b.art.box))
  const { box } = a.art
  meet(scene, a, b, [midX(box), box.y1], [midX(b.art.box), b.point('rim')[1] + tall(box) * DEEP])
  scene.join(a, b, { before: 'front', of: b })
}

function lay(scene: Scene, egg: Member, b: Member, sitter: Member): void {
  if (scene.together(egg, b)) return
  if (!scene.together(sitter, b)) settle(scene, sitter, b)
  const index = within(scene, b)
    .filter(({ being }) => !being)
    .indexOf(egg)
  resize(scene, egg, (egg.place.h * tall(sitter.art.box) * EGG) / tall(egg.art.box))
  const x = midX(b.art.box) + side(sitter.place.facing) * (LAID[index % LAID.length] as number) * wide(b.art.box) * 0.5
  const { box } = egg.art
  meet(scene, egg, b, [midX(box), box.y1], [x, b.point('rim')[1] + tall(box) * 0.62])
  scene.join(egg, b, { before: 'front', of: b })
}

/** Of the width of the parent on the same branch: how wide a nest with young ones in it is. */
const FULL_NEST = 1.15

/** A nest whose young are fed is as wide as who feeds them, or nobody would see their beaks; whoever feeds them looks at them. */
export function widenNest(scene: Scene, nest: Member, branch: Member): void {
  if (!isNest(nest)) return
  const parent = scene.bonds.find(({ a, b }) => b === branch && a.being && a !== nest)?.a
  const isFull = within(scene, nest).some(({ being }) => being)
  if (!parent || !isFull) return
  if (scene.alone(parent)) parent.at({ facing: 'left' })
  if (wide(nest.art.box) < wide(parent.art.box) * FULL_NEST)
    resize(scene, nest, (nest.place.h * wide(parent.art.box) * FULL_NEST) / wide(nest.art.box))
}

/** Young ones of their mother: they are no butterflies that alight. */
export const isBrood = ({ entry, named }: Member): boolean =>
  named.n > 1 && /^(duckling|cygnet|gosling|chick|owlet)$/.test(entry.name)

/** Of the length of who carries them: as long as all its young on its back are together; of its height: how high one is. */
const [HUDDLED, LITTLE] = [0.62, 0.4]

export function huddle(scene: Scene, young: readonly Member[], b: Member): void {
  const width = young.reduce((sum, { art }) => sum + wide(art.box), 0)
  const high = Math.max(...young.map(({ art }) => tall(art.box)))
  const by = Math.min((wide(b.art.box) * HUDDLED) / width, (tall(b.art.box) * LITTLE) / high)
  if (by < 1) for (const one of young) if (scene.alone(one)) resize(scene, one, one.place.h * by)
}

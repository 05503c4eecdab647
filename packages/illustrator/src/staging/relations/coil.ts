/** Wound about a trunk: a snake's turns go up it, the head looks out at the top. Wound about a tower: who sits at its foot has the tail around it, up to the tip. Wound about a branch: the head and the first turns lie on it, the rest goes around it, the tail hangs down. */
import type { Point } from '../../art/art.ts'
import { midX, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { area } from './effects.ts'
import { resize } from './kit.ts'

const LIMBLESS = /snake|worm|eel|python|cobra|serpent|caterpillar/
const BOUGH = /^(branch|log|plum blossom branch)$/
/** Widths of the branch in widths of who is on it. */
const LONG = 2.3
/** Where each turn is, from the middle of the body in shares of its width, and how wide it is. */
const TURNS = [0.52, 0.72, 0.92] as const
const BROAD = 0.15

export const isWound = (a: Member, b: Member): boolean => LIMBLESS.test(a.entry.name) && BOUGH.test(b.entry.name)

export function winds(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  a.act({ pose: 'stand' })
  a.without.add('tail')
  a.draw()
  resize(scene, b, (b.place.h * wide(a.art.box) * LONG) / wide(b.art.box))
  const top = topOf(b)
  scene.group(a).shift(midX(b.art.box) - midX(a.art.box), top - a.art.box.y1 + wide(a.art.box) * 0.04)
  scene.join(a, b, 'over')
  scene.extras.push({ of: a, draw: (sw) => turns(a, b, sw) })
}

const topOf = (b: Member): number => b.art.tops[0]?.y ?? b.art.box.y0

/** Bands across the branch, each from over its upper edge to under its lower one. */
function turns(a: Member, b: Member, sw: number): string {
  const [w, s] = [wide(a.art.box), -side(a.place.facing)]
  const top = topOf(b)
  const low = Math.max(b.has('low') ? b.point('low')[1] : b.art.box.y1, top + w * 0.1)
  const bulge = w * 0.05
  const n = (value: number) => value.toFixed(1)
  const band = (share: number): string => {
    const [x, d, lean] = [midX(a.art.box) + s * w * share, w * BROAD, s * w * 0.07]
    const [l, r] = [x - d / 2, x + d / 2]
    return area(
      `M${n(l)} ${n(top)}C${n(l)} ${n(top - bulge * 1.4)} ${n(r)} ${n(top - bulge * 1.4)} ${n(r)} ${n(top)}L${n(r + lean)} ${n(low)}C${n(r + lean)} ${n(low + bulge * 1.4)} ${n(l + lean)} ${n(low + bulge * 1.4)} ${n(l + lean)} ${n(low)}Z`,
      'leaf',
      sw,
    )
  }
  const x = midX(a.art.box) + s * w * ((TURNS[2] as number) + 0.2)
  const d = w * BROAD * 0.5
  // Comes from behind the branch, in a bow that ends in a point.
  const tail = area(
    `M${n(x - d)} ${n(low - bulge)}C${n(x - d)} ${n(low + w * 0.2)} ${n(x + s * w * 0.16)} ${n(low + w * 0.26)} ${n(x + s * w * 0.22)} ${n(low + w * 0.12)}C${n(x + s * w * 0.16)} ${n(low + w * 0.14)} ${n(x + d)} ${n(low + w * 0.1)} ${n(x + d)} ${n(low - bulge)}Z`,
    'leaf',
    sw,
  )
  return tail + TURNS.map(band).join('')
}

const TOWER = /tower|lighthouse|skyscraper|pole$|column|obelisk|pillar|rocket|(^| )tree$|beanstalk/
/** The tower in heights of who is about it, and half of its shaft as a share of its width. */
const HIGH = 2.4
const SHAFT = { tower: 0.4, tree: 0.11 }
/** Shares of the height of the tower: where each turn of the tail crosses it, and how thick it is there. */
const RISING = [0.36, 0.5, 0.62] as const
const THICK = 0.05

export const isTowering = (b: Member): boolean => !b.being && TOWER.test(b.entry.name)

/** In turns that get thinner, ending in a tip beside the tower. */
export function spirals(scene: Scene, a: Member, b: Member): void {
  if (LIMBLESS.test(a.entry.name) && scene.alone(a)) up(scene, a, b)
  else sitsAbout(scene, a, b)
}

/** At the foot of it, the tail around it. */
function sitsAbout(scene: Scene, a: Member, b: Member): void {
  a.act({ pose: 'sit' })
  a.without.add('tail')
  a.draw()
  resize(scene, b, (b.place.h * tall(a.art.box) * HIGH) / tall(b.art.box))
  const s = side(a.place.facing)
  const { box } = b.art
  scene
    .group(a)
    .shift(
      midX(box) + s * wide(a.art.box) * (isTree(b) ? 0.5 : 0.12) - midX(a.art.box),
      box.y1 + tall(a.art.box) * 0.04 - a.art.box.y1,
    )
  scene.join(a, b, 'over')
  scene.extras.push({ of: b, draw: (sw) => wrapped(a, b, sw) })
}

function wrapped(a: Member, b: Member, sw: number): string {
  const { box } = b.art
  const s = side(a.place.facing)
  const half = wide(box) * (isTree(b) ? SHAFT.tree : SHAFT.tower)
  const [x, h] = [midX(box), tall(box)]
  const n = (value: number) => value.toFixed(1)
  const out = half * 1.18
  // About the trunk, under the crown.
  const steep = isTree(b) ? 0.62 : 1
  return RISING.map((share, i) => {
    const way = i % 2 ? -s : s
    const d = h * THICK * (isTree(b) ? 0.6 : 1) * (1 - i * 0.22)
    // From one edge up to the other, round where it goes behind.
    const [l, r] = [x - way * out, x + way * out]
    const [low, high] = [box.y1 - h * share * steep, box.y1 - h * (share + 0.09) * steep]
    const isLast = i === RISING.length - 1
    const tip = isLast
      ? `C${n(r + way * d)} ${n(high - d)} ${n(r + way * d * 1.6)} ${n(high - d * 2.4)} ${n(r + way * d * 0.6)} ${n(high - d * 3.4)}C${n(r + way * d * 3.6)} ${n(high - d * 2.6)} ${n(r + way * d * 2.6)} ${n(high + d * 0.6)} ${n(r)} ${n(high + d)}`
      : `C${n(r + way * d)} ${n(high - d)} ${n(r + way * d)} ${n(high + d)} ${n(r)} ${n(high + d)}`
    return area(
      `M${n(l)} ${n(low - d)}C${n(x)} ${n(low)} ${n(x)} ${n(high)} ${n(r)} ${n(high - d)}${tip}C${n(x)} ${n(high + d * 2)} ${n(x)} ${n(low + d * 2)} ${n(l)} ${n(low + d)}C${n(l - way * d)} ${n(low + d)} ${n(l - way * d)} ${n(low - d)} ${n(l)} ${n(low - d)}Z`,
      'leaf',
      sw,
    )
  }).join('')
}

/** In heights of the trunk or tower: where the lowest turn of a snake is and the highest, and of its shaft how thick a turn is. */
const UP = { low: 0.05, high: 0.34, thick: 0.62 }
const TURNS_UP = 4

/** All of it is about the shaft but the head, which is beside it over the last turn, and the tip of the tail below. */
function up(scene: Scene, a: Member, b: Member): void {
  a.act({ pose: 'stand' })
  for (const part of ['tail', 'torso']) a.without.add(part)
  a.draw()
  const shaft = () => wide(b.art.box) * (isTree(b) ? SHAFT.tree : SHAFT.tower * 0.8)
  const r = () => Math.abs(a.point('headMid')[1] - a.point('headTop')[1])
  resize(scene, a, (a.place.h * shaft() * 1.15) / r())
  const s = side(a.place.facing)
  const head: Point = [
    midX(b.art.box) + s * (shaft() + r() * 1.5),
    b.art.box.y1 - tall(b.art.box) * (UP.high + 0.04) - r() * 0.4,
  ]
  const [hx, hy] = a.point('headMid')
  scene.group(a).shift(head[0] - hx, head[1] - hy)
  scene.join(a, b, 'over')
  scene.extras.push({ of: b, draw: (sw) => turnsUp(a, b, shaft(), sw) })
}

const isTree = ({ entry }: Member): boolean => /tree$/.test(entry.name)

/** Bands that all rise the same way, and the neck from the last one to the head. */
function turnsUp(a: Member, b: Member, half: number, sw: number): string {
  const { box } = b.art
  const [s, h, x] = [side(a.place.facing), tall(box), midX(box)]
  const n = (value: number) => value.toFixed(1)
  const step = (h * (UP.high - UP.low)) / (TURNS_UP - 1)
  const d = Math.min(half * UP.thick, step * 0.34)
  const out = half + d * 0.9
  const at = (i: number) => box.y1 - h * UP.low - step * i
  const band = (i: number): string => {
    const [l, r, low, high] = [x - s * out, x + s * out, at(i), at(i) - step * 0.55]
    return area(
      `M${n(l)} ${n(low - d)}C${n(x - s * half * 0.4)} ${n(low)} ${n(x + s * half * 0.4)} ${n(high)} ${n(r)} ${n(high - d)}C${n(r + s * d)} ${n(high - d)} ${n(r + s * d)} ${n(high + d)} ${n(r)} ${n(high + d)}C${n(x + s * half * 0.4)} ${n(high + d * 2)} ${n(x - s * half * 0.4)} ${n(low + d * 2)} ${n(l)} ${n(low + d)}C${n(l - s * d)} ${n(low + d)} ${n(l - s * d)} ${n(low - d)} ${n(l)} ${n(low - d)}Z`,
      'leaf',
      sw,
    )
  }
  const [hx, hy] = a.point('headMid')
  const [l, low] = [x - s * out, at(TURNS_UP - 1)]
  const neck = area(
    `M${n(l)} ${n(low - d)}C${n(x)} ${n(low)} ${n(x + s * half)} ${n(hy + d * 1.6)} ${n(hx)} ${n(hy - d * 0.2)}L${n(hx)} ${n(hy + d * 1.9)}C${n(x + s * half * 1.6)} ${n(hy + d * 3.6)} ${n(x)} ${n(low + d * 2.2)} ${n(l)} ${n(low + d)}C${n(l - s * d)} ${n(low + d)} ${n(l - s * d)} ${n(low - d)} ${n(l)} ${n(low - d)}Z`,
    'leaf',
    sw,
  )
  const [tx, ty] = [x - s * out, at(0) + d * 0.4]
  const tip = area(
    `M${n(tx)} ${n(ty - d)}C${n(tx - s * d * 2.6)} ${n(ty - d)} ${n(tx - s * d * 3.4)} ${n(ty + d * 0.6)} ${n(tx - s * d * 5)} ${n(ty - d * 0.8)}C${n(tx - s * d * 4.4)} ${n(ty + d * 2)} ${n(tx - s * d * 2)} ${n(ty + d * 1.6)} ${n(tx)} ${n(ty + d)}Z`,
    'leaf',
    sw,
  )
  return tip + Array.from({ length: TURNS_UP - 1 }, (_, i) => band(i)).join('') + neck
}

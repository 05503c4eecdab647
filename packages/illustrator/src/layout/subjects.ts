/** Puts what the page is about into the scene. */
import { SW } from '../ink/pens.ts'
import { scatterIcons } from '../scenes/showcase.ts'
import type { Scene, Stage } from '../scenes/stage.ts'
import { aspect, drawItem, drawSvg } from '../subjects/draw-item.ts'
import { type Item, thing } from '../words/item.ts'
import { COMPANIONS } from '../words/lexicon.ts'
import { groundGroup } from './ground.ts'
import { centerGroup, floatGroup, propRow, tableGroup } from './groups.ts'

export function subjects(stage: Stage, scene: Scene, heroes: Item[]): string {
  if (scene.center) return medallion(stage, scene.center, heroes)
  const flying = heroes.map((item, i) => aloft(item, i, heroes.length, stage)).join('')
  if (scene.float && scene.box) return flying + floating(stage, scene, scene.box)
  if (scene.table && scene.tableSvg) return flying + behindTable(stage, scene, scene.table, scene.tableSvg)
  if (scene.table && stage.props.length)
    return (
      flying +
      tableGroup(stage.props, scene.table, stage.rng) +
      groundGroup(
        stage.actors,
        scene.base,
        stage,
        scene,
        stage.actors.length === 1 ? { side: 'left' } : { scale: 0.8, side: 'sides' },
      )
    )
  return flying + onGround(stage, scene)
}

function aloft(item: Item, i: number, n: number, { rng }: Stage): string {
  const s = n === 1 ? 430 : 300
  const x = n === 1 ? 512 + rng.between(-40, 40) : 300 + i * 420
  return drawSvg(item, { x, y: rng.between(370, 440), w: s, h: s, sw: SW.sub, rng, anchor: 'center' })
}

function medallion(stage: Stage, center: NonNullable<Scene['center']>, heroes: Item[]): string {
  const { rng, setting } = stage
  let list = [...stage.actors, ...stage.props, ...stage.builds, ...stage.plants, ...stage.fly, ...heroes]
  if (!list.length)
    list =
      setting === 'music'
        ? rng
            .shuffle(['🎸', '🥁', '🎺', '🎻', '🎷'])
            .slice(0, 3)
            .map((e) => thing(e))
        : [thing('*heart')]
  const { x, y, r } = center
  const n = Math.min(5, list.length)
  const only = list[0] as Item
  const half = n === 1 ? Math.min(1, Math.max(0.35, aspect(only))) * r * 0.8 : r
  const clear = (a: number, b: number) => {
    const d = Math.hypot(a - x, b - y)
    return d < r - 30 && (n === 1 ? Math.abs(a - x) > half * 0.95 + 38 || Math.abs(b - y) > r * 0.84 : d > r * 0.92)
  }
  return (
    scatterIcons(stage, clear, n === 1 ? 10 : 0, setting === 'music' ? 'music' : undefined) +
    centerGroup(list, center, rng)
  )
}

function floating(stage: Stage, scene: Scene, box: NonNullable<Scene['box']>): string {
  const out =
    floatGroup(stage.swim, box, stage) +
    groundGroup(stage.actors, scene.base, stage, scene, { scale: stage.swim.length ? 0.72 : 1 })
  return stage.props.length && !stage.actors.length
    ? out + groundGroup(stage.props, scene.base, stage, scene, { scale: 0.5 })
    : out
}

function behindTable(stage: Stage, scene: Scene, table: NonNullable<Scene['table']>, tableSvg: string): string {
  const out = groundGroup(stage.actors, scene.base, stage, scene) + tableSvg
  if (stage.props.length) return out + tableGroup(stage.props, table, stage.rng)
  const laid = [thing('🥧', 'prop', 0.7), thing('🍎', 'prop', 0.5), thing('🥛', 'prop', 0.5)]
  return stage.actors.length ? out + tableGroup(laid, { ...table, h: 150, w: 700 }, stage.rng) : out
}

function onGround(stage: Stage, scene: Scene): string {
  const { rng, actors, props, builds, plants } = stage
  let out = ''
  if (!actors.length && !props.length && !builds.length && plants.length)
    out += groundGroup(plants, scene.base + 70, stage, scene, { scale: plants.length > 1 ? 1.45 : 1.2 })
  const side = builds.length && stage.midX ? (stage.midX < 512 ? 'right' : 'left') : undefined
  out += groundGroup(actors, scene.base, stage, scene, { side })
  for (const [i, item] of (stage.flyBig ?? []).entries()) {
    const n = stage.flyBig?.length ?? 1
    const s = n === 1 ? 380 : 250
    const x = n === 1 ? 512 + rng.between(-30, 30) : 260 + (i * 504) / Math.max(1, n - 1)
    out += drawSvg(item, { x, y: 630, w: s, h: s, sw: SW.sub, rng, anchor: 'center' })
  }
  if (actors.length === 1 && !props.length && !builds.length) out += companion(actors[0] as Item, stage, scene)
  const [first, second] = stage.occupied
  const toy = props.length === 1 && aspect(props[0] as Item) < 1.6
  if (actors.length === 2 && toy && !builds.length && first && second) {
    const x = (Math.max(Math.min(first.x1, second.x1), 0) + Math.max(first.x0, second.x0)) / 2
    const drawn = drawItem(props[0] as Item, { x, y: scene.base + 50, w: 190, h: 190, sw: SW.sub, rng })
    if (drawn) stage.occupied.push(drawn)
    return out + (drawn?.svg ?? '')
  }
  if (props.length)
    out +=
      actors.length || builds.length
        ? propRow(props, stage)
        : groundGroup(props, scene.base + 20, stage, scene, { scale: 0.9 })
  return out
}

const NO_COMPANY = new Set(['sea', 'underwater', 'space', 'pond', 'road', 'train'])

/** Someone alone gets a small thing of theirs on the emptier side. */
function companion(item: Item, stage: Stage, scene: Scene): string {
  const { rng, setting } = stage
  const likes = COMPANIONS.get(item.art)
  if (!likes || item.with || item.look || NO_COMPANY.has(setting)) return ''
  const { x0: from, x1: to } = stage.occupied[0] ?? { x0: 300, x1: 700 }
  const left = from > 1024 - to
  const room = left ? from : 1024 - to
  const size = Math.min(190, Math.max(110, room - 150))
  if (room <= 200) return ''
  const x = left ? Math.max(150, Math.min(250, from - size * 0.55)) : Math.min(874, Math.max(774, to + size * 0.55))
  const drawn = drawItem(thing(rng.pick(likes)), { x, y: scene.base + 30, w: size, h: size, sw: SW.sub * 0.9, rng })
  if (drawn) stage.occupied.push(drawn)
  return drawn?.svg ?? ''
}

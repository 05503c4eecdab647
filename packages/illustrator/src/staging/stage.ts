/** From what was said to a page: cast, bring together, frame, look whether it came out, and try again where it did not. */
import type { Detail } from '../art/art.ts'
import { createRng, hash } from '../ink/random.ts'
import { restartClips } from '../ink/svg.ts'
import type { Backdrop } from '../places/backdrop.ts'
import type { SceneGraph } from '../reading/graph.ts'
import { backdrop } from './backdrop.ts'
import { cast } from './cast.ts'
import { frame } from './framing.ts'
import { type Coat, painted } from './group.ts'
import { type Look, look } from './look.ts'
import type { Member } from './member.ts'
import { stageRelations } from './relations/index.ts'
import type { Scene } from './scene.ts'
import { settingOf, timeOf } from './settings.ts'

export interface Staged {
  /** Everything within the frame. */
  body: string
  setting: string
  time: string
  frame?: string
  scene: Scene
  ground: Backdrop
  seen: Look
  /** Names of what is not on the page. */
  missing: string[]
  /** Drawn by the place, or worn. */
  elsewhere: Map<string, 'ground' | 'worn'>
}

/** How much of the page's height the tallest fills, on each try. */
const FILL = [0.7, 0.78, 0.6, 0.7]
const FREE = new Set(['underwater', 'space', 'sky'])
const LINE = { hero: 6, crowd: 5 }

export async function stage(
  graph: SceneGraph,
  key: string,
  seed: number,
  detail: Detail,
  attempt = 0,
): Promise<Staged> {
  restartClips()
  const salt = hash(`${key}#${seed}#${attempt}`)
  const rng = createRng(salt)
  const { scene, grounds, worn, missing } = cast(graph, rng, salt, detail)
  scene.attempt = attempt
  const setting = settingOf(graph, scene, grounds, rng)
  scene.afloat = FREE.has(setting)
  stageRelations(scene)
  const time = timeOf(graph, scene)
  const turn = (hash(key) % 60) + Math.abs(Math.floor(seed)) + attempt
  const ground = backdrop({
    setting,
    time,
    rain: /rain/.test(graph.weather ?? '') || grounds.some(({ name }) => name === 'rain'),
    rainbow: false,
    rng,
    variant: turn % 3,
    without: new Set([...scene.members.map(({ entry }) => entry.name), ...graph.negated]),
  })
  const coats = frame(scene, ground, FILL[attempt % FILL.length] ?? 0.7, rng)
  redraw(scene.members)
  const boxes = scene.members.map(({ art }) => art.box)
  const front = ground.front(boxes)
  const seen = await look(coats, scene.extras, front)
  return {
    body: ground.back + paint(coats, scene) + front,
    setting,
    time,
    ...(ground.frame ? { frame: ground.frame } : {}),
    scene,
    ground,
    seen,
    missing: missing.map(({ name }) => name),
    elsewhere: new Map([
      ...grounds.map(({ id }): [string, 'ground'] => [id, 'ground']),
      ...worn.map(({ id }): [string, 'worn'] => [id, 'worn']),
    ]),
  }
}

/** Once more where everybody finally is: until now only what the drawings tell of themselves was moved. */
function redraw(members: readonly Member[]): void {
  for (const member of members) {
    const small = member.place.h < 200 && !member.being
    member.sw = members.length > 5 || small ? LINE.crowd : LINE.hero
    member.draw()
  }
}

const paint = (coats: readonly Coat[], scene: Scene): string =>
  painted(coats, scene.extras)
    .map(({ svg }) => svg)
    .join('')

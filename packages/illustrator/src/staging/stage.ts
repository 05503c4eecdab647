/** From what was said to a page: cast, bring together, frame, look whether it came out, and try again where it did not. */
import type { Detail } from '../art/art.ts'
import { createRng, hash } from '../ink/random.ts'
import { restartClips } from '../ink/svg.ts'
import type { Ask, Backdrop } from '../places/backdrop.ts'
import type { SceneGraph } from '../reading/graph.ts'
import { backdrop, raised } from './backdrop.ts'
import { cast } from './cast.ts'
import { fold } from './fold.ts'
import { frame } from './framing.ts'
import { clamp, tall, wide } from './geometry.ts'
import { isShown } from './grounds.ts'
import { type Coat, painted } from './group.ts'
import type { Look } from './look.ts'
import { makeRoom } from './make-room.ts'
import type { Member } from './member.ts'
import { stageRelations } from './relations/index.ts'
import type { Scene } from './scene.ts'
import { isPlaceShown, landmarkOf, settingOf, timeOf } from './settings.ts'
import { uncover } from './uncover.ts'

export interface Staged {
  /** Everything within the frame. */
  body: string
  setting: string
  time: string
  frame?: string
  scene: Scene
  ground: Backdrop
  seen: Look
  /** The place that was asked for, where another one is shown. */
  misplaced: string | null
  /** Drawn by the place, or worn. */
  elsewhere: Map<string, 'ground' | 'worn'>
}

/** How much of the page's height the tallest fills, on each try. */
const FILL = [0.8, 0.84, 0.7, 0.8]
/** Past those who stand before a church one still sees the church. */
const BEFORE_LANDMARK = 0.72
const FREE = new Set(['underwater', 'space', 'sky'])
const LINE = { hero: 6, crowd: 5, least: 2.8 }

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
  const { scene, grounds, worn } = cast(graph, rng, salt, detail)
  scene.attempt = attempt
  const setting = settingOf(graph, scene, grounds, rng)
  scene.afloat = FREE.has(setting)
  stageRelations(scene)
  makeRoom(scene)
  fold(scene)
  const time = timeOf(graph, scene)
  const turn = (hash(key) % 60) + Math.abs(Math.floor(seed)) + attempt
  const rain = /rain|storm/.test(graph.weather ?? '') || grounds.some(({ name }) => /^(rain|storm cloud)$/.test(name))
  const landmark = landmarkOf(graph)
  /** Twice the same place: first to learn where one stands in it, then with regard to those who do. */
  const drawPlace = (seen: Pick<Ask, 'taken' | 'lift'>): Backdrop =>
    backdrop({
      setting,
      time,
      rain,
      ...(landmark ? { landmark } : {}),
      rainbow: false,
      rng: createRng(salt),
      variant: turn % 3,
      without: new Set([...scene.members.map(({ entry }) => entry.name), ...graph.negated]),
      ...seen,
    })
  const place = drawPlace({})
  const fill = (FILL[attempt % FILL.length] ?? 0.7) * (setting === 'landmark' ? BEFORE_LANDMARK : 1)
  const framed = frame(scene, place, fill, rng)
  redraw(scene.members)
  const boxes = scene.members.map(({ art }) => art.box)
  const ground = raised(drawPlace({ taken: boxes, lift: framed.raised }), framed.raised)
  const front = ground.front(boxes)
  const { coats, seen } = await uncover(framed.coats, scene.extras, front, graph.relations)
  return {
    body: (ground.sky ?? '') + ground.back + paint(coats, scene) + front,
    setting,
    time,
    ...(ground.frame ? { frame: ground.frame } : {}),
    scene,
    ground,
    seen,
    misplaced: isPlaceShown(graph, setting) ? null : graph.place,
    elsewhere: new Map([
      ...grounds
        .filter(({ name }) => isShown(name, setting, rain && (setting === 'water' || isOpen(ground))))
        .map(({ id }): [string, 'ground'] => [id, 'ground']),
      ...worn.map(({ id }): [string, 'worn'] => [id, 'worn']),
    ]),
  }
}

const isOpen = ({ sky, roofed }: Backdrop): boolean => sky !== undefined && !roofed

/** Once more where everybody finally is: until now only what the drawings tell of themselves was moved. */
function redraw(members: readonly Member[]): void {
  for (const member of members) {
    const { box } = member.art
    const most = members.length > 5 ? LINE.crowd : LINE.hero
    // With the line of a large one, a plate of pancakes is a black clump.
    member.sw = clamp(1.6 + Math.max(wide(box), tall(box)) / 60, LINE.least, most)
    member.draw()
  }
}

const paint = (coats: readonly Coat[], scene: Scene): string =>
  painted(coats, scene.extras)
    .map(({ svg }) => svg)
    .join('')

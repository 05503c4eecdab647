/** From what was said to a page: cast, bring together, frame, look whether it came out, and try again where it did not. */
import type { Box, Detail } from '../art/art.ts'
import { unmarked } from '../ink/props.ts'
import { createRng, hash } from '../ink/random.ts'
import { pen, restartClips } from '../ink/svg.ts'
import type { Ask, Backdrop } from '../places/backdrop.ts'
import { withoutDoubles } from '../places/choose.ts'
import type { SceneGraph } from '../reading/graph.ts'
import { type Part, rays, thinned } from '../texture/index.ts'
import { Album } from './album.ts'
import { attend } from './attend.ts'
import { backdrop, raised } from './backdrop.ts'
import { cast } from './cast.ts'
import { clusters } from './clusters.ts'
import { learnLiving } from './entries.ts'
import { facesOf } from './faces.ts'
import { fold } from './fold.ts'
import { footing } from './footing.ts'
import { frame } from './framing.ts'
import { gather } from './gather.ts'
import { look } from './gaze.ts'
import { clamp, tall, wide } from './geometry.ts'
import { isShown } from './grounds.ts'
import { type Coat, inOwnOrder, painted } from './group.ts'
import { judge } from './judge/judge.ts'
import type { Look } from './look.ts'
import { makeRoom } from './make-room.ts'
import type { Member } from './member.ts'
import { mend } from './mend.ts'
import { portray } from './portrait.ts'
import { clearHeads } from './relations/clear-head.ts'
import { stageRelations } from './relations/index.ts'
import { type Remark, stepAside } from './relations/step-aside.ts'
import type { Scene } from './scene.ts'
import { isPlaceShown, isWinter, landmarkOf, settingOf, timeOf } from './settings.ts'
import { silhouette } from './silhouette.ts'
import { meterOf } from './sizes.ts'
import { learnSkylines } from './skyline.ts'
import { snowOn } from './snow-caps.ts'
import { layTables } from './table-setting.ts'
import { tidied } from './tidy.ts'
import { uncover } from './uncover.ts'

export interface Staged {
  /** Everything within the frame, back to front. */
  parts: readonly Part[]
  setting: string
  time: string
  frame?: string
  scene: Scene
  ground: Backdrop
  /** Where everybody is, column by column. */
  outline: readonly Box[]
  seen: Look
  /** Every coat of every member, back to front. */
  coats: readonly Coat[]
  /** The place that was asked for, where another one is shown. */
  misplaced: string | null
  /** Drawn by the place, or worn. */
  elsewhere: Map<string, 'ground' | 'worn'>
}

/** Which throw of the dice this is, and what was wrong with the same throw before. */
export interface Try {
  attempt?: number
  remarks?: readonly Remark[]
  /** What was drawn on earlier tries. */
  album?: Album
}

/** How much of the page's height the tallest fills, on each try. */
const FILL = [0.8, 0.84, 0.7, 0.8]
/** Past those who stand before a church one still sees the church. */
const BEFORE_LANDMARK = 0.72
/** In a garden that is a picture by itself one sees the garden; a castle is what one looks at wherever it stands. */
const IN_A_VIEW = 0.62
/** Who was asked for in it is still whom one looks at. */
const [SOMEBODY_IN_A_VIEW, SEVERAL_IN_A_VIEW] = [0.78, 0.96]
/** In a field one sees the field. */
const AMONG_CROPS = 0.74
/** On both sides of whoever is on its shore one sees the lake. */
const BY_A_LAKE = 0.7
const FREE = new Set(['underwater', 'space', 'sky', 'aloft', 'over roofs'])
/** How wide lines are at each level, as a share of a medium page's. */
const WEIGHT: Readonly<Record<Detail, { hero: number; place: number }>> = {
  simple: { hero: 1.35, place: 1.5 },
  medium: { hero: 1, place: 1 },
  intricate: { hero: 0.78, place: 0.84 },
}
const LINE = { hero: 6, crowd: 5, least: 2.8, ball: 4.4 }
/** What a game is about: with a thin line it would be lost in the scenery that it flies before. */
const IN_PLAY = /ball$|puck$|^(frisbee|shuttlecock|boomerang)$/

export async function stage(
  graph: SceneGraph,
  key: string,
  seed: number,
  detail: Detail,
  { attempt = 0, remarks = [], album = new Album() }: Try = {},
): Promise<Staged> {
  restartClips()
  const salt = hash(`${key}#${seed}#${attempt}`)
  const rng = createRng(salt)
  await learnLiving(graph)
  const { scene, grounds, worn } = cast(graph, rng, salt, { detail, album })
  scene.attempt = attempt
  const setting = settingOf(graph, scene, grounds, rng)
  scene.afloat = FREE.has(setting)
  scene.settleIn(setting)
  learnSkylines(scene)
  clusters(scene)
  layTables(scene)
  stageRelations(scene)
  clearHeads(scene)
  makeRoom(scene)
  stepAside(scene, remarks)
  fold(scene)
  gather(scene)
  const time = timeOf(graph, scene)
  const turn = (hash(key) % 60) + Math.abs(Math.floor(seed)) + attempt
  const rain = /rain|storm/.test(graph.weather ?? '') || grounds.some(({ name }) => /^(rain|storm cloud)$/.test(name))
  const landmark = landmarkOf(graph)
  /** Twice the same place: first to learn where one stands in it, then with regard to those who do. */
  const drawPlace = (seen: Pick<Ask, 'taken' | 'outline' | 'faces' | 'lift' | 'meter'>): Backdrop =>
    backdrop({
      setting,
      time,
      rain,
      ...(landmark ? { landmark } : {}),
      rainbow: false,
      covers: grounds.flatMap(({ covers: crop, size = 1 }) => (crop ? [{ crop, size }] : [])),
      ...(graph.weather ? { weather: graph.weather } : {}),
      winter: isWinter(graph),
      autumn: /autumn/.test(graph.time ?? ''),
      rng: createRng(salt),
      variant: turn % 3,
      without: withoutDoubles([
        ...scene.members.map(({ entry }) => entry.name),
        ...graph.negated,
        ...(graph.without ?? []),
      ]),
      detail,
      ...seen,
    })
  const place = drawPlace({})
  const fill =
    (FILL[attempt % FILL.length] ?? 0.7) *
    (setting === 'landmark'
      ? BEFORE_LANDMARK
      : place.scenic || isView(graph, scene, place) || isPlaceAlone(graph, scene, place)
        ? inView(graph, scene)
        : grounds.some(({ covers }) => covers)
          ? AMONG_CROPS
          : setting === 'lakeside'
            ? BY_A_LAKE
            : 1)
  const framed = frame(scene, place, fill, rng)
  portray(scene)
  attend(scene)
  look(scene)
  if (isWinter(graph) && !place.roofed && !place.float) snowOn(scene)
  redraw(scene.members, WEIGHT[detail].hero)
  const elsewhere: Staged['elsewhere'] = new Map([
    ...grounds
      .filter(
        ({ name, covers }) =>
          covers ||
          (WATER.test(name) && isPooled(scene)) ||
          (name === 'snow' && place.snowed) ||
          isShown(name, setting, rain && (/^(water|open sea)$/.test(setting) || isOpen(place))),
      )
      .map(({ id }): [string, 'ground'] => [id, 'ground']),
    ...worn.map(({ id }): [string, 'worn'] => [id, 'worn']),
  ])
  const lifted = raised(place, framed.raised)
  const isLast = remarks.length > 0
  const own = inOwnOrder(framed.coats, scene.groups)
  const ordered = isLast ? uncover(own, scene.extras, '', graph.relations).coats : own
  mend(scene, ordered, (seen) => judge({ scene, seen, ground: lifted, setting, elsewhere }), isLast)
  const boxes = scene.members.map(({ art }) => art.box)
  const outline = silhouette(ordered, scene.extras)
  const meter = meterOf(scene.members)
  const those = { taken: boxes, outline, faces: facesOf(scene.members), lift: framed.raised, meter }
  const whole = raised(drawPlace(those), framed.raised)
  const airy = detail === 'simple' ? thin(whole) : whole
  const front = unmarked(
    footing(scene.groups, whole, outline, createRng(salt)) + whole.front(outline) + (whole.shore?.(outline) ?? ''),
  )
  const { coats, seen } = uncover(ordered, scene.extras, front, graph.relations, isLast)
  const ground = tidied(airy, seen.ids)
  return {
    parts: partsOf(ground, coats, scene, front, {
      detail,
      dark: time === 'night' || /^(space|moonscape)$/.test(setting),
      salt,
    }),
    setting,
    time,
    ...(ground.frame ? { frame: ground.frame } : {}),
    scene,
    ground,
    outline,
    seen,
    coats,
    misplaced: isPlaceShown(graph, setting) ? null : graph.place,
    elsewhere,
  }
}

const WATER = /^(pond|lake|river|stream)$/

/** The water that they drink is drawn with them. */
const isPooled = ({ arranged }: Scene): boolean => [...arranged].some(({ entry }) => entry.name === 'puddle')

/** "a desert with a cactus" is a picture of a desert. */
const isView = ({ place: named }: SceneGraph, { members }: Scene, place: Backdrop): boolean =>
  named !== null && isOpen(place) && members.length < 3 && members.every(({ entry }) => PLANTS.test(entry.category))

const PLANTS = /^nature/

/** "a cafeteria", "a windy day at the park" are pictures of them: who is there because nobody was named leaves the place to be seen. */
const isPlaceAlone = (
  { place: named, time, weather }: SceneGraph,
  { members, bonds }: Scene,
  place: Backdrop,
): boolean =>
  named !== null &&
  (place.roofed
    ? !bonds.length
    : (time ?? weather) !== null && bonds.every(({ relation }) => relation.relation === 'holds')) &&
  members.every(({ named: { via } }) => via === 'implied')

/** A church in a village leaves the village to be seen; a tower that the city is known by is what one looks at. */
function inView({ place }: SceneGraph, { members }: Scene): number {
  const built = members.filter(({ entry }) => /buildings/.test(entry.category))
  const asked = members.filter(({ being, named }) => being && named.via !== 'implied').length
  if (!built.length) return asked > 1 ? SEVERAL_IN_A_VIEW : asked ? SOMEBODY_IN_A_VIEW : IN_A_VIEW
  return place && built.every(({ entry }) => entry.height < GREAT) ? BEFORE_LANDMARK : 1
}

const thin = (place: Backdrop): Backdrop => ({
  ...place,
  ...(place.sky === undefined ? {} : { sky: thinned(place.sky) }),
  back: thinned(place.back),
})

/** In meters. */
const GREAT = 40

const isOpen = ({ sky, roofed }: Backdrop): boolean => sky !== undefined && !roofed

/** Once more where everybody finally is: until now only what the drawings tell of themselves was moved. */
function redraw(members: readonly Member[], weight: number): void {
  for (const member of members) {
    const { box } = member.art
    const most = members.length > 5 ? LINE.crowd : LINE.hero
    // With the line of a large one, a plate of pancakes is a black clump.
    const least = IN_PLAY.test(member.entry.name) ? LINE.ball : LINE.least
    member.sw = clamp(1.5 + Math.max(wide(box), tall(box)) / 100, least, most) * weight
    member.draw()
  }
}

function partsOf(
  ground: Backdrop,
  coats: readonly Coat[],
  scene: Scene,
  front: string,
  { detail, dark, salt }: { detail: Detail; dark: boolean; salt: number },
): Part[] {
  const drawn = (svg: string, kind: Part['kind']): Part => ({
    svg: weighed(svg, WEIGHT[detail].place),
    kind,
  })
  const light = detail === 'intricate' && isOpen(ground) ? rays(salt, dark) : ''
  return [
    // Under a roof of leaves there is no sky that clouds could be in.
    drawn(light + (ground.sky ?? ''), ground.roofed ? 'wall' : dark ? 'night' : ground.sky === '' ? 'land' : 'sky'),
    drawn(ground.back, ground.roofed ? 'floor' : 'land'),
    ...painted(coats, scene.extras).map(({ svg, member }): Part => ({ svg, kind: member.being ? 'being' : 'thing' })),
    drawn(detail !== 'simple' ? front : ground.water === undefined ? '' : thinned(front), 'front'),
  ]
}

/** Wider than this, a stroke is no line but a stem or a rope. */
const WIDEST_LINE = 7

const weighed = (svg: string, weight: number): string =>
  weight === 1
    ? svg
    : svg.replace(/stroke-width="([\d.]+)"/g, (said, width: string) =>
        Number(width) > WIDEST_LINE ? said : pen`stroke-width="${Number(width) * weight}"`,
      )

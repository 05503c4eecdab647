/** From a rig to an actor: how large it is, where it goes, and which way it looks. */
import type { Acting, Actor, Art, Box, Gaze, Habitat, Point, Spot } from '../../art/art.ts'
import type { P } from './geom.ts'
import { Ink, type Place } from './ink.ts'

/** What a rig is asked to draw, in its own space. */
export interface Ask {
  pose: string
  mood: Acting['mood']
  mouth: Acting['mouth']
  wears: NonNullable<Acting['wears']>
  turn: number | undefined
  /** Where it looks, forward being +x. */
  gaze: Gaze | undefined
  attributes: readonly string[]
  /** A front paw must be somewhere, even where that is not known yet. */
  reaches: boolean
  /** Where front paws must be. */
  hands: { nearHand?: P; farHand?: P }
}

export interface Drawn {
  points: Record<string, P>
  /** Levels that others can sit or stand on: from, to, height. */
  tops: readonly (readonly [x0: number, x1: number, y: number])[]
  pose: string
}

export interface Rig {
  name: string
  habitat: Habitat
  /** Poses it takes as asked; others are drawn as the nearest of these. */
  poses: ReadonlySet<string>
  idle?: readonly string[]
  /** It floats or flies: its foot is the lower edge of what is drawn, not the ground. */
  afloat?(pose: string): boolean
  draw(ink: Ink, ask: Ask): Drawn
}

const PLAIN: Ask = {
  pose: 'stand',
  mood: undefined,
  mouth: undefined,
  wears: [],
  turn: undefined,
  gaze: undefined,
  attributes: [],
  reaches: false,
  hands: {},
}
/** Natural sizes are measured as drawn on a page, because small features come and go with size. */
const MEASURE = { scale: 5, sw: 6 }

export function actorOf(rig: Rig): Actor {
  let natural: Box | undefined
  const size = () => {
    if (natural) return natural
    const ink = new Ink(MEASURE.scale, MEASURE.sw, 'medium')
    rig.draw(ink, PLAIN)
    const box = ink.box()
    natural = rig.afloat?.('stand') ? box : { ...box, y1: Math.max(0, box.y1) }
    return natural
  }
  return {
    name: rig.name,
    habitat: rig.habitat,
    ...(rig.idle ? { idle: rig.idle } : {}),
    get aspect() {
      const { x0, x1, y0, y1 } = size()
      return (x1 - x0) / (y1 - y0)
    },
    can: (pose) => rig.poses.has(pose),
    act(spot, acting) {
      const { y0, y1 } = size()
      const scale = spot.h / (y1 - y0)
      const ask: Ask = { ...PLAIN, ...given(acting), gaze: forward(acting, spot), attributes: spot.attributes ?? [] }
      const first = drawn(rig, scale, spot, ask)
      const hands = handsOf(acting, first.ink, first.place)
      return artOf(hands ? drawn(rig, scale, spot, { ...ask, hands }, first.place) : first, spot, acting)
    },
  }
}

const given = (acting: Acting) => ({
  pose: acting.pose,
  mood: acting.mood,
  mouth: acting.mouth,
  wears: acting.wears ?? [],
  turn: acting.turn,
  reaches: !!(acting.reach?.nearHand || acting.reach?.farHand),
})

const forward = ({ gaze }: Acting, { facing }: Spot): Gaze | undefined =>
  gaze && facing === 'left' ? { ...gaze, x: -gaze.x } : gaze

interface Sheet {
  ink: Ink
  drawn: Drawn
  box: Box
  place: Place
}

function drawn(rig: Rig, scale: number, spot: Spot, ask: Ask, place?: Place): Sheet {
  const ink = new Ink(scale, spot.sw, spot.detail, spot.grave)
  const result = rig.draw(ink, ask)
  const box = ink.box()
  if (place) return { ink, drawn: result, box, place }
  const middle = ((box.x0 + box.x1) / 2) * scale * (spot.facing === 'left' ? -1 : 1)
  const foot = rig.afloat?.(ask.pose) ? box.y1 * scale : 0
  return { ink, drawn: result, box, place: { x: spot.x - middle, y: spot.y - foot, facing: spot.facing } }
}

/** Where the front paws must go, in the rig's space. Hanging animals are moved to their hold instead. */
function handsOf(acting: Acting, ink: Ink, place: Place): Ask['hands'] | null {
  const { nearHand, farHand } = acting.reach ?? {}
  if (acting.pose === 'hang' || !(nearHand || farHand)) return null
  const back = ([x, y]: Point): P => {
    const u = (x - place.x) / ink.scale
    return [place.facing === 'left' ? -u : u, (y - place.y) / ink.scale]
  }
  return { ...(nearHand ? { nearHand: back(nearHand) } : {}), ...(farHand ? { farHand: back(farHand) } : {}) }
}

function artOf({ ink, drawn, box, place }: Sheet, spot: Spot, acting: Acting): Art {
  const at = held(ink, drawn, place, acting)
  const corner = [ink.map([box.x0, box.y0], at), ink.map([box.x1, box.y1], at)] as const
  const level = ([x0, x1, y]: readonly [number, number, number]) => {
    const [a, b] = [ink.map([x0, y], at), ink.map([x1, y], at)]
    return { x0: Math.min(a[0], b[0]), x1: Math.max(a[0], b[0]), y: a[1] }
  }
  return {
    layers: ink.layers(at),
    box: {
      x0: Math.min(corner[0][0], corner[1][0]),
      x1: Math.max(corner[0][0], corner[1][0]),
      y0: corner[0][1],
      y1: corner[1][1],
    },
    points: Object.fromEntries(Object.entries(drawn.points).map(([name, p]) => [name, ink.map(p, at)])),
    tops: drawn.tops.map(level),
    facing: spot.facing,
    pose: drawn.pose,
  }
}

/** Moves the whole animal so that its hip, its hold or its mouth is where it must be. */
function held(ink: Ink, drawn: Drawn, place: Place, acting: Acting): Place {
  const { seat, mouth, nearHand } = acting.reach ?? {}
  const [name, goal] = seat
    ? (['seat', seat] as const)
    : acting.pose === 'hang' && nearHand
      ? (['nearHand', nearHand] as const)
      : mouth
        ? (['mouth', mouth] as const)
        : []
  const own = name && drawn.points[name]
  if (!own || !goal) return place
  const now = ink.map(own, place)
  // A mouth is brought over its food along the ground: the feet stay where they stand.
  return { ...place, x: place.x + goal[0] - now[0], y: name === 'mouth' ? place.y : place.y + goal[1] - now[1] }
}

/** How a row of the table of species is written. */
import type { Head } from './head-types.ts'
import type { Beast } from './types.ts'

/** Length of the back, heights of shoulder and hip, radii of chest, belly and rump; about 100 units is a large body. */
export type Build = readonly [len: number, sh: number, hh: number, chest: number, belly: number, rump: number]

/** Picture-book proportions: heads and eyes larger than life, bodies shorter. */
export const charming = (b: Beast): Beast => {
  const tame = !b.sprawl && b.stance !== 'biped' && b.legs.foot !== 'claw' && b.pattern !== 'scales'
  return {
    ...b,
    len: b.len * (tame ? 0.84 : 0.9),
    neck: { ...b.neck, len: b.neck.len * (tame && b.neck.len < 60 ? 0.9 : 1) },
    head: charmingHead(b.head),
    ...(b.facing ? { facing: charmingHead(b.facing) } : {}),
  }
}

function charmingHead(head: Head): Head {
  const front = head.view === 'front'
  const [x, y, r] = head.eye ?? (front ? [0.42, -0.08, 0.15] : [0.35, -0.15, 0.2])
  return {
    ...head,
    size: head.size * (front ? 1.4 : 1.36),
    eye: front ? [x, y + 0.06, r < 0.1 ? r * 1.45 : Math.max(0.19, r * 1.45)] : [x, y, Math.min(0.34, r * 1.5)],
  }
}

export const four = (
  name: string,
  [len, sh, hh, chest, belly, rump]: Build,
  rest: Omit<Beast, 'name' | 'len' | 'sh' | 'hh' | 'chest' | 'belly' | 'rump'>,
): Beast => ({ name, len, sh, hh, chest, belly, rump, ...rest })

/** A species like another one, except for what is given. Heads, necks, tails, legs and coats are changed in part. */
export function like(
  b: Beast,
  name: string,
  change: Omit<Partial<Beast>, 'head' | 'neck' | 'tail' | 'legs' | 'coat'> & {
    head?: Partial<Beast['head']>
    neck?: Partial<Beast['neck']>
    tail?: Partial<Beast['tail']>
    legs?: Partial<Beast['legs']>
    coat?: Partial<Beast['coat']>
  } = {},
): Beast {
  return {
    ...b,
    ...change,
    name,
    head: { ...b.head, ...change.head },
    neck: { ...b.neck, ...change.neck },
    tail: { ...b.tail, ...change.tail },
    legs: { ...b.legs, ...change.legs },
    coat: { ...b.coat, ...change.coat },
  }
}

/** What grows only in time. */
const GROWN = /^(?:horns-(?!dragon)|antlers|tusks|beard$|udder$|dewlap$)/

/** A young one: a large head on a short body, short legs, a short muzzle and large eyes. */
export function young(b: Beast, name: string, change: Parameters<typeof like>[2] = {}): Beast {
  const { head, legs } = b
  const eye = head.eye
  const small = (r: readonly [number, number, number]): [number, number, number] => [r[0] * 0.86, r[1] * 0.94, r[2]]
  return like(
    {
      ...b,
      ...(b.extra && { extra: b.extra.filter((name) => !GROWN.test(name)) }),
      len: b.len * 0.74,
      sh: b.sh * 0.8,
      hh: b.hh * 0.8,
      chest: b.chest * 0.84,
      belly: b.belly * 0.88,
      rump: b.rump * 0.84,
      neck: { ...b.neck, len: b.neck.len * 0.72, r0: b.neck.r0 * 0.86, r1: b.neck.r1 * 0.95 },
      head: {
        ...head,
        size: head.size * 1.04,
        ...(eye ? { eye: [eye[0], eye[1] + 0.04, eye[2] * 1.18] as const } : {}),
        ...(head.view === 'front' ? {} : { mz: (head.mz ?? 1.6) * 0.8 }),
      },
      legs: { ...legs, f: small(legs.f), h: small(legs.h) },
      tail: { ...b.tail, len: (b.tail.len ?? 30) * 0.72, r: (b.tail.r ?? 3) * 0.9 },
    },
    name,
    change,
  )
}

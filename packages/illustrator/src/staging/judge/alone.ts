/** One subject by itself: its pose, and that the drawing shows it. */
import type { Context, Subject } from './context.ts'

type Alone = (a: Subject, context: Context) => boolean

const doing =
  (poses: RegExp): Alone =>
  (a) =>
    poses.test(a.member?.art.pose ?? a.pose) || poses.test(a.pose)

export const ALONE: Readonly<Record<string, Alone>> = {
  sits: doing(/sit|seated|drive|ride/),
  lies: (a) => doing(/lie/)(a, {} as Context) || a.w > a.h,
  sleeps: doing(/lie|sleep/),
  kneels: doing(/kneel|crouch/),
  walks: doing(/walk|run|crawl/),
  runs: doing(/run/),
  jumps: (a, { ground }) => doing(/jump/)(a, {} as Context) || a.box.y1 < ground - 0.05 * a.h,
  dances: doing(/dance|jump/),
  flies: (a, { ground }) => a.box.y1 < ground - 0.25 * a.h,
  floats: (a, { ground }) => a.box.y1 < ground - 4,
  sings: () => true,
  calls: doing(/head-up|mouth-open|stand|sit/),
  smiles: () => true,
  cries: () => true,
  waves: doing(/wave/),
  'kicks-high': doing(/kick-leg/),
  poses: doing(/balance|sit-cross-legged|dance|arms/),
  fishes: () => true,
  cooks: () => true,
  digs: () => true,
  sews: () => true,
}

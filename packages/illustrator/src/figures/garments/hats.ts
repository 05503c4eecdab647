/** All hats by name. */
import type { Pen } from '../../art/pen.ts'
import { rad } from '../geometry.ts'
import type { View } from '../heads/view.ts'
import { FEAST_HATS } from './feast-hats.ts'
import { FOLK_HATS } from './folk-hats.ts'
import type { Hat } from './hat-shapes.ts'
import { HISTORY_HATS } from './history-hats.ts'
import { MORE_HATS } from './more-hats.ts'
import type { Outfit } from './outfit.ts'
import { SERVICE_HATS } from './service-hats.ts'
import { STORY_HATS } from './story-hats.ts'
import { TALE_HATS } from './tale-hats.ts'
import { TRADE_HATS } from './trade-hats.ts'
import { WORK_HATS } from './work-hats.ts'

const HATS: Record<string, Hat> = {
  ...STORY_HATS,
  ...WORK_HATS,
  ...MORE_HATS,
  ...TRADE_HATS,
  ...FOLK_HATS,
  ...FEAST_HATS,
  ...SERVICE_HATS,
  ...HISTORY_HATS,
  ...TALE_HATS,
}

type Worn = NonNullable<Outfit['hat']>
/** A tall one goes on rising from the brow. */
const [BROW, TALL] = [-0.66, 2]

export function hatTop({ kind, isTall }: Worn): number {
  const top = HATS[kind]?.top ?? -1.2
  return isTall ? BROW + (top - BROW) * TALL : top
}

export function drawHat(pen: Pen, view: View, hat: Worn): void {
  const drawn = HATS[hat.kind]
  if (!drawn) return
  pen.tint(hat.tint ?? drawn.tint)
  const draw = () => drawn.draw(pen, Math.sin(rad(view.yaw)), view)
  if (hat.isTall) pen.heightened(BROW, TALL, draw)
  else draw()
}

/** What of a hat is behind the face: the back of a helmet. */
export function behindHead(pen: Pen, hat: Worn): void {
  const drawn = HATS[hat.kind]
  drawn?.behind?.(pen.tint(hat.tint ?? drawn.tint))
}

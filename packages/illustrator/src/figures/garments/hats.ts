/** All hats by name. */
import type { Pen } from '../../art/pen.ts'
import { rad } from '../geometry.ts'
import type { View } from '../heads/view.ts'
import { FOLK_HATS } from './folk-hats.ts'
import type { Hat } from './hat-shapes.ts'
import { MORE_HATS } from './more-hats.ts'
import { SERVICE_HATS } from './service-hats.ts'
import { STORY_HATS } from './story-hats.ts'
import { TRADE_HATS } from './trade-hats.ts'
import { WORK_HATS } from './work-hats.ts'

const HATS: Record<string, Hat> = {
  ...STORY_HATS,
  ...WORK_HATS,
  ...MORE_HATS,
  ...TRADE_HATS,
  ...FOLK_HATS,
  ...SERVICE_HATS,
}

export const hatTop = (kind: string): number => HATS[kind]?.top ?? -1.2

export function drawHat(pen: Pen, view: View, hat: { kind: string; tint?: string }): void {
  const drawn = HATS[hat.kind]
  if (!drawn) return
  pen.tint(hat.tint ?? drawn.tint)
  drawn.draw(pen, Math.sin(rad(view.yaw)), view)
}

/** What of a hat is behind the face: the back of a helmet. */
export function behindHead(pen: Pen, hat: { kind: string; tint?: string }): void {
  const drawn = HATS[hat.kind]
  drawn?.behind?.(pen.tint(hat.tint ?? drawn.tint))
}

/** Pages about one bird come before those about birds and their plants. */
import type { Kind } from '../kind.ts'
import { BIRDS } from './kind.ts'
import { PEACOCK_FAN } from './peacock-fan.ts'
import { PLAIN_BIRD } from './plain-bird.ts'

export const BIRD_PAGES: readonly Kind[] = [PEACOCK_FAN, PLAIN_BIRD, BIRDS]

/** Little people for pictures of many: a band, a family, a class. They stand still; whoever acts is drawn by the figures. */

import { both } from '../art/knots.ts'
import type { Pen } from '../art/pen.ts'
import { face } from './kit.ts'

export interface Look {
  coat: string
  trousers?: string
  skin?: string
  hair?: string
  long?: boolean
  /** Drawn on the head instead of hair. */
  hat?: (p: Pen) => void
}

/** 200 high with its feet at (x, y); hands end at (±34, -92). */
export function person(p: Pen, x: number, y: number, scale: number, look: Look): void {
  const skin = look.skin ?? 'apricot'
  p.within(x, y, 0, scale, () => {
    if (look.long)
      p.tint(look.hair ?? 'hair1').blob('-44,-160! -40,-190 0,-202 40,-190 44,-160! 52,-120 44,-96! -44,-96! -52,-120')
    p.tint(look.trousers ?? 'night').blob('-28,-70! 28,-70! 26,-8! 4,-8! 0,-48! -4,-8! -26,-8!')
    p.tint('slate').card(-32, -14, 30, 14, 7).card(2, -14, 30, 14, 7)
    p.tint(look.coat).blob(both('0,-122! 24,-118 34,-60! 0,-54'))
    p.bar('-26,-110 -44,-84 -32,-78', 9).bar('26,-110 44,-84 32,-78', 9)
    p.tint(skin).ell(0, -154, 40, 38)
    if (look.hat) look.hat(p)
    else p.tint(look.hair ?? 'hair1').blob('-42,-152! -42,-190 0,-202 42,-190 42,-152! 28,-172 0,-168 -28,-172')
    face(p, 0, -148, 32)
  })
}

/** Letters on a chest: a number on a jersey, a name on a shirt. */
import type { Pen } from '../../art/pen.ts'
import { lettersAt } from '../../lettering/on-thing.ts'
import { PRINTED } from '../../reading/printed.ts'
import type { Body } from '../body.ts'
import { tee } from '../roles/cloth.ts'
import type { Outfit, Top } from './outfit.ts'

/** What would lie under the letters. */
const AWAY =
  /^(buttons|stripes|dots|heart|star|pocket|emblem|number|hem|bib|vest|sash|straps|badge|panel|letters|zip|tie|bowtie)$/

/** On whatever is worn above; who wears nothing there puts on a shirt. */
export function withLetters(outfit: Outfit, said: readonly string[]): Outfit {
  const text = said.find((word) => word.startsWith(PRINTED))?.slice(PRINTED.length)
  if (!text) return outfit
  const { print: _hidden, ...top }: Top = outfit.top ?? tee('cloth2').top
  const trims = outfit.trims.filter(({ kind }) => !AWAY.test(kind))
  return { ...outfit, top, trims: [...trims, { kind: 'letters', tint: 'any2', text }] }
}

/** Never mirrored, wherever the figure faces; as upright as the trunk is. */
export function letterOn(pen: Pen, b: Body, text: string): void {
  const at = (u: number, v: number) => pen.map(...b.on(u, v))
  const [l, r, top, foot, middle] = [at(0.5, -1), at(0.5, 1), at(0.2, 0), at(0.86, 0), at(0.5, b.middle * 0.5)]
  // Arms that hang down lie over the ends of a word.
  const w = Math.hypot(r[0] - l[0], r[1] - l[1]) * (text.length > 2 ? 0.62 : 0.82)
  const h = Math.hypot(foot[0] - top[0], foot[1] - top[1])
  const turn = Math.atan2(top[0] - foot[0], foot[1] - top[1])
  lettersAt(pen, text, { middle, w, h, turn })
}

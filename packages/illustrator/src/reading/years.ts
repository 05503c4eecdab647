/** "grandpa's 80th birthday", "our 50th anniversary", "sweet 16": the years stand on the cake. */
import { PRINTED } from './printed.ts'
import type { Scene } from './scene.ts'

const FEAST = '(?:birthday|b-?day|wedding anniversary|anniversary|jubilee)'
const COUNTED = new RegExp(`\\b(\\d{1,3})(?:st|nd|rd|th)? ${FEAST}\\b`, 'i')
const TURNS = /\b(?:turn(?:s|ing|ed)?|is now|sweet) (\d{1,3})\b(?! [a-z]+s\b)/i
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const SPELLED = new RegExp(`\\b(${ORDINALS.join('|')}) ${FEAST}\\b`, 'i')
const CAKE = /^(?:(?:birthday|wedding) )?cake$/

export function countYears(scene: Scene, text: string): void {
  const [, years] = COUNTED.exec(text) ?? TURNS.exec(text) ?? []
  const [, spelled = ''] = SPELLED.exec(text) ?? []
  const told = years ?? (spelled && String(ORDINALS.indexOf(spelled.toLowerCase()) + 1))
  const cake = scene.things.find(({ name }) => CAKE.test(name))
  // "a cake with 5 candles" has its candles.
  if (!told || !cake || cake.attributes.some((look) => look.includes('candle'))) return
  cake.attributes.push(PRINTED + told)
}

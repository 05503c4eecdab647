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

const LIT = /^(?:birthday |layer )?cake$|^cupcake$/
const STUCK = /^(?:holds|next-to|on-top-of|has|in-front-of|behind)$/

/** "a giant cake and 6 candles", "my party with 6 candles": wherever they are named, they are on the cake. */
export function lightCake(scene: Scene, text: string): void {
  const candle = scene.things.find(({ name, via }) => name === 'candle' && via !== 'implied')
  if (!candle || candle.attributes.length) return
  const onCake = scene.relations.find(
    ({ a, b, relation }) => a === candle.id && relation === 'on-top-of' && isCake(scene, b),
  )
  // "lighting five candles on a cake": whoever does it does it to the cake.
  if (onCake)
    for (const deed of scene.relations)
      if (deed.b === candle.id && /^(?:blows|lights)$/.test(deed.relation)) deed.b = onCake.b
  const deeds = scene.relations.filter(({ a, b }) => a === candle.id || b === candle.id)
  // Who lights, carries or blows out candles needs them in reach.
  if (!deeds.every(({ relation, a, b }) => STUCK.test(relation) && (a === candle.id ? isSurface(scene, b) : true)))
    return
  const isParty = /\b(?:birthday|b-?day)\b/i.test(text)
  const cake =
    scene.things.find(({ name }) => LIT.test(name)) ?? (isParty ? scene.get(scene.imply('birthday cake')) : undefined)
  if (!cake || cake.n > 1 || cake.attributes.some((look) => look.includes('candle'))) return
  if (cake.name === 'cake') cake.name = 'birthday cake'
  cake.attributes.push(`${Math.min(10, candle.n)} candles`)
  scene.said.push(candle.word)
  scene.drop(candle.id)
}

const isCake = (scene: Scene, id: string | null): boolean => id !== null && LIT.test(scene.nameOf(id))

const isSurface = (scene: Scene, id: string | null): boolean => id !== null && /cake$|^table$/.test(scene.nameOf(id))

/** The page of a greeting card is the card: no envelope is drawn on it, but what the feast is known by. */
import type { Scene } from './scene.ts'

const SIGNS: readonly (readonly [feast: RegExp, sign: string])[] = [
  [/valentine/, 'heart'],
  [/mother/, 'bouquet'],
  [/father/, 'tie'],
  [/birthday/, 'birthday cake'],
  [/christmas/, 'christmas tree'],
  [/easter/, 'easter basket'],
  [/halloween/, "jack-o'-lantern"],
  [/thanksgiving/, 'roast turkey'],
  [/thank/, 'bouquet'],
  [/get well/, 'teddy bear'],
  [/love|anniversary/, 'heart'],
]

/** What else was named makes the card; where nothing was, the sign of the feast does. A card that somebody holds or writes stays one. */
export function openCard(scene: Scene, said: string): void {
  const card = scene.things.find(({ name, word }) => /^(love letter|envelope)$/.test(name) && /\bcards?$/i.test(word))
  if (!card || scene.things.some(({ id }) => scene.isA(id, 'person'))) return
  const sign = SIGNS.find(([feast]) => feast.test(said))?.[1]
  if (!sign) return
  const others = scene.things.filter(({ id, via }) => id !== card.id && via !== 'implied')
  if (others.length) scene.drop(card.id)
  else Object.assign(card, { name: sign })
}

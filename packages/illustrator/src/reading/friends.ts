/** Friends are as old as whose friends they are. */
import type { Scene } from './scene.ts'

const FRIEND = /^(?:best )?(?:friend|buddy|pal|bestie|neighbor)s?$/i
const GROWN: readonly (readonly [RegExp, string])[] = [
  [/^(grandmother|mother|woman|aunt|queen|teacher)$/, 'woman'],
  [/^(grandfather|father|man|uncle|king)$/, 'man'],
]

/** "grandma pouring tea for her friends": no children, where no child was named. */
export function befriend(scene: Scene): void {
  const { things } = scene
  const isFriend = ({ word, name }: { word: string; name: string }) => name === 'child' && FRIEND.test(word)
  const people = things.filter((thing) => thing.via !== 'implied' && !isFriend(thing) && scene.isA(thing.id, 'person'))
  const kinds = people.map(({ name }) => GROWN.find(([who]) => who.test(name))?.[1])
  const [kind] = kinds
  if (!kind || kinds.includes(undefined)) return
  for (const thing of things) if (isFriend(thing)) thing.name = kind
}

/** Harm told by several words together: someone cut, burned, hung, beaten, shot; methods of self-harm; intimacy with a child. */
import type { SceneGraph } from '../reading/graph.ts'
import { isA } from '../reading/vocabulary.ts'
import { dataLines } from '../words/data-file.ts'
import { folded } from './disguises.ts'
import { type HarmPattern, isOfSort, matches, patternOf } from './harm-pattern.ts'
import { harmWordsOf } from './words.ts'

interface Harm {
  kind: string
  /** Pillow fights and snowballs are no harm. */
  mayBePlayful: boolean
  pattern: HarmPattern
}

let harms: Harm[] | undefined

function load(): Harm[] {
  harms ??= dataLines('harm.txt')
    .map(folded)
    .map((line) => {
      const at = line.indexOf('|')
      const kind = line.slice(0, at).trim()
      return { kind: kind.replace('?', ''), mayBePlayful: kind.endsWith('?'), pattern: patternOf(line.slice(at + 1)) }
    })
  return harms
}

/** The kind of harm that the words tell by themselves, whether or not the sentence is understood. */
export function harmInWords(text: string): string | null {
  const words = harmWordsOf(text)
  const isPlayful = words.some((word) => isOfSort(word, 'playful'))
  return (
    load().find(({ pattern, mayBePlayful }) => !(mayBePlayful && isPlayful) && matches(pattern, words))?.kind ?? null
  )
}

const isOrdinary = (name: string) =>
  isA(name, 'person') || /^(cat|dog|puppy|kitten|bunny|rabbit|horse|pony|bird)$/.test(name)

/** The kind of harm that the scene would show, however it was said. */
export function harmInGraph({ things, relations }: SceneGraph): string | null {
  const nameOf = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? ''
  for (const { a, relation, b, part, word = '' } of relations) {
    const whom = nameOf(b)
    if (relation === 'hangs-from' && part === 'neck') return 'violence'
    if (relation === 'cooks' && isOrdinary(whom)) return 'violence'
    if (relation === 'eats' && isA(whom, 'person') && !/^(swallow|lick|nibbl|tast)/.test(word)) return 'violence'
    if (relation === 'inside' && isA(nameOf(a), 'person') && /^(oven|fire|bonfire|campfire|fireplace|lava)$/.test(whom))
      return 'violence'
  }
  return null
}

import type { Deed } from './deed.ts'

/** What two do who do it to each other. */
export function mutualOf({ verb, objects }: Deed, preposition: string | null = null): string {
  if (objects.length) return 'plays-with'
  const relation = [
    ...(verb.prepositions.get(preposition ?? '') ?? []),
    ...verb.object,
    ...(verb.prepositions.get('at') ?? []),
    ...(verb.prepositions.get('to') ?? []),
  ].find((choice) => !choice.relation.startsWith('@'))?.relation
  return relation ?? 'plays-with'
}

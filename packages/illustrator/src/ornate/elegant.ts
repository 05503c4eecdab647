/** Animals drawn for grown-ups in place of a picture book's. */
import type { Rng } from '../ink/random.ts'
import { creature, hasCreature } from './creatures/creatures.ts'
import type { Told } from './kind.ts'
import type { Subject } from './subject.ts'

/** Said of somebody, it names the page. */
export const isOfStyle = (said: string): boolean =>
  /\b(?:steampunk|celtic|knot|deco|quilt\w*|patchwork|folk|folk art|intricate|ornate|detailed|woodcut|linocut|gothic|vintage|black|white|gr[ae]y)\b/i.test(
    said,
  )

/** As grown-ups like to have it, where there is such a drawing of the one that is asked for. */
export function elegant(rng: Rng, subject: Subject | null, { hero, things }: Told): Subject | null {
  const animals = things.filter(({ name }) => name === hero)
  const [one] = animals
  const isPlain = animals.length === 1 && one!.n === 1 && !one!.wears.length && one!.attributes.every(isOfStyle)
  return subject && isPlain && hasCreature(hero) ? creature(hero, rng) : subject
}

/** The one that a page is about, where it shows nobody else and nothing was said of them. */
export function aloneIn({ hero, things: [one, ...others] }: Told): string | null {
  return one &&
    !others.length &&
    (one.n === 1 || one.name === 'fish') &&
    !one.wears.length &&
    one.attributes.every(isOfStyle)
    ? hero
    : null
}

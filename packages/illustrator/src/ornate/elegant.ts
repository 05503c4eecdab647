/** Animals drawn for grown-ups in place of a picture book's. */
import type { Rng } from '../ink/random.ts'
import { creature, hasCreature, hasOnlyWhole } from './creatures/creatures.ts'
import { hasHead } from './heads/head.ts'
import { headSubject } from './heads/subject.ts'
import type { Told } from './kind.ts'
import { mirrored, type Subject } from './subject.ts'

/** Said of somebody, it names the page. */
export const isOfStyle = (said: string): boolean =>
  /\b(?:steampunk|celtic|knot|deco|quilt\w*|patchwork|folk|folk art|intricate|ornate|detailed|woodcut|linocut|gothic|vintage|black|white|gr[ae]y)\b/i.test(
    said,
  )

const WITH_BODY =
  /\b\w+ing\b|\b(?:body|sits?|runs?|stands?|sleeps?|walks?|leaps?|jumps?|lies|from (?:behind|above)|legs?|tail|paws|hooves)\b/i

/** As grown-ups like to have it, where there is such a drawing of the one that is asked for. */
export function elegant(rng: Rng, subject: Subject | null, { hero, things, prompt }: Told): Subject | null {
  const animals = things.filter(({ name }) => name === hero)
  const [one] = animals
  const isPlain = animals.length === 1 && one!.n === 1 && !one!.wears.length && one!.attributes.every(isOfStyle)
  if (!subject || !isPlain) return subject
  if (hasCreature(hero)) return creature(hero, rng)
  return headAlone({ hero, things, prompt }) ? headSubject(hero, rng) : subject
}

/** An animal that nothing was said of, or two face to face; null where only a picture book's is there. */
export function fineOf(name: string, prompt: string, rng: Rng, areTwo = false): Subject | null {
  if (hasCreature(name)) return areTwo ? mirrored(creature(name, rng, true)) : creature(name, rng)
  return hasHead(name) && !areTwo && !WITH_BODY.test(prompt) ? headSubject(name, rng) : null
}

/** Of others the head, which is drawn finely, where nothing of the body was asked for. */
export const headAlone = ({ hero, things, prompt }: Pick<Told, 'hero' | 'things' | 'prompt'>): boolean =>
  things.length === 1 &&
  things[0]!.n === 1 &&
  !things[0]!.wears.length &&
  things[0]!.attributes.every(isOfStyle) &&
  (!hasCreature(hero) || hasOnlyWhole(hero)) &&
  hasHead(hero) &&
  !WITH_BODY.test(prompt)

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

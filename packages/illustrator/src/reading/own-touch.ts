/** "covering its eyes", "holding his nose", "with her hands on her hips": hands at a part of one's own body. */
import type { Scene } from './scene.ts'

const OWN = '(?:its|his|her|their)(?: own| both| big| little| round| full| fat| tiny)*'
const HANDS = '(?:hands?|paws?|fingers?|wings?|arms?|hoov?es?|flippers?)'
/** The parts, and the pose that has the hands there. */
const POSES: readonly (readonly [string, string])[] = [
  ['eyes|face', 'hands-to-eyes'],
  ['ears', 'hands-to-ears'],
  ['mouth|muzzle|lips', 'hands-to-lips'],
  ['cheeks', 'hands-to-cheeks'],
  ['nose|snout', 'hand-to-nose'],
  ['bell(?:y|ies)|tumm(?:y|ies)|stomachs?|tums?', 'hands-to-belly'],
  ['heads?', 'hands-to-head'],
  ['chins?', 'hand-to-chin'],
]
const TOUCHING =
  '(?:cover|hold|touch|rub|pinch|plug|clutch|grab|block|squeez|press|scratch|pat|shield|grip|hid|cupp?)(?:ing|es|s|e)'
const AFTER = '(?![\\p{L}-])'
const WITH = `(?: with (?:(?:its|his|her|their|both|one|two|a) )+${HANDS})?`
/** "covering his head with an umbrella". */
const NO_TOOL = '(?! with (?:an?|the|some) )'

/** "scratching its head on a tree". */
const NO_RUBBING = '(?!(?:scratch|rub)\\w* (?:its|his|her|their) (?:\\w+ )?\\w+ (?:on|against|along) (?:an?|the|some) )'

const patternsOf = (parts: string): string[] => [
  `(?:who is |that is |is |while )?${NO_RUBBING}${TOUCHING}(?: on| onto)?(?: to)? ${OWN} (?:${parts})${WITH}${AFTER}${NO_TOOL}`,
  `with (?:(?:its|his|her|their|both|one|two|a) )*${HANDS} (?:over|on|against|in front of|up to|at|to) ${OWN} (?:${parts})${AFTER}`,
]

/** In the wind a hat is on the head, and a hand on the hat. */
const HAT = `(?:hold|hang|clutch|grab)(?:ing|s)(?: on to| onto| on| down| tight to) ${OWN} (?:[\\w-]+ )?(?<hat>hats?|caps?|bonnets?|berets?)${AFTER}`

const TOUCHES: readonly { pattern: RegExp; pose: string }[] = [
  { pattern: HAT, pose: 'hands-to-head' },
  ...POSES.flatMap(([parts, pose]) => patternsOf(parts).map((pattern) => ({ pattern, pose }))),
  {
    pattern: `(?:with (?:(?:its|his|her|their|both|one|two|a) )*${HANDS} on (?:(?:its|his|her|their) )?hips?)${AFTER}`,
    pose: 'hands-on-hips',
  },
  {
    pattern: `(?:with (?:(?:its|his|her|their) )?(?:arms (?:crossed|folded)|(?:crossed|folded) arms)|(?:cross|fold)(?:ing|es|s) (?:(?:its|his|her|their) )?arms)${AFTER}`,
    pose: 'arms-crossed',
  },
].map(({ pattern, pose }) => ({ pattern: new RegExp(`,? ?(?<![\\p{L}])${pattern}`, 'iu'), pose }))

/** Hair, or a hat, that covers the eyes. */
const OTHERS =
  /(?:hair|fur|bangs|fringe|mane|hat|cap|hood|helmet|blindfold|mask|scarf|leaf|leaves|blanket|towel|bandana)(?: that| which)?$/i

export interface Touch {
  plain: string
  pose: string | null
  said: string
  /** What stands before it: who does it was named there. */
  before: string
}

export function touchIn(text: string): Touch {
  const found = TOUCHES.flatMap(({ pattern, pose }) => {
    const match = pattern.exec(text)
    return match ? [{ match, pose }] : []
  })
  const [only] = found
  // Of several each has hands somewhere else: one is read by its verb, the next as what is missing.
  const isOther = only && OTHERS.test(text.slice(0, only.match.index))
  if (!only || isOther || found.length > 1) return { plain: text, pose: null, said: '', before: '' }
  const { match, pose } = only
  const [all] = match
  return {
    plain: text.replace(all, match.groups?.hat ? ` wearing a ${match.groups.hat} ` : ' ').trim(),
    pose,
    said: all.replace(/^[, ]+/, ''),
    before: text.slice(0, match.index).toLowerCase(),
  }
}

/** Who has no hands, or something in them already, is drawn without: that is said. */
export function touch(scene: Scene, { pose, said, before }: Touch): void {
  if (!pose) return
  const beings = scene.things.filter(({ id, via }) => via !== 'implied' && scene.isA(id, 'alive'))
  const [who] = beings
    .map(({ id, word }) => ({ id, at: before.lastIndexOf(word.toLowerCase()) }))
    .sort((a, b) => b.at - a.at)
  const isBusy = scene.relations.some(({ a, relation }) => a === who?.id && BUSY.test(relation))
  const isHandless =
    who && ((scene.isA(who.id, 'swimmer') && !PAWED.test(scene.nameOf(who.id))) || HANDLESS.test(scene.nameOf(who.id)))
  if (!who || isBusy || isHandless) scene.unknown.push(said)
  else scene.relations.push({ a: who.id, relation: 'poses', b: null, word: said, pose })
}

const PAWED =
  /^(mermaid|merman|penguin|otter|sea otter|frog|turtle|hippo|crocodile|alligator|platypus|beaver|polar bear|duck|duckling)$/
const HANDLESS =
  /^(snake|worm|snail|caterpillar|jellyfish|slug|butterfly|bee|ladybug|fly|moth|spider|horse|unicorn|swan)$/
const BUSY =
  /^(holds|carries|rides|drives|rows|climbs|eats|drinks|reads|plays|lies|sleeps|lies-on|sleeps-in|inside|pushes|pulls|hugs)$/

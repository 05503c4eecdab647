/** "nose to nose", "with its tail caught in", "with its tail hanging out": how two are to each other, and which part of whom is meant. */
import type { Relation } from './graph.ts'
import type { Scene } from './scene.ts'
import { PARTS } from './small-words.ts'

const OWN = '(?:its|his|her|their|one|a|the)'
/** Written before the parts that meet, or after: "nose to nose", "touching noses", "with their noses touching". Goats that butt heads fight. */
const PAIR =
  /,? ?(?:(?:with their |their )?(nose|beak|snout|face|trunk|forehead|back)s? ?(?:to|against|-to-) ?\1s?|(?:touching|rubbing|bumping|(?<!\b(?:goats|rams|sheep|bulls|bison|deer|stags|moose|rhinos|yaks|antelopes|gazelles|triceratops) )(?:butting|knocking)) (?:their )?(nose|beak|snout|trunk|forehead|head)s(?: together)?|(?:with )?(?:their )?(nose|beak|snout|trunk|forehead)s (?:are )?touching)(?![\p{L}])/iu
const NECKS =
  /,? ?(?:with )?(?:(?:cross|twin|intertwin|entwin|wrapp?|twist)(?:ing|es|ed|e|s)? (?:their )?(?:long )?necks|their (?:long )?necks (?:are )?(?:crossed|crossing|entwined|intertwined|together))(?: together| around each other)?(?![\p{L}])/iu
const LOVE =
  /,? ?(?:(?:who |that )?(?:are |is |falling |fell |fall |madly |deeply |so much |so |very much )*)in love(?: with (?:each other|one another|eachother))?(?! with (?!hearts?\b|an? (?:[\p{L}]+ )?hearts?\b))(?![\p{L}])/iu
const CAUGHT = new RegExp(
  `,?\\s*(?:(?:with|and|who|that|has|have|got|gets|getting) )*${OWN} (\\p{L}+) (?:is |are |gets |got |getting )?(?:completely |totally |all )?(?:stuck|caught|trapped|jammed|wedged|pinched|tangled)(?: up)? (in|inside|under|between)(?![\\p{L}])`,
  'iu',
)
/** "with its hand in the cookie jar": no less in it than what is stuck there. */
const DIPPED =
  /,?\s*(?:with |and )?(?:reaching |dipping |putting |sticking |reaches |dips )?(?:its|his|her|their|one|a) (hand|paw|arm|head)s? (?:deep |stuffed |way down )?(inside|into|in)(?= (?:an?|the|his|her|its|their|my) (?:[\p{L}-]+ ){0,2}(?:jar|pot|can|bucket|box|basket|bag|barrel|vase|beehive|fishbowl|sand|snow)s?(?![\p{L}]))/iu
const OUT = new RegExp(
  `,?\\s*(?:(?:with|and) )?(?:only |just )?${OWN} (?:[\\p{L}-]+ )??(tails?|paws?|ears?|trunk|legs?|arms?|feet) (?:is |are )?(?:(?:hanging|dangling|draped|drooping|trailing|sticking|poking)(?: down| out)*|out)(?: (?:over|of|from)(?: (?:the|its|his|her) (?:edge|side|rim|top|front|sides))?(?: of it)?)?(?= ?[,.]| ?$| and\\b| while\\b)`,
  'iu',
)
/** At a window of an upper floor one looks into a house. */
const UPSTAIRS =
  /(look|peek|peer|peep|star|gaz)(?:ing|s|es|e) (?:in|into|inside|through)(?: at| through)? (?:an?|the|my|our|his|her|their) (?:[\p{L}'-]+ )?(?:upstairs|upper|top|second|third|high|bedroom|attic|upstairs bedroom)(?:[ -](?:floor|story|storey|bedroom))? windows?/iu

export interface Manner {
  plain: string
  how: 'nose-to-nose' | 'back-to-back' | 'crossed-necks' | 'in-love' | 'caught' | 'look-in' | null
  /** The part that is caught. */
  part: string
  /** The part that hangs out of what somebody is in. */
  out: string
  said: string
}

const NONE = { how: null, part: '', out: '', said: '' } as const

export function mannerIn(text: string): Manner {
  const pair = PAIR.exec(text)
  if (pair)
    return {
      ...NONE,
      plain: text.replace(pair[0], '').replace(/^ /, ''),
      how: pair[1]?.toLowerCase() === 'back' ? 'back-to-back' : 'nose-to-nose',
      said: pair[0].replace(/^,?\s*/, ''),
    }
  const necks = NECKS.exec(text)
  if (necks)
    return { ...NONE, plain: text.replace(necks[0], ''), how: 'crossed-necks', said: necks[0].replace(/^,?\s*/, '') }
  const love = LOVE.exec(text)
  if (love) return { ...NONE, plain: text.replace(love[0], ''), how: 'in-love', said: love[0].replace(/^,?\s*/, '') }
  const upstairs = UPSTAIRS.exec(text)
  if (upstairs)
    return { ...NONE, plain: text.replace(upstairs[0], 'looking at a house'), how: 'look-in', said: upstairs[0] }
  const caught = CAUGHT.exec(text) ?? DIPPED.exec(text)
  const part = caught && PARTS.get(caught[1]?.toLowerCase() ?? '')
  if (caught && part)
    return {
      ...NONE,
      plain: text
        .replace(caught[0], ` stuck ${caught[2] === 'into' ? 'in' : caught[2]}`)
        .replace(/ stuck in the (sand|snow)(?! ?\p{L})/iu, ' stuck in a $1 pile'),
      how: 'caught',
      part,
      said: caught[0].trim(),
    }
  const out = OUT.exec(text)
  const limb = out && PARTS.get(out[1]?.toLowerCase() ?? '')
  if (out && limb === 'tail' && /\b(in|inside|into|on)\b/i.test(text))
    return { ...NONE, plain: text.replace(out[0], ''), out: limb, said: out[0].replace(/^,?\s*/, '') }
  return { ...NONE, plain: text }
}

/** What nobody is there for is said to be missing. */
export function behave(scene: Scene, manner: Manner): void {
  if (!manner.said || apply(scene, manner)) return
  scene.unknown.push(manner.said)
}

function apply(scene: Scene, { how, part, out }: Manner): boolean {
  if (out) return hangOut(scene, out)
  if (how === 'look-in') return lookIn(scene)
  if (how === 'in-love') return (pair(scene, how) && raiseHeart(scene)) || smiles(scene)
  if (how !== 'caught') return how !== null && pair(scene, how)
  const held = scene.relations.find(({ word, b }) => word === 'stuck' && b)
  if (!held) return false
  Object.assign(held, { relation: 'inside', part, how: part === 'head' ? 'head-in' : 'caught' })
  return true
}

/** What stands for their love is over the two: in a hand it would be between the faces. */
function raiseHeart(scene: Scene): true {
  const held = scene.relations.find(({ relation, b }) => relation === 'holds' && b && scene.nameOf(b) === 'heart')
  if (held?.b) Object.assign(held, { a: held.b, relation: 'above', b: held.a })
  return true
}

function smiles(scene: Scene): boolean {
  const one = scene.things.find(({ id }) => scene.isA(id, 'alive'))
  if (one) scene.relate([one.id], 'smiles', [null])
  return one !== undefined
}

function lookIn(scene: Scene): boolean {
  const looks = scene.relations.find(({ relation, b }) => relation === 'looks-at' && b && scene.nameOf(b) === 'house')
  if (looks) looks.how = 'look-in'
  return looks !== undefined
}

const LODGED = /^(inside|sleeps-in|hides-in|comes-out-of|lies-on|sits-on|on-top-of)$/

function hangOut(scene: Scene, out: string): boolean {
  const lodged = scene.relations.find(({ a, b, relation }) => b && LODGED.test(relation) && scene.isA(a, 'alive'))
  if (lodged) lodged.out = out
  return lodged !== undefined
}

/** The first two of whom it can be said: two of a kind, or two who were named together. */
function pair(scene: Scene, how: string): boolean {
  const alive = scene.things.filter(({ id, via }) => via !== 'implied' && scene.isA(id, 'alive'))
  const two = alive.find(({ n }) => n > 1)
  const [a, b] = two ? [two, two] : alive
  if (!a || !b) return false
  const isOf = (one: Relation, p: string, q: string) => one.relation === 'next-to' && one.a === p && one.b === q
  const known = scene.relations.find((one) => isOf(one, a.id, b.id) || isOf(one, b.id, a.id))
  const met: Relation = { a: a.id, relation: 'next-to', b: b.id, how }
  if (known) Object.assign(known, met)
  else scene.relations.push(met)
  return true
}

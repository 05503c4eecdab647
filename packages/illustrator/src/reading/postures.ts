/** "sliding on their tummies", "reading on her back": how somebody lies, beside what they do. */
import type { Scene } from './scene.ts'

const DEED =
  '(l[iy]ing|lies|laying|slid(?:ing|es)|float(?:ing|s)|sle(?:ep(?:ing|s)|dding)|asleep|roll(?:ing|s)|rest(?:ing|s)|relax(?:ing|es)|read(?:ing|s)|napp?(?:ing|s)|swim(?:ming|s)|draw(?:ing|s)|color(?:ing|s)|colour(?:ing|s))'
const PARTS = '(backs?|tumm(?:y|ies)|bell(?:y|ies)|stomachs?|tums?)'
/** The deed first, or the posture first: "on its back sleeping". */
const AFTER = new RegExp(
  `\\b${DEED}\\b((?: [\\p{L}'-]+){0,6}?) on (?:its|his|her|their|my|the) ${PARTS}(?![\\p{L}])`,
  'iu',
)
/** "hanging by its tail", "hanging upside down". */
const HUNG =
  /\b(hang(?:ing|s)|hung|dangl(?:ing|es)|swing(?:ing|s))((?: [\p{L}'-]+){0,5}?) (?:by (?:its|his|her|their|the) (tails?|feet|toes|legs|knees)|(upside[ -]?down))(?![\p{L}])/iu
/** "rolling in the mud": legs in the air. */
const ROLLED =
  /\broll(?:ing|s)(?: around| about)? (in|on)(?= (?:the |some |a |fresh |deep |soft |tall |green )?(?:[\p{L}]+ )?(?:grass|mud|snow|sand|dust|leaves|hay|flowers|clover|meadow|puddle|dirt)(?![\p{L}]))/iu
/** "hedgehog on its back" and nothing more. */
const BARE = /^((?:(?!with |and )[\p{L}'-]+ ){1,4})(?<!ing )(?=on (?:its|his|her) (?:back|tummy|belly)$)/iu
/** What is carried on a back, or rides there, is on it. */
const CARRIED = /\b(with|a|an|and|baby|riding|carrying|while)\b/i

export interface Posture {
  plain: string
  word: string
  pose: string | null
}

export function postureIn(said: string): Posture {
  const text = said.replace(BARE, '$1lying ')
  const hung = HUNG.exec(text)
  if (hung) {
    const [all = '', word = '', between = '', by = ''] = hung
    const plain = text.replace(all, `${word}${between}`).replace(/ upside[ -]?down/i, '')
    const again = HUNG.exec(plain)
    const tail = /^tail/i.test(by) || /^tail/i.test(again?.[3] ?? '')
    return {
      plain: again ? plain.replace(again[0], `${again[1]}${again[2]}`) : plain,
      word,
      pose: tail ? 'by-tail' : 'upside-down',
    }
  }
  const rolled = ROLLED.exec(text)
  if (rolled) return { plain: text.replace(rolled[0], `lying ${rolled[1]}`), word: 'lying', pose: 'on-back' }
  const found = AFTER.exec(text)
  const [whole = '', word = '', between = '', part = ''] = found ?? []
  const isBack = /^back/i.test(part)
  // "floating with her pup on her belly": it is the pup that is there.
  const isCarried = (isBack && CARRIED.test(between)) || (!isBack && /^float/i.test(word) && /\bwith\b/i.test(between))
  if (!found || (isCarried && !/^(reading|reads)$/i.test(word))) return { plain: text, word: '', pose: null }
  return { plain: text.replace(whole, `${word}${between}`), word, pose: isBack ? 'on-back' : 'on-belly' }
}

/** Of whoever does that deed. */
export function lieAs(scene: Scene, { word, pose }: Posture) {
  floatFaceUp(scene)
  if (!pose) return
  if (/^(by-tail|upside-down)$/.test(pose)) return hangAs(scene, word, pose)
  // "floating with a pup on its tummy": who floats lies so, not the pup.
  const told = scene.relations.filter((relation) => relation.word?.toLowerCase() === word.toLowerCase())
  const deed = told.find(({ part }) => !part) ?? told[0] ?? slide(scene, word)
  if (!deed) return
  const lies = scene.relations.find(({ a, relation }) => a === deed.a && /^(lies|sleeps)$/.test(relation))
  if (deed.relation === 'reads' && !lies) scene.relate([deed.a], 'lies', [null])
  const shown = lies ?? scene.relations.find(({ a, relation }) => a === deed.a && relation === 'lies') ?? deed
  shown.pose = pose
}

/** However it is told, otters float on their backs. */
function floatFaceUp(scene: Scene) {
  for (const { a, relation, b } of scene.relations) {
    const who = scene.get(a)
    const isAfloat = relation === 'floats' || (relation === 'floats-on' && (!b || scene.isA(b, 'water')))
    if (who?.name === 'otter' && isAfloat) who.name = 'sea otter'
  }
}

/** "penguins sliding on their bellies": on nothing that was named. */
function slide(scene: Scene, word: string) {
  const who = scene.things.find(({ id, via }) => via !== 'implied' && scene.isA(id, 'alive'))
  if (!who || !/^slid/i.test(word)) return undefined
  scene.relations.push({ a: who.id, relation: 'lies', b: null, word })
  return scene.relations.at(-1)
}

/** From the branch that was named, else from one that nobody named. */
function hangAs(scene: Scene, word: string, pose: string) {
  const known = scene.relations.find(({ relation }) => /^(hangs-from|swings-on)$/.test(relation))
  if (known) {
    Object.assign(known, { relation: 'hangs-from', pose })
    return
  }
  const who = scene.things.find(({ id, via }) => via !== 'implied' && scene.isA(id, 'alive'))
  if (who) scene.relations.push({ a: who.id, relation: 'hangs-from', b: scene.imply('branch'), word, pose })
}

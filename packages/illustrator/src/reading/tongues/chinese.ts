/** Chinese: what stands before 的 goes behind its noun, places before the verb behind it, 在…上 becomes "on …". */
import { pluralOf } from '../singular.ts'
import { asOne, isTitle } from './kin.ts'
import { type Piece, SPOTS } from './pieces.ts'
import { isTime, type Told, told } from './told.ts'

interface Part {
  kind: 'noun' | 'place' | 'verb' | 'of' | 'and' | 'stop' | 'object' | 'at' | 'tool'
  text: string
}

const COUNTED = /^(two|three|four|five|six|seven|eight|nine|ten|many|some)$/
const isLook = (text: string) => /^[a-z]/.test(text) && !/^(and|with|a|him|her|it)$/.test(text)
/** Words that say what the noun behind them is to the verb. */
const BEFORE: Record<string, Part['kind']> = { OBJECT: 'object', GIVE: 'at', WITH: 'tool' }

/** "海盗的肩膀上": whose shoulder it is was said before. */
function ownedPlace(place: string, parts: Part[]): string {
  const owner = parts.at(-1)?.kind === 'of' ? parts.at(-2) : undefined
  if (!owner || !['noun', 'place'].includes(owner.kind)) return place
  parts.splice(-2)
  return `on the shoulder of ${owner.text.replace(/^(?:in|on) /, '')}`
}

/** "熊妈妈" and "消防员叔叔" are one each; "小朋友们" are several. */
function joined(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = []
  for (const piece of pieces) {
    const last = out.at(-1)
    if (last?.kind !== 'noun') {
      out.push(piece)
      continue
    }
    const one = piece.kind === 'noun' ? asOne(last.text, piece.text) : null
    const isSeveral = piece.text === 'SEVERAL' || one === pluralOf(last.text)
    if (isSeveral) out.splice(-1, 1, { kind: 'word', text: 'some', source: piece.source }, last)
    else if (one) out.splice(-1, 1, { ...last, text: one })
    else if (piece.kind === 'noun' && isTitle(last.text, piece.text))
      out.splice(-1, 1, { ...last, text: `${piece.text === 'uncle' ? 'male' : 'female'} ${last.text}` })
    else out.push(piece)
  }
  return out
}

function partsOf(pieces: readonly Piece[]): Part[] {
  const parts: Part[] = []
  let looks: string[] = []
  let number = ''
  let before = ''
  const times: string[] = []
  for (let i = 0; i < pieces.length; i++) {
    const { kind, text } = pieces[i] as Piece
    if (kind === 'noun') {
      const noun = `${number || 'a'} ${looks.join(' ')} ${COUNTED.test(number) ? pluralOf(text) : text}`.replace(
        /\s+/g,
        ' ',
      )
      const spot = SPOTS[pieces[i + 1]?.text ?? '']
      const [, part] = before === 'AT' ? (/^on his (\w+)$/.exec(pieces[i + 1]?.text ?? '') ?? []) : []
      // "站在长颈鹿头上": on a part of somebody.
      if (part) parts.push({ kind: 'place', text: `on the ${part} of ${noun}` })
      else if (spot || before === 'AT' || before === 'FROM' || before === 'AROUND')
        parts.push({
          kind: 'place',
          text: `${before === 'FROM' || before === 'AROUND' ? before.toLowerCase() : (spot ?? 'in')} ${noun}`,
        })
      else parts.push({ kind: BEFORE[before] ?? 'noun', text: noun })
      if (spot || part) i++
      looks = []
      number = ''
      before = ''
    } else if (kind === 'verb') {
      parts.push({ kind: 'verb', text })
      before = ''
    } else if (isTime(text)) times.push(text)
    else if (/^(on|in|out) /.test(text)) parts.push({ kind: 'place', text: ownedPlace(text, parts) })
    else if (text === 'COMMA') parts.push({ kind: 'stop', text: ',' })
    else if (text === 'DE' && !looks.length) parts.push({ kind: 'of', text: '' })
    else if (text === 'and') parts.push({ kind: 'and', text })
    else if (text === 'AT' || text === 'FROM' || text === 'AROUND' || text in BEFORE) before = text
    else if (SPOTS[text]) before = 'SPOT'
    else if (COUNTED.test(text) || text === 'a') number = text
    else if (isLook(text)) looks.push(text)
    if (before === 'SPOT' && pieces[i + 1]?.text !== 'HAS') before = ''
    if (text === 'HAS' && SPOTS[pieces[i - 1]?.text ?? '']) {
      // "旁边有一只蜗牛": what is beside whatever was named before.
      const { text: nouns, size } = nounsFrom(pieces, i + 1)
      if (nouns && parts.at(-1)?.kind !== 'place') {
        parts.push({ kind: 'place', text: `with ${nouns} ${SPOTS[pieces[i - 1]?.text ?? '']} her` })
        i += size
      }
    } else if (text === 'HAS' && /^on his /.test(pieces[i - 1]?.text ?? '')) {
      // "背上有一条小船": what somebody has on their back.
      const { text: nouns, size } = nounsFrom(pieces, i + 1)
      if (nouns) {
        parts.pop()
        parts.push({ kind: 'place', text: `with ${nouns} ${pieces[i - 1]?.text}` })
        i += size
      }
    } else if (text === 'HAS' && pieces.slice(i + 1, i + 4).some((piece) => piece.text === 'DE'))
      parts.push({ kind: 'verb', text: 'with' })
  }
  return [
    ...parts,
    ...times.flatMap((text): Part[] => [
      { kind: 'stop', text: ',' },
      { kind: 'noun', text },
    ]),
  ]
}

/** The nouns that follow, with their numbers and an "and" between them. */
function nounsFrom(pieces: readonly Piece[], from: number): { text: string; size: number } {
  const nouns: string[] = []
  let before = 'a'
  let i = from
  for (; i < pieces.length; i++) {
    const { kind, text } = pieces[i] as Piece
    if (kind === 'noun') {
      nouns.push(`${before} ${COUNTED.test(before) ? pluralOf(text) : text}`)
      before = 'a'
    } else if (COUNTED.test(text) || text === 'a') before = text
    else if (kind === 'verb' || text === 'COMMA') break
  }
  return { text: nouns.join(' and '), size: i - from }
}

const PART = /\b(tooth|teeth|nose|head|back|tail|hand|ear|eye|foot|face|mouth|belly|wing)$/

/** An "and" between two things that are worn or held joins them; one between two who act parts them. */
const isBorder = (parts: readonly Part[], i: number): boolean =>
  parts[i]?.kind === 'stop' || (parts[i]?.kind === 'and' && parts[i - 2]?.kind !== 'verb')

/** "V N 的 N" is "N V N": what is said of a noun stands before it. */
function behindTheirNoun(parts: readonly Part[]): Part[] {
  const out = [...parts]
  for (let i = 0; i < out.length; i++) {
    const head = out[i + 1]
    if (out[i]?.kind !== 'of') continue
    const owner = out[i - 1]
    // "鳄鱼的牙齿", "小狗的鼻子上": a part of somebody.
    if (owner && head && PART.test(head.text) && /^(noun|place)$/.test(owner.kind)) {
      const whole = owner.text.replace(/^(?:in|on) /, '')
      out.splice(i - 1, 3, { kind: head.kind, text: `${head.text.replace(/\ba /, 'the ')} of ${whole}` })
      i--
      continue
    }
    // "猫看着鱼缸里的鱼": who looks is not where the fish is.
    if (
      owner?.kind === 'place' &&
      head?.kind === 'noun' &&
      out[i - 2]?.kind === 'verb' &&
      out[i - 3]?.kind === 'noun'
    ) {
      out.splice(i - 1, 3, { kind: 'noun', text: `${head.text} ${owner.text}` })
      i--
      continue
    }
    let start = i
    while (start > 0 && !isBorder(out, start - 1)) start--
    // Of two verbs before it only the second tells of the noun: "开着装满干草的拖拉机".
    const verbs = out.slice(start, i).flatMap(({ kind }, k) => (kind === 'verb' ? [start + k] : []))
    if (verbs.length > 1) start = verbs.at(-1) ?? start
    const front = out.slice(start, i)
    if (head?.kind === 'noun' && front.some(({ kind }) => kind === 'verb'))
      out.splice(start, i - start + 2, { kind: 'noun', text: clauseOf([head, ...front]) })
    else out.splice(i, 1)
  }
  return out
}

/** The parts before the first verb, and those of each verb. */
function byVerb(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [[]]
  for (const part of parts)
    if (part.kind === 'verb') groups.push([part])
    else groups.at(-1)?.push(part)
  return groups
}

const textsOf = (parts: readonly Part[], kind: Part['kind']) =>
  parts.filter((part) => part.kind === kind).map(({ text }) => text)

function clauseOf(parts: readonly Part[]): string {
  const [front = [], first, ...more] = byVerb(parts)
  const doers = textsOf(front, 'noun')
  const places = textsOf(front, 'place')
  const given = textsOf(front, 'at')[0]
  if (!first && !given) return [doers.join(' and '), ...places].join(' ')
  const clause: Told = {
    doer: doers.join(' and '),
    verb: first?.[0]?.text ?? 'giving',
    object: textsOf(front, 'object')[0] ?? (textsOf(first ?? [], 'noun').join(' and ') || undefined),
    at: given ?? textsOf(first ?? [], 'at')[0],
    tool: textsOf(front, 'tool').find((tool) => !PART.test(tool)),
    places: [...places, ...textsOf(first ?? [], 'place')],
  }
  // "骑士和龙战斗": two who do something to each other.
  if (/^(fighting|hugging|kissing|talking to|racing)$/.test(clause.verb) && doers.length > 1 && !clause.object) {
    clause.doer = doers[0] ?? ''
    clause.object = doers[1]
  }
  // "树上坐着一只猫头鹰": who acts comes behind.
  if (!clause.doer && places.length && clause.object) {
    clause.doer = clause.object
    clause.object = undefined
  }
  const others = more.map(
    (group) =>
      `and ${told({ doer: '', verb: group[0]?.text ?? '', object: textsOf(group, 'noun')[0], places: textsOf(group, 'place') })}`,
  )
  return [told(clause), ...others].join(' ')
}

/** A comma ends a clause, and so does an "and" between two who each do something. */
function clausesOf(parts: readonly Part[]): Part[][] {
  const clauses: Part[][] = [[]]
  parts.forEach((part, i) => {
    const isNew =
      part.kind === 'and' &&
      parts[i + 1]?.kind === 'noun' &&
      parts[i + 2]?.kind === 'verb' &&
      clauses.at(-1)?.some(({ kind }) => kind === 'verb')
    if (part.kind === 'stop' || isNew) clauses.push([])
    else clauses.at(-1)?.push(part)
  })
  return clauses.filter((clause) => clause.length)
}

export function chinese(pieces: readonly Piece[]): string {
  return clausesOf(behindTheirNoun(partsOf(joined(pieces))))
    .map(clauseOf)
    .join(' , ')
    .replace(/, (?=(?:on|in|under|next to|behind|in front of) )/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Stories in pictures: those that we know in their order, and panels with what was listed for each. */
import type { Kind } from '../kind.ts'
import type { School } from '../school.ts'
import { shownBeside, type ToldDeed, toldDeed } from './deed-lists.ts'
import { isOfSeasons } from './season-kinds.ts'
import { asSchool, namesIn, numbersIn, titleOf } from './subjects.ts'
import { sequenceIn } from './tables.ts'

const ORDER = ['First', 'Next', 'Then', 'Last']
const STORY =
  /\bsequenc\w+|\bfirst,? (?:and )?(?:next|then|second)\b|\bbeginning,? middle\b|\bstory ?(?:boards?|strip|in (?:\w+ )?(?:pictures|frames))\b|\b(?:\d|two|three|four|five|six|eight)[ -](?:\w+ )?(?:frames?|panels?)\b|\bcomic (?:strip|page|panels?|template)\b|\bput (?:the \w+ |them |it )?in order\b|\bsteps? (?:of|to|for) (?:making|building|growing|brushing|baking)\b/i
/** Panels by another word: they are those of a story only where what is in each was listed. */
const LISTED_IN =
  /\bin (?:\d|two|three|four|five|six|eight) (?:\w+ )?(?:pictures|panels|frames|boxes|squares|scenes|steps|parts)\b|\b(?:\d|two|three|four|five|six|eight) (?:boxes|squares|scenes|steps)\b(?=.*:)/i
const EMPTY = /\bcomic|\bempty\b|\bblank\b/i
/** "The life of a frog in four panels": a story that is told, and no frames to draw into. */
const TOLD = /\b(?:grow\w*|life|stor(?:y|ies)|steps?|stages?|how|from)\b/i
/** A plate of its own shows it in its order. */
const OF_LIFE = /\b(?:life|water|rain|rock) ?cycles?\b/i
const [LEAST_PANELS, MOST_PANELS, MOST_IN_PANEL] = [2, 9, 3]

interface Panel {
  pictures: readonly string[]
  deed: ToldDeed | null
}

function panelOf(said: string, graph: Parameters<Kind>[1]): Panel[] {
  const deed = toldDeed(said)
  const pictures = deed ? [deed.picture] : namesIn(graph, said).slice(0, MOST_IN_PANEL)
  return pictures.length ? [{ pictures, deed }] : []
}

/** Behind the colon, or behind "showing": what each panel shows, as far as we know it. */
function panelsIn(prompt: string, graph: Parameters<Kind>[1]): Panel[] {
  const [, listed = ''] =
    /^[^:]*:(.+)$/s.exec(prompt) ?? /\b(?:frames?|panels?)\b.*?\b(?:with|of|showing|shows?)\b(.+)$/is.exec(prompt) ?? []
  const parts = listed.split(/[,;\n]|\bthen\b|→|->/).map((part) => part.trim())
  return parts.filter(Boolean).flatMap((part) => {
    const both = part.split(/\band\b/)
    // "Brushes her teeth and goes to school": two deeds, where a cat and a mouse are one picture.
    return both.length > 1 && both.every((one) => toldDeed(one))
      ? both.flatMap((one) => panelOf(one, graph))
      : panelOf(part, graph)
  })
}

function panelsPage(panels: readonly Panel[], prompt: string, graph: Parameters<Kind>[1]): School {
  const deeds = panels.flatMap(({ deed }) => deed ?? [])
  const cells = panels
    .slice(0, MOST_PANELS)
    .map(({ pictures, deed }) => `${pictures.join(' & ')}${deed ? ` = ${deed.label}` : ''}`)
  const usual = /\bcomic\b/i.test(prompt) ? 'My Comic' : deeds.length === panels.length ? 'My Day' : 'My Story'
  const sheet = asSchool(
    { title: titleOf(graph, usual), cells, columns: cells.length > 6 ? 3 : cells.length > 3 ? 2 : 1 },
    graph,
  )
  return { ...sheet, shows: [...sheet.shows, ...shownBeside(deeds, graph), 'panel', 'story'] }
}

export const story: Kind = (prompt, graph) => {
  const isPanels = /\b(?:panels?|frames?|comic)\b/i.test(prompt)
  if (isOfSeasons(prompt) || ((isPanels || LISTED_IN.test(prompt)) && OF_LIFE.test(prompt))) return null
  const panels = isPanels || LISTED_IN.test(prompt) ? panelsIn(prompt, graph) : []
  const isDone = isPanels || panels.some(({ deed }) => deed)
  if (isDone && panels.length >= LEAST_PANELS) return panelsPage(panels, prompt, graph)
  if (!STORY.test(prompt)) return null
  const isComic = EMPTY.test(prompt) || (/\bpanels?\b/i.test(prompt) && !TOLD.test(prompt))
  const known = isComic ? null : sequenceIn(prompt)
  const isOrdered = /\bfirst\b|\bnext\b|\blast\b/i.test(prompt)
  if (known) {
    // The pigs are three, the pictures of their story four.
    const wanted = numbersIn(prompt.replace(known.words, ' ')).find((n) => n === 3) ? [0, 1, 3] : [0, 1, 2, 3]
    const steps = wanted.map((i) => known.steps[i] ?? '')
    const labels = wanted.length === 3 ? ['First', 'Next', 'Last'] : ORDER
    const isCut = /\bcut\b|\bpaste\b|\bglue\b/i.test(prompt)
    const pictures = steps.map((step) => step.split(' = ')[0] ?? '')
    const order = isOrdered || isCut
    const cells = steps.map((step, i) =>
      isCut
        ? `# = ${labels[i]}`
        : order
          ? `${pictures[i]} = ${labels[i]}`
          : `${pictures[i]} = ${i + 1} ${step.split(' = ')[1]}`,
    )
    const strip = isCut ? { strip: [2, 0, 3, 1].flatMap((i) => pictures[i] ?? []) } : {}
    return asSchool({ title: titleOf(graph, known.title), cells, columns: cells.length === 3 ? 1 : 2, ...strip }, graph)
  }
  const count = numbersIn(prompt).find((n) => n >= 2 && n <= 8) ?? 4
  const named = namesIn(graph, prompt)
  const cells = Array.from({ length: count }, (_, i) => {
    const picture = named[named.length > 1 ? i : 0]
    return `${picture ? `small ${picture}` : '#'}${isOrdered ? ` = ${ORDER[i] ?? i + 1}` : ''}`
  })
  return asSchool(
    {
      title: titleOf(graph, /\bcomic\b/i.test(prompt) ? 'My Comic' : 'My Story'),
      cells,
      columns: count > 6 ? 3 : count > 2 ? 2 : 1,
    },
    graph,
  )
}

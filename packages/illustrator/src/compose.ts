/** The whole page: read the prompt, stage what it says, put a frame around it. */
import type { Detail } from './art/art.ts'
import { withClearCheeks } from './ink/cheeks.ts'
import { SW } from './ink/pens.ts'
import { unmarked } from './ink/props.ts'
import { createRng, hash, type Rng } from './ink/random.ts'
import { pen } from './ink/svg.ts'
import { type Frame, frame } from './layout/frame.ts'
import { freePage } from './layout/free-page.ts'
import { letteredPage, withHeading } from './lettering/index.ts'
import { onItsBoard } from './lettering/on-board.ts'
import { type Ornate, ornatePage } from './ornate/index.ts'
import { quotePage } from './ornate/quote.ts'
import type { SceneGraph } from './reading/graph.ts'
import { read } from './reading/read.ts'
import { isAbout, isTaught } from './school/about.ts'
import { drawSchool } from './school/index.ts'
import { schoolIn } from './school/kinds.ts'
import type { School } from './school/school.ts'
import { titleOf } from './school/sheet/subjects.ts'
import { facesOf } from './staging/faces.ts'
import { bestOf } from './staging/tries.ts'
import { withUnseenDeeds, withUnseenStyle } from './staging/unseen-deeds.ts'
import { textured } from './texture/index.ts'

export interface Page {
  svg: string
  setting: string
  /** What was drawn, for logs and sheets. */
  items: string[]
  /** Words that name something nobody can draw. */
  unknown: string[]
  /** What was understood and is not on the page. */
  missing: string[]
}

/** The same prompt and seed give the same page, whatever was drawn before. */
export async function compose(prompt: string, seed = 0, detail?: Detail): Promise<Page> {
  const page = await composed(prompt, seed, detail)
  return { ...page, svg: withClearCheeks(page.svg) }
}

async function composed(prompt: string, seed: number, detail?: Detail): Promise<Page> {
  const said = withUnseenDeeds(read(prompt))
  // Who wishes it simple is given no plate of a thousand areas, whether the words say so or not.
  const graph = detail === 'simple' ? { ...said, detail } : said
  const page = await madePage(prompt, graph, seed)
  if (page) return page
  if (!graph.things.length || isPattern(graph)) return headed(freely(prompt, graph, seed), graph, seed)
  // Under a heading the picture is smaller: what is fine would be too fine.
  const shown = onItsBoard(graph.letters ? graph : withUnseenStyle(graph))
  const fit = shown.letters ? (detail ?? shown.detail ?? 'simple') : detail
  return headed(await stagedPage(prompt, shown, seed, fit), shown, seed)
}

/** A page that is no scene: for school, of letters, or ornate. Null where one is to be staged. */
export async function madePage(prompt: string, graph: SceneGraph, seed: number): Promise<Page | null> {
  const school = schoolIn(graph, prompt)
  const taught = school && drawSchool(school)
  if (taught) {
    const page = teaching(taught, school, graph)
    return says(taught, titleOf(graph, '')) ? page : headed(page, graph, seed)
  }
  const quote = quotePage(graph, prompt, seed)
  if (quote) return showing(quote, graph, 'letters')
  const lettered = letteredPage(graph, prompt, seed)
  if (lettered) return showing(lettered, graph, 'letters')
  const ornate = isPlainHead(prompt, graph) ? null : await ornatePage(graph, prompt, seed)
  return ornate && headed(showing(ornate, graph, 'ornate'), graph, seed)
}

/** Every letter on a page tells which it is; the words of an award stand apart on it. */
const says = (svg: string, text: string): boolean => {
  const written = [...svg.matchAll(/aria-label="([^"]*)"/g)]
    .map(([, letter]) => letter)
    .join('')
    .toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => written.includes(word))
}

/** "just a cute fox face": whoever asks so wants no finery around it. */
const isPlainHead = (prompt: string, { framing, detail }: SceneGraph): boolean =>
  framing !== undefined &&
  (detail === 'simple' ||
    (detail !== 'intricate' &&
      /\b(?:just|only|nothing else|no background|cute|simple|easy|kawaii|silly|funny|toddlers?|kids?)\b/i.test(prompt)))

/** Its words about the page itself ("labeled", "diagram") name nothing that could be missing. */
const teaching = (svg: string, school: School, graph: SceneGraph): Page => {
  const said = graph.things.filter(({ word }) => isTaught(school, word)).map(({ name }) => name)
  const page = showing({ svg, shows: [...new Set([...school.shows, ...said])] }, graph, 'school')
  return { ...page, unknown: page.unknown.filter((word) => !isAbout(word) && !isTaught(school, word)) }
}

/** Letters that no font of ours has are missing. */
function headed(page: Page, { letters }: SceneGraph, seed: number): Page {
  if (!letters) return page
  const svg = withHeading(page.svg, letters, seed)
  return svg ? { ...page, svg } : { ...page, missing: [...page.missing, letters] }
}

/** Styles that are not a scene but a pattern of single drawings. */
const PATTERNS: ReadonlySet<string> = new Set(['pattern', 'doodle'])

/** Where somebody does something, or "a rangoli pattern" is one thing among others, the word is no style. */
const isPattern = ({ style, relations, things }: SceneGraph): boolean =>
  PATTERNS.has(style ?? '') && !relations.length && !things.some(({ name }) => PATTERNED.test(name))

const PATTERNED = /^(rangoli|mandala|henna hand|quilt|papel picado)$/

/** What was named and is no part of the ornament, or does not stand beside the letters, is missing. */
const showing = ({ svg, shows, lacks = [], painters = [] }: Ornate, graph: SceneGraph, setting: string): Page => ({
  svg,
  setting,
  items: [...shows],
  unknown: graph.unknown.filter((word) => !shows.includes(word)),
  missing: [
    ...graph.things
      .filter(({ id, name, via }) => via !== 'implied' && !shows.includes(name) && !painters.includes(id))
      .map(({ name }) => name),
    ...lacks,
  ],
})

async function stagedPage(prompt: string, graph: SceneGraph, seed: number, detail?: Detail): Promise<Page> {
  const key = prompt.trim().toLowerCase()
  const level = detail ?? graph.detail ?? 'medium'
  const { staged, missing } = await bestOf(graph, key, seed, level)
  const fine = textured({
    parts: staged.parts,
    detail: level,
    spared: facesOf(staged.scene.members),
    setting: staged.setting,
    without: new Set([
      ...staged.scene.members.map(({ entry }) => entry.name),
      ...graph.negated,
      ...(graph.without ?? []),
    ]),
    seed: hash(`${key}#${seed} texture`),
  })
  const body = staged.parts.map(({ svg }) => svg).join('') + fine
  const rng = createRng(hash(`${key}#${seed} frame`))
  const border = frame(staged.frame ?? frameFor(rng), rng, SW.sub)
  return {
    svg: framed(body, border, staged.setting, staged.time),
    setting: staged.setting,
    items: graph.things.map(({ name, n }) => `${name}×${n}`),
    unknown: graph.unknown,
    missing,
  }
}

/** A second line around the picture now and then; more would take from it. */
const frameFor = (rng: Rng): string => (rng.chance(0.8) ? 'plain' : 'double')

/** Nothing in particular was asked for: whatever its words bring to mind. */
function freely(prompt: string, graph: SceneGraph, seed: number): Page {
  const { body, border, setting, time, items } = freePage(prompt, seed)
  return { svg: framed(unmarked(body), border, setting, time), setting, items, unknown: graph.unknown, missing: [] }
}

const framed = (body: string, border: Frame, setting: string, time: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 1024 1024" data-setting="${setting}" data-time="${time}"><rect width="1024" height="1024" fill="#fff" class="paper"/><clipPath id="fr"><path d="${border.clip}"/></clipPath><g stroke-linejoin="round" stroke-linecap="round"><g clip-path="url(#fr)"><rect width="1024" height="1024" fill="#fff" class="sky"/>${fitted(body, border.margin)}</g>${border.svg}</g></svg>`

/** Scenes are drawn for a margin of 24: within a wider frame they are made smaller, or it would cut the flowers off. */
function fitted(body: string, margin: number): string {
  if (margin <= 24) return body
  const scale = (1024 - 2 * margin) / (1024 - 48)
  return pen`<g transform="translate(${512 * (1 - scale)} ${512 * (1 - scale)}) scale(${scale.toFixed(4)})">${body}</g>`
}

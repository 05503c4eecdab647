/** One half of the page one thing, the other half another: cut along the middle, both as large as the page allows. */
import type { Rng } from '../../ink/random.ts'
import { pen } from '../../ink/svg.ts'
import { lookUp } from '../../world/world.ts'
import { gemHead } from '../faceted/head.ts'
import { animalHead, hasHead, headOutline } from '../heads/head.ts'
import { grow } from '../kit/clip.ts'
import { ellipse, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { fillRoom, roomIn } from '../kit/packing.ts'
import { largest } from '../kit/points.ts'
import { mandala } from '../mandala/mandala.ts'
import { fittedDrawing } from '../mandala/motif.ts'
import { landscape } from '../places/landscape.ts'
import { skyline } from '../places/skyline.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import { plantsIn } from '../plants/named.ts'
import { LOOKS, lookOf } from '../portrait/looks.ts'
import { bustOf } from '../portrait/portrait.ts'
import { steampunk } from '../steampunk/steampunk.ts'
import { alone, BARE } from '../subject.ts'
import { sugarSkull } from '../sugar-skull.ts'
import { tarotCard } from '../tarot/card.ts'
import { tangledSubject } from '../zentangle/any-subject.ts'
import { bodyOf } from './body-of.ts'

const FRAME = rect(24, 24, 976, 976)

/** What is said of one half, and the noun in it that we can draw. */
export interface Half {
  words: string
  noun: string | null
}

/** Each is the whole page, of which one half is shown. */
const PAGES: readonly (readonly [words: RegExp, draw: (half: Half, other: Half, rng: Rng) => string])[] = [
  [/\bmandala\b/i, (_, __, rng) => bodyOf(mandala(rng, []))],
  [
    /\b(?:geometric(?:al)?|triangles|low poly|polygons?|facets?|faceted|crystals?)\b/i,
    (half, other, rng) => {
      const noun = half.noun ?? other.noun
      return noun && hasHead(noun) ? headed(gemHead(noun, rng)) : tangled(noun, rng)
    },
  ],
  [
    /\b(?:zentangle|patterns?|tribal|doodles?|ornamental|abstract)\b/i,
    (half, other, rng) => tangled(half.noun ?? other.noun, rng),
  ],
  [
    /\b(?:steampunk|mechanical|robot(?:ic)?|machine|gears?|clockwork|cyborg)\b/i,
    (half, other, rng) => bodyOf(steampunk(rng, alone(other.noun ?? half.noun ?? 'owl', rng))),
  ],
  [/\bsugar skull\b|\bskull\b|\bskeleton\b/i, (_, __, rng) => bodyOf(sugarSkull(rng, [], []))],
  [
    /\b(?:sun|day ?(?:time|light)?|summer|spring)\b(?!flower)/i,
    (half, _, rng) => (/\bsun\b/i.test(half.words) ? bodyOf(tarotCard(rng, ['sun'])) : land(rng, false)),
  ],
  [
    /\b(?:moon|night(?:time)?|winter|autumn|fall)\b/i,
    (half, _, rng) => (/\bmoon\b/i.test(half.words) ? bodyOf(tarotCard(rng, ['moon'])) : land(rng, true)),
  ],
  [/\bcity\b|\burban\b/i, (_, __, rng) => bodyOf(skyline(rng, [], false))],
  [/\b(?:nature|forest|countryside|mountains?|woods|jungle)\b/i, (_, __, rng) => land(rng, false)],
]

const land = (rng: Rng, isNight: boolean): string =>
  bodyOf(landscape(rng, null, { landmark: 'cottage', trees: ['pine tree'], hasLake: false, isNight }))

const tangled = (noun: string | null, rng: Rng): string => bodyOf(tangledSubject(rng, alone(noun ?? 'butterfly', rng)))

const FLORAL = /\b(?:flowers?|floral|blooms?|blossoms?|garden|bouquet|leaves|nature)\b/i

/** A head as large as its half allows. */
const headed = (svg: string): string => `<g transform="translate(512 540) scale(1.16) translate(-512 -480)">${svg}</g>`

/** Flowers closely packed, in the shape of the head that the other half shows. */
function flowery(words: string, noun: string | null, rng: Rng): string {
  const named = plantsIn(words).filter((name) => name in FLOWER_HEADS)
  const kinds = named.length ? named : ['rose', 'peony', 'daisy', 'anemone', 'dahlia']
  const head = noun && hasHead(noun) ? headOutline(noun) : null
  const area = (head && largest(grow([head], 56))) ?? ellipse(512, 500, 400, 440)
  let turn = 0
  let leaves = ''
  const flowers = fillRoom(roomIn(area), { largest: 104, smallest: 16, gap: -4, count: 30 }, ({ x, y, r }) => {
    for (const a of [0.4, 2.5, 4.6]) leaves += vein(x, y, r * 1.5, r * 0.6, a + turn)
    return r < 30 ? circle(x, y, r * 0.7, 3.6) : FLOWER_HEADS[kinds[turn++ % kinds.length]!]!(x, y, r, rng)
  })
  return head ? headed(leaves + flowers) : leaves + flowers
}

/** What an animal can be drawn of instead of as it is. */
const MADE_OF =
  /mandala|pattern|geometric|triangle|poly|facet|crystal|zentangle|steampunk|mechanical|robot|gear|machine|clockwork|skull|skeleton/i

function drawn(half: Half, other: Half, rng: Rng): string {
  const { words, noun } = half
  const page = PAGES.find(([asked]) => asked.test(words))
  // "A tree and a tree in winter": the tree is meant, as it looks then.
  if (noun && noun === other.noun && !MADE_OF.test(words) && !FLORAL.test(words) && !plantsIn(words).length)
    return alone(noun, rng, words.toLowerCase().split(/\W+/))({ x: 512, y: 512, w: 860, h: 900, cover: BARE, sw: 6 })
      .svg
  if (page) return page[1](half, other, rng)
  if (FLORAL.test(words) || plantsIn(words).length) return flowery(words, noun ?? other.noun, rng)
  if (noun && hasHead(noun)) return headed(animalHead(noun, rng))
  if (noun && noun in LOOKS)
    return bustOf(
      { look: { ...lookOf(noun, words, rng), dreamy: false }, prompt: words, flowers: [], hasFeathers: false },
      rng,
    )
  return noun ? (fittedDrawing(noun, () => 6)?.(512, 512, 860, 860) ?? '') : ''
}

/** Whether something would be seen in that half. */
export const canHalve = ({ words, noun }: Half): boolean =>
  PAGES.some(([asked]) => asked.test(words)) ||
  FLORAL.test(words) ||
  plantsIn(words).length > 0 ||
  (noun !== null && lookUp(noun) !== null)

/** Both halves are on the page, the first on the left. */
export function halves(rng: Rng, left: Half, right: Half): string {
  const cut = (svg: string, x: number): string => {
    const id = `h${x}`
    return pen`<clipPath id="${id}"><rect x="${x}" y="0" width="512" height="1024"/></clipPath><g clip-path="url(#${id})">${svg}</g>`
  }
  const seam = line(
    [
      [512, 24],
      [512, 1000],
    ],
    6,
  )
  return page(
    cut(drawn(left, right, rng), 0) +
      cut(drawn(right, left, rng), 512) +
      seam +
      paperAround(FRAME) +
      shape(FRAME, 7, 'none'),
    false,
  )
}

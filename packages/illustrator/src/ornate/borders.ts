/** Borders of an ornament whose middle is left empty, to write or to paste something into it. */
import type { Rng } from '../ink/random.ts'
import { celticBorder } from './celtic/knot.ts'
import { artDeco } from './deco.ts'
import type { Kind } from './kind.ts'
import { rect } from './kit/curves.ts'
import { page, shape } from './kit/marks.ts'
import { bodyOf } from './mixed/body-of.ts'
import { paisley } from './paisley.ts'
import { quilt } from './quilt/quilt.ts'
import { starTiles } from './tiles/tiles.ts'
import { wallpaper } from './wallpaper/wallpaper.ts'

/** The middle of a page of ornament as bare paper in a frame of two lines. */
const hollowed = (ornament: string, from: number): string => {
  const side = 1024 - 2 * from
  return page(
    bodyOf(ornament) +
      shape(rect(from, from, side, side), 7) +
      shape(rect(from + 20, from + 20, side - 40, side - 40), 4),
    false,
  )
}

const DRAWN: Readonly<Record<string, (rng: Rng) => string>> = {
  celtic: celticBorder,
  'art deco': (rng) => hollowed(artDeco(rng, null), 212),
  'moroccan tile': (rng) => hollowed(starTiles(rng, null), 190),
  azulejo: (rng) => hollowed(starTiles(rng, null), 190),
  paisley: (rng) => hollowed(paisley(rng), 180),
  wallpaper: (rng) => hollowed(wallpaper(rng, null), 200),
  quilt: (rng) => hollowed(quilt(rng, null), 200),
}

const BORDER =
  /\b(?:borders?(?! (?:collie|terrier))|frames?|framed? page|edging)\b(?! (?:with|around|of) (?:an?|the|two|three) \w+ in(?:side)?\b)/i
const ORNAMENTS = [
  'celtic knot',
  'pattern',
  'picture frame',
  'paisley pattern',
  'tile pattern',
  'fan',
  'electric fan',
  'hand fan',
  'quilt',
  'knot',
  'wallpaper',
  'photo frame',
  'photo',
  'picture',
  'flower',
  'space',
]

export const BORDERS: Kind = {
  asked: (prompt, { style, things }) =>
    BORDER.test(prompt) && (style ?? '') in DRAWN && things.every(({ name }) => ORNAMENTS.includes(name)),
  itself: ORNAMENTS,
  depicts:
    /\b(?:empty|blank|border|frame|middle|inside|cent(?:er|re)|page|quotes?|space|text|names?|write|writing|photo|edges?|deco|fans?)\b/i,
  can: () => false,
  always: ['frame'],
  draw: (rng, _, __, { style }) => DRAWN[style ?? '']!(rng),
}

/** A wall of tiles, with whoever was asked for as its medallion. */
import type { Rng } from '../../ink/random.ts'
import { ellipse, rect } from '../kit/curves.ts'
import { page, shape } from '../kit/marks.ts'
import { fillRoom, roomIn } from '../kit/packing.ts'
import { filler } from '../plants/filler.ts'
import { printCover } from '../print-cover.ts'
import type { Subject } from '../subject.ts'
import { paintedTiles, ropeMedallion } from './azulejo.ts'
import { fishPanel } from './fish-panel.ts'
import { starField, starMedallion } from './zellige.ts'

const WALL = rect(40, 40, 944, 944)
const EDGES = shape(WALL, 7, 'none') + shape(rect(20, 20, 984, 984), 5, 'none')

/** Flowers and leaves fill what the subject leaves free of the round picture. */
function within(rng: Rng, subject: Subject | null, medallion: () => string): string {
  if (!subject) return ''
  const { svg, outlines } = subject({ x: 512, y: 512, w: 450, h: 450, cover: printCover(rng), sw: 6.5 })
  const room = roomIn(ellipse(512, 512, 280))
  for (const outline of outlines) room.takeShape(outline)
  return (
    medallion() + fillRoom(room, { largest: 44, smallest: 12, gap: 8, count: 40 }, (spot) => filler(spot, rng)) + svg
  )
}

export const starTiles = (rng: Rng, subject: Subject | null): string =>
  page(starField(WALL, rng) + EDGES + within(rng, subject, () => starMedallion(rng)), false)

/** `name` is whoever is alone on the page: fish have drawings of their own. */
export const azulejos = (rng: Rng, subject: Subject | null, name: string | null): string =>
  page(
    paintedTiles(WALL, rng) + EDGES + (name === 'fish' ? fishPanel(rng) : within(rng, subject, ropeMedallion)),
    false,
  )

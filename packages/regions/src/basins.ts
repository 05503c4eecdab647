import { type Distances, FAR, FAR_WORD, FIFTHS, MARGIN, pitchOf, startsWord, wordAt } from './distance.ts'
import { Forest, SPECK_AREA } from './forest.ts'

/** Half-width, in px, up to which a neck counts as a gap the drawer left, not as a passage. */
const GAP = 4 * FIFTHS
/** Through a gap it is at most so many px from where one room is wider than it, by so much, to where the other is. */
const THROUGH = 26
const OPENING = 4 * FIFTHS
/** Beyond it (noise, not a drawing) pixels are treated as ink. One label less: it marks pixels that wait for theirs. */
const MOST_ROOMS = 65535
const MOST_LABELS = 65534

export interface Basins {
  /** 1..count per open pixel, 0 on ink and specks. */
  labels: Uint16Array
  count: number
  /** x, y at twice the label. */
  anchors: Uint16Array
}

/**
 * Rooms of the drawing, told apart by persistence: open pixels are visited from the widest place to the narrowest, and two
 * rooms that meet at a narrow neck stay apart if each is clearly wider than it. Unlike closing gaps by thickening
 * the lines, no small region disappears, and the tip of a leaf stays with the leaf.
 *
 * Pixels deeper than the gap always merge, so those are joined by row runs; only the band along the lines is sorted.
 *
 * @param distances with their margin, from `distanceToInk`.
 */
export function findBasins(distances: Distances, width: number, height: number): Basins {
  const pitch = pitchOf(width)
  const { cells: distance } = distances
  const room = new Uint16Array(distance.length)
  const band: Band = { length: 0, cells: new Int32Array(width * height), tally: new Int32Array(GAP + 1) }
  const { forest, runs } = paintDeepRooms(distances, width, height, room, band)
  const order = sortBand(distance, band)
  for (let k = 0; k < order.length; k++) flood(order[k]!, distance, pitch, room, forest)
  return nameRooms({ room, forest, runs, band }, width, height)
}

interface Runs {
  length: number
  /** start, end (exclusive), room at 3k */
  cells: Int32Array
}

/** The shallow pixels along the lines, and how many there are at each distance. */
interface Band {
  length: number
  cells: Int32Array
  tally: Int32Array
}

/** The band is collected on the way: the same look at the page gives it for nothing. */
function paintDeepRooms(
  distances: Distances,
  width: number,
  height: number,
  room: Uint16Array,
  band: Band,
): { forest: Forest; runs: Runs } {
  const pitch = pitchOf(width)
  const forest = new Forest()
  const runs: Runs = { length: 0, cells: new Int32Array(3 << 14) }
  let above = 0
  for (let y = 0; y < height; y++) {
    const here = runs.length
    const start = (y + MARGIN) * pitch + MARGIN
    findRuns(distances, start, start + width, runs, forest, band)
    linkRuns(runs, above, here, pitch, forest)
    above = here
  }
  const { roots, renamed } = forest.compact()
  for (let k = 0; k < runs.length; k++) {
    const id = renamed[forest.find(runs.cells[3 * k + 2]!)]!
    if (id <= MOST_ROOMS) room.fill(id, runs.cells[3 * k]!, runs.cells[3 * k + 1]!)
  }
  return { forest: roots, runs }
}

function findRuns(
  { cells: distance, words }: Distances,
  start: number,
  end: number,
  runs: Runs,
  forest: Forest,
  band: Band,
) {
  for (let i = start; i < end; ) {
    const d = distance[i]!
    if (d <= GAP) {
      if (d !== 0) {
        band.tally[d]!++
        band.cells[band.length++] = i
      }
      i++
      continue
    }
    const left = i
    let peak = 0
    let peakAt = i
    while (i < end) {
      // Nothing is farther than far: the rest of it need not be looked at one by one.
      if (peak === FAR && startsWord(i) && words[wordAt(i)] === FAR_WORD && i + 4 <= end) {
        i += 4
        continue
      }
      const deep = distance[i]!
      if (deep <= GAP) break
      if (deep > peak) {
        peak = deep
        peakAt = i
      }
      i++
    }
    const middle = (left + i) >> 1
    if (3 * runs.length === runs.cells.length) {
      const larger = new Int32Array(runs.cells.length * 2)
      larger.set(runs.cells)
      runs.cells = larger
    }
    const k = 3 * runs.length++
    runs.cells[k] = left
    runs.cells[k + 1] = i
    runs.cells[k + 2] = forest.add(peak, i - left, distance[middle] === peak ? middle : peakAt)
  }
}

/** Joins the runs of two rows that overlap, walking both rows once. */
function linkRuns({ cells, length }: Runs, above: number, here: number, pitch: number, forest: Forest) {
  for (let a = above, b = here; a < here && b < length; ) {
    const aboveEnd = cells[3 * a + 1]! + pitch
    const end = cells[3 * b + 1]!
    if (cells[3 * a]! + pitch < end && cells[3 * b]! < aboveEnd) {
      const mine = forest.find(cells[3 * b + 2]!)
      const other = forest.find(cells[3 * a + 2]!)
      if (mine !== other) forest.join(mine, other)
    }
    if (aboveEnd < end) a++
    else b++
  }
}

/**
 * Gives a pixel to the room that lies uphill of it, joining rooms that meet there unless it is in a gap. To whichever neighbor
 * comes first, one room would creep along the wall of the next.
 */
function flood(i: number, distance: Uint8Array, pitch: number, room: Uint16Array, forest: Forest) {
  let mine = 0
  let height = 0
  for (let side = 0; side < 4; side++) {
    const j = side === 0 ? i - 1 : side === 1 ? i + 1 : side === 2 ? i - pitch : i + pitch
    if (room[j] === 0) continue
    const other = room[j] === mine ? mine : forest.find(room[j]!)
    const isApart = mine !== 0 && other !== mine && isGap(mine, other, i, distance, pitch, room, forest)
    if (mine === 0 || (isApart && distance[j]! > height)) mine = other
    else if (!isApart && other !== mine) mine = forest.join(mine, other)
    if (distance[j]! > height) height = distance[j]!
  }
  if (mine !== 0) {
    room[i] = mine
    forest.size[mine]!++
  } else if (forest.length <= MOST_ROOMS) room[i] = forest.add(distance[i]!, 1, i)
}

function isGap(
  a: number,
  b: number,
  i: number,
  distance: Uint8Array,
  pitch: number,
  room: Uint16Array,
  forest: Forest,
): boolean {
  const neck = distance[i]!
  return forest.isNeck(a, b, neck) && opensFast(a, b, i, neck, distance, pitch, room, forest)
}

/**
 * A gap is where a line ends: a few steps to either side there is room at once. Between a flower and the hem of a curtain it
 * opens slowly: that is a passage, however narrow, and color is meant to flow through it.
 */
function opensFast(
  a: number,
  b: number,
  i: number,
  neck: number,
  distance: Uint8Array,
  pitch: number,
  room: Uint16Array,
  forest: Forest,
): boolean {
  const wide = neck + OPENING
  // From room to room: where in the neck the two met first is chance.
  let toA = Number.POSITIVE_INFINITY
  let toB = Number.POSITIVE_INFINITY
  for (let dy = -THROUGH; dy <= THROUGH; dy++) {
    for (let dx = -THROUGH; dx <= THROUGH; dx++) {
      const j = i + dy * pitch + dx
      if (!(distance[j]! >= wide) || !room[j]) continue
      const root = forest.find(room[j]!)
      const away = Math.sqrt(dx * dx + dy * dy)
      if (root === a) toA = Math.min(toA, away)
      else if (root === b) toB = Math.min(toB, away)
    }
  }
  return toA + toB <= THROUGH
}

/** Counting sort, widest first: about a sixth of the pixels of a page. */
function sortBand(distance: Uint8Array, { cells, length, tally }: Band): Int32Array {
  const at = new Int32Array(GAP + 1)
  for (let d = GAP; d > 1; d--) at[d - 1] = at[d]! + tally[d]!
  const order = new Int32Array(length)
  for (let k = 0; k < length; k++) order[at[distance[cells[k]!]!]!++] = cells[k]!
  return order
}

/** Half-way between the first and the last of equally wide places, where that is inside: the middle of a square. */
function anchorOf(room: Uint16Array, forest: Forest, root: number, pitch: number): number {
  const first = forest.anchor[root]!
  const last = forest.anchorEnd[root]!
  const x = ((first % pitch) + (last % pitch)) >> 1
  const y = (Math.floor(first / pitch) + Math.floor(last / pitch)) >> 1
  const middle = y * pitch + x
  return room[middle] !== 0 && forest.find(room[middle]!) === root ? middle : first
}

interface Rooms {
  room: Uint16Array
  forest: Forest
  runs: Runs
  band: Band
}

/**
 * Numbers the rooms in the order in which a reader meets them, walking runs and band side by side: both were found in that order.
 * Runs of deep pixels are filled at once.
 */
function nameRooms({ room, forest, runs, band }: Rooms, width: number, height: number): Basins {
  const pitch = pitchOf(width)
  const labels = new Uint16Array(width * height)
  const named = new Uint16Array(forest.length)
  const anchors = [0, 0]
  const nameOf = (id: number): number => {
    const root = forest.find(id)
    if (named[root] === 0 && forest.size[root]! >= SPECK_AREA && anchors.length <= 2 * MOST_LABELS) {
      named[root] = anchors.length >> 1
      const cell = anchorOf(room, forest, root, pitch)
      anchors.push((cell % pitch) - MARGIN, Math.floor(cell / pitch) - MARGIN)
    }
    return named[root]!
  }
  // How much further back a pixel is on the page than with the margin; grows from row to row.
  let back = 0
  let rowEnd = 0
  let last = 0
  let label = 0
  for (let r = 0, b = 0; r < runs.length || b < band.length; ) {
    const run = r < runs.length ? runs.cells[3 * r]! : room.length
    const isRun = b === band.length || run < band.cells[b]!
    const cell = isRun ? run : band.cells[b]!
    if (cell >= rowEnd) {
      const y = Math.floor(cell / pitch)
      back = y * (pitch - width) + MARGIN + MARGIN * width
      rowEnd = (y + 1) * pitch
    }
    if (room[cell] !== last) {
      last = room[cell]!
      label = last === 0 ? 0 : nameOf(last)
    }
    if (isRun) labels.fill(label, run - back, runs.cells[3 * r++ + 1]! - back)
    else {
      labels[cell - back] = label
      b++
    }
  }
  return { labels, count: (anchors.length >> 1) - 1, anchors: Uint16Array.from(anchors) }
}

import { LIGHTEST_INK } from '@inkbloom/regions'
import type { Grey } from './clean.ts'

interface Box {
  left: number
  top: number
  right: number
  bottom: number
  area: number
}

/** Share of pixels whose whole neighborhood is ink: lines have none, filled shapes have many. */
export function solidShare({ pixels, width, height }: Grey, reach: number): number {
  const side = 2 * reach + 1
  // For each column, in how many rows before this one the last `side` pixels are all ink.
  const deep = new Uint16Array(width)
  let solid = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0, run = 0, at = y * width; x < width; x += 1, at += 1) {
      run = (pixels[at] ?? 255) <= LIGHTEST_INK ? run + 1 : 0
      const rows = run >= side ? (deep[x] ?? 0) + 1 : 0
      deep[x] = rows
      if (rows >= side) solid += 1
    }
  }
  return solid / (width * height)
}

/**
 * The longest row of marks that could be letters: alone, of one height, on one line, close together and of differing
 * width. A row of buttons or fence posts is all alike; words are not.
 */
export function longestRowOfLetters(grey: Grey): number {
  const marks = boxesOfInk(grey).filter(isLetterLike)
  let longest = 0
  for (const first of marks) {
    const height = first.bottom - first.top
    const row = marks
      .filter((mark) => Math.abs(mark.bottom - first.bottom) < height * 0.25 && heightRatio(mark, first) > 0.6)
      .sort((a, b) => a.left - b.left)
    longest = Math.max(longest, longestRun(row, height))
  }
  return longest
}

function longestRun(row: Box[], height: number): number {
  let run: Box[] = []
  let longest = 0
  for (const mark of row) {
    const last = run.at(-1)
    run = last && mark.left - last.right < height * 1.2 ? [...run, mark] : [mark]
    const widths = run.map((box) => box.right - box.left)
    if (Math.max(...widths) > Math.min(...widths) * 1.4) longest = Math.max(longest, run.length)
  }
  return longest
}

const heightRatio = (a: Box, b: Box) =>
  Math.min(a.bottom - a.top, b.bottom - b.top) / Math.max(a.bottom - a.top, b.bottom - b.top)

function isLetterLike({ left, top, right, bottom, area }: Box): boolean {
  const width = right - left
  const height = bottom - top
  return height >= 10 && height <= 90 && width >= 3 && width <= height * 1.5 && area > width * height * 0.15
}

function boxesOfInk({ pixels, width, height }: Grey): Box[] {
  const seen = new Uint8Array(pixels.length)
  const boxes: Box[] = []
  for (let seed = 0; seed < pixels.length; seed += 1) {
    if (seen[seed] || (pixels[seed] ?? 255) > LIGHTEST_INK) continue
    const box = { left: width, top: height, right: 0, bottom: 0, area: 0 }
    const stack = [seed]
    seen[seed] = 1
    while (stack.length > 0) {
      const at = stack.pop() ?? 0
      const x = at % width
      const y = (at - x) / width
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x + 1)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y + 1)
      box.area += 1
      for (const near of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (near < 0 || near >= pixels.length || seen[near] || (pixels[near] ?? 255) > LIGHTEST_INK) continue
        seen[near] = 1
        stack.push(near)
      }
    }
    boxes.push(box)
  }
  return boxes
}

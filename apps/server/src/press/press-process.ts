import type { Detail } from '@inkbloom/contract'
import { colorize, doodle, draw, finish } from '@inkbloom/illustrator'
import { answerTasks } from '../kernel/answer-tasks.ts'
import type { BookToBind } from './pdf/bind-book.ts'
import type { Plate } from './pdf/plate.ts'
import { type Pressed, press } from './press.ts'

export type PressTask =
  | { kind: 'draw'; prompt: string; seed: number; detail: Detail | null }
  | { kind: 'press'; picture: Uint8Array; foreign: boolean }
  | { kind: 'color'; svg: string; seed: number }
  | { kind: 'doodle'; name: string }
  | { kind: 'plate'; svg: string | null; picture: Uint8Array | null }
  | { kind: 'cover'; svg: string }
  | { kind: 'bind'; book: BookToBind }

export type PressResult<T extends PressTask> = T extends { kind: 'draw' }
  ? { svg: string; picture: Uint8Array; missing: string[] }
  : T extends { kind: 'press' }
    ? Pressed
    : T extends { kind: 'doodle' }
      ? string | null
      : T extends { kind: 'plate' | 'cover' }
        ? Plate
        : T extends { kind: 'bind' }
          ? { pdf: Uint8Array; sheets: number }
          : Uint8Array

/** Three quarters of the width of a page is enough for a card. */
const shownInCards = 768

async function drawPage({ prompt, seed, detail }: Extract<PressTask, { kind: 'draw' }>) {
  const { svg, unknown, missing } = await draw(prompt, seed, detail ?? undefined)
  return { ...(await finish(svg)), missing: [...new Set([...unknown, ...missing])] }
}

async function perform(task: PressTask): Promise<PressResult<PressTask>> {
  switch (task.kind) {
    case 'draw':
      return drawPage(task)
    case 'press':
      return press(task.picture, { foreign: task.foreign })
    case 'doodle':
      return doodle(task.name)
    case 'color':
      return colorize(task.svg, task.seed, shownInCards)
    // Loaded when the first book is made: most processes never make one.
    case 'plate':
      return (await import('./pdf/plate.ts')).pagePlate(task)
    case 'cover':
      return (await import('./pdf/plate.ts')).coverPlate(task.svg)
    case 'bind':
      return (await import('./pdf/bind-book.ts')).bindBook(task.book)
  }
}

answerTasks(perform)

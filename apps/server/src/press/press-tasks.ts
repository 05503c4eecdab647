import { colorize, draw, finish } from '@inkbloom/illustrator'
import { type Pressed, press } from './press.ts'

export type PressTask =
  | { kind: 'draw'; prompt: string; seed: number }
  | { kind: 'press'; picture: Uint8Array; foreign: boolean }
  | { kind: 'color'; svg: string; seed: number }

export type PressResult<T extends PressTask> = T extends { kind: 'draw' }
  ? { svg: string; picture: Uint8Array }
  : T extends { kind: 'press' }
    ? Pressed
    : Uint8Array

/** Half the pixels of a page serve a card as well. */
const shownInCards = 768

/** Runs in a thread of its own: see press-pool.ts. */
export default async function perform(task: PressTask): Promise<PressResult<PressTask>> {
  switch (task.kind) {
    case 'draw':
      return finish((await draw(task.prompt, task.seed)).svg)
    case 'press':
      return press(task.picture, { foreign: task.foreign })
    case 'color':
      return colorize(task.svg, task.seed, shownInCards)
  }
}

import { dataLines } from './words/data-file.ts'

/** The pages a new install opens with. */
export const starterPrompts = (): string[] => dataLines('starter-prompts.txt')

import type { Browser } from 'playwright-core'
import type { Row } from './figures.ts'

export interface Bench {
  browser: Browser
  url: string
  /** For what a part has to leave on the disk. */
  folder: string
}

/** What is measured together, in one run of one browser. */
export type Part = (bench: Bench) => Promise<{ rows: Row[]; raw: unknown }>

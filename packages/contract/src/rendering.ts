import type { Plan } from './plans.ts'
import type { AppStatus, Setting } from './settings.ts'
import type { SharedPicture } from './shares.ts'

/** How the server has the web application render a page: the one loads the other's build as a value. */
export interface WebRenderer {
  /** Whether the application has a screen at this path: the one route table decides, for both sides. */
  knows(pathname: string): boolean
  /** Public pages whole; for any other address the head alone, with an empty body that the browser fills. */
  render(url: URL, site: RenderedSite): Promise<Rendered>
}

/** The answers that loaders of public pages would have fetched, and the address they are seen under. */
export interface RenderedSite {
  settings: Setting[]
  status: AppStatus
  plans: Plan[]
  /** Where the product is reached from outside, without a slash at the end. */
  origin: string
  /** What other sites show beside a link to this one. */
  picture: { url: string; width: number; height: number }
  /** What a link to a finished picture shows; null where it has ended. */
  readShared: (token: string) => Promise<SharedPicture | null>
}

export type Rendered =
  | { redirect: string }
  /** `later`: the head has its own way to load the scripts, and those of the template must go. */
  | { status: number; head: string; html: string; later: boolean }

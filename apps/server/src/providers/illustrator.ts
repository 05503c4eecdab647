import type { Detail, Understood } from '@inkbloom/contract'

/** What is made of a description. Where nothing of it is understood there are ideas near it instead. */
export type Reading = { understood: Understood } | { suggestions: string[] }

/** A drawing as its maker gave it: not yet looked at. */
export interface RawDrawing {
  /** PNG, JPEG or WebP bytes; null where only a vector was made. */
  picture: Uint8Array | null
  svg: string | null
  /** Words of the prompt that are not on it; null where nobody can tell. */
  missing: string[] | null
}

export interface DrawRequest {
  prompt: string
  seed: number
  /** How much there is to color; null leaves it to the words. */
  detail: Detail | null
  /** What was wrong with the last try. */
  advice?: string
}

/** Whoever turns words into a picture. The embedded one needs no key and no network. */
export interface Illustrator {
  readonly name: 'embedded' | 'openai'
  draw(request: DrawRequest, signal: AbortSignal): Promise<RawDrawing>
  /** What would be on the page; null where it is not for us to say. */
  read(prompt: string): Promise<Reading | null>
  /** A description worth drawing. */
  suggest(signal: AbortSignal): Promise<string>
  /** Null where nothing is wrong with it; otherwise a sentence. */
  objectTo(subject: { prompt: string } | { picture: Uint8Array }, signal: AbortSignal): Promise<string | null>
}

/** The maker cannot be asked, or gave nothing usable. `lasting` where asking again would not help. */
export class IllustratorFailed extends Error {
  readonly lasting: boolean
  constructor(message: string, { lasting, cause }: { lasting: boolean; cause?: unknown }) {
    super(message, { cause })
    this.name = 'IllustratorFailed'
    this.lasting = lasting
  }
}

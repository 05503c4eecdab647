import type { Theme } from '@inkbloom/contract'
import type { Generated } from 'kysely'
import type { Derived, Id, JsonOrNull } from './columns.ts'

export interface Pages {
  id: Id
  user_id: number | null
  job_id: number | null
  prompt: string
  title: string
  provider: string
  illustration: string
  vector: string | null
  regions: string | null
  bloom: string | null
  sha256: string
  figures: JsonOrNull
  /** Null in pages that were drawn before it was counted, until the job has come to them. */
  difficulty: 'simple' | 'medium' | 'intricate' | null
  /** Null in pages from before, until the job has come to them. */
  themes: Theme[] | null
  /** Words of the prompt that were not drawn; null where somebody else than our illustrator drew it. */
  missing: string[] | null
  /** As it was asked for; null where that was left to the words. */
  detail: Generated<'simple' | 'medium' | 'intricate' | null>
  free_redraws: Generated<number>
  colored_count: Generated<number>
  favorited_count: Generated<number>
  reported_count: Generated<number>
  popularity: Derived<number>
  trending_score: Generated<number>
  trending: Generated<boolean>
  /** With spaces between the words of a script that has none; null elsewhere. */
  spaced_title: string | null
  spaced_prompt: string | null
  /** Its owner's and the admins' alone. */
  private: Generated<boolean>
  blocked_at: Date | null
  deleted_at: Date | null
  created_at: Date
}

export interface Favorites {
  user_id: number
  page_id: number
  created_at: Date
}

export interface Coloreds {
  id: Id
  user_id: number
  page_id: number
  photo_id: number
  preview_id: number
  actions_id: Generated<number | null>
  revision: number
  /** Percent of the regions; null where it was saved without. */
  progress: number | null
  created_at: Date
  updated_at: Date
}

export interface ColoredVersions {
  id: Id
  colored_id: number
  photo_id: number
  preview_id: number
  actions_id: number | null
  created_at: Date
}

export interface Mixes {
  id: Id
  user_id: number
  color: string
}

export interface Shares {
  id: Id
  token: string
  user_id: number
  page_id: number
  picture: string
  revision: number
  created_at: Date
}

/** One credit for each person and page of somebody else, ever. */
export interface PaidPages {
  user_id: number
  page_id: number
  created_at: Date
}

export interface Books {
  id: Id
  user_id: number
  title: string
  author: string
  paper: 'letter' | 'a4'
  blank_backs: boolean
  /** Null while it has no pages. */
  cover_id: Generated<number | null>
  /** The last time it was made, or is being made now. */
  job_id: Generated<number | null>
  file: Generated<string | null>
  bytes: Generated<number | null>
  sheets: Generated<number | null>
  /** The pages that are in the file. */
  bound: Generated<number[] | null>
  made_at: Generated<Date | null>
  created_at: Date
  updated_at: Date
}

export interface BookPages {
  book_id: number
  place: number
  page_id: number
}

/** Kept by triggers on pages and users: read them, never write them. */
export interface PageWords {
  page_id: number
  word: string
  /** In the title or the author's name, which everybody sees. */
  public: boolean
  created_at: Date
  colored_count: number
  favorited_count: number
  trending_score: number
  /** 0 shown, 1 blocked, 2 deleted, 3 private. */
  state: number
  popularity: number
}

export interface Words {
  word: string
  /** Near enough to tell rare from common. */
  pages: number
}

export interface PagesOfTheDay {
  /** In UTC. */
  day: string
  page_id: number
}

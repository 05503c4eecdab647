import type { Page } from '@inkbloom/contract'
import type { Cell } from '../../../kernel/csv.ts'

const statusOf = ({ deleted, blocked, private: isPrivate }: Page) =>
  deleted ? 'deleted' : blocked ? 'blocked' : isPrivate ? 'private' : 'public'

/** The admin's list of pages as a file. */
export const pageColumns: Record<string, (page: Page) => Cell> = {
  id: (page) => page.id,
  title: (page) => page.title,
  prompt: (page) => page.prompt,
  author: (page) => page.user.name,
  status: statusOf,
  reports: (page) => page.reported_count,
  colored: (page) => page.colored_count,
  favorited: (page) => page.favorited_count,
  created_at: (page) => page.created_at,
}

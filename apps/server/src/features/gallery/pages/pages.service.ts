import type { Difficulty, Page, Theme } from '@inkbloom/contract'
import { canvasSize } from '@inkbloom/contract/constants'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../db/client.ts'
import { askReady } from '../../../db/ready-queries.ts'
import { notFound } from '../../../kernel/errors.ts'
import { fileUrl } from '../../../providers/storage.ts'
import { bloomWidth, pictureUrl, thumbsOf } from '../../files/addresses.ts'
import type { Pick } from './picks.ts'

export interface Reader {
  id: number
  admin: boolean
}

export interface PageRow {
  id: number
  title: string
  prompt: string
  missing: string[] | null
  user_id: number | null
  author: string | null
  stripe_id: string | null
  illustration: string
  bloom: string | null
  vector: string | null
  regions: string | null
  difficulty: Difficulty | null
  themes: Theme[] | null
  colored_count: number
  favorited_count: number
  reported_count: number
  trending: boolean
  private: boolean
  blocked: boolean
  deleted: boolean
  created_at: Date
  is_favorited: boolean
  is_paid: boolean
  photo: string | null
  preview: string | null
  actions: string | null
  revision: number | null
  progress: number | null
  cursor: number[]
}

interface Showing {
  pick: Pick
  viewer: Reader
  order: RawBuilder<unknown>
  cursor: RawBuilder<number[]>
}

/**
 * All that is shown of the picked pages, to one viewer. The viewer's coloring stands behind an offset, which keeps it out
 * of the planner's search for the best order of joins: there is only one for twenty rows, and looking took longer than
 * reading them.
 */
function shownTo({ pick, viewer, order, cursor }: Showing): RawBuilder<PageRow> {
  return sql<PageRow>`
    select p.id, p.title, p.prompt, p.missing, p.user_id, u.name as author, u.stripe_id, p.illustration, p.bloom,
      p.vector, p.regions, p.difficulty, p.themes, p.colored_count, p.favorited_count, p.reported_count, p.trending, p.private,
      p.blocked_at is not null as blocked, p.deleted_at is not null as deleted, p.created_at,
      exists (select from favorites f where f.user_id = ${viewer.id} and f.page_id = p.id) as is_favorited,
      exists (select from paid_pages d where d.user_id = ${viewer.id} and d.page_id = p.id) as is_paid,
      own.photo, own.preview, own.actions, own.revision, own.progress, ${cursor} as cursor
    from (${pick}) as picked
    join pages p on p.id = picked.page_id
    left join users u on u.id = p.user_id
    left join lateral (
      select c.revision, c.progress, (select key from uploads where id = c.photo_id) as photo,
        (select key from uploads where id = c.preview_id) as preview,
        (select key from uploads where id = c.actions_id) as actions
      from coloreds c where c.user_id = ${viewer.id} and c.page_id = p.id
      offset 0
    ) as own on true
    ${order}`
}

export async function showPages(db: Db | Tx, showing: Showing): Promise<PageRow[]> {
  const { rows } = await shownTo(showing).execute(db)
  return rows
}

export function toPage(row: PageRow, viewer: Reader): Page {
  const isOwner = row.user_id === viewer.id
  return {
    id: row.id,
    title: row.title,
    prompt: isOwner || viewer.admin ? row.prompt : null,
    missing: isOwner || viewer.admin ? row.missing : null,
    user: { name: row.author ?? '', stripe_id: viewer.admin ? row.stripe_id : null },
    illustration: fileUrl(row.illustration),
    width: canvasSize,
    height: canvasSize,
    thumbs: thumbsOf(row.illustration),
    bloom: row.bloom && pictureUrl(row.bloom, bloomWidth),
    vector: row.vector && fileUrl(row.vector),
    regions: row.regions && fileUrl(row.regions),
    themes: row.themes ?? [],
    difficulty: row.difficulty,
    colored: coloredOf(row),
    colored_count: row.colored_count,
    favorited_count: row.favorited_count,
    reported_count: viewer.admin ? row.reported_count : null,
    is_colored: row.revision !== null,
    is_paid: isOwner || row.is_paid,
    is_favorited: row.is_favorited,
    is_owner: isOwner,
    blocked: row.blocked || row.deleted,
    deleted: row.deleted,
    private: row.private,
    trending: row.trending,
    created_at: row.created_at.toISOString(),
  }
}

function coloredOf({ photo, preview, actions, revision, progress }: PageRow): Page['colored'] {
  if (photo === null || preview === null || revision === null) return null
  return {
    photo: fileUrl(photo),
    preview: fileUrl(preview),
    actions: actions && fileUrl(actions),
    thumbs: thumbsOf(preview),
    revision,
    progress,
  }
}

/** Whom a page is shown to by its id. What its owner deleted stays with those who have colored it. */
export const visibleTo = ({ id, admin }: Reader) =>
  admin
    ? sql<boolean>`true`
    : sql<boolean>`pages.blocked_at is null and (not pages.private or pages.user_id = ${id}) and (pages.deleted_at is null
        or exists (select from coloreds where coloreds.user_id = ${id} and coloreds.page_id = pages.id))`

export async function readPage(db: Db | Tx, { pageId, viewer }: { pageId: number; viewer: Reader }): Promise<Page> {
  return findPage(db, { pageId, viewer, which: visibleTo(viewer) })
}

/** Those that the viewer could not read by their id. */
export async function findGone(db: Db | Tx, { ids, viewer }: { ids: number[]; viewer: Reader }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from pages where id = any(${ids}::bigint[]) and ${visibleTo(viewer)}`.execute(db)
  const seen = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !seen.has(id))
}

/** The page after a change by the viewer, even if the change hides it from them. */
export async function readChanged(tx: Tx, { pageId, viewer }: { pageId: number; viewer: Reader }): Promise<Page> {
  return findPage(tx, { pageId, viewer, which: sql`true` })
}

async function findPage(
  db: Db | Tx,
  { pageId, viewer, which }: { pageId: number; viewer: Reader; which: RawBuilder<boolean> },
): Promise<Page> {
  const pick = sql`select id as page_id from pages where id = ${pageId} and ${which}`
  const showing = { pick, viewer, order: sql``, cursor: sql<number[]>`'{}'::bigint[]` }
  const [row] = await askReady(db, shownTo(showing).compile(db))
  if (!row) throw notFound('This page')
  return toPage(row, viewer)
}

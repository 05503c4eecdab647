import type { Editor } from './editor.ts'
import { HISTORY_LIMITS } from './history/history.ts'
import type { JournalKeeper } from './journal/journal-keeper.ts'
import { unpackPixels } from './journal/records.ts'
import { chooseStart, compact, recover } from './journal/recover.ts'

export type Start = ReturnType<typeof chooseStart>

export interface AccountPicture {
  /** Null for a page that nobody has colored yet. */
  pixels: Uint32Array | null
  revision: number | null
}

export interface Started {
  start: Start
  /** The picture that replay begins with; null for an empty page. */
  origin: Uint32Array | null
}

/** Opens a page with the work this device has kept, or with the account's picture. */
export function startEditor(
  editor: Editor,
  keeper: JournalKeeper,
  records: Map<string, unknown>,
  account: AccountPicture,
): Started {
  const { size } = editor.sheet
  const found = recover(records, size)
  const start = chooseStart(found?.head ?? null, account.revision)
  if (!found || start === 'account') {
    if (account.pixels) editor.load(account.pixels)
    keeper.begin(account.pixels, account.revision, records.keys())
    return { start: 'account', origin: account.pixels }
  }
  const smaller = compact(found, size, HISTORY_LIMITS)
  editor.restore(smaller ?? found)
  if (smaller) keeper.rebase(smaller, found.head.first)
  else keeper.resume(found.head)
  return { start, origin: found.base.origin && unpackPixels(found.base.origin, size * size) }
}

import type { Editor } from './editor.ts'
import { HISTORY_LIMITS } from './history/history.ts'
import type { JournalKeeper } from './journal/journal-keeper.ts'
import { unpackPixels } from './journal/records.ts'
import { chooseStart, compact, recover } from './journal/recover.ts'

export interface AccountPicture {
  /** Null for a page that nobody has colored yet. */
  pixels: Uint32Array | null
  revision: number | null
}

/**
 * Opens a page with the work this device has kept, or with the account's picture.
 *
 * @returns the picture that replay begins with; null for an empty page.
 */
export function startEditor(
  editor: Editor,
  keeper: JournalKeeper,
  records: Map<string, unknown>,
  account: AccountPicture,
): Uint32Array | null {
  const { size } = editor.sheet
  const found = recover(records, size)
  if (!found || chooseStart(found.head, account.revision) === 'account') {
    if (account.pixels) editor.load(account.pixels)
    keeper.begin(account.pixels, account.revision, records.keys())
    return account.pixels
  }
  const smaller = compact(found, size, HISTORY_LIMITS)
  editor.restore(smaller ?? found)
  if (smaller) keeper.rebase(smaller, found.head.first)
  else keeper.resume(found.head)
  return found.base.origin && unpackPixels(found.base.origin, size * size)
}

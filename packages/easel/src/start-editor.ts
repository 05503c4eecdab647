import type { Editor } from './editor.ts'
import { HISTORY_LIMITS } from './history/history.ts'
import type { Beginning, JournalKeeper } from './journal/journal-keeper.ts'
import { unpackPixels } from './journal/records.ts'
import { chooseStart, compact, recover } from './journal/recover.ts'

/**
 * Opens a page with the work this device has kept, or with the account's picture.
 *
 * @returns the picture that replay begins with; null for an empty page.
 */
export function startEditor(
  editor: Editor,
  keeper: JournalKeeper,
  records: Map<string, unknown>,
  account: Beginning,
): Uint32Array | null {
  const { size } = editor.sheet
  const found = recover(records, size)
  if (!found || chooseStart(found.head, account.revision) === 'account') {
    if (account.pixels) editor.load(account.pixels)
    const past = (account.pixels && account.actions) ?? []
    editor.history.restore({ steps: [], cursor: 0, past: [...past] })
    keeper.begin(account, records.keys())
    return past.length > 0 ? null : account.pixels
  }
  const smaller = compact(found, size, HISTORY_LIMITS)
  editor.restore(smaller ?? found)
  if (smaller) keeper.rebase(smaller, found.head.first)
  else keeper.resume(found.head)
  return found.base.origin && unpackPixels(found.base.origin, size * size)
}

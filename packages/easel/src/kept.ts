import { decodeRegionMap, tabulateRegions } from '@inkbloom/regions'
import { packActions } from './actions/action-list.ts'
import { exportDrawing, exportPicture } from './dom/export.ts'
import { SIZE } from './geometry/constants.ts'
import { claimPage, forgetPage, openIndexedDbShelf, readEach } from './journal/indexed-db.ts'
import { HEAD, type HeadRecord } from './journal/records.ts'
import { recover } from './journal/recover.ts'
import { progressOf } from './sheet/progress.ts'

export { forgetPage } from './journal/indexed-db.ts'

/** A page as this device has kept it, without a screen: to be brought to the account. Nobody else has it meanwhile. */
export interface KeptSheet {
  isBlank: boolean
  /** The account's picture that this one came from. */
  revision: number | null
  drawing(): Promise<Blob>
  picture(lines: CanvasImageSource): Promise<Blob>
  /** Whole percent of the regions of this encoded map that are colored. */
  progress(regions: Uint8Array): number
  /** All that was done, from an empty page on; null where that is not known. */
  actions: Uint8Array<ArrayBuffer> | null
  /** The account has it now. */
  noteSaved(revision: number): Promise<void>
  release(): void
}

/** Names of pages, beginning so, whose picture the account does not have. */
export async function listUnsaved(prefix: string): Promise<string[]> {
  const heads = (await readEach(prefix, HEAD)) as Map<string, HeadRecord>
  return [...heads].filter(([, head]) => !head.saved).map(([page]) => page)
}

/** What the account has need not stay on a device that others use. */
export async function forgetSaved(which: (page: string) => boolean): Promise<void> {
  const heads = (await readEach('', HEAD)) as Map<string, HeadRecord>
  for (const [page, head] of heads) if (head.saved && which(page)) await forgetPage(page)
}

/** Null where another tab has the page open, or nothing was kept that can be trusted. */
export async function takeKept(page: string): Promise<KeptSheet | null> {
  const claim = await claimPage(page)
  if (!claim) return null
  const shelf = await openIndexedDbShelf(page)
  const release = () => {
    shelf.close()
    claim.release()
  }
  const found = recover(await shelf.read(), SIZE)
  if (!found) {
    release()
    return null
  }
  const { head, base, pixels, steps } = found
  const done = [...base.past, ...steps.slice(0, head.cursor - head.first).flatMap((step) => step.actions)]
  const sheet = { pixels: new Uint32Array(pixels), size: SIZE }
  return {
    isBlank: pixels.every((pixel) => pixel === 0),
    revision: head.revision,
    drawing: () => exportDrawing(sheet),
    picture: (lines) => exportPicture(sheet, { lines }),
    progress(regions) {
      const { map } = decodeRegionMap(regions)
      return progressOf(sheet.pixels, { map, table: tabulateRegions(map) })
    },
    actions: base.origin === null ? packActions(done) : null,
    noteSaved: (revision) =>
      shelf.write(new Map([[HEAD, { ...head, saved: true, revision } satisfies HeadRecord]]), []),
    release,
  }
}

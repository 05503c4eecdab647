import { decodeAction } from './action-codec.ts'
import { ByteReader, ByteWriter } from './bytes.ts'

/** Raised when the list itself is written otherwise; a list of another version is not read. */
const LIST_VERSION = 1

/** All that was done to color a page, as bytes to keep. */
export function packActions(actions: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter()
  out.byte(LIST_VERSION)
  for (const action of actions) {
    out.count(action.length)
    for (let k = 0; k < action.length; k++) out.byte(action[k]!)
  }
  return out.take()
}

/** Null for what is damaged, or was done with a newer version: then only the picture is known, not how it came to be. */
export function unpackActions(bytes: Uint8Array): Uint8Array[] | null {
  const actions: Uint8Array[] = []
  try {
    const read = new ByteReader(bytes)
    if (read.byte() !== LIST_VERSION) return null
    while (!read.isAtEnd) {
      const action = read.bytes(read.count())
      decodeAction(action)
      actions.push(action)
    }
    return actions
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

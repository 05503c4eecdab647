/** One motif's line in the table at the head of motifs.bin.br: names short, since there are hundreds. */
export interface PackedEntry {
  /** name */ n: string
  /** group */ g: string
  /** box */ b: number[]
  /** operations, runs counted: M Q4 Z */ o: string
  /** coordinates of the drawing */ c: number
  /** lengths of the silhouette's outlines */ s: number[]
  /** lengths of the hollows' outlines */ h: number[]
  /** gap */ p?: number
  /** eyes */ e?: number[][]
  /** dots */ d?: number[][]
}

export interface PackedFile {
  table: Record<string, PackedEntry>
  /** Where each motif's numbers begin. */
  starts: Map<string, number>
  read(start: number, count: number): number[]
}

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

export function openPacked(body: Buffer): PackedFile {
  const headLength = body.readUInt32LE(0)
  const table = JSON.parse(body.toString('utf8', 4, 4 + headLength)) as Record<string, PackedEntry>
  const low = 4 + headLength
  const count = (body.length - low) / 2
  const starts = new Map<string, number>()
  let at = 0
  for (const [key, entry] of Object.entries(table)) {
    starts.set(key, at)
    at += entry.c * 2 + sum(entry.s) + sum(entry.h)
  }
  return {
    table,
    starts,
    read(start, length) {
      const out: number[] = []
      for (let i = 0; i < length; i++) {
        const word = (body[low + start + i] ?? 0) | ((body[low + count + start + i] ?? 0) << 8)
        out.push((word > 32767 ? word - 65536 : word) + (i >= 2 ? (out[i - 2] ?? 0) : 0))
      }
      return out
    },
  }
}

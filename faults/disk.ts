import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Takes what is free on a disk but for so many bytes; the answer gives it back. */
export function fill(folder: string, leftBytes: number): () => void {
  const path = join(folder, 'filler')
  const file = openSync(path, 'w')
  const free = () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  }
  try {
    for (let left = free() - leftBytes; left > 0; left = free() - leftBytes)
      writeSync(file, Buffer.alloc(Math.min(left, 1024 ** 2)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(file)
  }
  return () => rmSync(path)
}

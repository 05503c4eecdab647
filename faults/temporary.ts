import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Refusal } from '../scripts/lib/project.mjs'

/** A folder for the time of the work. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'inkbloom-faults-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A disk of its own, so small that it can be filled. */
export function onSmallDisk<T>(size: string, work: (folder: string) => Promise<T>): Promise<T> {
  return inFolder(async (folder) => {
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
    if (mounted.status !== 0) throw new Refusal('a small disk can only be mounted by root: run this as root.')
    try {
      return await work(folder)
    } finally {
      spawnSync('umount', ['-l', folder])
    }
  })
}

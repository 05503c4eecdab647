const noSpace = /no space left|disk quota|ENOSPC|EDQUOT/i
const notAllowed = /permission denied|not permitted|read-only file system|EACCES|EPERM|EROFS/i

/**
 * A full disk and a folder that belongs to somebody else look like a damaged database to whoever only sees that it does not
 * open, and would move away what is whole. One sentence for the operator, or null where it is neither.
 */
export function whyNotWritten(folder: string, error: Error): string | null {
  const reason = `${(error as NodeJS.ErrnoException).code ?? ''} ${error.message}`
  if (noSpace.test(reason))
    return `There is no space left on the disk of ${folder}: make some and start again. Nothing is damaged.`
  if (notAllowed.test(reason))
    return `Inkbloom may not write to ${folder}: give the folder and all in it to the user who starts Inkbloom. Nothing is damaged.`
  return null
}

export type Cell = string | number | boolean | null

/** With the mark that makes a spreadsheet read the file as UTF-8. */
export const csvMark = '\ufeff'

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/**
 * A spreadsheet takes text that begins like a formula for one, and anybody can sign up under such a name: an apostrophe
 * before it makes it text again.
 */
function csvCell(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const safe = /^[\s]*[=+\-@]|^[\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

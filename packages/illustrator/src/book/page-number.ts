import { sheet } from './cover.ts'
import { centered, QUIET } from './lines.ts'

/** A sheet with nothing on it but its number. */
export const pageNumber = (number: number, { width, height }: { width: number; height: number }): string =>
  sheet({ width, height }, [centered(String(number), width / 2, height - 32, { size: 12, type: 'text', color: QUIET })])

import { format } from 'date-fns/format'
import { formatDistanceStrict } from 'date-fns/formatDistanceStrict'

/** November 5, 2026 3:07 PM */
export const absoluteDate = (iso: string) => format(new Date(iso), 'MMMM d, yyyy h:mm a')

/** 3 days ago. The server's clock may be ahead of ours: nothing it dated is shown as "in 2 seconds". */
export function relativeDate(iso: string, now = new Date()) {
  const date = new Date(iso)
  return formatDistanceStrict(date > now ? now : date, now, { addSuffix: true })
}

/** November 5, 2026 */
export const day = (iso: string) => format(new Date(iso), 'MMMM d, yyyy')

/** November 5 */
export const shortDay = (iso: string) => format(new Date(iso), 'MMMM d')

import type { Selectable } from 'kysely'
import type { CreditPeriods } from '../../../db/billing-tables.ts'

export type Period = Selectable<CreditPeriods>

/** The same day of another month, at the same time; the last of a month that is too short for it. */
export function addMonths(anchor: Date, months: number): Date {
  const shifted = new Date(anchor)
  shifted.setUTCDate(1)
  shifted.setUTCMonth(anchor.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, 0)).getUTCDate()
  shifted.setUTCDate(Math.min(anchor.getUTCDate(), lastDay))
  return shifted
}

/**
 * The month, counted from sign-up, that holds a moment. Always counted from the anchor: a month after January 31 is
 * February 28, and a month after that must be March 31 again.
 */
export function monthAround(anchor: Date, now: Date): { startsAt: Date; endsAt: Date } {
  let months = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth()
  if (addMonths(anchor, months) > now) months -= 1
  return { startsAt: addMonths(anchor, months), endsAt: addMonths(anchor, months + 1) }
}

import type { papers } from '@inkbloom/contract/constants'

/** Where people buy Letter; everybody else has A4. */
const letterRegions = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'PR']

export function usualPaper(language: string): keyof typeof papers {
  return letterRegions.includes(regionOf(language)) ? 'letter' : 'a4'
}

/** A system without a language, as servers have it, calls it 'c', which is none. */
function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? ''
  } catch {
    return ''
  }
}

import type { papers } from '@inkbloom/contract/constants'

/** Where people buy Letter; everybody else has A4. */
const letterRegions = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'PR']

export function usualPaper(language: string): keyof typeof papers {
  const region = new Intl.Locale(language).maximize().region ?? ''
  return letterRegions.includes(region) ? 'letter' : 'a4'
}

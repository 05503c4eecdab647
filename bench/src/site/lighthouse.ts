import type { Result } from 'lighthouse'
import lighthouse from 'lighthouse'

export interface Score {
  path: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** In milliseconds, except layoutShift. */
  firstPaint: number
  largestPaint: number
  blocking: number
  layoutShift: number
  /** Audits that cost points, for whoever wants to know why. */
  lost: string[]
}

/** Lighthouse's own mobile profile: a mid-range phone on slow 4G, simulated. */
export async function measure(url: string, path: string, port: number, tries = 3): Promise<Score> {
  const run = await lighthouse(url + path, { port, logLevel: 'error', output: 'json', formFactor: 'mobile' })
  if (!run) throw new Error(`Lighthouse said nothing about ${path}`)
  const { lhr } = run
  // On a machine that is busy the trace sometimes misses the navigation; that says nothing about the page.
  if (lhr.runtimeError && tries > 1) return measure(url, path, port, tries - 1)
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`)
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: Math.round(value('first-contentful-paint')),
    largestPaint: Math.round(value('largest-contentful-paint')),
    blocking: Math.round(value('total-blocking-time')),
    layoutShift: Number(value('cumulative-layout-shift').toFixed(4)),
    lost: lostPoints(lhr),
  }
}

function lostPoints(lhr: Result): string[] {
  return Object.values(lhr.categories).flatMap((category) =>
    category.auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category.id}: ${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim()),
  )
}

/** The middle one of several by performance: a shared machine has bad moments. */
export function median<S extends Score>(scores: S[]): S {
  const sorted = scores.toSorted((a, b) => a.performance - b.performance)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('Nothing was measured')
  return middle
}

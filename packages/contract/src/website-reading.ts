import type { z } from 'zod'
import { type LandingSection, LegalPage, landingSections, type Website } from './website.ts'
import { defaultWebsite } from './website-defaults.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is left out, at any depth, is taken from the fallback. Lists are whole: half of one is nobody's wish. */
export function fillIn(fallback: unknown, value: unknown): unknown {
  if (value === undefined) return fallback
  if (!isObject(fallback) || !isObject(value)) return value
  const filled = Object.keys(fallback).map((name) => [name, fillIn(fallback[name], value[name])])
  return { ...value, ...Object.fromEntries(filled) }
}

/**
 * Reads what is stored, written by hand or by an older version included: a part that cannot be read is shown from the
 * defaults, and named, so that the site always renders and the admin is told.
 */
export function readWebsite(text: string | null): { website: Website; problems: string[] } {
  const problems: string[] = []
  const stored = parse(text || '{}')
  if (!isObject(stored)) problems.push('The stored site content is not a JSON object. The site shows its defaults.')
  const root = isObject(stored) ? stored : {}
  if (root.landing !== undefined && !isObject(root.landing))
    problems.push('The stored landing page is not a JSON object. The site shows its defaults.')
  const landing = isObject(root.landing) ? root.landing : {}
  const part = <T>(name: string, schema: z.ZodType<T>, fallback: T, value: unknown): T => {
    const parsed = schema.safeParse(fillIn(fallback, value))
    if (parsed.success) return parsed.data
    const where = parsed.error.issues[0]?.path.join('.')
    problems.push(
      `The part "${name}" could not be read${where ? ` (at ${where})` : ''} and is shown with its defaults.`,
    )
    return fallback
  }
  const sections = Object.entries(landingSections).map(([name, schema]) => {
    const section = name as LandingSection
    return [section, part(section, schema as z.ZodType, defaultWebsite.landing[section], landing[section])]
  })
  return {
    website: {
      landing: Object.fromEntries(sections) as Website['landing'],
      terms: part('terms', LegalPage, defaultWebsite.terms, root.terms),
      privacy: part('privacy', LegalPage, defaultWebsite.privacy, root.privacy),
    },
    problems,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

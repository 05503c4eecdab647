import { defaultWebsite, fillIn, readWebsite, Website } from '@inkbloom/contract'
import sanitizeHtml from 'sanitize-html'
import { invalid } from '../../kernel/errors.ts'

/** What the rich-text editor can make, and nothing else: no styles, no pictures, no scripts, no frames. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'u',
    's',
    'code',
    'pre',
    'a',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    b: 'strong',
    i: 'em',
    // A page opened by a link must not be able to steer the one it came from.
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }),
  },
}

/** Site content on its way in: what is left out keeps its default, what is wrong is refused, its HTML is made safe. */
export function cleanWebsite(text: string): string {
  const parsed = Website.safeParse(fillIn(defaultWebsite, parse(text)))
  if (!parsed.success) {
    const errors: Record<string, string> = {}
    for (const issue of parsed.error.issues) errors[issue.path.join('.') || 'value'] ??= issue.message
    throw invalid(errors)
  }
  return JSON.stringify(withSafeHtml(parsed.data))
}

interface ReadWebsite {
  /** JSON, whole and safe whatever was stored: nobody who shows it need check it again. */
  text: string
  problems: string[]
}

let last: (ReadWebsite & { stored: string }) | null = null

/** Every page that is sent asks for it, and it hardly ever changes: the last answer is kept. */
export function readStoredWebsite(stored: string): ReadWebsite {
  if (last?.stored === stored) return last
  const { website, problems } = readWebsite(stored)
  last = { stored, problems, text: JSON.stringify(withSafeHtml(website)) }
  return last
}

/** Also done on the way out: text that was written into the table by hand has passed none of our checks. */
function withSafeHtml({ landing, terms, privacy }: Website): Website {
  return {
    landing,
    terms: { ...terms, content: sanitizeHtml(terms.content, allowed) },
    privacy: { ...privacy, content: sanitizeHtml(privacy.content, allowed) },
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    value = null
  }
  if (!isObject(value)) throw invalid({ value: 'The site content is not a JSON object.' })
  return value
}

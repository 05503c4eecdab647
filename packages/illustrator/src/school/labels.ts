/** The words of a lesson in the language it was asked for in. */
import { dataLines } from '../words/data-file.ts'

/** Chinese has no letters here: its lessons have boxes to write into. */
const COLUMNS: readonly string[] = ['en', 'es', 'fr', 'de', 'pt', 'it', 'nl', 'ja', 'ar', 'hi']

const LABELS = new Map(
  dataLines('school-labels.txt').map((line) => {
    const words = line.split('|').map((word) => word.trim())
    return [words[0] ?? '', words] as const
  }),
)

/** Empty where we do not know it. */
export const labelIn = (lang: string, english: string): string =>
  lang === 'en' ? english : (LABELS.get(english)?.[COLUMNS.indexOf(lang)] ?? '')

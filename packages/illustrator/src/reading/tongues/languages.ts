/** The languages that are read besides English. */
export const LANGUAGES = ['es', 'fr', 'de', 'pt', 'it', 'nl', 'zh', 'ja', 'ar', 'hi'] as const
/** Those whose nouns bend by case or take their particles on: they have tables and readers of their own. */
export const INFLECTED = ['ru', 'uk', 'pl', 'sv', 'tr', 'ko'] as const
export type InflectedLanguage = (typeof INFLECTED)[number]
export type Language = (typeof LANGUAGES)[number] | InflectedLanguage

export const isInflected = (language: string): language is InflectedLanguage =>
  (INFLECTED as readonly string[]).includes(language)

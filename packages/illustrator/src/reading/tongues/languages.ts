/** The languages that are read besides English. */
export const LANGUAGES = ['es', 'fr', 'de', 'pt', 'it', 'nl', 'zh', 'ja', 'ar', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

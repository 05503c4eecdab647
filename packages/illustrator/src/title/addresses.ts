const EMAIL = /[\w.+-]+\s*(?:@|\(at\)|\[at\])\s*[\w-]+(?:\s*(?:\.|\(dot\)|\[dot\])\s*\w+)+/giu
const SPOKEN_EMAIL = /\S+\s+at\s+\S+\s+dot\s+\w+/giu
const URL = /\b(?:https?:\/\/|ftp:\/\/|www\.)\S+/giu
const DOMAIN =
  /\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|gov|io|app|dev|info|biz|me|tv|co|us|uk|ca|au|de|fr|es|it|nl|eu|jp|cn|in|br|ru)\b(?:[/?#]\S*)?/giu
const HANDLE = /[@#][\p{L}\p{N}_.-]+/gu
const STREET =
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|pl|square|sq|terrace|crescent|close|row|highway|hwy|parkway|pkwy|circle|alley'
const NUMBERED_STREET = new RegExp(`\\b\\d+[a-z]?[,]?\\s+(?:[\\p{L}\\p{N}.'’-]+\\s+){0,4}?(?:${STREET})\\b\\.?`, 'giu')
const NAMED_STREET = new RegExp(
  `\\b(?:\\p{Lu}[\\p{L}'’-]+\\s+){1,3}(?:${STREET.split('|')
    .map((w) => w.charAt(0).toUpperCase() + w.slice(1))
    .join('|')})\\b\\.?`,
  'gu',
)
const STRASSE = /\b\p{Lu}?[\p{L}-]+(?:straße|strasse|weg|gasse|allee|platz)\s+\d+\w?/giu
const UNIT = /\b(?:apt|apartment|suite|unit|flat|room|house|po box|p\.o\. box)\s*(?:#|no\.?|number)?\s*\d+\w?\b/giu

/** Mail and web addresses, handles, streets. What is left may still hold names and numbers. */
export function withoutAddresses(text: string): string {
  return [EMAIL, SPOKEN_EMAIL, URL, DOMAIN, HANDLE, UNIT, NUMBERED_STREET, NAMED_STREET, STRASSE].reduce(
    (out, pattern) => out.replace(pattern, ' '),
    text,
  )
}

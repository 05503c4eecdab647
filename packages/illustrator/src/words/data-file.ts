import { readFileSync } from 'node:fs'

/** Lines of a file in data/, without comments and blanks. */
export function dataLines(name: string): string[] {
  return readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
}

/** Lines "a, b: value" as one entry for each word. */
export function keyedLines(name: string): [key: string, value: string][] {
  return dataLines(name).flatMap((line) => {
    const at = line.indexOf(':')
    const value = line.slice(at + 1).trim()
    return line
      .slice(0, at)
      .split(',')
      .map((key): [string, string] => [key.trim(), value])
  })
}

/** A few letters beside each other, each large and with what begins with it below. */
import { page, shape } from '../ornate/kit/marks.ts'
import { roundedRect } from './frames.ts'
import { hollow } from './ink.ts'
import { namesFor, objectsOf } from './objects.ts'
import { setInto } from './setting.ts'

export const MOST_SIDE_BY_SIDE = 4

/** Of those that were named the one that begins with the letter, else the next that nobody has taken. */
function shared(letters: readonly string[], named: readonly string[]): string[] {
  const own = letters.map((letter) => named.find((name) => name.startsWith(letter.toLowerCase())))
  const free = named.filter((name) => !own.includes(name))
  return own.map((name, i) => name ?? free.shift() ?? namesFor(letters[i] ?? '')[0] ?? '')
}

/** Null where a letter is in no font. */
export function sideBySidePage(letters: readonly string[], named: readonly string[]): string | null {
  const names = shared(letters, named)
  const wide = 952 / letters.length
  const low = Math.min(wide, 400)
  let out = ''
  for (const [i, letter] of letters.entries()) {
    const x = 36 + i * wide
    const place = { x: x + 44, y: 84, w: wide - 88, h: 880 - low - 40 }
    const set = setInto(letter, place, { face: 'round', gap: 60, mostLines: 1, mostSize: 620 })
    if (!set) return null
    out += shape(roundedRect(x + 8, 40, wide - 16, 944, 32), 5)
    out += set.map((one) => hollow(one, 7, 12)).join('')
    out += objectsOf([names[i] ?? ''])[0]?.(x + wide / 2, 960 - low / 2, wide - 60, low - 30) ?? ''
  }
  return page(out)
}

/** What a class cuts out, hangs up or takes home: name tags, bookmarks, an award, rules. */
import { roundedRect } from '../lettering/frames.ts'
import { caption, hollow } from '../lettering/ink.ts'
import { star } from '../lettering/scatter.ts'
import { setInto } from '../lettering/setting.ts'
import { foil, rect } from '../ornate/kit/curves.ts'
import { circle, line, page, shape } from '../ornate/kit/marks.ts'
import { dashed, title } from './chart.ts'
import type { Rule } from './class-rules.ts'
import { SENSES } from './faces.ts'
import { put } from './put.ts'

const ruled = (x: number, y: number, w: number): string =>
  line(
    [
      [x, y],
      [x + w, y],
    ],
    5,
  )

const heading = (text: string, x: number, y: number, w: number, h: number, mostLines = 1): string =>
  (setInto(text, { x, y, w, h }, { face: 'round', gap: 60, mostLines, mostSize: h * 1.1 }) ?? [])
    .map((letter) => hollow(letter, 5, 3))
    .join('')

/** Six tags to cut out, each with a line for the name. */
export function nameTagsPage(names: readonly string[]): string {
  let out = ''
  for (let i = 0; i < 6; i++) {
    const [x, y] = [36 + (i % 2) * 484, 34 + Math.floor(i / 2) * 322]
    out += dashed(shape(roundedRect(x, y, 468, 308, 14), 4)) + shape(roundedRect(x + 18, y + 18, 432, 272, 40), 5.5)
    out += put(names[i % names.length] ?? '', x + 104, y + 104, 120, 130)
    out += caption('My name is', { x: x + 180, y: y + 78, w: 250, h: 56 }, 50) + ruled(x + 52, y + 238, 364)
  }
  return page(out)
}

/** One large badge on a ribbon: the name on it, and below it what its bearer likes. */
export function nameTagPage(whose: string, names: readonly string[]): string {
  const liked = names.length ? names : ['star', 'sun', 'heart']
  const wide = 780 / liked.length
  const ribbons = shape(rect(352, 17, 84, 190), 5.5) + shape(rect(588, 17, 84, 190), 5.5)
  const sides = liked.length === 1 ? [150, 874] : []
  return page(
    ribbons +
      shape(roundedRect(54, 150, 916, 836, 70), 7) +
      shape(roundedRect(82, 292, 860, 310, 30), 5) +
      shape(roundedRect(332, 174, 360, 30, 15), 5) +
      caption('Hello, my name is', { x: 190, y: 218, w: 644, h: 64 }, 60) +
      heading(whose, 116, 320, 792, 254) +
      liked.map((name, i) => put(name, 512 + (i - (liked.length - 1) / 2) * wide, 788, wide - 60, 330)).join('') +
      sides
        .flatMap((x) => [690, 890].map((y, i) => shape(star(x + (i ? 24 : 0) * Math.sign(512 - x), y, 46), 5)))
        .join(''),
  )
}

/** Tall strips, each with something else on it. */
export function bookmarksPage(n: number, names: readonly string[], words: string): string {
  const w = 952 / n
  let out = ''
  for (let i = 0; i < n; i++) {
    const x = 36 + i * w
    const [middle, wide] = [x + w / 2, w - 56]
    const tall = Math.min(240, wide * 1.4)
    out +=
      dashed(shape(roundedRect(x + 8, 34, w - 16, 956, 20), 4)) + shape(roundedRect(x + 22, 48, w - 44, 928, 26), 5.5)
    out += circle(middle, 96, 20, 5)
    for (const [k, y] of [260, 540, 820].entries())
      out += put(names[(i + k) % names.length] ?? '', middle, y, wide - 30, tall)
    if (words) out += heading(words, x + 40, 346, w - 80, 110, 2)
    for (const y of words ? [680] : [400, 680])
      for (const dx of [-0.28, 0, 0.28]) out += shape(star(middle + dx * wide, y, Math.min(26, wide * 0.12)), 4)
  }
  return page(out)
}

/** An award with a line for the name and a rosette. */
export function certificatePage(award: string, name: string): string {
  const rosette =
    shape(
      [
        [470, 850],
        [430, 978],
        [482, 950],
        [512, 986],
      ],
      5,
    ) +
    shape(
      [
        [554, 850],
        [594, 978],
        [542, 950],
        [512, 986],
      ],
      5,
    ) +
    shape(foil(512, 820, 104, 14), 5.5) +
    circle(512, 820, 70, 5) +
    shape(star(512, 820, 48), 5)
  const corner = (x: number, y: number) => circle(x, y, 40, 5.5) + shape(star(x, y, 26), 4.5)
  return page(
    shape(roundedRect(40, 40, 944, 944, 30), 7) +
      shape(roundedRect(74, 74, 876, 876, 22), 5) +
      corner(74, 74) +
      corner(950, 74) +
      corner(74, 950) +
      corner(950, 950) +
      heading('Certificate', 160, 130, 704, 130) +
      caption('awarded to', { x: 362, y: 300, w: 300, h: 52 }, 50) +
      ruled(180, 456, 664) +
      (name ? heading(name, 220, 358, 584, 86) : '') +
      heading(award, 150, 490, 724, 170, award.length > 16 ? 2 : 1) +
      shape(star(150, 390, 44), 5) +
      shape(star(874, 390, 44), 5) +
      rosette +
      ruled(130, 840, 230) +
      caption('date', { x: 180, y: 852, w: 130, h: 40 }, 38) +
      ruled(664, 840, 230) +
      caption('teacher', { x: 704, y: 852, w: 150, h: 40 }, 38),
  )
}

/** A poster of rules, each with its sign. */
export function rulesPage(rules: readonly Rule[]): string {
  let out = title('Class Rules', 44, 104)
  for (const [i, [rule, sign]] of rules.entries()) {
    const step = 810 / rules.length
    const [y, tall] = [176 + i * step, step - 14]
    const mid = y + tall / 2
    const r = Math.min(52, tall * 0.36)
    out += shape(roundedRect(44, y, 936, tall, 30), 5) + circle(122, mid, r, 5)
    out += heading(String(i + 1), 122 - r * 0.58, mid - r * 0.65, r * 1.16, r * 1.3)
    // In two lines a long one is large enough to color.
    const lines = rule.length > 12 && tall > 150 ? 2 : 1
    const high = lines === 2 ? tall * 0.72 : r * 1.54
    out += heading(rule, 206, mid - high / 2, 550, high, lines)
    const side = Math.min(180, tall - 26)
    out += SENSES[sign]?.(876, mid, side, side) ?? put(sign, 876, mid, 150, tall - 26)
  }
  return page(out)
}

/**
 * The smallest marks. Everything on a page is a white-filled closed shape with a black line, painted back to front,
 * so that what stands in front hides what is behind and every white area is a region to color.
 * `sw` is always the width of the line in page pixels.
 */
export type Point = readonly [number, number]

export const TAU = Math.PI * 2

export const num = (v: number): string => (Math.round(v * 10) / 10).toString()

/** Path data with numbers cut to a tenth of a pixel: pen`M${x} ${y}h${w}`. */
export function pen(text: TemplateStringsArray, ...values: (number | string)[]): string {
  let out = text[0] ?? ''
  values.forEach((v, i) => {
    out += (typeof v === 'number' ? num(v) : v) + (text[i + 1] ?? '')
  })
  return out
}

export const path = (d: string, sw = 4, fill = '#fff', more = ''): string =>
  pen`<path d="${d}" fill="${fill}" stroke="#000" stroke-width="${sw}"${more}/>`

export const line = (d: string, sw = 4): string => path(d, sw, 'none')

/**
 * A white area under 14 px is a speck that nobody can color. A wide frame makes the scene in it a tenth smaller, hence more.
 */
export const ROOM = 16.5
/** The same on a page for the smallest hands. */
export const PLAIN_ROOM = 30

/** Below this share of the size it needs, a mark is left out: enlarged so much it would be in the way. */
const WORTH = 0.62

/** The size to draw a white mark in: at least what leaves room to color, or 0 where that would be far larger than meant. */
export const roomy = (size: number, least: number): number => (size < least * WORTH ? 0 : Math.max(size, least))

/** Where it is too small to color, a dot of ink: without buttons, berries and spots something would be missing. */
export function circ(x: number, y: number, r: number, sw = 4, fill = '#fff'): string {
  const drawn = fill === '#fff' ? roomy(r, (ROOM + sw) / 2) : r
  if (!drawn) return r < 3 ? '' : dot(x, y, Math.min(r, 4))
  return pen`<circle cx="${x}" cy="${y}" r="${drawn}" fill="${fill}" stroke="#000" stroke-width="${sw}"/>`
}

export function ell(x: number, y: number, rx: number, ry: number, sw = 4, turn = 0, fill = '#fff'): string {
  const longest = Math.max(rx, ry)
  const scale = fill === '#fff' ? roomy(longest, (ROOM + sw) / 2) / longest : 1
  if (!scale || (fill === '#fff' && Math.min(rx, ry) < 3)) return ''
  return pen`<ellipse cx="${x}" cy="${y}" rx="${rx * scale}" ry="${ry * scale}" fill="${fill}" stroke="#000" stroke-width="${sw}"${
    turn ? pen` transform="rotate(${turn} ${x} ${y})"` : ''
  }/>`
}

export const rect = (x: number, y: number, w: number, h: number, sw = 4, rx = 0, fill = '#fff'): string =>
  pen`<rect x="${x}" y="${y}" width="${w}" height="${h}"${rx ? pen` rx="${rx}"` : ''} fill="${fill}" stroke="#000" stroke-width="${sw}"/>`

export const dot = (x: number, y: number, r: number): string => pen`<circle cx="${x}" cy="${y}" r="${r}" fill="#000"/>`

/** A shape of solid ink or of bare paper (pupils and the light in them). */
export const solid = (x: number, y: number, rx: number, ry: number, fill = '#000'): string =>
  pen`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

export const rot = (angle: number, x: number, y: number, svg: string): string =>
  pen`<g transform="rotate(${angle} ${x} ${y})">${svg}</g>`

/** Mirrored about the upright through x. */
export const flipX = (x: number, svg: string): string =>
  pen`<g transform="translate(${2 * x} 0) scale(-1 1)">${svg}</g>`

export const shift = (dx: number, dy: number, svg: string): string =>
  pen`<g transform="translate(${dx} ${dy})">${svg}</g>`

let clips = 0

/** Two pages drawn one after another must not see each other's numbering, or the same prompt gives two files. */
export function restartClips(): void {
  clips = 0
}

export const clipsSoFar = (): number => clips

export function clip(d: string, svg: string): string {
  clips += 1
  return `<clipPath id="c${clips}"><path d="${d}"/></clipPath><g clip-path="url(#c${clips})">${svg}</g>`
}

/** A thick rounded limb: a closed outline along a path. */
export const limb = (d: string, w: number, sw: number, cap: 'round' | 'butt' = 'round'): string =>
  pen`<path d="${d}" fill="none" stroke="#000" stroke-linecap="${cap}" stroke-width="${w + sw}"/>` +
  pen`<path d="${d}" fill="none" stroke="#fff" stroke-linecap="${cap}" stroke-width="${w - sw}"/>`

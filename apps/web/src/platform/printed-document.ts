import { base64Of } from '@/platform/native.ts'
import type { PrintOptions } from '@/platform/platform.ts'

/** What the application's own style sheets say of a sheet: a phone prints a document that has none of them. */
const looks = `
  * { margin: 0 }
  svg { display: block; width: 100vw; height: 100vh; break-after: page }
  svg svg { break-after: auto }
  .print-sheet__paper { fill: var(--color-sheet) }
  .print-sheet__colors { mix-blend-mode: multiply }
  .print-sheet__dashes, .print-sheet__line { fill: none; stroke: var(--color-sheet-ink); stroke-width: 1 }
  .print-sheet__dashes { stroke: var(--color-sheet-ink-3); stroke-width: 0.75; stroke-dasharray: 4 3 }
  .print-sheet__name { fill: var(--color-sheet-ink); font-family: 'Iowan Old Style', Georgia, serif }`

const tokens = ['--color-sheet', '--color-sheet-ink', '--color-sheet-ink-3']

/** A sheet as a document that stands alone, its pictures inside it. */
export async function printedDocument(sheet: SVGSVGElement, { width, height, copies }: PrintOptions): Promise<string> {
  const whole = sheet.cloneNode(true) as SVGSVGElement
  const images = [...whole.querySelectorAll('image')]
  const addresses = new Set(images.map((image) => image.getAttribute('href') ?? ''))
  const inside = new Map<string, string>()
  for (const address of addresses) inside.set(address, await asData(address))
  for (const image of images) image.setAttribute('href', inside.get(image.getAttribute('href') ?? '') ?? '')
  const markup = new XMLSerializer().serializeToString(whole)
  const named = getComputedStyle(document.documentElement)
  const colors = `:root { ${tokens.map((token) => `${token}: ${named.getPropertyValue(token)}`).join(';')} }`
  const page = `@page { size: ${width}pt ${height}pt; margin: 0 }`
  return `<!doctype html><meta charset="utf-8"><style>${page}${colors}${looks}</style>${markup.repeat(copies)}`
}

async function asData(address: string): Promise<string> {
  const contents = await (await fetch(address)).blob()
  return `data:${contents.type};base64,${await base64Of(contents)}`
}

import { readFileSync, writeFileSync } from 'node:fs'
import { at } from '../lib/project.mjs'

const file = at('ARCHITECTURE.md')

/** What is drawn, by its name in ARCHITECTURE.md. What stands above everything is left out: its arrows would hide the others. */
const drawings = {
  workspaces: {
    includeOnly: '^(apps|packages)/[^/]+/src/|^(e2e|bench)/',
    collapse: '^(apps|packages)/[^/]+|^(e2e|bench)',
  },
  server: {
    includeOnly: '^apps/server/src/',
    exclude: '^apps/server/src/(commands/|wire\\.ts|main\\.ts)',
    collapse: '^apps/server/src/(features/[^/]+|[^/]+)',
  },
  web: {
    includeOnly: '^apps/web/src/',
    exclude: '^apps/web/src/(app|assets|styles)/',
    collapse: '^apps/web/src/(features/[^/]+|[^/]+)',
  },
}

export async function drawRooms(cruised) {
  writeFileSync(file, await withDrawings(readFileSync(file, 'utf8'), cruised))
}

export async function isDrawn(cruised) {
  const text = readFileSync(file, 'utf8')
  return (await withDrawings(text, cruised)) === text
}

async function withDrawings(text, cruised) {
  const { format } = await import('dependency-cruiser')
  let drawn = text
  for (const [name, options] of Object.entries(drawings)) {
    const place = new RegExp(`(<!-- rooms: ${name} -->\\n)[^]*?(<!-- end -->)`)
    if (!place.test(text)) throw new Error(`ARCHITECTURE.md has no place for the drawing of ${name}`)
    const { output } = await format(cruised, { outputType: 'mermaid', ...options })
    drawn = drawn.replace(place, (_, start, end) => `${start}\`\`\`mermaid\n${output.trim()}\n\`\`\`\n${end}`)
  }
  return drawn
}

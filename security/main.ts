/** `npm run test:security`: attacks our own server on loopback and tells what an honest client notices of it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { at } from '../scripts/lib/project.mjs'
import { tryAttack } from './attack-run.ts'
import { attacks } from './attacks.ts'
import { installSchemathesis, roles, trySchema } from './schemathesis.ts'

const { values } = parseArgs({
  options: {
    /** `attacks` or `document`; both unless told. */
    part: { type: 'string', default: 'attacks document' },
    /** Attacks whose number or name has this in it. */
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '6' },
    role: { type: 'string', default: roles.join(' ') },
    /** Of the document's tags, the first word of each address; all unless told. */
    tag: { type: 'string', default: '' },
    examples: { type: 'string', default: '100' },
  },
})
const folder = at('artifacts', 'security')
mkdirSync(folder, { recursive: true })
let met = true
await ensureBuilt()

if (values.part.includes('attacks'))
  for (const attack of attacks.filter(({ name, item }) => `${item} ${name}`.includes(values.only))) {
    const row = await tryAttack(attack, Number(values.seconds) * 1000)
    keep('attacks.json', `${row.item} ${row.name}`, row)
    console.log(`${row.met ? '✓' : '✗'} ${row.item}  ${row.name}\n     ${row.figures.join('\n     ')}`)
    met &&= row.met
  }

if (values.part.includes('document')) {
  const missing = installSchemathesis()
  if (missing) console.log(`– the OpenAPI document was not tried: ${missing}`)
  else
    for (const role of roles.filter((one) => values.role.includes(one))) {
      const tags = values.tag.split(' ').filter(Boolean)
      const verdict = await trySchema({ role, tags, examples: Number(values.examples) })
      keep('document.json', [role, ...tags].join(' '), verdict)
      const about = `${tags.join(', ') || 'the document'} for ${role}, ${values.examples} examples an operation`
      console.log(`${verdict.passed ? '✓' : '✗'} ${about}: ${verdict.seconds.toFixed(0)} s`)
      met &&= verdict.passed
    }
}
process.exit(met ? 0 : 1)

/** Beside what earlier runs have found: the parts may be run one by one. */
function keep(file: string, name: string, found: object): void {
  const path = join(folder, file)
  const known = readKnown(path)
  writeFileSync(path, `${JSON.stringify({ ...known, [name]: { at: new Date().toISOString(), ...found } }, null, 2)}\n`)
}

function readKnown(path: string): object {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}

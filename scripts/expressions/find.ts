import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript-6'
import { root } from '../lib/project.mjs'

export interface Expression {
  where: string
  source: string
  flags: string
}

/** Every regular expression of the product that is written as one. */
export function expressions(): Expression[] {
  const found: Expression[] = []
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).sort()
  for (const file of files) {
    const text = readFileSync(`${root}/${file}`, 'utf8')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/')
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        found.push({ where: `${file}:${line + 1}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found.filter(({ where }) => !OWN_TEXT.some((folder) => where.startsWith(folder)))
}

/** Sees nothing but drawings and files of our own. */
const OWN_TEXT = [
  'apps/server/src/press/pdf/',
  'apps/web/src/app/preloads.ts',
  'packages/illustrator/src/beasts/',
  'packages/illustrator/src/ink/',
]

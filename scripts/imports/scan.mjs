const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/
const text = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/
const commentOrText = new RegExp(`(${comment.source})|${text.source}`, 'g')

const names = /(\bfrom|\bimport|\bimport\s*\()\s*$/

/** Comments, and texts that name no module, become blanks of the same shape: prose and samples are not imports. */
export function withoutProse(source) {
  return source.replace(commentOrText, (match, isComment, offset) => {
    const isName = !isComment && names.test(source.slice(Math.max(0, offset - 40), offset))
    return isName ? match : blank(match)
  })
}

const blank = (text) => text.replace(/[^\n]/g, ' ')

const forms = [
  /^[ \t]*(?:import|export)\s(?<type>\s*type\s)?[\w$\s{},*]*?\bfrom\s*(['"])(?<name>[^'"\n]+)\2/gm,
  /^[ \t]*import\s*(['"])(?<name>[^'"\n]+)\1/gm,
  /\bimport\s*\(\s*(['"`])(?<name>[^'"`\n$]+)\1/g,
]

/** Every import of a module: `{ name, line, typeOnly }`. Types count too: they tie two parts together just as well. */
export function scanImports(source) {
  const code = withoutProse(source)
  return forms
    .flatMap((form) => [...code.matchAll(form)])
    .map(({ index, 0: whole, groups }) => ({
      name: groups.name,
      line: lineOf(code, index + whole.search(/\S/)),
      typeOnly: Boolean(groups.type),
    }))
    .sort((a, b) => a.line - b.line)
}

/** Lines on which the environment is touched; `read` is false where it is only handed on, as in `load(process.env)`. */
export function scanEnvironment(source) {
  // Templates stay: `${process.env.PORT}` is code.
  const code = source.replace(commentOrText, (match) => (match.startsWith('`') ? match : blank(match)))
  return [...code.matchAll(/\bprocess\.env\b(?<read>\s*[.[])?/g)].map(({ index, groups }) => ({
    line: lineOf(code, index),
    read: Boolean(groups.read),
  }))
}

function lineOf(code, index) {
  return code.slice(0, index).split('\n').length
}

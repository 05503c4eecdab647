import { escapeMarkup } from '../../kernel/escaping.ts'
import type { OpenApi, Operation } from './openapi.ts'

const json = (schema: object) => `<pre tabindex="0">${escapeMarkup(JSON.stringify(schema, null, 2))}</pre>`

/**
 * A page to read: the whole document, a section for each noun. Its one script is the application's, which lets a child whom the
 * device was handed to see no other screen, this one included.
 */
export function docsPage({ info, servers, paths, components }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const groups = Object.entries(Object.groupBy(calls, ({ operation }) => operation.tags[0] ?? ''))
  const base = servers[0]?.url ?? ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(info.title)} API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><script src="/theme.js"></script><link rel="stylesheet" href="/backend/docs.css"></head>
<body><main><h1>${escapeMarkup(info.title)} API</h1><p>${escapeMarkup(info.description)} Addresses start with <code>${base}</code>.
The same as <a href="/backend/openapi.json">OpenAPI 3.1</a>.</p>
${groups.map(([tag, list]) => `<h2>${escapeMarkup(tag)}</h2>${list?.map(section).join('') ?? ''}`).join('')}
<h2>Shapes</h2>${Object.entries(components.schemas).map(shape).join('')}</main></body></html>`
}

function shape([name, schema]: [string, object]): string {
  return `<details><summary><code>${escapeMarkup(name)}</code></summary>${json(schema)}</details>`
}

function section({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const body = Object.entries(operation.requestBody?.content ?? {})
  const answer = Object.values(operation.responses[200]?.content ?? {})[0]?.schema
  const failures = Object.entries(operation.responses).filter(([status]) => status !== '200')
  return `<details><summary><b>${method}</b> <code>${escapeMarkup(path)}</code> ${escapeMarkup(operation.summary)}</summary>
<p>${operation.security ? 'Needs a session: <code>Authorization: Bearer …</code>' : 'Open to everyone.'}</p>
${operation.parameters ? `<h3>Parameters</h3>${json(operation.parameters)}` : ''}
${body[0] ? `<h3>Fields, as ${body.map(([type]) => type).join(' or ')}</h3>${json(body[0][1].schema)}` : ''}
${answer ? `<h3>Answer</h3>${json(answer)}` : ''}
<h3>Failures</h3><ul>${failures.map(([status, { description }]) => `<li>${status}: ${escapeMarkup(description)}</li>`).join('')}</ul></details>`
}

docsPage.css = `body{background:#f3f2ed;color:#1a2138;font:16px/1.6 system-ui,sans-serif;margin:0}
main{max-width:860px;margin:0 auto;padding:32px 16px}h1,h2{font-family:Georgia,serif;font-weight:400}
details{background:#fff;border-radius:3px;margin:8px 0;padding:4px 16px}summary{cursor:pointer;padding:10px 0}
pre{background:#fbfaf7;border:1px solid #dedbd2;border-radius:12px;font-size:13px;max-height:420px;overflow:auto;padding:12px}
a{color:#2b41ae}b{display:inline-block;min-width:56px}`

import { registerHooks } from 'node:module'
import { join } from 'node:path'
import rules from '../../.dependency-cruiser.mjs'
import { root } from '../lib/project.mjs'

/** dependency-cruiser reads sources with TypeScript's parser, which TypeScript 7 does not expose yet: it gets TypeScript 6. */
registerHooks({
  resolve: (name, context, next) => next(name.replace(/^typescript(?=$|\/)/, 'typescript-6'), context),
})

const folders = ['apps/server', 'apps/web', 'packages', 'e2e', 'bench', 'scripts']

/**
 * Every module of ours with what it imports, and every breach of the rules.
 *
 * @returns {Promise<import('dependency-cruiser').ICruiseResult>}
 */
export async function cruiseAll({ base = root, places = folders } = {}) {
  const { cruise } = await import('dependency-cruiser')
  const { enhancedResolveOptions, ...options } = rules.options
  const { output } = await cruise(
    places,
    { ...options, baseDir: base, validate: true, ruleSet: { forbidden: rules.forbidden } },
    { ...enhancedResolveOptions, alias: { '@': join(base, 'apps/web/src') } },
  )
  if (typeof output === 'string') throw new Error('dependency-cruiser answered in words')
  return output
}

/** Each breach as one line: the rule, who, whom, and why not. */
export function listBreaches({ summary }) {
  const why = new Map(rules.forbidden.map(({ name, comment }) => [name, comment ?? '']))
  return summary.violations.map(({ rule, from, to, cycle }) => {
    const there = cycle ? cycle.map(({ name }) => name).join(' → ') : to
    return `${rule.name}: ${from} → ${there}. ${why.get(rule.name)}`
  })
}

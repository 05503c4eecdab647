/** What can be said about words without drawing anything: a server that only checks a description loads no scenes. */
export { unletteredIn } from './lettering/scripts.ts'
export { checkPrompt, type PromptCheck } from './safety/check-prompt.ts'
export { isFreeLettering } from './safety/lettering.ts'
export { starterPrompts } from './starter-prompts.ts'
export { suggestPrompt } from './suggest.ts'
export { type Theme, themesOf } from './themes.ts'
export { titleOf, withoutNames } from './title/title.ts'

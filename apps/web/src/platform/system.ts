/** Systems that an operator may offer an application for. */
export type System = 'android' | 'ios' | 'windows' | 'mac' | 'debian'

const signs: readonly [RegExp, System][] = [
  [/Android/, 'android'],
  [/iPhone|iPad|iPod/, 'ios'],
  [/Windows/, 'windows'],
  [/Macintosh/, 'mac'],
  [/Linux(?!.*Android)/, 'debian'],
]

/** Null for a system that we offer nothing for. An iPad calls itself a Mac, but no Mac feels fingers. */
export function systemOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) {
  if (/CrOS/.test(userAgent)) return null
  const found = signs.find(([sign]) => sign.test(userAgent))?.[1] ?? null
  return found === 'mac' && maxTouchPoints > 1 ? 'ios' : found
}

/** Which time a clock of a prompt shows. */

import type { School } from './school.ts'
import { numbersIn } from './sheet/subjects.ts'

/** "half past four", "3 oclock", "7:30". */
export function clockIn(prompt: string): School | null {
  if (!/\bclocks?\b|\b(?:tell(?:ing)?|the) time\b/i.test(prompt)) return null
  const hourOf = (word: string) => numbersIn(word)[0] ?? -1
  const shows = ['clock', 'clock face', 'wall clock', 'alarm clock']
  const at = (hours: number, minutes: number): School | null =>
    hours >= 1 && hours <= 12 ? { kind: 'clock', hours: (hours + 12) % 12, minutes: (minutes + 60) % 60, shows } : null
  const exact = /\b(\d{1,2}):(\d{2})\b/.exec(prompt)
  if (exact) return at(Number(exact[1]), Number(exact[2]))
  const part = /\b(half|quarter) (past|to) (\w+)/i.exec(prompt)
  if (part) {
    const isTo = part[2]?.toLowerCase() === 'to'
    const hour = hourOf(part[3] ?? '')
    return at(isTo ? ((hour + 10) % 12) + 1 : hour, part[1]?.toLowerCase() === 'half' ? 30 : isTo ? 45 : 15)
  }
  const [, hour = ''] =
    /\b(\w+) ?o['’]? ?clock\b/i.exec(prompt) ??
    /\bclock (?:face )?(?:showing|says|at|that says) (\w+)\b/i.exec(prompt) ??
    []
  return at(hourOf(hour), 0)
}

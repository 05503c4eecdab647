import { setTimeout as sleep } from 'node:timers/promises'

type No = false | 0 | '' | null | undefined

interface Patience {
  /** Far more than it takes, for machines that do much else. */
  within?: number
  every?: number
}

/** Asks until there is an answer that says yes, and gives it back. What it waited for in vain is the error's message. */
export async function until<T>(
  what: string,
  ask: () => Promise<T> | T,
  { within = 60_000, every = 50 }: Patience = {},
): Promise<Exclude<T, No>> {
  for (const end = Date.now() + within; ; await sleep(every)) {
    const answer = await ask()
    if (answer) return answer as Exclude<T, No>
    if (Date.now() > end) throw new Error(`Waited ${within / 1000} s in vain until ${what}.`)
  }
}

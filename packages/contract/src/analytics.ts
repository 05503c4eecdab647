import { z } from 'zod'
import { calls } from './calls.ts'
import { defineRoutes } from './route.ts'

const counts = z.object({ users: z.int(), pages: z.int(), coloreds: z.int(), subscriptions: z.int() })
const series = <K extends string>(measure: K) =>
  z.array(
    z.object({ name: z.string().describe('Month.'), [measure]: z.int() } as { name: z.ZodString } & Record<
      K,
      z.ZodInt
    >),
  )

export const Counters = z.object({ week: counts, total: counts }).meta({ id: 'Counters' })
export type Counters = z.infer<typeof Counters>
export const Charts = z
  .object({
    users: series('users'),
    pages: series('pages'),
    coloreds: series('coloreds'),
    subscriptions: series('subscriptions'),
  })
  .meta({ id: 'Charts' })
export type Charts = z.infer<typeof Charts>

/** A word that the embedded illustrator could not draw, and how many different people asked for it. */
export const WantedWord = z.object({ word: z.string(), people: z.int() }).meta({ id: 'WantedWord' })
export type WantedWord = z.infer<typeof WantedWord>

export const analyticsRoutes = defineRoutes({
  readCounters: {
    ...calls.readCounters,
    summary: 'This week and all time.',
    access: 'admin',
    data: Counters,
  },
  listWantedWords: {
    ...calls.listWantedWords,
    summary: 'Words that at least five people asked for within 90 days and that could not be drawn.',
    access: 'admin',
    data: z.array(WantedWord),
  },
  readCharts: {
    ...calls.readCharts,
    summary: 'The last twelve months.',
    access: 'admin',
    data: Charts,
  },
})

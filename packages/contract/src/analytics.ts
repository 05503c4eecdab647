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

export const analyticsRoutes = defineRoutes({
  readCounters: {
    ...calls.readCounters,
    summary: 'This week and all time.',
    access: 'admin',
    data: Counters,
  },
  readCharts: {
    ...calls.readCharts,
    summary: 'The last twelve months.',
    access: 'admin',
    data: Charts,
  },
})

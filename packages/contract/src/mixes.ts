import { z } from 'zod'
import { calls } from './calls.ts'
import { mostMixes } from './constants.ts'
import { defineRoutes } from './route.ts'

const MixedColor = z.string().regex(/^#[0-9a-f]{6}$/, 'A color is written as #3f5bd8.')
const Mixes = z.array(MixedColor).max(mostMixes, `At most ${mostMixes} colors are kept.`)

export const mixRoutes = defineRoutes({
  syncMixes: {
    ...calls.syncMixes,
    summary:
      'Bring the colors that were mixed on this device to the account, and get those of all devices, newest first.',
    access: 'user',
    body: z.object({
      kept: Mixes.default([]).describe('Mixed since the last time, newest first.'),
      removed: z.array(MixedColor).max(200).default([]).describe('Thrown away since the last time.'),
    }),
    data: z.object({ colors: z.array(z.string()) }),
  },
})

import { routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/api.ts'
import type { Deps } from '../../../http/deps.ts'
import { listWantedWords } from '../creations/wanted-words.ts'
import { readCharts, readCounters } from './analytics.service.ts'

export function addAnalytics(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, routes.readCounters, () => readCounters(db, clock))
  serve(app, routes.listWantedWords, () => listWantedWords(db, clock))
  serve(app, routes.readCharts, () => readCharts(db, clock))
}

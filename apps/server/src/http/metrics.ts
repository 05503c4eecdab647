import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** What one server counts. No word, name or address of anybody's is ever in it. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer, by route.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    }),
    failures: new Counter({ name: 'http_failures_total', help: 'Answers of 500 and above.', registers }),
    wordsNotDrawn: new Counter({
      name: 'inkbloom_words_not_drawn_total',
      help: 'Words of descriptions that the embedded illustrator left out.',
      registers,
    }),
  }
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { encodeRegionMap, mapRegions, tabulateRegions } from '@inkbloom/regions'
import { shareInk } from '../../../packages/regions/src/share-ink.ts'
import { labelPlainly } from './plain.ts'
import { countFalseSplits, countLeaks, gardens, starterPages } from './quality.ts'

const SIZE = 1024
const ROUNDS = 33

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
const time = (work: () => unknown) => {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Both give the same product (every pixel labeled, table of regions), in turns, so that a busy machine slows both. */
function measureSpeed(plates: ReturnType<typeof gardens>) {
  const ours: number[] = []
  const plain: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { ink } = plates[round % plates.length]!
    plain.push(
      time(() => {
        const found = labelPlainly(ink, SIZE, SIZE)
        shareInk(found.labels, ink, SIZE, SIZE)
        tabulateRegions({ width: SIZE, height: SIZE, ...found, anchors: new Uint16Array() })
      }),
    )
    ours.push(time(() => tabulateRegions(mapRegions(ink, SIZE, SIZE))))
  }
  // The first rounds only warm up the compiler.
  return { oursMs: median(ours.slice(3)), plainMs: median(plain.slice(3)) }
}

const plates = gardens(10)
const speed = measureSpeed(plates)
const leaks = countLeaks()
/** Each kind of page by itself: easy drawings must not make up for hard ones. The constants were chosen on seed 1. */
const splits = {
  'starter gallery': countFalseSplits(await starterPages(1)),
  'starter gallery, other seed': countFalseSplits(await starterPages(2)),
  'test gardens': countFalseSplits(plates),
}
const bytes = median(
  plates.map(({ ink }) => encodeRegionMap(mapRegions(ink, SIZE, SIZE), new Uint8Array(32)).byteLength),
)
const upTo7 = (rows: typeof leaks.rings, name: 'drawings' | 'leaks' | 'plainLeaks') =>
  rows.filter(({ gap }) => gap <= 7).reduce((sum, row) => sum + row[name], 0)

const verdict = (passed: boolean) => (passed ? 'PASS' : 'MISS')
const ratio = speed.oursMs / speed.plainMs
const rows = [
  {
    figure: 'time against plain components',
    ours: `${speed.oursMs.toFixed(1)} ms`,
    plain: `${speed.plainMs.toFixed(1)} ms`,
    ratio: ratio.toFixed(2),
    goal: '≤ 1.6',
    verdict: verdict(ratio <= 1.6),
  },
  ...(['rings', 'shortfalls'] as const).map((kind) => ({
    figure: `leaks, gaps of 1 to 7 px, ${upTo7(leaks[kind], 'drawings')} ${kind}`,
    ours: upTo7(leaks[kind], 'leaks'),
    plain: upTo7(leaks[kind], 'plainLeaks'),
    goal: '0',
    verdict: verdict(upTo7(leaks[kind], 'leaks') === 0),
  })),
  ...Object.entries(splits).map(([pages, found]) => ({
    figure: `false splits in ${found.rooms} rooms, ${pages}`,
    ours: `${((100 * found.splits) / found.rooms).toFixed(2)}%`,
    plain: '0%',
    goal: '≤ 3%',
    verdict: verdict(found.splits / found.rooms <= 0.03),
  })),
  { figure: 'bytes of an encoded map', ours: bytes, plain: SIZE * SIZE * 2 },
]
console.table(rows)
const folder = new URL('../../../artifacts/bench/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('regions.json', folder), JSON.stringify({ speed, ratio, leaks, splits, bytes, rows }, null, 2))

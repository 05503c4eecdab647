/** Where only a place and its weather were told, somebody is there to feel it. */
import { dataLines } from '../words/data-file.ts'
import type { Scene } from './scene.ts'

const COMPANY: ReadonlyMap<string, readonly string[]> = new Map(
  dataLines('reading/place-company.txt').flatMap((row) => {
    const [places = '', nouns = ''] = row.split('=')
    const who = nouns.split(',').map((noun) => noun.trim())
    return places.split(',').map((place): [string, readonly string[]] => [place.trim(), who])
  }),
)

const FELT = /^(?:rain|snow|storm|wind|fog)$/
/** Feasts have pages of their own. */
const SEASON = /^(?:(?:autumn|winter|spring|summer|night|morning|sunset|sunrise)(?:, |$))+$/
const COLD = /autumn|winter/

export function inhabit(scene: Scene, { time, weather }: { time: string | null; weather: string | null }) {
  if (scene.things.length || !scene.place) return
  const isPlain = time === null || SEASON.test(time)
  if (!isPlain || !(FELT.test(weather ?? '') || COLD.test(time ?? ''))) return
  for (const noun of COMPANY.get(scene.place) ?? []) {
    const [name = '', n = '1'] = noun.split('*')
    const who = scene.imply(name, Number(n))
    const kit = name === 'child' ? HELD[weather ?? ''] : undefined
    if (kit) scene.relate([who], 'holds', [scene.imply(kit, Number(n))])
  }
}

/** What children take out into the weather. */
const HELD: Readonly<Record<string, string>> = { rain: 'umbrella', storm: 'umbrella', wind: 'kite' }

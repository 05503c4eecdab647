import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { draw, finish } from '@inkbloom/illustrator'
import { understand } from '@inkbloom/illustrator/understand'
import { quantile } from '../harness.ts'

const corpus = fileURLToPath(import.meta.resolve('@inkbloom/illustrator/scenes'))

/** Sentences as people write them, of every kind. */
export const sentences = readFileSync(corpus, 'utf8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { prompt: string }).prompt)

/** Before anything is counted: code is loaded and compiled. */
const WARM = 20

/** Processor time rather than the clock: what a page costs, however busy the machine is. */
async function costOf(work: () => unknown): Promise<number> {
  const began = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

export const summary = (values: number[]) => ({
  median: quantile(values, 0.5),
  p95: quantile(values, 0.95),
  max: Math.max(...values),
})

/** A page of each sentence, its picture included; every fourth drawn intricately besides. */
export async function timePages() {
  const usual: number[] = []
  const intricate: number[] = []
  const kilobytes: number[] = []
  const understood: number[] = []
  for (const [seed, prompt] of sentences.slice(0, WARM).entries()) await finish((await draw(prompt, seed)).svg)
  // Dictionaries of ten languages are read and compiled when the first wish needs them, once in a server's life.
  const firstTime: number[] = []
  for (const prompt of sentences) firstTime.push(await costOf(() => understand(prompt)))
  for (const [seed, prompt] of sentences.entries()) {
    understood.push(await costOf(() => understand(prompt)))
    usual.push(await costOf(async () => finish((await draw(prompt, seed)).svg)))
    if (seed % 4 > 0) continue
    intricate.push(
      await costOf(async () => {
        const { svg, picture } = await finish((await draw(prompt, seed, 'intricate')).svg)
        kilobytes.push(Math.max(svg.length, picture.length) / 1000)
      }),
    )
  }
  return {
    usual: summary(usual),
    intricate: summary(intricate),
    understood: summary(understood),
    'understood the first time': summary(firstTime),
    kilobytes: summary(kilobytes),
  }
}

import { draw, finish } from '@inkbloom/illustrator'
import { randomPrompts } from '@inkbloom/illustrator/random-prompts'
import { press } from '@inkbloom/server/src/press/press.ts'

/** Five hundred random prompts through the gate that every page of the product must pass: whose page would be refused, and why. */
export async function refusals(): Promise<{ prompt: string; fault: string }[]> {
  const refused: { prompt: string; fault: string }[] = []
  for (const [seed, prompt] of randomPrompts.entries()) {
    const { fault } = await press((await finish((await draw(prompt, seed)).svg)).picture, { foreign: false })
    if (fault) refused.push({ prompt, fault })
  }
  return refused
}

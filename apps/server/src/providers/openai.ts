import type { Detail } from '@inkbloom/contract'
import { messages } from '@inkbloom/contract/constants'
import type OpenAI from 'openai'
import { within } from '../kernel/within.ts'
import { type Illustrator, IllustratorFailed } from './illustrator.ts'
import { limitedFetch } from './limited-fetch.ts'

const imageModel = 'gpt-image-2.5-sunburst'
const textModel = 'gpt-5.4-mini'
const moderationModel = 'omni-moderation-latest'

/** A 1024 picture takes under 4 MB as base64; anything far above that is not one. */
const maxAnswerBytes = 24 * 1024 * 1024

const style = [
  'A page for a coloring book for children.',
  'Clean black outlines of even thickness on pure white, every shape closed, large areas to fill.',
  'No color, no gray, no shading, no hatching, no solid black areas, no texture, no border.',
  'No letters, words, numbers or signatures. Friendly and gentle, nothing frightening.',
].join(' ')

const suggestion = [
  'Suggest one scene for a coloring page, as one plain English phrase of 6 to 16 words.',
  'Something a child would love: animals, nature, vehicles, feasts, fairy tales, everyday life.',
  'No names of people, brands or characters. Answer with the phrase alone.',
].join(' ')

/** How fine the lines are to be, in words that an image model follows. */
const finesse: Record<Detail, string> = {
  simple: 'Very simple: a few large shapes and thick lines, for a toddler.',
  medium: 'Moderate detail: clear shapes of medium size.',
  intricate: 'Intricate: many small shapes, patterns and fine lines, for an adult.',
}

/** Loaded when first needed: the SDK takes a quarter of a second, which a server without a key never pays. */
export async function openaiIllustrator(options: {
  apiKey: string
  baseUrl: string | null
  timeoutMs?: number | undefined
}): Promise<Illustrator> {
  const { default: OpenAI } = await import('openai')
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseUrl,
    // A retried request for a picture is paid twice. The job tries again, and knows that it does.
    maxRetries: 0,
    timeout: options.timeoutMs ?? 120_000,
    logLevel: 'off',
    fetch: limitedFetch(maxAnswerBytes),
  })
  return {
    name: 'openai',
    draw: async ({ prompt, detail, advice }, signal) => {
      const words = [
        style,
        detail && finesse[detail],
        `The picture: ${prompt}`,
        advice && `The last try was refused: ${advice}`,
      ]
        .filter(Boolean)
        .join('\n\n')
      const answer = await orFail(
        client.images.generate({ model: imageModel, prompt: words, size: '1024x1024', n: 1 }, { signal }),
      )
      const picture = answer.data?.[0]?.b64_json
      if (!picture) throw new IllustratorFailed('The drawing service sent no picture.', { lasting: false })
      return { picture: Buffer.from(picture, 'base64'), svg: null, missing: null }
    },
    read: async () => null,
    suggest: async (signal) => {
      const answer = await orFail(
        client.responses.create({ model: textModel, input: suggestion }, { signal, timeout: 20_000 }),
      )
      const prompt = answer.output_text
        ?.trim()
        .replace(/^["'“]+/, '')
        .replace(/["'”.]{1,3}$/, '')
      if (!prompt) throw new IllustratorFailed('The drawing service had no suggestion.', { lasting: false })
      return prompt.slice(0, 300)
    },
    objectTo: (subject, signal) => objectTo(client, subject, signal),
  }
}

export async function testOpenaiKey(options: { apiKey: string; baseUrl: string | null }): Promise<void> {
  const illustrator = await openaiIllustrator(options)
  const subject = { prompt: 'a snail with a cottage for a shell' }
  await within({ ms: 15_000 }, (signal) => illustrator.objectTo(subject, signal))
}

async function objectTo(client: OpenAI, subject: { prompt: string } | { picture: Uint8Array }, signal: AbortSignal) {
  const input =
    'prompt' in subject
      ? [{ type: 'text' as const, text: subject.prompt }]
      : [{ type: 'image_url' as const, image_url: { url: dataUri(subject.picture) } }]
  const answer = await orFail(client.moderations.create({ model: moderationModel, input }, { signal, timeout: 20_000 }))
  const [result] = answer.results ?? []
  if (!result) throw new IllustratorFailed('The safety check gave no answer.', { lasting: false })
  return result.flagged ? 'This does not belong on a page that children color.' : null
}

const dataUri = (picture: Uint8Array) => `data:image/png;base64,${Buffer.from(picture).toString('base64')}`

/** Tells apart what the operator must mend from what passes by itself. */
async function orFail<T>(answer: PromiseLike<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const { name, status, code } = error as { name?: string; status?: number; code?: string }
    if (name === 'APIUserAbortError' || name === 'AbortError') throw error
    const keyIsWrong = status === 401 || status === 403 || code === 'insufficient_quota'
    const refused = status === 400
    throw new IllustratorFailed(
      keyIsWrong
        ? 'The drawing service does not accept the key of this site.'
        : refused
          ? messages.descriptionRefused
          : 'The drawing service gave an unexpected answer.',
      { lasting: keyIsWrong || refused, cause: error },
    )
  }
}

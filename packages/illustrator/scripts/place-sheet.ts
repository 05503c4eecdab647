/** Every place, to look at: `npm run sheets -- places`. */
import sharp from 'sharp'
import { createRng } from '../src/ink/random.ts'
import { PLACES } from '../src/places/index.ts'
import { lookUp } from '../src/world/world.ts'

const COLUMNS = 10
const SIZE = 230

/** A child in the middle shows how much of a place is left to see. */
function hero(ground: number): string {
  const girl = lookUp('girl')
  if (girl?.kind !== 'being') return ''
  const spot = { x: 512, y: ground, h: 520, sw: 6, facing: 'right', rng: createRng(1), detail: 'medium' } as const
  return girl.actor
    .act(spot, { pose: 'stand' })
    .layers.map(({ svg }) => svg)
    .join('')
}

export async function placeSheet(out: URL): Promise<void> {
  const names = Object.keys(PLACES)
  const tiles = []
  for (const [i, name] of names.entries()) {
    const ask = { setting: name, time: 'day', rain: false, rainbow: false } as const
    const place = PLACES[name]?.({ ...ask, rng: createRng(i + 3), variant: i % 3 })
    if (!place) continue
    const people = i % 3 === 0 ? hero(place.ground) : ''
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1090" stroke-linejoin="round" stroke-linecap="round"><rect width="1024" height="1090" fill="#fff"/>${place.back}${people}${place.front([])}<rect y="1024" width="1024" height="66" fill="#fff"/><text x="10" y="1075" font-size="54" font-family="sans-serif">${name}</text></svg>`
    tiles.push({
      input: await sharp(Buffer.from(svg))
        .resize(SIZE, Math.round(SIZE * 1.064))
        .png()
        .toBuffer(),
      left: (i % COLUMNS) * (SIZE + 6),
      top: Math.floor(i / COLUMNS) * (SIZE + 22),
    })
  }
  const [width, height] = [COLUMNS * (SIZE + 6), Math.ceil(names.length / COLUMNS) * (SIZE + 22)]
  await sharp({ create: { width, height, channels: 3, background: '#e8e6df' } })
    .composite(tiles)
    .webp({ quality: 80, effort: 5 })
    .toFile(new URL('places.webp', out).pathname)
  console.log(`places.webp ${names.length} places`)
}

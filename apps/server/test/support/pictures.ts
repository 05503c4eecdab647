import sharp from 'sharp'

const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"><rect width="1024" height="1024" fill="#fff"/>${content}</svg>`,
  )
const png = (content: string) => sharp(svg(content)).png().toBuffer()
const stroke = 'fill="none" stroke="#111" stroke-width="9"'

/** What an image model gives on a good day: outlines, closed, a little soft. */
export function lineArt(): Promise<Buffer> {
  const petals = Array.from(
    { length: 10 },
    (_, i) => `<ellipse cx="512" cy="270" rx="90" ry="170" transform="rotate(${i * 36} 512 512)" ${stroke}/>`,
  )
  return png(
    `${petals.join('')}<circle cx="512" cy="512" r="110" ${stroke}/><path d="M60 960 Q300 820 512 960 T964 960" ${stroke}/>`,
  )
}

export async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 50 }
  const base = sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#876', noise } })
  return base
    .composite([{ input: svg('<circle cx="500" cy="400" r="300" fill="#e33"/>').subarray(0), blend: 'multiply' }])
    .blur(6)
    .png()
    .toBuffer()
}

/** A good drawing with words across it, drawn as strokes so that no font is needed. */
export async function letters(): Promise<Buffer> {
  const shapes = [
    'M0 60V0H40V30H0',
    'M0 60V0L25 60V0',
    'M0 0V60H30',
    'M0 60L18 0L36 60M8 40H28',
    'M0 0H34M17 0V60',
    'M0 0V60H34V0',
    'M34 0H0V60H34M0 30H24',
    'M12 0V60',
    'M0 0L20 60L40 0',
    'M0 60V0L30 30L0 36',
    'M36 0H0V60H36V32H18',
    'M0 0V60M0 30H34M34 0V60',
  ]
  const text = shapes.map(
    (d, i) => `<path d="${d}" transform="translate(${120 + i * 66} 80)" fill="none" stroke="#111" stroke-width="8"/>`,
  )
  const words = await png(text.join(''))
  return sharp(await lineArt())
    .resize(1024, 760, { fit: 'fill' })
    .extend({ top: 264, background: '#fff' })
    .composite([{ input: words, blend: 'multiply' }])
    .png()
    .toBuffer()
}

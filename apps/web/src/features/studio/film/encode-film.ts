import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  WebMOutputFormat,
} from 'mediabunny'
import { type Film, framesPerSecond } from '@/features/studio/film/film.ts'
import type { Recording, Video } from '@/features/studio/film/video.ts'

/** MP4 plays everywhere; WebM where the browser has no encoder for it. */
const codecs = ['avc', 'vp9', 'vp8', 'av1'] as const

/** Null where the browser has encoders, but none for pictures of this size. */
export async function encodeFilm(film: Film, { signal, onProgress }: Recording): Promise<Video | null> {
  const { canvas, frames } = film
  const quality = QUALITY_HIGH
  const codec = await getFirstEncodableVideoCodec([...codecs], { width: canvas.width, height: canvas.height, quality })
  if (!codec) return null
  const extension = codec === 'avc' ? 'mp4' : 'webm'
  const target = new BufferTarget()
  const output = new Output({ format: extension === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat(), target })
  const source = new CanvasSource(canvas, { codec, quality })
  output.addVideoTrack(source, { frameRate: framesPerSecond })
  try {
    await output.start()
    for (let frame = 0; frame < frames; frame++) {
      film.show(frame)
      await source.add(frame / framesPerSecond, 1 / framesPerSecond)
      onProgress((frame + 1) / frames)
      // Without a pause the dialog could neither show how far it is nor be closed.
      await new Promise((resume) => setTimeout(resume))
      signal.throwIfAborted()
    }
    await output.finalize()
  } catch (error) {
    await output.cancel()
    throw error
  }
  if (!target.buffer) throw new Error('The video is empty')
  return { file: new Blob([target.buffer], { type: `video/${extension}` }), extension }
}

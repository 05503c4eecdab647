import type { Film } from '@/features/studio/film/film.ts'
import type { Recording, Video } from '@/features/studio/film/video.ts'

const canEncode = () => 'VideoEncoder' in globalThis
const canRecord = () => 'MediaRecorder' in globalThis && 'captureStream' in HTMLCanvasElement.prototype

/** False in a browser that can make no video at all. */
export const canFilm = () => canEncode() || canRecord()

/** As fast as the device encodes, where the browser has an encoder to ask; else recorded while it plays. */
export async function recordFilm(film: Film, recording: Recording): Promise<Video> {
  const encoded = canEncode()
    ? await (await import('@/features/studio/film/encode-film.ts')).encodeFilm(film, recording)
    : null
  return encoded ?? (await import('@/features/studio/film/capture-film.ts')).captureFilm(film, recording)
}

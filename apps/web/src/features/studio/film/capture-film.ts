import { type Film, framesPerSecond } from '@/features/studio/film/film.ts'
import type { Recording, Video } from '@/features/studio/film/video.ts'

const types = ['video/mp4', 'video/webm;codecs=vp9', 'video/webm']

/** For browsers without an encoder to ask: the film plays once, unseen, and is recorded meanwhile. */
export async function captureFilm(film: Film, { signal, onProgress }: Recording): Promise<Video> {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
  if (!mimeType) throw new Error('This browser records no video')
  film.show(0)
  const stream = film.canvas.captureStream(framesPerSecond)
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: 6_000_000 })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const { promise: stopped, resolve, reject } = Promise.withResolvers<void>()
  recorder.onstop = () => resolve()
  recorder.onerror = () => reject(new Error('The recording failed'))
  recorder.start()
  try {
    await play(film, { signal, onProgress })
    recorder.stop()
    await stopped
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
  return { file: new Blob(parts, { type: mimeType }), extension: mimeType.startsWith('video/mp4') ? 'mp4' : 'webm' }
}

async function play({ frames, show }: Film, { signal, onProgress }: Recording): Promise<void> {
  const began = performance.now()
  for (let frame = 0; frame < frames; ) {
    await new Promise((shown) => requestAnimationFrame(shown))
    signal.throwIfAborted()
    frame = Math.floor(((performance.now() - began) / 1000) * framesPerSecond)
    show(Math.min(frame, frames))
    onProgress(Math.min(1, frame / frames))
  }
}

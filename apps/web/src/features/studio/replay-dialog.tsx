import type { Page } from '@inkbloom/contract'
import type { Easel } from '@inkbloom/easel'
import Clapperboard from 'lucide-react/icons/clapperboard'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import { downloadVideo } from '@/features/studio/exports.ts'
import { longestMs } from '@/features/studio/film/film.ts'
import { canFilm } from '@/features/studio/film/record-film.ts'
import { Paid } from '@/features/studio/paid.tsx'
import { fileUrl } from '@/lib/file-url.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialog.tsx'

export default function ReplayDialog({ easel, page, onClose }: { easel: Easel; page: Page; onClose: () => void }) {
  const { platform } = useApp()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round plays it again
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    context.clearRect(0, 0, 1024, 1024)
    const replay = easel.replay()
    const speed = Math.max(1, replay.duration / longestMs)
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    let began = 0
    let frame = requestAnimationFrame(function show(now) {
      began ||= now
      const time = still ? replay.duration : (now - began) * speed
      replay.advance(time)
      const { pixels, size } = replay.sheet
      const bytes = new Uint8ClampedArray(pixels.buffer as ArrayBuffer)
      context.putImageData(new ImageData(bytes, size, size), 0, 0)
      if (time < replay.duration) frame = requestAnimationFrame(show)
    })
    return () => cancelAnimationFrame(frame)
  }, [easel, round])

  return (
    <Dialog open onClose={onClose} label="Time-lapse" title="Time-lapse" closeLabel="Close">
      <div className="replay">
        <canvas ref={canvas} width="1024" height="1024" />
        <img src={fileUrl(platform.apiOrigin, page.illustration)} alt={page.title} />
      </div>
      <div className="grid gap-2.5">
        <Button block icon={<RotateCcw />} onClick={() => setRound(round + 1)}>
          Play again
        </Button>
        <VideoButton easel={easel} page={page} />
      </div>
    </Dialog>
  )
}

/** Making it takes a few seconds: it says how far it is, and closing the dialog calls it off. */
function VideoButton({ easel, page }: { easel: Easel; page: Page }) {
  const app = useApp()
  const [done, setDone] = useState<number | null>(null)
  const making = useRef<AbortController>(null)
  useEffect(() => () => making.current?.abort(), [])

  async function download() {
    making.current = new AbortController()
    const { signal } = making.current
    try {
      await downloadVideo(app, easel, page, { signal, onProgress: setDone })
    } catch {
      if (!signal.aborted)
        app.stores.notification.getState().show({ variant: 'danger', message: 'The video could not be made.' })
    }
    if (!signal.aborted) setDone(null)
  }
  if (!canFilm()) return <p className="caption muted">This browser makes no videos. Try another to download one.</p>
  return (
    <Button block icon={<Clapperboard />} busy={done !== null} onClick={() => void download()}>
      {done === null ? <Paid>Download as a video</Paid> : `Making the video, ${Math.round(done * 100)}%`}
    </Button>
  )
}

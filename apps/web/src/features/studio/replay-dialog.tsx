import type { Page } from '@inkbloom/contract'
import type { Easel } from '@inkbloom/easel'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import { fileUrl } from '@/lib/file-url.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialog.tsx'

/** However long it took, the film is over before anybody looks away. */
const longestMs = 12_000

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
      <Button block icon={<RotateCcw />} onClick={() => setRound(round + 1)}>
        Play again
      </Button>
    </Dialog>
  )
}

import type { Easel } from '@inkbloom/easel'
import Brush from 'lucide-react/icons/brush'
import House from 'lucide-react/icons/house'
import { useEffect, useState } from 'react'
import { say } from '@/features/child/say.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { throwConfetti } from '@/features/studio/confetti.ts'
import { Button, ButtonLink } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialog.tsx'

/** Scraps around the picture: percent from the left and from the top, and degrees they are turned by. */
const scraps = [
  [4, 8, 24],
  [18, 1, 70],
  [36, 3, -30],
  [58, 0, 12],
  [78, 4, 52],
  [93, 12, -18],
  [2, 40, -62],
  [95, 44, 36],
  [5, 72, 10],
  [92, 76, 80],
  [14, 95, -40],
  [40, 97, 30],
  [64, 95, -14],
  [84, 94, 60],
] as const

/** Confetti that lies still around the picture; where the system allows motion, more of it flies. */
export function WellDone({ easel, onMore }: { easel: Easel; onMore: () => void }) {
  const { platform } = useApp()
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    void throwConfetti()
    say(platform.storage, 'Well done!')
    let address = ''
    let left = false
    void easel.exportPicture().then((blob) => {
      if (left) return
      address = URL.createObjectURL(blob)
      setPicture(address)
    })
    return () => {
      left = true
      URL.revokeObjectURL(address)
    }
  }, [easel, platform])
  return (
    <Dialog open onClose={onMore} label="Well done!">
      <div className="well-done">
        <div className="well-done__picture">
          {scraps.map(([left, top, turn]) => (
            <i key={`${left} ${top}`} style={{ left: `${left}%`, top: `${top}%`, rotate: `${turn}deg` }} />
          ))}
          <span className="well-done__sheet sheet">{picture && <img src={picture} alt="" draggable={false} />}</span>
        </div>
        <h2>Well done!</h2>
        <div className="well-done__ways">
          <Button size="lg" icon={<Brush />} onClick={onMore}>
            More color
          </Button>
          <ButtonLink size="lg" look="make" icon={<House />} to="/child">
            All my pages
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  )
}

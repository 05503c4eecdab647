import { useEffect, useRef, useState } from 'react'
import colorAvif from '@/features/website/art/garden-color.avif'
import colorWebp from '@/features/website/art/garden-color.webp'
import lineAvif from '@/features/website/art/garden-line.avif'
import lineWebp from '@/features/website/art/garden-line.webp'
import phoneColorAvif from '@/features/website/art/garden-phone-color.avif'
import phoneColorWebp from '@/features/website/art/garden-phone-color.webp'
import phoneLineAvif from '@/features/website/art/garden-phone-line.avif'
import phoneLineWebp from '@/features/website/art/garden-phone-line.webp'
import { paintOnTouch } from '@/features/website/paint-on-touch.ts'
import { narrowerThan } from '@/ui/breakpoints.ts'

const phone = narrowerThan('md')

interface ArtProps {
  wide: { avif: string; webp: string }
  narrow: { avif: string; webp: string }
  className: string
  first?: boolean
}

function Art({ wide, narrow, className, first }: ArtProps) {
  return (
    <picture>
      <source media={phone} type="image/avif" srcSet={narrow.avif} width="800" height="660" />
      <source media={phone} srcSet={narrow.webp} width="800" height="660" />
      <source type="image/avif" srcSet={wide.avif} />
      <img
        className={className}
        src={wide.webp}
        alt=""
        width="1600"
        height="930"
        draggable={false}
        decoding="async"
        fetchPriority={first ? 'high' : 'low'}
      />
    </picture>
  )
}

const line = {
  wide: { avif: lineAvif, webp: lineWebp },
  narrow: { avif: phoneLineAvif, webp: phoneLineWebp },
}
const color = {
  wide: { avif: colorAvif, webp: colorWebp },
  narrow: { avif: phoneColorAvif, webp: phoneColorWebp },
}

/**
 * From below: the canvas, black where somebody has touched; the colored garden by screen, which shows it there and
 * nowhere else; the lines, which only darken; and on top the colored garden once more, through the stain that arrives by itself.
 */
export function Garden() {
  const scene = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState(false)
  useEffect(() => (scene.current ? paintOnTouch(scene.current, phone, () => setLive(true)) : undefined), [])
  return (
    <div ref={scene} className="garden" aria-hidden="true" data-live={live ? '' : undefined}>
      <div className="garden__touched">
        <canvas className="garden__canvas" width="0" height="0" />
        {live && <Art {...color} className="garden__art garden__reveal" />}
      </div>
      <Art {...line} className="garden__art garden__lines" first />
      <Art {...color} className="garden__art pigment garden__color" />
    </div>
  )
}

import type { Easel } from '@inkbloom/easel'
import X from 'lucide-react/icons/x'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { useColorInHand } from '@/features/studio/color-in-hand.ts'
import { useDrawing } from '@/features/studio/use-easel.ts'
import { IconButton } from '@/ui/icon-button.tsx'

export type PanelName = 'brushes' | 'fills' | 'palettes' | 'help' | 'reference'

interface PanelProps {
  name: PanelName
  title: string
  onClose: () => void
  children: ReactNode
}

/** Beside the page where there is room, over the desk where there is less, above the dock on phones. No dialog: one paints beside it. */
export function Panel({ name, title, onClose, children }: PanelProps) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    // Whoever opened it with a key goes on inside; back where they were when it closes.
    const before = document.activeElement as HTMLElement | null
    ref.current?.focus({ preventScroll: true })
    return () => before?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      ref={ref}
      className="studio-panel"
      data-panel={name}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <header className="studio-panel__head">
        <h2>{title}</h2>
        <IconButton label={`Close ${title.toLowerCase()}`} onClick={onClose}>
          <X />
        </IconButton>
      </header>
      <div className="studio-panel__body">{children}</div>
    </section>
  )
}

interface RangeProps {
  label: string
  value: number
  min: number
  max: number
  /** After the number. */
  unit?: string
  look: 'opacity' | 'size'
  /** What it is the opacity of. */
  color?: string
  onChange: (value: number) => void
}

export function Range({ label, value, min, max, unit = '', look, color, onChange }: RangeProps) {
  return (
    <label className="studio-range" data-look={look} style={{ '--tone': color } as CSSProperties}>
      <span>
        {label}
        <b className="numerals">
          {value}
          {unit}
        </b>
      </span>
      <input
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={`${value}${unit}`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  )
}

export function OpacityRange({ easel }: { easel: Easel }) {
  const opacity = useDrawing(easel, (state) => state.opacity)
  const color = useColorInHand(easel)
  const percent = { unit: '%', min: 10, max: 100 }
  return <Range label="Opacity" look="opacity" {...percent} color={color} value={opacity} onChange={easel.setOpacity} />
}

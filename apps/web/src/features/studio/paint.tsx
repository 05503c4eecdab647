import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'

type Press = Omit<ComponentPropsWithRef<'button'>, 'children' | 'color'>

/** Relative luminance of #rrggbb under 0.3: an ink check mark would vanish on it. */
function isDark(color: string): boolean {
  const part = (at: number) => (Number.parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5) < 0.3
}

interface PanProps extends Press {
  color: string
  /** Said and shown: a color alone tells some people nothing. */
  name: string
  on?: boolean
}

export function Pan({ color, name, on = false, style, ...button }: PanProps) {
  return (
    <button
      type="button"
      title={name}
      {...button}
      className="pan"
      aria-label={name}
      aria-pressed={on}
      data-dark={isDark(color) ? '' : undefined}
      style={{ ...style, '--pan-color': color } as CSSProperties}
    >
      {on && <Check />}
    </button>
  )
}

interface MixPanProps extends Press {
  label: string
  /** The color in hand, if it was mixed. */
  color?: string | undefined
  children?: ReactNode
}

/** The last pan: a color of one's own. */
export function MixPan({ label, color, children, ...button }: MixPanProps) {
  return (
    <button
      type="button"
      title={label}
      {...button}
      className="pan pan--mix"
      aria-label={label}
      aria-pressed={color !== undefined}
      style={{ '--pan-color': color } as CSSProperties}
    >
      <span>
        <Plus />
        {children}
      </span>
    </button>
  )
}

interface ToolProps extends Press {
  icon: ReactNode
  label: string
  on?: boolean
  children?: ReactNode
}

export function Tool({ icon, label, on, className, children, ...button }: ToolProps) {
  return (
    <button type="button" {...button} className={clsx('tool', className)} aria-pressed={on}>
      {icon}
      {label}
      {children}
    </button>
  )
}

interface BrushSizeProps extends Press {
  /** Drawn at its real size, as far as there is room. */
  size: number
  label: string
  on?: boolean
  /** The dot of the chosen size takes the color in hand. */
  color?: string
}

export function BrushSize({ size, label, on = false, color, ...button }: BrushSizeProps) {
  const style = { '--dot': `${size}px`, '--brush-color': color } as CSSProperties
  return (
    <button type="button" {...button} className="brush-size" aria-label={label} aria-pressed={on} style={style}>
      <i />
      <span className="numerals">{size}</span>
    </button>
  )
}

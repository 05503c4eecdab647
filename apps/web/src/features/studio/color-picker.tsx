import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { type Hsv, hexOf, hsvOf } from '@/features/studio/hsv.ts'

const share = (value: number) => Math.min(1, Math.max(0, value))
const percent = (value: number) => `${Math.round(value * 100)}%`

/** Black, white and the grays have no hue to turn: whoever moves the slider there wants the color it points at. */
const isColorless = ({ s, v }: Hsv) => s === 0 || v === 0
const vivid = { s: 1, v: 1 }

const keys: Record<string, (now: Hsv) => Partial<Hsv>> = {
  ArrowUp: ({ v }) => ({ v: v + 0.01 }),
  ArrowDown: ({ v }) => ({ v: v - 0.01 }),
  ArrowRight: ({ s }) => ({ s: s + 0.01 }),
  ArrowLeft: ({ s }) => ({ s: s - 0.01 }),
  Home: () => ({ s: 0 }),
  End: () => ({ s: 1 }),
}

/**
 * One field for strength and light, one slider for the hue. Our own: a picker that brings its styles along as a style
 * element shows nothing here, since the content security policy forbids those.
 */
export function ColorPicker({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  const [kept, keep] = useState(() => hsvOf(color))
  // Typed in elsewhere. Otherwise what is kept knows more: the hue of a gray.
  const now = hexOf(kept) === color ? kept : hsvOf(color)
  function change(parts: Partial<Hsv>) {
    const next = { ...now, ...parts }
    const within = { h: next.h, s: share(next.s), v: share(next.v) }
    keep(within)
    onChange(hexOf(within))
  }
  function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    change({ s: (clientX - left) / width, v: 1 - (clientY - top) / height })
  }
  function press(event: KeyboardEvent) {
    const step = keys[event.key]
    if (!step) return
    event.preventDefault()
    change(step(now))
  }
  const style = {
    '--hue': hexOf({ h: now.h, s: 1, v: 1 }),
    '--mixed': color,
    '--strength': percent(now.s),
    '--light': percent(now.v),
  } as CSSProperties
  return (
    <div className="color-picker" style={style}>
      <div
        className="color-picker__field"
        role="slider"
        tabIndex={0}
        aria-label="Strength and light"
        aria-valuenow={Math.round(now.v * 100)}
        aria-valuetext={`Strength ${percent(now.s)}, light ${percent(now.v)}`}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
        }}
      >
        <i />
      </div>
      <input
        className="color-picker__hue"
        type="range"
        min="0"
        max="360"
        aria-label="Hue"
        value={Math.round(now.h)}
        onChange={(event) => change({ h: Number(event.target.value), ...(isColorless(now) && vivid) })}
      />
    </div>
  )
}

import { type Easel, type Fill, GRADIENTS, PATTERNS, type PatternName, samplePattern } from '@inkbloom/easel'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { type CSSProperties, useMemo } from 'react'
import { colorTitle } from '@/features/studio/color-title.ts'
import { OpacityRange, Panel } from '@/features/studio/panels/panel.tsx'
import { patternNames } from '@/features/studio/panels/pattern-names.ts'
import { Sample } from '@/features/studio/panels/sample.tsx'
import { useDrawing } from '@/features/studio/use-easel.ts'
import { Switch } from '@/ui/controls.tsx'
import { IconButton } from '@/ui/icon-button.tsx'

const styles: readonly { style: Fill['style']; label: string }[] = [
  { style: 'flat', label: 'Flat' },
  { style: 'linear', label: 'Linear' },
  { style: 'radial', label: 'Radial' },
  { style: 'pattern', label: 'Pattern' },
  { style: 'shaded', label: 'Shaded' },
]

const ramp = (colors: readonly string[]) => ({ '--ramp': colors.join(', ') }) as CSSProperties

export default function FillsPanel({ easel, onClose }: { easel: Easel; onClose: () => void }) {
  const fill = useDrawing(easel, (state) => state.fill)
  const color = useDrawing(easel, (state) => state.color)
  return (
    <Panel name="fills" title="Fill" onClose={onClose}>
      <fieldset className="studio-fills">
        <legend className="sr-only">How to fill</legend>
        {styles.map(({ style, label }) => (
          <button
            key={style}
            type="button"
            className="studio-choice studio-fill"
            aria-pressed={style === fill.style}
            onClick={() => easel.setFill({ style })}
          >
            <StyleSample fill={{ ...fill, style }} color={color} />
            {label}
          </button>
        ))}
      </fieldset>
      {(fill.style === 'linear' || fill.style === 'radial') && <Gradient easel={easel} fill={fill} />}
      {fill.style === 'pattern' && <PatternChoice easel={easel} fill={fill} color={color} />}
      <hr />
      <OpacityRange easel={easel} />
      <Switch
        label="Fill all empty shapes of this size"
        checked={fill.alike}
        onCheckedChange={(alike) => easel.setFill({ alike })}
      />
    </Panel>
  )
}

function StyleSample({ fill, color }: { fill: Fill; color: string }) {
  const style = { ...ramp(fill.colors), '--tone': color } as CSSProperties
  const sample = useMemo(() => samplePattern(fill.pattern, color, fill.ground), [fill.pattern, color, fill.ground])
  return (
    <i data-style={fill.style} style={style}>
      {fill.style === 'pattern' && <Sample sample={sample} />}
    </i>
  )
}

/** The ringed color is the one that the tin changes. */
function Gradient({ easel, fill }: { easel: Easel; fill: Fill }) {
  const { colors, chosen } = fill
  const add = () => {
    const next = [...colors.slice(0, chosen + 1), colors[chosen] ?? fill.ground, ...colors.slice(chosen + 1)]
    easel.setFill({ colors: next, chosen: chosen + 1 })
  }
  const remove = () => easel.setFill({ colors: colors.filter((_, k) => k !== chosen), chosen: Math.max(0, chosen - 1) })
  return (
    <>
      <hr />
      <div className="studio-panel__row">
        <h3>Colors</h3>
        <IconButton label="Turn the colors around" onClick={() => easel.setFill({ colors: colors.toReversed() })}>
          <ArrowLeftRight />
        </IconButton>
      </div>
      <fieldset className="studio-stops" style={ramp(colors)}>
        <legend className="sr-only">Colors of the gradient</legend>
        {colors.map((color, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two stops may have one color; a stop is its place
            key={at}
            type="button"
            aria-pressed={at === chosen}
            style={{ '--tone': color } as CSSProperties}
            onClick={() => easel.setFill({ chosen: at })}
          >
            <i />
            {colorTitle(color)}
          </button>
        ))}
      </fieldset>
      <p className="caption muted">Pick a color in the tin for the ringed one. Drag on the page to aim.</p>
      <div className="studio-panel__row">
        <button type="button" className="studio-link" disabled={colors.length >= 5} onClick={add}>
          Add a color
        </button>
        <button type="button" className="studio-link" disabled={colors.length <= 2} onClick={remove}>
          Remove it
        </button>
      </div>
      <h3>Ready made</h3>
      <div className="studio-ready">
        {GRADIENTS.map(({ name, colors: ready }) => (
          <button
            key={name}
            type="button"
            className="studio-choice"
            aria-pressed={ready.join() === colors.join()}
            onClick={() => easel.setFill({ colors: ready, chosen: ready.length - 1 })}
          >
            <i style={ramp(ready)} />
            {name}
          </button>
        ))}
      </div>
    </>
  )
}

function PatternChoice({ easel, fill, color }: { easel: Easel; fill: Fill; color: string }) {
  return (
    <>
      <hr />
      <div className="studio-ready">
        {PATTERNS.map((pattern) => (
          <button
            key={pattern}
            type="button"
            className="studio-choice"
            aria-pressed={pattern === fill.pattern}
            onClick={() => easel.setFill({ pattern })}
          >
            <PatternSwatch pattern={pattern} color={color} ground={fill.ground} />
            {patternNames[pattern]}
          </button>
        ))}
      </div>
      <button type="button" className="studio-link" onClick={() => easel.setFill({ ground: color })}>
        Use {colorTitle(color)} as the ground
      </button>
    </>
  )
}

function PatternSwatch({ pattern, color, ground }: { pattern: PatternName; color: string; ground: string }) {
  const sample = useMemo(() => samplePattern(pattern, color, ground), [pattern, color, ground])
  return (
    <i>
      <Sample sample={sample} />
    </i>
  )
}

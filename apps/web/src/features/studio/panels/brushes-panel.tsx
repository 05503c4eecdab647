import {
  BRUSH_SIZES,
  type BrushName,
  type Easel,
  LARGEST_BRUSH,
  PANS,
  PATTERN_BRUSHES,
  PATTERNS,
  type PatternName,
  sampleBrush,
  samplePattern,
} from '@inkbloom/easel'
import { useMemo } from 'react'
import { OpacityRange, Panel, Range } from '@/features/studio/panels/panel.tsx'
import { patternNames } from '@/features/studio/panels/pattern-names.ts'
import { Sample } from '@/features/studio/panels/sample.tsx'
import { Symmetry } from '@/features/studio/panels/symmetry.tsx'
import { useDrawing } from '@/features/studio/use-easel.ts'

const brushes: readonly { name: BrushName; label: string }[] = [
  { name: 'brush', label: 'Brush' },
  { name: 'marker', label: 'Marker' },
  { name: 'pencil', label: 'Colored pencil' },
  { name: 'crayon', label: 'Crayon' },
  { name: 'watercolor', label: 'Watercolor' },
  { name: 'glitter', label: 'Glitter' },
]

const sizes = { min: Math.min(...BRUSH_SIZES), max: LARGEST_BRUSH }

export default function BrushesPanel({ easel, onClose }: { easel: Easel; onClose: () => void }) {
  const brush = useDrawing(easel, (state) => state.brush)
  const size = useDrawing(easel, (state) => state.brushSize)
  const isPrinting = Object.values(PATTERN_BRUSHES).includes(brush)
  const printing = isPrinting ? brush : PATTERN_BRUSHES.scales
  return (
    <Panel name="brushes" title="Brushes" onClose={onClose}>
      <fieldset className="studio-brushes">
        <legend className="sr-only">Brush</legend>
        {brushes.map(({ name, label }) => (
          <BrushRow key={name} easel={easel} name={name} label={label} on={name === brush} />
        ))}
        <BrushRow easel={easel} name={printing} label="Pattern" on={isPrinting} />
      </fieldset>
      {isPrinting && <PatternChoice easel={easel} />}
      <hr />
      <OpacityRange easel={easel} />
      <Range label="Size" look="size" {...sizes} value={size} onChange={easel.setBrushSize} />
      <Symmetry easel={easel} />
    </Panel>
  )
}

interface BrushRowProps {
  easel: Easel
  name: BrushName
  label: string
  on: boolean
}

/** Drawn by the brush itself in the color in hand, so that nobody has to guess. */
function BrushRow({ easel, name, label, on }: BrushRowProps) {
  const color = useDrawing(easel, (state) => state.color)
  const sample = useMemo(() => sampleBrush(name, color), [name, color])
  return (
    <button type="button" className="studio-choice studio-brush" aria-pressed={on} onClick={() => easel.setBrush(name)}>
      {label}
      <Sample sample={sample} />
    </button>
  )
}

function PatternChoice({ easel }: { easel: Easel }) {
  const brush = useDrawing(easel, (state) => state.brush)
  return (
    <fieldset className="studio-prints">
      <legend className="sr-only">Pattern of the brush</legend>
      {PATTERNS.map((pattern) => (
        <button
          key={pattern}
          type="button"
          className="studio-choice"
          title={patternNames[pattern]}
          aria-label={patternNames[pattern]}
          aria-pressed={PATTERN_BRUSHES[pattern] === brush}
          onClick={() => easel.setBrush(PATTERN_BRUSHES[pattern])}
        >
          <Print easel={easel} pattern={pattern} />
        </button>
      ))}
    </fieldset>
  )
}

const paper = PANS.find(({ name }) => name === 'white')?.color ?? PANS[0].color

function Print({ easel, pattern }: { easel: Easel; pattern: PatternName }) {
  const color = useDrawing(easel, (state) => state.color)
  const sample = useMemo(() => samplePattern(pattern, color, paper), [pattern, color])
  return (
    <i>
      <Sample sample={sample} />
    </i>
  )
}

import { BRUSH_NAMES, BRUSH_SIZES, type BrushName, type Easel, sampleBrush } from '@inkbloom/easel'
import { useMemo } from 'react'
import { OpacityRange, Panel, Range } from '@/features/studio/panels/panel.tsx'
import { Sample } from '@/features/studio/panels/sample.tsx'
import { Symmetry } from '@/features/studio/panels/symmetry.tsx'
import { useDrawing } from '@/features/studio/use-easel.ts'

const names: Record<BrushName, string> = {
  brush: 'Brush',
  marker: 'Marker',
  pencil: 'Colored pencil',
  crayon: 'Crayon',
  watercolor: 'Watercolor',
  glitter: 'Glitter',
  pattern: 'Pattern',
}

const sizes = { min: Math.min(...BRUSH_SIZES), max: Math.max(...BRUSH_SIZES) }

export default function BrushesPanel({ easel, onClose }: { easel: Easel; onClose: () => void }) {
  const brush = useDrawing(easel, (state) => state.brush)
  const opacity = useDrawing(easel, (state) => state.opacity)
  const size = useDrawing(easel, (state) => state.brushSize)
  return (
    <Panel name="brushes" title="Brushes" onClose={onClose}>
      <fieldset className="studio-brushes">
        <legend className="sr-only">Brush</legend>
        {BRUSH_NAMES.map((name) => (
          <BrushRow key={name} easel={easel} name={name} on={name === brush} />
        ))}
      </fieldset>
      <hr />
      <OpacityRange value={opacity} onChange={easel.setOpacity} />
      <Range label="Size" look="size" {...sizes} value={size} onChange={easel.setBrushSize} />
      <Symmetry easel={easel} />
    </Panel>
  )
}

/** Drawn by the brush itself in the color in hand, so that nobody has to guess. */
function BrushRow({ easel, name, on }: { easel: Easel; name: BrushName; on: boolean }) {
  const color = useDrawing(easel, (state) => state.color)
  const sample = useMemo(() => sampleBrush(name, color), [name, color])
  return (
    <button type="button" className="studio-choice studio-brush" aria-pressed={on} onClick={() => easel.setBrush(name)}>
      {names[name]}
      <Sample sample={sample} />
    </button>
  )
}

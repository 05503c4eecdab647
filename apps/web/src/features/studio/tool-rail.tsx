import { BRUSH_SIZES, type Easel, type ToolName } from '@inkbloom/easel'
import Brush from 'lucide-react/icons/brush'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Eraser from 'lucide-react/icons/eraser'
import PaintBucket from 'lucide-react/icons/paint-bucket'
import { nearestSize } from '@/features/studio/brush-steps.ts'
import { BrushSize, Tool } from '@/features/studio/paint.tsx'
import type { PanelName } from '@/features/studio/panels/panel.tsx'
import type { Panels } from '@/features/studio/panels/use-panels.ts'
import { useDrawing } from '@/features/studio/use-easel.ts'

const tools: readonly { name: ToolName; label: string; Icon: typeof Brush }[] = [
  { name: 'brush', label: 'Brush', Icon: Brush },
  { name: 'bucket', label: 'Fill', Icon: PaintBucket },
  { name: 'eraser', label: 'Eraser', Icon: Eraser },
]

/** What pressing a tool that is in hand already opens. */
const panelOf: Partial<Record<ToolName, PanelName>> = { brush: 'brushes', bucket: 'fills' }

export function Tools({ easel, panels }: { easel: Easel; panels: Panels }) {
  const tool = useDrawing(easel, (state) => state.tool)
  return tools.map(({ name, label, Icon }) => {
    const panel = panelOf[name]
    const isOn = tool === name
    return (
      <Tool
        key={name}
        icon={<Icon />}
        label={label}
        on={isOn}
        aria-expanded={isOn && panel ? panels.shown === panel : undefined}
        onClick={() => {
          if (isOn && panel) return panels.toggle(panel)
          easel.setTool(name)
          // The panel of another tool would say what this one does not do.
          if (panels.shown && panel && panels.shown !== 'palettes') panels.show(panel)
          else if (panels.shown !== 'palettes') panels.close()
        }}
      >
        {isOn && panel && <ChevronRight className="tool__more" />}
      </Tool>
    )
  })
}

export function Sizes({ easel }: { easel: Easel }) {
  const size = useDrawing(easel, (state) => state.brushSize)
  const color = useDrawing(easel, (state) => state.color)
  const isFilling = useDrawing(easel, (state) => state.tool === 'bucket')
  return (
    <fieldset className="sizes" disabled={isFilling}>
      <legend className="sr-only">Brush size</legend>
      {BRUSH_SIZES.map((px) => {
        const isOn = px === nearestSize(size)
        // A size of the slider stands in the place of the nearest, which a press brings back.
        const shown = isOn ? size : px
        return (
          <BrushSize
            key={px}
            size={shown}
            label={`Brush ${shown}`}
            on={isOn}
            color={color}
            onClick={() => easel.setBrushSize(px)}
          />
        )
      })}
    </fieldset>
  )
}

export function ToolRail({ easel, panels }: { easel: Easel; panels: Panels }) {
  return (
    <aside className="rail studio__rail" aria-label="Tools">
      <Tools easel={easel} panels={panels} />
      <hr />
      <Sizes easel={easel} />
    </aside>
  )
}

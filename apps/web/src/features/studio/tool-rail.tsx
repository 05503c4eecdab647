import { BRUSH_SIZES, type Easel, type ToolName } from '@inkbloom/easel'
import Brush from 'lucide-react/icons/brush'
import Eraser from 'lucide-react/icons/eraser'
import PaintBucket from 'lucide-react/icons/paint-bucket'
import { BrushSize, Tool } from '@/features/studio/paint.tsx'
import { useDrawing } from '@/features/studio/use-easel.ts'

const tools: readonly { name: ToolName; label: string; Icon: typeof Brush }[] = [
  { name: 'brush', label: 'Brush', Icon: Brush },
  { name: 'bucket', label: 'Fill', Icon: PaintBucket },
  { name: 'eraser', label: 'Eraser', Icon: Eraser },
]

export function Tools({ easel }: { easel: Easel }) {
  const tool = useDrawing(easel, (state) => state.tool)
  return tools.map(({ name, label, Icon }) => (
    <Tool key={name} icon={<Icon />} label={label} on={tool === name} onClick={() => easel.setTool(name)} />
  ))
}

export function Sizes({ easel }: { easel: Easel }) {
  const size = useDrawing(easel, (state) => state.brushSize)
  const color = useDrawing(easel, (state) => state.color)
  const isFilling = useDrawing(easel, (state) => state.tool === 'bucket')
  return (
    <fieldset className="sizes" disabled={isFilling}>
      <legend className="sr-only">Brush size</legend>
      {BRUSH_SIZES.map((px) => (
        <BrushSize
          key={px}
          size={px}
          label={`Brush ${px}`}
          on={px === size}
          color={color}
          onClick={() => easel.setBrushSize(px)}
        />
      ))}
    </fieldset>
  )
}

export function ToolRail({ easel }: { easel: Easel }) {
  return (
    <aside className="rail studio__rail" aria-label="Tools">
      <Tools easel={easel} />
      <hr />
      <Sizes easel={easel} />
    </aside>
  )
}

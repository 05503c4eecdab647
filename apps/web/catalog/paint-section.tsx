import { BRUSH_SIZES, PANS } from '@inkbloom/easel/tin'
import Brush from 'lucide-react/icons/brush'
import Eraser from 'lucide-react/icons/eraser'
import PaintBucket from 'lucide-react/icons/paint-bucket'
import { useState } from 'react'
import { BrushSize, MixPan, Pan, Tool } from '@/features/studio/paint.tsx'
import { Blot } from '@/ui/ink.tsx'
import { Panel } from '@/ui/paper.tsx'

const TOOLS = [
  ['Brush', <Brush key="brush" />],
  ['Fill', <PaintBucket key="fill" />],
  ['Eraser', <Eraser key="eraser" />],
] as const

export function PaintSection() {
  const [color, setColor] = useState<string>('#2bb8d6')
  const [tool, setTool] = useState('Brush')
  const [size, setSize] = useState<number>(20)
  const name = PANS.find((pan) => pan.color === color)?.name
  return (
    <Panel title="Colors in the tin">
      <div className="pans catalog__pans">
        {PANS.map((pan) => (
          <Pan key={pan.name} {...pan} on={pan.color === color} onClick={() => setColor(pan.color)} />
        ))}
        <MixPan label="Mix a custom color" />
      </div>
      <div className="catalog__line">
        <div className="flex items-center gap-5">
          <Blot tone={color} size={64} />
          <div>
            <span className="caption faint">Painting with</span>
            <p className="display text-heading">{name}</p>
          </div>
        </div>
        {TOOLS.map(([label, icon]) => (
          <Tool key={label} icon={icon} label={label} on={label === tool} onClick={() => setTool(label)} />
        ))}
        {BRUSH_SIZES.map((dot) => (
          <BrushSize
            key={dot}
            size={dot}
            label={`Brush ${dot}`}
            on={dot === size}
            color={color}
            onClick={() => setSize(dot)}
          />
        ))}
      </div>
    </Panel>
  )
}

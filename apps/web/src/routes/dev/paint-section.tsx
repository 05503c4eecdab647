import Brush from 'lucide-react/icons/brush'
import Eraser from 'lucide-react/icons/eraser'
import PaintBucket from 'lucide-react/icons/paint-bucket'
import { useState } from 'react'
import { Blot } from '@/ui/marks.tsx'
import { BrushSize, MixPan, Pan, Tool } from '@/ui/paint.tsx'
import { Panel } from '@/ui/paper.tsx'

const PANS = [
  ['Black', '#000000'],
  ['Grey', '#7c8088'],
  ['Silver', '#c9ccd1'],
  ['White', '#ffffff'],
  ['Red', '#e5332a'],
  ['Orange', '#f57c1f'],
  ['Amber', '#fbae17'],
  ['Yellow', '#ffd93b'],
  ['Lime', '#b5d334'],
  ['Green', '#4caf50'],
  ['Teal', '#139e86'],
  ['Cyan', '#2bb8d6'],
  ['Sky', '#6fb7f0'],
  ['Blue', '#2f6bde'],
  ['Indigo', '#4b49c8'],
  ['Violet', '#8152d1'],
  ['Purple', '#b646c6'],
  ['Pink', '#f06fb2'],
  ['Rose', '#e83e6b'],
] as const
const TOOLS = [
  ['Brush', <Brush key="brush" />],
  ['Fill', <PaintBucket key="fill" />],
  ['Eraser', <Eraser key="eraser" />],
] as const

export function PaintSection() {
  const [color, setColor] = useState('#2bb8d6')
  const [tool, setTool] = useState('Brush')
  const [size, setSize] = useState(20)
  const name = PANS.find(([, value]) => value === color)?.[0]
  return (
    <Panel title="Colors in the tin">
      <div className="pans dev__pans">
        {PANS.map(([label, value]) => (
          <Pan key={value} color={value} name={label} on={value === color} onClick={() => setColor(value)} />
        ))}
        <MixPan label="Mix a custom color" />
      </div>
      <div className="dev__line">
        <div className="row gap-5">
          <Blot tone={color} size={64} />
          <div>
            <span className="caption faint">Painting with</span>
            <p className="display text-heading">{name}</p>
          </div>
        </div>
        {TOOLS.map(([label, icon]) => (
          <Tool key={label} icon={icon} label={label} on={label === tool} onClick={() => setTool(label)} />
        ))}
        {[30, 25, 20, 15, 10, 5].map((dot) => (
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

import { type Easel, PANS, type ToolName } from '@inkbloom/easel'
import Pipette from 'lucide-react/icons/pipette'
import { useColorInHand } from '@/features/studio/color-in-hand.ts'
import { colorTitle } from '@/features/studio/color-title.ts'
import { useHabits } from '@/features/studio/habits-context.tsx'
import { MixPan, Pan } from '@/features/studio/paint.tsx'
import type { Panels } from '@/features/studio/panels/use-panels.ts'
import { useDrawing } from '@/features/studio/use-easel.ts'
import { Switch } from '@/ui/controls.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { Blot } from '@/ui/ink.tsx'

const doing: Record<ToolName, string> = {
  brush: 'Painting with',
  bucket: 'Filling with',
  eraser: 'Erasing. Next color',
  eyedropper: 'Picking a color',
}

export function Pans({ easel, panels, mixLabel }: { easel: Easel; panels: Panels; mixLabel?: string }) {
  const color = useColorInHand(easel)
  return (
    <fieldset className="pans">
      <legend className="sr-only">Colors</legend>
      {PANS.map((pan) => (
        <Pan
          key={pan.color}
          color={pan.color}
          name={colorTitle(pan.color)}
          on={pan.color === color}
          onClick={() => easel.setColor(pan.color)}
        />
      ))}
      <MixPan
        label="Mix colors"
        aria-expanded={panels.shown === 'palettes'}
        color={PANS.some((pan) => pan.color === color) ? undefined : color}
        onClick={() => panels.toggle('palettes')}
      >
        {mixLabel}
      </MixPan>
    </fieldset>
  )
}

/** As many as one row of the tin holds. */
const recentInTin = 4

/** Mixed or picked before; nothing until there is one. */
function RecentColors({ easel }: { easel: Easel }) {
  const color = useColorInHand(easel)
  const recent = useHabits((habits) => habits.recentColors)
  if (recent.length === 0) return null
  return (
    <fieldset className="pans pans--recent">
      <legend className="caption muted">Recent colors</legend>
      {recent.slice(0, recentInTin).map((one) => (
        <Pan
          key={one}
          color={one}
          name={`${colorTitle(one)}, ${one}`}
          on={one === color}
          onClick={() => easel.setColor(one)}
        />
      ))}
    </fieldset>
  )
}

export function StayInside({ easel, label, stacked }: { easel: Easel; label: string; stacked?: boolean }) {
  const stay = useDrawing(easel, (state) => state.stayInside)
  return <Switch label={label} stacked={stacked} checked={stay} onCheckedChange={easel.setStayInside} />
}

export function Eyedropper({ easel }: { easel: Easel }) {
  const on = useDrawing(easel, (state) => state.tool === 'eyedropper')
  return (
    <IconButton label="Pick a color from the page" pressed={on} onClick={easel.toggleEyedropper}>
      <Pipette />
    </IconButton>
  )
}

export function Tin({ easel, panels }: { easel: Easel; panels: Panels }) {
  const color = useColorInHand(easel)
  const tool = useDrawing(easel, (state) => state.tool)
  return (
    <aside className="tin studio__tin" aria-label="Colors" data-narrow={panels.shown ? '' : undefined}>
      <div className="tin__now">
        <Blot tone={color} />
        <p>
          <span className="caption muted max-xl:whitespace-nowrap">{doing[tool]}</span>
          <b className="display">{colorTitle(color)}</b>
        </p>
        <Eyedropper easel={easel} />
      </div>
      <Pans easel={easel} panels={panels} />
      {panels.shown !== 'palettes' && <RecentColors easel={easel} />}
      <div className="mt-4">
        <StayInside easel={easel} label="Stay inside the lines" />
      </div>
    </aside>
  )
}

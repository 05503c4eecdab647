import { type Easel, PALETTES } from '@inkbloom/easel'
import Image from 'lucide-react/icons/image'
import Search from 'lucide-react/icons/search'
import Wand from 'lucide-react/icons/wand-sparkles'
import { useApp } from '@/features/session/app-context.tsx'
import { Panel } from '@/features/studio/panels/panel.tsx'
import { Symmetry } from '@/features/studio/panels/symmetry.tsx'
import { useHelpPalette } from '@/features/studio/panels/use-help-palette.ts'
import type { ShownPanelProps } from '@/features/studio/panels/use-panels.ts'
import { useDrawing } from '@/features/studio/use-easel.ts'
import { Button } from '@/ui/button.tsx'
import { SelectField } from '@/ui/select.tsx'

/** For whoever would like a hand with it. */
export default function HelpPanel({ easel, panels, onClose }: ShownPanelProps) {
  return (
    <Panel name="help" title="Helping hands" onClose={onClose}>
      <Progress easel={easel} />
      <hr />
      <ColorForMe easel={easel} />
      <hr />
      <h3>Symmetry, for mandalas</h3>
      <Symmetry easel={easel} />
      <hr />
      <Button size="sm" block icon={<Image />} onClick={() => panels.show('reference')}>
        Reference picture
      </Button>
    </Panel>
  )
}

/** Counted anew after every step. */
function Progress({ easel }: { easel: Easel }) {
  useDrawing(easel, (state) => state.cursor)
  useDrawing(easel, (state) => state.snapshots)
  const percent = easel.progress()
  return (
    <>
      <div className="studio-panel__row">
        <h3>Colored</h3>
        <b className="numerals">{percent}%</b>
      </div>
      <progress className="studio-progress" max="100" value={percent} aria-label="Colored" />
      <Button size="sm" block icon={<Search />} onClick={easel.findWhite}>
        Find a white shape
      </Button>
    </>
  )
}

function ColorForMe({ easel }: { easel: Easel }) {
  const { stores } = useApp()
  const { name, colors, choose } = useHelpPalette()
  const isOn = useDrawing(easel, ({ tool, fill }) => tool === 'bucket' && fill.style === 'suggested')
  function colorAll() {
    const filled = easel.colorForMe(colors)
    const message = filled === 0 ? 'There is no empty shape left.' : 'Colored. Undo takes it back.'
    stores.notification.getState().show({ variant: 'info', message })
  }
  return (
    <fieldset className="studio-help">
      <legend>
        <h3>Color for me</h3>
      </legend>
      <SelectField
        label="By palette"
        value={name}
        options={PALETTES.map((palette) => ({ value: palette.name, label: palette.name }))}
        onChange={(event) => {
          const chosen = choose(event.target.value)
          if (isOn) easel.setFill({ palette: chosen })
        }}
      />
      <Button
        size="sm"
        block
        aria-pressed={isOn}
        look={isOn ? 'keep' : 'outline'}
        onClick={() => easel.setFill(isOn ? { style: 'flat' } : { style: 'suggested', palette: colors })}
      >
        Shape by shape
      </Button>
      <Button size="sm" block icon={<Wand />} onClick={colorAll}>
        All empty shapes
      </Button>
      <p className="caption muted" role="status">
        {isOn ? 'Press a shape, and it gets a color that goes with the others.' : ''}
      </p>
    </fieldset>
  )
}

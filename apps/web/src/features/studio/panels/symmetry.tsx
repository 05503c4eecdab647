import { type Easel, TURNS } from '@inkbloom/easel'
import { useDrawing } from '@/features/studio/use-easel.ts'
import { Switch } from '@/ui/controls.tsx'
import { SelectField } from '@/ui/select.tsx'

/** For mandalas: every stroke is painted around the middle, and in a mirror. */
export function Symmetry({ easel }: { easel: Easel }) {
  const turns = useDrawing(easel, (state) => state.turns)
  const mirror = useDrawing(easel, (state) => state.mirror)
  return (
    <>
      <SelectField
        label="Repeat around the middle"
        value={String(turns)}
        options={TURNS.map((count) => ({ value: String(count), label: count === 1 ? 'Off' : `${count} times` }))}
        onChange={(event) => easel.setTurns(Number(event.target.value))}
      />
      <Switch label="Mirror left and right" checked={mirror} onCheckedChange={easel.setMirror} />
    </>
  )
}

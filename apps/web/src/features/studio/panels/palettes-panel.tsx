import { type Easel, PALETTES } from '@inkbloom/easel'
import Camera from 'lucide-react/icons/camera'
import Plus from 'lucide-react/icons/plus'
import { type CSSProperties, lazy, Suspense, useState } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import { useColorInHand } from '@/features/studio/color-in-hand.ts'
import { colorTitle } from '@/features/studio/color-title.ts'
import { useHabits } from '@/features/studio/habits-context.tsx'
import { Pan } from '@/features/studio/paint.tsx'
import { harmoniesOf } from '@/features/studio/panels/harmonies.ts'
import { Panel } from '@/features/studio/panels/panel.tsx'
import { colorsOfPhoto } from '@/features/studio/panels/photo-colors.ts'

const MixDialog = lazy(() => import('@/features/studio/mix-dialog.tsx'))

export default function PalettesPanel({ easel, onClose }: { easel: Easel; onClose: () => void }) {
  const color = useColorInHand(easel)
  const chosen = useHabits((habits) => habits.palette)
  const change = useHabits((habits) => habits.change)
  const [photo, setPhoto] = useState<readonly string[] | null>(null)
  const shown = PALETTES.find(({ name }) => name === chosen) ?? PALETTES[0]
  const tray = photo
    ? { name: 'From a photo', colors: photo.map((one) => ({ name: colorTitle(one), color: one })) }
    : shown
  return (
    <Panel name="palettes" title="Palettes" onClose={onClose}>
      <fieldset className="studio-palettes">
        <legend className="sr-only">Palette</legend>
        {PALETTES.map(({ name, colors }) => (
          <button
            key={name}
            type="button"
            className="studio-choice"
            aria-pressed={!photo && name === shown?.name}
            onClick={() => {
              setPhoto(null)
              change({ palette: name })
            }}
          >
            <Strip colors={colors.slice(0, 5).map((one) => one.color)} />
            {name}
          </button>
        ))}
        <FromPhoto onColors={setPhoto} />
      </fieldset>
      {tray && (
        <Tray
          title={tray.name}
          note={tray.colors.some((one) => one.color === color) ? `${colorTitle(color)} chosen` : undefined}
          colors={tray.colors}
          easel={easel}
        />
      )}
      <Harmonies easel={easel} color={color} />
      <Recent easel={easel} />
      <Mixes easel={easel} color={color} />
    </Panel>
  )
}

function Strip({ colors }: { colors: readonly string[] }) {
  return (
    <i className="studio-strip">
      {colors.map((color) => (
        <b key={color} style={{ '--tone': color } as CSSProperties} />
      ))}
    </i>
  )
}

interface TrayProps {
  title: string
  note?: string | undefined
  colors: readonly { name: string; color: string }[]
  easel: Easel
}

function Tray({ title, note, colors, easel }: TrayProps) {
  const color = useColorInHand(easel)
  return (
    <fieldset className="studio-tray" aria-label={title}>
      <div className="studio-panel__row">
        <h3>{title}</h3>
        {note && <span className="caption muted">{note}</span>}
      </div>
      <div className="pans pans--five">
        {colors.map((one) => (
          <Pan
            key={one.color}
            color={one.color}
            name={one.name}
            on={one.color === color}
            onClick={() => easel.setColor(one.color)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Pressed again and again it goes through its colors, back to the one it began with. */
function Harmonies({ easel, color }: { easel: Easel; color: string }) {
  const [base, setBase] = useState(color)
  const harmonies = harmoniesOf(base)
  // A color from elsewhere begins anew; one of the harmony's own goes on with it.
  if (!harmonies.some(({ colors }) => colors.includes(color))) setBase(color)
  return (
    <>
      <h3>Goes with {colorTitle(base)}</h3>
      <div className="studio-harmonies">
        {harmonies.map(({ name, colors }) => (
          <button
            key={name}
            type="button"
            className="studio-choice"
            onClick={() => easel.setColor(colors[(colors.indexOf(color) + 1) % colors.length] ?? base)}
          >
            <span>
              {colors.map((one) => (
                <i key={one} style={{ '--tone': one } as CSSProperties} />
              ))}
            </span>
            {name}
          </button>
        ))}
      </div>
    </>
  )
}

function Recent({ easel }: { easel: Easel }) {
  const recent = useHabits((habits) => habits.recentColors)
  if (recent.length === 0) return null
  const colors = recent.slice(0, 5).map((color) => ({ name: `${colorTitle(color)}, ${color}`, color }))
  return <Tray title="Recent" colors={colors} easel={easel} />
}

function Mixes({ easel, color }: { easel: Easel; color: string }) {
  const mixes = useHabits((habits) => habits.mixes)
  const keepMix = useHabits((habits) => habits.keepMix)
  const removeMix = useHabits((habits) => habits.removeMix)
  const [mixing, setMixing] = useState(false)
  return (
    <fieldset className="studio-tray" aria-label="My mixes">
      <h3>My mixes</h3>
      <div className="pans pans--five">
        {mixes.map((one) => (
          <Pan
            key={one}
            color={one}
            name={`${colorTitle(one)}, ${one}`}
            on={one === color}
            onClick={() => easel.setColor(one)}
          />
        ))}
        <button type="button" className="studio-mix" aria-label="Mix a color" onClick={() => setMixing(true)}>
          <Plus />
        </button>
      </div>
      {mixes.includes(color) && (
        <button type="button" className="studio-link" onClick={() => removeMix(color)}>
          Remove {colorTitle(color)} from my mixes
        </button>
      )}
      {mixing && (
        <Suspense>
          <MixDialog
            color={color}
            onMix={(mixed) => {
              easel.setColor(mixed)
              keepMix(mixed)
            }}
            onClose={() => setMixing(false)}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

function FromPhoto({ onColors }: { onColors: (colors: readonly string[]) => void }) {
  const { stores } = useApp()
  async function read(file: File | undefined) {
    if (!file) return
    try {
      onColors(await colorsOfPhoto(file))
    } catch {
      stores.notification
        .getState()
        .show({ variant: 'danger', message: 'This picture could not be read. Try another.' })
    }
  }
  return (
    <label className="studio-photo">
      <Camera />
      From a photo
      <input
        className="sr-only"
        type="file"
        accept="image/*"
        onChange={(event) => {
          void read(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </label>
  )
}

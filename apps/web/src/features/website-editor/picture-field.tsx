import { useState } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import { ImagePicker } from '@/features/uploads/image-picker.tsx'
import { Button } from '@/ui/button.tsx'
import { Thumb } from '@/ui/table.tsx'

interface PictureFieldProps {
  label: string
  /** Shown while there is none. */
  hint: string
  value: string | null
  error?: string | undefined
  onChange: (url: string | null) => void
}

/** Uploads at once, so that the preview shows the very picture that will be published. */
export function PictureField({ label, hint, value, error, onChange }: PictureFieldProps) {
  const app = useApp()
  const [busy, setBusy] = useState(false)
  const [picks, setPicks] = useState(0)

  async function take(file: File | null) {
    if (!file || busy) return
    setBusy(true)
    const kept = await app.call(() => app.api.uploadFile({ upload: { file } }))
    setBusy(false)
    // A picker that still names the last file would not notice when it is chosen again.
    setPicks((before) => before + 1)
    if (kept) onChange(kept.url)
  }
  return (
    <div className="flex flex-wrap items-end gap-x-2">
      <ImagePicker
        key={picks}
        label={label}
        buttonLabel={busy ? 'Uploading …' : value ? 'Replace' : 'Upload'}
        hint={value ? '' : hint}
        preview={(chosen) => (chosen || value) && <Thumb src={chosen ?? value ?? ''} alt="" />}
        onImage={take}
      />
      {value && (
        <Button look="ghost" onClick={() => onChange(null)}>
          Remove
          <span className="sr-only"> {label}</span>
        </Button>
      )}
      {error && <p className="error basis-full">{error}</p>}
    </div>
  )
}

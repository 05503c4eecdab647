import { Button } from '@/ui/button.tsx'

interface SaveBarProps {
  dirty: boolean
  saving: boolean
  /** A message that belongs to no field. */
  error?: string | undefined
  onDiscard: () => void
}

export function SaveBar({ dirty, saving, error, onDiscard }: SaveBarProps) {
  return (
    <div className="save-bar" data-foot="save">
      <p className={error ? 'error' : 'save-bar__state'} role="status" data-dirty={dirty ? '' : undefined}>
        {error ?? (dirty ? 'Unsaved changes' : 'All changes are saved')}
      </p>
      <Button look="ghost" disabled={!dirty || saving} onClick={onDiscard}>
        Discard
      </Button>
      <Button type="submit" look="keep" busy={saving} disabled={!dirty}>
        Save and publish
      </Button>
    </div>
  )
}

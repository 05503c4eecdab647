import Copy from 'lucide-react/icons/copy'
import { Button } from '@/ui/button.tsx'

interface CopyFieldProps {
  /** What the address is of. */
  label: string
  value: string
  onCopy: () => void
}

/** An address to take elsewhere: by a press, or by hand. */
export function CopyField({ label, value, onCopy }: CopyFieldProps) {
  return (
    <div className="flex flex-wrap gap-2.5">
      <input
        className="input min-w-0 flex-1 basis-60"
        aria-label={label}
        readOnly
        value={value}
        onFocus={(event) => event.target.select()}
      />
      <Button icon={<Copy />} onClick={onCopy}>
        Copy
      </Button>
    </div>
  )
}

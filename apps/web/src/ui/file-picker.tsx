import Upload from 'lucide-react/icons/upload'
import { type ReactNode, useId, useState } from 'react'
import { bloom } from '@/ui/bloom.ts'
import { shortFileName } from '@/ui/file-name.ts'

interface FilePickerProps {
  label: string
  buttonLabel: string
  accept?: string
  name?: string
  /** The picture that is there now. */
  preview?: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  required?: boolean
  onFile?: (file: File | null) => void
}

export function FilePicker({ label, buttonLabel, preview, hint, error, onFile, ...input }: FilePickerProps) {
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const choose = (next: File | null) => {
    setFile(next)
    onFile?.(next)
  }
  return (
    <div className="field">
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <div className="file-picker">
        {preview}
        <input
          {...input}
          id={id}
          className="sr-only"
          type="file"
          aria-labelledby={`${id}-label ${id}-button`}
          aria-describedby={`${id}-note`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => choose(event.target.files?.[0] ?? null)}
        />
        <label className="button" id={`${id}-button`} htmlFor={id} {...bloom}>
          <Upload />
          {buttonLabel}
        </label>
        <span className={error ? 'error' : 'hint'} id={`${id}-note`} role="status" title={file?.name}>
          {error || (file ? shortFileName(file.name) : hint)}
        </span>
      </div>
    </div>
  )
}

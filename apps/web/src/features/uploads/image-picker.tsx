import { upload } from '@inkbloom/contract/constants'
import { type ReactNode, useEffect, useState } from 'react'
import { FilePicker } from '@/ui/file-picker.tsx'

interface ImagePickerProps {
  label: string
  buttonLabel: string
  hint?: string
  /** Draws the picture as it will be: the chosen one, or undefined while none is chosen. */
  preview: (chosen: string | undefined) => ReactNode
  onImage: (image: File | null) => void
}

function complaintAbout(file: File): string | undefined {
  if (!(upload.types as readonly string[]).includes(file.type)) return 'Choose a PNG, JPEG or WebP picture.'
  if (file.size > upload.maxBytes) return 'Choose a picture of at most 8 MB.'
}

/** Images only. The server decodes what it gets; here a wrong choice is refused before it is uploaded. */
export function ImagePicker({ preview, onImage, ...texts }: ImagePickerProps) {
  const [image, setImage] = useState<File | null>(null)
  const [error, setError] = useState<string>()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!image) return setAddress(undefined)
    const made = URL.createObjectURL(image)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [image])

  function choose(file: File | null) {
    const complaint = file ? complaintAbout(file) : undefined
    setError(complaint)
    setImage(complaint ? null : file)
    onImage(complaint ? null : file)
  }
  return (
    <FilePicker {...texts} accept={upload.types.join(',')} error={error} preview={preview(address)} onFile={choose} />
  )
}

import type { Easel } from '@inkbloom/easel'
import { useEffect, useState } from 'react'

/** Address of what has been painted, without the lines, while the dialog is open; null until it is there. */
export function useColors(easel: Easel): string | null {
  const [colors, setColors] = useState<string | null>(null)
  useEffect(() => {
    let address: string | null = null
    let left = false
    void easel.exportPicture({ lines: null, ground: 'none' }).then((picture) => {
      if (left) return
      address = URL.createObjectURL(picture)
      setColors(address)
    })
    return () => {
      left = true
      // Later than the sheet that shows it, which may be on its way to the printer.
      setTimeout(() => address && URL.revokeObjectURL(address), 60_000)
    }
  }, [easel])
  return colors
}

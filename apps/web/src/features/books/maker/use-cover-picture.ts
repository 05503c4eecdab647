import type { Book } from '@inkbloom/contract'
import { useEffect, useState } from 'react'
import { useCoverAddress } from '@/features/books/book-cover.tsx'
import { useApp } from '@/features/session/app-context.tsx'

/** The picture of the cover in its colors: those it came with, or as the illustrator paints it, or its lines until then. */
export function useCoverPicture({ cover_id: id, cover }: Pick<Book, 'cover_id' | 'cover'>): string | null {
  const { api } = useApp()
  const [painted, setPainted] = useState<Record<number, string>>({})
  const address = useCoverAddress(cover)
  const isPlain = cover !== null && cover.bloom === null
  const isPainted = id !== null && painted[id] !== undefined
  useEffect(() => {
    if (id === null || !isPlain || isPainted) return
    const left = new AbortController()
    api
      .drawCover({ params: { id } }, { signal: left.signal })
      // Its lines are shown already: that it could not be painted is worth no message.
      .catch(() => ({ picture: null }))
      .then(({ picture }) => picture && setPainted((all) => ({ ...all, [id]: picture })))
    return () => left.abort()
  }, [api, id, isPlain, isPainted])
  return (id === null ? null : painted[id]) ?? address
}

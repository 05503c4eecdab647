import { book as limits } from '@inkbloom/contract/constants'
import { useState } from 'react'
import type { App } from '@/features/session/app.ts'
import { useApp, useUser } from '@/features/session/app-context.tsx'
import { usualPaper } from '@/lib/papers.ts'

const plainTitle = 'My coloring book'

/** By the first name, where the cover has room for it. */
function usualTitle(name: string): string {
  const title = `${name.trim().split(/\s+/)[0] ?? ''}’s coloring book`
  return /^\p{Script=Latin}+’/u.test(title) && title.length <= limits.titleLength ? title : plainTitle
}

async function beginBook(app: App, name: string): Promise<void> {
  const body = { title: usualTitle(name), paper: usualPaper(navigator.language) }
  const book = await app.call(() => app.api.createBook({ body }))
  if (book) app.goTo(`/books/${book.id}`)
}

/** An empty book, open on its screen. */
export function useBeginBook() {
  const app = useApp()
  const { name } = useUser()
  const [busy, setBusy] = useState(false)
  return {
    busy,
    begin: async () => {
      setBusy(true)
      await beginBook(app, name)
      setBusy(false)
    },
  }
}

import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { Maker } from '@/features/books/maker/maker.tsx'
import { readCredits } from '@/features/credits/read-credits.ts'
import type { App } from '@/features/session/app.ts'
import { ApiError } from '@/lib/api-error.ts'

export async function loader(app: App, { params, request }: LoaderFunctionArgs) {
  const id = Number(params.id)
  if (!Number.isSafeInteger(id) || id < 1) throw redirect('/books')
  const { signal } = request
  const book = await app.load(() =>
    app.api.readBook({ params: { id } }, { signal }).catch((error) => {
      if (error instanceof ApiError && error.status === 404) throw redirect('/books')
      throw error
    }),
  )
  if (!book) throw new Error('Failed to load the book')
  await readCredits(app, { signal }).catch(() => null)
  return book
}

export function Component() {
  const book = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  return <Maker key={book.id} book={book} />
}

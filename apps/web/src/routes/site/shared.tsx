import { useLoaderData } from 'react-router'
import { loadShared } from '@/features/shares/load-shared.ts'
import { NoLongerShared, SharedPictureScreen } from '@/features/shares/shared-picture.tsx'

export const loader = loadShared

export function Component() {
  const { shared } = useLoaderData<Awaited<ReturnType<typeof loadShared>>['data']>()
  return shared ? <SharedPictureScreen shared={shared} /> : <NoLongerShared />
}

import type { SharedPicture } from '@inkbloom/contract'
import { data, type LoaderFunctionArgs } from 'react-router'
import type { App } from '@/features/session/app.ts'
import { ApiError } from '@/lib/api-error.ts'

/** A link that has ended is not there: the address answers 404, as an unknown one does. */
export async function loadShared(app: App, { params }: LoaderFunctionArgs) {
  const shared = await app.api.readShared({ params: { token: params.token ?? '' } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
  const seen = shared && { ...shared, picture: app.platform.apiOrigin + shared.picture }
  return data<{ shared: SharedPicture | null }>({ shared: seen }, { status: seen ? 200 : 404 })
}

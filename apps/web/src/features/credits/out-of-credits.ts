import { messages } from '@inkbloom/contract/constants'
import type { App } from '@/features/session/app.ts'

const wayToMore = '/checkout'

/** Says it after the navigation, which is the caller's: to where more credits are. */
export function tellOutOfCredits(app: App): typeof wayToMore {
  app.stores.notification.getState().showAfterNavigation({ variant: 'danger', message: messages.noCredits })
  return wayToMore
}

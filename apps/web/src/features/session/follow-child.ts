import type { DataRouter } from 'react-router'
import type { AuthStore } from '@/features/session/auth.store.ts'
import { homeOf, isForChild } from '@/features/session/home.ts'

/** Handed to a child or taken back, here or in another tab: no screen of the one stays open for the other. */
export function followChild(auth: AuthStore, router: DataRouter): void {
  auth.subscribe(({ user }, before) => {
    if (!user || Boolean(user.child) === Boolean(before.user?.child)) return
    const { location, navigation } = router.state
    const goingTo = (navigation.location ?? location).pathname
    if (isForChild(goingTo) !== Boolean(user.child)) void router.navigate(homeOf(user), { replace: true })
  })
}

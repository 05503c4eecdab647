import { useMatch } from 'react-router'
import { useApp } from '@/features/session/app-context.tsx'
import { userMenu } from '@/layout/menus.ts'
import { TabBar } from '@/ui/tab-bar.tsx'

/** The places of a user, under the thumb. Not in the studio, whose tools are there. */
export function UserTabs() {
  const { hasRoute } = useApp()
  const inStudio = useMatch('/pages/:id/color')
  if (inStudio) return null
  const tabs = userMenu
    .filter(({ to }) => hasRoute(to))
    .map(({ to, label, short, Icon, end }) => ({ to, label: short ?? label, icon: <Icon />, end: end ?? false }))
  return <TabBar label="Places" tabs={tabs} />
}

import CircleUserRound from 'lucide-react/icons/circle-user-round'
import FileImage from 'lucide-react/icons/file-image'
import Globe from 'lucide-react/icons/globe'
import Heart from 'lucide-react/icons/heart'
import Images from 'lucide-react/icons/images'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Palette from 'lucide-react/icons/palette'
import Repeat from 'lucide-react/icons/repeat'
import Tags from 'lucide-react/icons/tags'
import Users from 'lucide-react/icons/users'
import type { ComponentType } from 'react'
import { websiteParts } from '@/features/website-editor/website-parts.ts'

export interface MenuEntry {
  to: string
  label: string
  /** Where there is room for one word only. */
  short?: string
  Icon: ComponentType
  /** Other entries live below its address: without this, two would be highlighted there. */
  end?: boolean
  /** Shown below it while one of them, or it, is open. */
  below?: readonly { to: string; label: string }[]
}

export const userMenu: readonly MenuEntry[] = [
  { to: '/pages/public', label: 'Public pages', short: 'Public', Icon: Images },
  { to: '/pages/favorite', label: 'Favorite pages', short: 'Favorites', Icon: Heart },
  { to: '/pages', label: 'My pages', Icon: NotebookPen, end: true },
  { to: '/pages/colored', label: 'Colored pages', short: 'Colored', Icon: Palette },
  { to: '/account', label: 'Account', Icon: CircleUserRound },
]

export const adminMenu: readonly MenuEntry[] = [
  { to: '/admin', label: 'Dashboard', Icon: LayoutDashboard, end: true },
  { to: '/admin/users', label: 'Users', Icon: Users },
  { to: '/admin/pages', label: 'Pages', Icon: FileImage, end: true },
  { to: '/admin/pages/colored', label: 'Colored pages', Icon: Palette },
  { to: '/admin/subscriptions', label: 'Subscriptions', Icon: Repeat },
  { to: '/admin/plans', label: 'Plans', Icon: Tags },
  { to: '/admin/website', label: 'Website', Icon: Globe, below: websiteParts },
  { to: '/admin/account', label: 'Account', Icon: CircleUserRound },
]

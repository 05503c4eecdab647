import Heart from 'lucide-react/icons/heart'
import Images from 'lucide-react/icons/images'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import Palette from 'lucide-react/icons/palette'
import Plus from 'lucide-react/icons/plus'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import catColor from '@/assets/art/cat-color.webp'
import { Bottle } from '@/features/credits/bottle.tsx'
import { Avatar } from '@/ui/avatar.tsx'
import { Brand } from '@/ui/brand.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { Tag } from '@/ui/controls.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { Drop } from '@/ui/ink.tsx'
import { Menu, MenuRow, SubMenu } from '@/ui/navigation.tsx'
import { Facts, Panel } from '@/ui/paper.tsx'
import { TabBar } from '@/ui/tab-bar.tsx'
import { TopBar } from '@/ui/top-bar.tsx'

const here = '/catalog/'

export function ShellSection() {
  return (
    <Panel title="Top bar, menu, tab bar">
      <TopBar
        brand={<Brand name="Inkbloom" to={here} />}
        menu={{ label: 'Menu', open: false, onOpen: () => {} }}
        end={
          <>
            <ButtonLink className="max-lg:[&_svg]:hidden" look="make" to={here} icon={<Plus />}>
              Create page
            </ButtonLink>
            <Avatar name="mara" />
          </>
        }
      />
      <div className="catalog__two">
        <Menu
          label="Main, as a sample"
          foot={
            <>
              <Avatar name="Ana Duarte" size="small" />
              <span className="menu__who">
                <b>Ana Duarte</b>
                <span className="caption faint">Account</span>
              </span>
              <IconButton label="Sign out">
                <LogOut />
              </IconButton>
            </>
          }
        >
          <MenuRow to={here} icon={<LayoutDashboard />}>
            Dashboard
          </MenuRow>
          <MenuRow to="/sample-users" icon={<Users />}>
            Users
          </MenuRow>
          <MenuRow to="/sample-colored" icon={<Palette />}>
            Colored pages
          </MenuRow>
          <SubMenu
            items={[
              { to: '/sample-home', label: 'Home' },
              { to: here, label: 'How it works' },
              { to: '/sample-faqs', label: 'FAQs' },
            ]}
          />
        </Menu>
        <div className="grid content-start gap-4">
          <div className="catalog__phone" style={{ height: 150 }}>
            <TabBar
              label="Tabs, as a sample"
              tabs={[
                { to: here, label: 'Gallery', icon: <Images /> },
                { to: '/sample-favorites', label: 'Favorites', icon: <Heart /> },
                { to: '/sample-create', label: 'Create', icon: <Plus />, make: true },
                { to: '/sample-colored', label: 'Colored', icon: <Palette /> },
                { to: '/sample-account', label: 'Account', icon: <User /> },
              ]}
            />
          </div>
          <div className="catalog__line">
            <Avatar name="élodie" size="small" />
            <Avatar name="mara okafor" />
            <Avatar name="mara okafor" size="medium" />
            <Avatar name="cat" photo={catColor} size="medium" />
          </div>
        </div>
        <div className="grid content-start gap-4">
          <div className="catalog__line">
            <Bottle fill={23 / 60} label="23 of 60 credits left" />
            <Bottle fill={1} label="60 of 60 credits left" />
            <Bottle fill={0} label="No credits left" />
            <Drop />
          </div>
          <Facts
            items={[
              { name: 'State', value: <Tag tone="success">Active</Tag> },
              { name: 'Price', value: '$6.00 per month' },
            ]}
          />
        </div>
      </div>
    </Panel>
  )
}

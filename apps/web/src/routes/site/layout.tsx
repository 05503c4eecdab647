import { Outlet } from 'react-router'
import { SiteFooter } from '@/features/site/site-footer.tsx'
import { SiteHeader } from '@/features/site/site-header.tsx'

export const Component = () => (
  <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
    <SiteHeader />
    <main id="main" className="min-w-0">
      <Outlet />
    </main>
    <SiteFooter />
  </div>
)

import { Outlet } from 'react-router'
import { SiteFooter } from '@/features/website/site-footer.tsx'
import { SiteHeader } from '@/features/website/site-header.tsx'

export const Component = () => (
  <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
    <SiteHeader />
    <main id="main" className="min-w-0">
      <Outlet />
    </main>
    <SiteFooter />
  </div>
)

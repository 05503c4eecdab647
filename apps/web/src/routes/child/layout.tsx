import { Outlet } from 'react-router'
import { ChildFrame } from '@/features/child/child-frame.tsx'

export const Component = () => (
  <ChildFrame>
    <Outlet />
  </ChildFrame>
)

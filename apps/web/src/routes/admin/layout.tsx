import { adminMenu } from '@/layout/menus.ts'
import { SignedInLayout } from '@/layout/signed-in-layout.tsx'

export const Component = () => <SignedInLayout entries={adminMenu} />

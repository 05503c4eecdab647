import { adminMenu } from '@/features/shell/menus.ts'
import { SignedInLayout } from '@/features/shell/signed-in-layout.tsx'

export const Component = () => <SignedInLayout entries={adminMenu} />

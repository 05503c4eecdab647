import { CreationsProvider } from '@/features/creations/creations-provider.tsx'
import { userMenu } from '@/layout/menus.ts'
import { SignedInLayout } from '@/layout/signed-in-layout.tsx'

export const Component = () => (
  <CreationsProvider>
    <SignedInLayout entries={userMenu} />
  </CreationsProvider>
)

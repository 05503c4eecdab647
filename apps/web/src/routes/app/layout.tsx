import { CreationsProvider } from '@/features/creations/creations-context.tsx'
import { userMenu } from '@/features/shell/menus.ts'
import { SignedInLayout } from '@/features/shell/signed-in-layout.tsx'

export const Component = () => (
  <CreationsProvider>
    <SignedInLayout entries={userMenu} />
  </CreationsProvider>
)

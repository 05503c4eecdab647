import { signOut } from '@/features/accounts/session.ts'
import { useApp, useUser } from '@/features/shell/app-context.tsx'
import { Avatar } from '@/ui/avatar.tsx'

export function UserBadge() {
  const app = useApp()
  const { name, photo } = useUser()
  return (
    <>
      <Avatar name={name} photo={photo} />
      <div className="menu__who">
        <b>{name}</b>
        <button type="button" className="link small min-h-11 -my-2.5 font-medium" onClick={() => signOut(app)}>
          Sign out
        </button>
      </div>
    </>
  )
}

import { useApp, useUser } from '@/features/session/app-context.tsx'
import { signOut } from '@/features/session/session.ts'
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

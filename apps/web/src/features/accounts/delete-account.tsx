import { useState } from 'react'
import { IdentityDialog } from '@/features/accounts/identity-dialog.tsx'
import { useApp } from '@/features/session/app-context.tsx'
import { Button } from '@/ui/button.tsx'

/** The colorings this device keeps are deleted with the account. A device without storage keeps none. */
async function forgetPagesOf(userId: number): Promise<void> {
  const { forgetPages } = await import('@inkbloom/easel')
  await forgetPages(`${userId}:`).catch(() => {})
}

export function DeleteAccount() {
  const app = useApp()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="quiet-danger" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <IdentityDialog
        open={open}
        danger
        title="Delete account"
        action="Delete for good"
        onClose={close}
        onConfirm={async (body, showErrors) => {
          const { user } = app.stores.auth.getState()
          const answer = await app.call(() => app.api.deleteUser({ body }), { onFailure: showErrors })
          if (!answer?.deleted) return
          if (user) await forgetPagesOf(user.id)
          app.stores.notification
            .getState()
            .showAfterNavigation({ variant: 'success', message: 'Your account has been deleted' })
          app.stores.auth.getState().remove()
          app.goTo('/')
        }}
      >
        Your pages, colored pages and photo go for good, and a paid plan ends. Pages that others have colored stay,
        without your name.
      </IdentityDialog>
    </>
  )
}

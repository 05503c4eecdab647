import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { IdentityDialog } from '@/features/accounts/identity-dialog.tsx'
import { useApp } from '@/features/session/app-context.tsx'
import { Button } from '@/ui/button.tsx'

export function ExportData() {
  const app = useApp()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button icon={<Download />} onClick={() => setOpen(true)}>
        Download my data
      </Button>
      <IdentityDialog
        open={open}
        title="Download my data"
        action="Download"
        onClose={close}
        onConfirm={async (body, showErrors) => {
          const data = await app.call(() => app.api.exportUser({ body }), { onFailure: showErrors })
          if (!data) return
          const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
          await app.platform.saveFile(`my-data-${data.exported_at.slice(0, 10)}.json`, file)
          close()
        }}
      >
        One file with everything we store about you. First, confirm that it is you.
      </IdentityDialog>
    </>
  )
}

import type { KeptTrial } from '@/features/creations/trial-memory.ts'
import { useApp, useStoreOf } from '@/features/session/app-context.tsx'
import { Button, ButtonLink } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialog.tsx'

interface TrialDialogProps {
  trial: KeptTrial
  open: boolean
  onClose: () => void
}

const createScreen = '/pages/create'

/** The drawing, what is not on it, and the way to keep it. */
export function TrialDialog({ trial, open, onClose }: TrialDialogProps) {
  const { wayBack } = useApp()
  const isSignedIn = useStoreOf('auth', ({ token }) => token !== '')
  const { picture, prompt, missing } = trial
  return (
    <Dialog open={open} onClose={onClose} label="Your page" title="Here is your page" closeLabel="Close">
      {picture && (
        <div className="sheet mx-auto w-[min(100%,calc(100dvh-400px))] min-w-52 p-2">
          <img className="block h-auto w-full" src={picture} alt={prompt} width="1024" height="1024" />
        </div>
      )}
      {missing.length > 0 && (
        <p className="small muted mt-3">Drawn without {new Intl.ListFormat('en').format(missing)}.</p>
      )}
      <p className="mt-3">
        It is on this device only. With an account you can make it a page of yours and color it; it uses one of your
        free credits, and others can see it then.
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        {isSignedIn ? (
          <ButtonLink look="make" to={createScreen}>
            Make it a page
          </ButtonLink>
        ) : (
          <ButtonLink look="make" to="/sign-up" onClick={() => wayBack.offer(createScreen)}>
            Sign up and color it
          </ButtonLink>
        )}
        <Button onClick={onClose}>Try other words</Button>
      </div>
    </Dialog>
  )
}

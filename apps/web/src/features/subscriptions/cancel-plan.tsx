import { useApp } from '@/features/session/app-context.tsx'
import { Button } from '@/ui/button.tsx'

/** Asks first: it ends what somebody pays for. */
export function CancelPlan() {
  const app = useApp()
  async function cancel() {
    const answer = await app.call(() => app.api.cancelSubscription())
    if (!answer?.canceled) return
    app.stores.notification
      .getState()
      .showAfterNavigation({ variant: 'success', message: 'Your active subscription plan has been canceled' })
    app.goTo('/pages/public')
  }
  const ask = () =>
    app.stores.confirmation.getState().ask({
      variant: 'danger',
      id: 'cancel-plan',
      message: 'Are you sure you want to cancel your active subscription plan?',
      action: cancel,
    })
  return (
    <Button look="quiet-danger" block onClick={ask}>
      Cancel plan
    </Button>
  )
}

import { useStoreOf } from '@/features/session/app-context.tsx'
import { Button } from '@/ui/button.tsx'
import { ToastRegion } from '@/ui/toast.tsx'

export function ToastBar() {
  const message = useStoreOf('notification', (state) => state.message)
  const tone = useStoreOf('notification', (state) => state.variant)
  const action = useStoreOf('notification', (state) => state.action)
  const clear = useStoreOf('notification', (state) => state.clear)
  const pause = useStoreOf('notification', (state) => state.pause)
  const resume = useStoreOf('notification', (state) => state.resume)
  const toast = message
    ? {
        tone,
        children: message,
        dismissLabel: 'Dismiss',
        onDismiss: clear,
        action: action && (
          <Button
            size="sm"
            onClick={() => {
              clear()
              action.run()
            }}
          >
            {action.label}
          </Button>
        ),
        onHold: (held: boolean) => (held ? pause() : resume()),
      }
    : null
  return <ToastRegion toast={toast} />
}

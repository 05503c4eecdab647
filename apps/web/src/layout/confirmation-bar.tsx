import { useStoreOf } from '@/features/session/app-context.tsx'
import { ConfirmBar } from '@/ui/confirm-bar.tsx'

export function ConfirmationBar() {
  const question = useStoreOf('confirmation', (state) => state.question)
  const variant = useStoreOf('confirmation', (state) => state.variant)
  const proceeding = useStoreOf('confirmation', (state) => state.proceeding)
  const cancel = useStoreOf('confirmation', (state) => state.cancel)
  const proceed = useStoreOf('confirmation', (state) => state.proceed)
  if (!question) return null
  return (
    <ConfirmBar
      key={question.id}
      question={question.message}
      tone={variant}
      subject={question.picture}
      cancelLabel="Cancel"
      proceedLabel="Yes, proceed"
      proceeding={proceeding}
      onCancel={cancel}
      onProceed={proceed}
    />
  )
}

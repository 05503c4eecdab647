import { useApp } from '@/features/session/app-context.tsx'
import { copyText } from '@/lib/copy-text.ts'

/** Copies, and says whether it could. */
export function useCopy() {
  const { stores } = useApp()
  return async (text: string, what: string) => {
    const copied = await copyText(text)
    const message = copied ? `${what} copied` : 'It could not be copied. Select it and copy it by hand.'
    stores.notification.getState().show({ variant: copied ? 'success' : 'info', message })
  }
}

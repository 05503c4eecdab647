import { useRevalidator } from 'react-router'
import koi from '@/assets/sketch/koi.svg'
import { Button } from '@/ui/button.tsx'
import { Sketch } from '@/ui/picture.tsx'
import { State } from '@/ui/state.tsx'

/** The error state of a list. The toast carries the server's own message. */
export function ListFailed({ title }: { title: string }) {
  const { revalidate, state } = useRevalidator()
  return (
    <State
      picture={<Sketch src={koi} inked />}
      title={title}
      actions={
        <Button look="keep" busy={state === 'loading'} onClick={revalidate}>
          Try again
        </Button>
      }
    >
      Nothing is lost. Try again in a moment.
    </State>
  )
}

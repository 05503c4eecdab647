import dino from '@/assets/sketch/dino.svg'
import { ButtonLink } from '@/ui/button.tsx'
import { Sketch } from '@/ui/picture.tsx'
import { State } from '@/ui/state.tsx'

/** What an unknown address shows. */
export const NothingHere = () => (
  <State
    screen
    picture={<Sketch src={dino} inked />}
    title="Nothing is drawn here"
    actions={<ButtonLink to="/">Back to the home page</ButtonLink>}
  >
    This page was moved, blocked or never inked.
  </State>
)

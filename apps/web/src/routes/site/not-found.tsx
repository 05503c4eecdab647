import dino from '@/assets/sketch/dino.svg'
import { StatePage } from '@/layout/state-page.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { Sketch } from '@/ui/picture.tsx'

export const Component = () => (
  <StatePage
    picture={<Sketch src={dino} inked />}
    title="Nothing is drawn here"
    text="This page was moved, blocked or never inked."
  >
    <ButtonLink to="/">Back to the home page</ButtonLink>
  </StatePage>
)

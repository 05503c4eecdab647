import type { SharedPicture } from '@inkbloom/contract'
import koi from '@/assets/sketch/koi.svg'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { Sketch } from '@/ui/picture.tsx'
import { State } from '@/ui/state.tsx'

/** A finished picture, for anybody who has its link. Who colored it is not said. */
export function SharedPictureScreen({ shared }: { shared: SharedPicture }) {
  const name = useStoreOf('site', (site) => site.name)
  const { title, picture, width, height, page_id } = shared
  return (
    <article className="shared">
      <img src={picture} alt={`${title}, colored`} width={width} height={height} />
      <div className="shared__words">
        <h1 dir="auto">{title}</h1>
        <p className="muted">Colored with {name}. The page is there for you, too.</p>
        <ButtonLink look="make" size="lg" to={`/pages/${page_id}/color`}>
          Color this too
        </ButtonLink>
      </div>
    </article>
  )
}

export const NoLongerShared = () => (
  <State
    screen
    picture={<Sketch src={koi} inked />}
    title="This picture is no longer shared"
    actions={<ButtonLink to="/">Back to the home page</ButtonLink>}
  >
    Whoever colored it has taken the link back, or the page is gone.
  </State>
)

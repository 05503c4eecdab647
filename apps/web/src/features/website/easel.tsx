import { BRUSH_SIZES, PANS } from '@inkbloom/easel/tin'
import Printer from 'lucide-react/icons/printer'
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import owlColor from '@/features/website/art/owl-color.webp'
import owlLine from '@/features/website/art/owl-line.webp'
import { HalfColored } from '@/features/website/half-colored.tsx'

const chosen = 'amber'

/** A picture of the studio, drawn with its own parts; nothing in it can be pressed. */
export function Easel() {
  return (
    <div className="easel" role="img" aria-label="The coloring studio with an owl that is half colored in">
      <div aria-hidden="true">
        <div className="easel__top">
          <span className="easel__label">
            <b className="easel__switch" />
            Stay inside the lines
          </span>
          <span className="min-w-0 flex-1" />
          <Printer />
          <Redo2 />
          <Undo2 />
        </div>
        <div className="sheet">
          <HalfColored line={owlLine} color={owlColor} alt="" stain={126} at={[34, 38]} />
        </div>
        <div className="easel__strip">
          <div className="easel__dots">
            {BRUSH_SIZES.map((size) => (
              <i key={size} style={{ width: size * 0.8, height: size * 0.8 }} />
            ))}
          </div>
          <div className="easel__pans">
            {PANS.map(({ name, color }) => (
              <i key={name} data-on={name === chosen ? '' : undefined} style={{ background: color }} />
            ))}
            <i className="easel__mix" />
          </div>
        </div>
      </div>
    </div>
  )
}

import type { Page } from '@inkbloom/contract'
import { CHILD_PANS, type Easel } from '@inkbloom/easel'
import Check from 'lucide-react/icons/check'
import House from 'lucide-react/icons/house'
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import snail from '@/assets/sketch/snail.svg'
import { BigButton } from '@/features/child/big-button.tsx'
import { ChildPans, ChildSizes, ChildTools } from '@/features/child/child-tools.tsx'
import { WellDone } from '@/features/child/well-done.tsx'
import { PageCanvas } from '@/features/studio/page-canvas.tsx'
import { type CanvasRefs, useDrawing, useEasel } from '@/features/studio/use-easel.ts'
import { Button, ButtonLink } from '@/ui/button.tsx'
import { Sketch } from '@/ui/picture.tsx'
import { State } from '@/ui/state.tsx'

/** The studio with large tools: three of them, three sizes, ten colors. It saves by itself. */
export function ChildStudio({ page }: { page: Page }) {
  const refs: CanvasRefs = {
    container: useRef(null),
    wrapper: useRef(null),
    canvas: useRef(null),
    illustration: useRef(null),
  }
  const { easel, failure, useHere: takeHere } = useEasel(page, refs)
  useFirstChoices(easel)
  if (failure) return <NotOpened />
  return (
    <div className="child-studio">
      {easel ? <Desk page={page} easel={easel} onTakeHere={takeHere} /> : <header className="child-studio__bar" />}
      <PageCanvas page={page} refs={refs} easel={easel} />
    </div>
  )
}

/** A large brush that keeps to the shape it began in, and a color that is seen at once. */
function useFirstChoices(easel: Easel | null): void {
  useEffect(() => {
    if (!easel) return
    easel.setStayInside(true)
    easel.setBrushSize(30)
    easel.setColor(CHILD_PANS[0]?.color ?? '')
  }, [easel])
}

function Desk({ page, easel, onTakeHere }: { page: Page; easel: Easel; onTakeHere: () => void }) {
  const [done, setDone] = useState(false)
  const elsewhere = useDrawing(easel, (state) => state.journal === 'elsewhere')
  const finish = () => {
    setDone(true)
    void easel.save()
  }
  return (
    <>
      <header className="child-studio__bar">
        <h1 className="sr-only">{page.title}</h1>
        <Link className="big-button" to="/child" aria-label="All my pages" draggable={false}>
          <House />
        </Link>
        {!elsewhere && <Steps easel={easel} />}
        <Button className="child-studio__done" look="make" icon={<Check />} onClick={finish}>
          Done
        </Button>
      </header>
      {elsewhere ? (
        <p className="child-studio__rail">
          <Button size="lg" onClick={onTakeHere}>
            Color here
          </Button>
        </p>
      ) : (
        <>
          <aside className="child-studio__rail" aria-label="Tools">
            <ChildTools easel={easel} />
            <ChildSizes easel={easel} />
          </aside>
          <aside className="child-studio__tin" aria-label="Colors">
            <ChildPans easel={easel} />
          </aside>
        </>
      )}
      {done && <WellDone easel={easel} onMore={() => setDone(false)} />}
    </>
  )
}

function Steps({ easel }: { easel: Easel }) {
  const canUndo = useDrawing(easel, (state) => state.canUndo)
  const canRedo = useDrawing(easel, (state) => state.canRedo)
  return (
    <div className="child-studio__steps">
      <BigButton name="Back one step" unavailable={!canUndo} onPress={easel.undo}>
        <Undo2 />
      </BigButton>
      <BigButton name="Forward one step" unavailable={!canRedo} onPress={easel.redo}>
        <Redo2 />
      </BigButton>
    </div>
  )
}

function NotOpened() {
  return (
    <State
      announce
      screen
      picture={<Sketch src={snail} inked />}
      title="This page does not open"
      actions={
        <ButtonLink size="lg" to="/child">
          All my pages
        </ButtonLink>
      }
    >
      Try another one.
    </State>
  )
}

import type { Page } from '@inkbloom/contract'
import type { Easel } from '@inkbloom/easel'
import { lazy, Suspense, useEffect, useRef } from 'react'
import koi from '@/assets/sketch/koi.svg'
import { useApp, useStoreOf } from '@/features/session/app-context.tsx'
import { PageCanvas } from '@/features/studio/page-canvas.tsx'
import { StudioBar, StudioTitleBar } from '@/features/studio/studio-bar.tsx'
import { MoreDialog, PrintDialog } from '@/features/studio/studio-dialogs.tsx'
import { Eyedropper, Pans, StayInside, Tin } from '@/features/studio/tin.tsx'
import { Sizes, ToolRail, Tools } from '@/features/studio/tool-rail.tsx'
import { type CanvasRefs, useDrawing, useEasel } from '@/features/studio/use-easel.ts'
import { useStudioActions } from '@/features/studio/use-studio-actions.ts'
import { narrowerThan } from '@/ui/breakpoints.ts'
import { Button, ButtonLink } from '@/ui/button.tsx'
import { Sketch } from '@/ui/picture.tsx'
import { State } from '@/ui/state.tsx'

const ReplayDialog = lazy(() => import('@/features/studio/replay-dialog.tsx'))

export function Studio({ page }: { page: Page }) {
  const refs: CanvasRefs = {
    container: useRef(null),
    wrapper: useRef(null),
    canvas: useRef(null),
    illustration: useRef(null),
  }
  const { easel, failure, isGone, useHere } = useEasel(page, refs)
  useNoMenuOnSmallScreens()
  const menuHidden = useStoreOf('menu', (menu) => menu.hidden)
  if (failure) return <Failed message={failure} />
  return (
    <div className="studio" data-full-bleed data-alone={menuHidden ? '' : undefined}>
      {easel ? (
        <Chrome page={page} easel={easel} isGone={isGone} onUseHere={useHere} />
      ) : (
        <div className="studio__bar" />
      )}
      <PageCanvas page={page} refs={refs} easel={easel} />
    </div>
  )
}

interface ChromeProps {
  page: Page
  easel: Easel
  isGone: boolean
  onUseHere: () => void
}

function Chrome({ page, easel, isGone, onUseHere }: ChromeProps) {
  const actions = useStudioActions(easel, page)
  const elsewhere = useDrawing(easel, (state) => state.journal === 'elsewhere')
  if (elsewhere) return <Elsewhere page={page} easel={easel} onUseHere={onUseHere} />
  return (
    <>
      <StudioBar page={page} easel={easel} actions={actions} />
      {isGone && (
        <p className="studio__notice" role="alert">
          This page was taken down and can no longer be saved. What you colored stays on this device.
        </p>
      )}
      <ToolRail easel={easel} />
      <Tin easel={easel} />
      <div className="studio__dock" data-dock>
        <div className="studio__dock-tools">
          <Tools easel={easel} />
          <Eyedropper easel={easel} />
          <StayInside easel={easel} label="In the lines" stacked />
        </div>
        <Sizes easel={easel} />
        <Pans easel={easel} mixLabel="Mix" />
      </div>
      <MoreDialog easel={easel} actions={actions} />
      <PrintDialog actions={actions} />
      {actions.opened === 'replay' && (
        <Suspense>
          <ReplayDialog easel={easel} page={page} onClose={actions.close} />
        </Suspense>
      )}
    </>
  )
}

/** Two tabs drawing on one page would overwrite each other's work, so only one of them has the tools. */
function Elsewhere({ page, easel, onUseHere }: Omit<ChromeProps, 'isGone'>) {
  return (
    <>
      <StudioTitleBar page={page} easel={easel} />
      <p className="studio__notice" role="status">
        This page is open in another tab. Go on there, or bring it here with everything you colored.
        <Button size="sm" onClick={onUseHere}>
          Color here instead
        </Button>
      </p>
    </>
  )
}

function Failed({ message }: { message: string }) {
  return (
    <State
      announce
      screen
      picture={<Sketch src={koi} inked />}
      title={message}
      actions={<ButtonLink to="/pages/public">Go to the gallery</ButtonLink>}
    >
      The page could not be opened for coloring. Nothing was charged, and nothing you colored before is lost.
    </State>
  )
}

/** A phone has no room for header, menu and sheet at once. */
function useNoMenuOnSmallScreens() {
  const { menu } = useApp().stores
  useEffect(() => {
    if (matchMedia(narrowerThan('xl')).matches) menu.getState().hide()
    return () => menu.getState().show()
  }, [menu])
}

import type { Page } from '@inkbloom/contract'
import type { Easel } from '@inkbloom/easel'
import { lazy, Suspense, useEffect, useRef } from 'react'
import koi from '@/assets/sketch/koi.svg'
import { useApp } from '@/features/shell/app-context.tsx'
import { SheetStage } from '@/features/studio/sheet-stage.tsx'
import { StudioBar } from '@/features/studio/studio-bar.tsx'
import { MoreSheet, PrintSheet } from '@/features/studio/studio-sheets.tsx'
import { Eyedropper, Pans, StayInside, Tin } from '@/features/studio/tin.tsx'
import { Sizes, ToolRail, Tools } from '@/features/studio/tool-rail.tsx'
import { type StageRefs, useDrawing, useEasel } from '@/features/studio/use-easel.ts'
import { useStudioActions } from '@/features/studio/use-studio-actions.ts'
import { Button, ButtonLink } from '@/ui/button.tsx'
import { Sketch } from '@/ui/picture.tsx'
import { State } from '@/ui/state.tsx'

const ReplayDialog = lazy(() => import('@/features/studio/replay-dialog.tsx'))

export function Studio({ page }: { page: Page }) {
  const refs: StageRefs = {
    container: useRef(null),
    wrapper: useRef(null),
    canvas: useRef(null),
    illustration: useRef(null),
  }
  const { easel, failure, useHere } = useEasel(page, refs)
  useBareOnSmallScreens()
  if (failure) return <Failed message={failure} />
  return (
    <div className="studio">
      {easel ? <Chrome page={page} easel={easel} onUseHere={useHere} /> : <div className="studio__bar" />}
      <SheetStage page={page} refs={refs} easel={easel} />
    </div>
  )
}

function Chrome({ page, easel, onUseHere }: { page: Page; easel: Easel; onUseHere: () => void }) {
  const actions = useStudioActions(easel, page)
  const elsewhere = useDrawing(easel, (state) => state.journal === 'elsewhere')
  return (
    <>
      <StudioBar page={page} easel={easel} actions={actions} />
      {elsewhere && (
        <p className="studio__notice" role="status">
          This page is open in another tab, which keeps its strokes. What you draw here is not kept.
          <Button size="sm" onClick={onUseHere}>
            Color here instead
          </Button>
        </p>
      )}
      <ToolRail easel={easel} />
      <Tin easel={easel} />
      <div className="studio__dock">
        <div className="studio__dock-tools">
          <Tools easel={easel} />
          <Eyedropper easel={easel} />
          <StayInside easel={easel} label="In the lines" />
        </div>
        <Sizes easel={easel} />
        <Pans easel={easel} mixLabel="Mix" />
      </div>
      <MoreSheet easel={easel} actions={actions} />
      <PrintSheet actions={actions} />
      {actions.opened === 'replay' && (
        <Suspense>
          <ReplayDialog easel={easel} page={page} onClose={actions.close} />
        </Suspense>
      )}
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
function useBareOnSmallScreens() {
  const { zoom } = useApp().stores
  useEffect(() => {
    if (matchMedia('(max-width: 1179px)').matches) zoom.getState().enter()
    return () => zoom.getState().leave()
  }, [zoom])
}

import type { Page } from '@inkbloom/contract'
import type { Easel } from '@inkbloom/easel'
import { type ComponentType, lazy, Suspense, useRef } from 'react'
import koi from '@/assets/sketch/koi.svg'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { HabitsProvider, useHabits } from '@/features/studio/habits-context.tsx'
import { Hints } from '@/features/studio/hints.tsx'
import { PageCanvas } from '@/features/studio/page-canvas.tsx'
import type { PanelName } from '@/features/studio/panels/panel.tsx'
import { type Panels, type ShownPanelProps, usePanels } from '@/features/studio/panels/use-panels.ts'
import { StudioBar, StudioTitleBar } from '@/features/studio/studio-bar.tsx'
import { useSyncedMixes } from '@/features/studio/sync-mixes.ts'
import { Eyedropper, Pans, StayInside, Tin } from '@/features/studio/tin.tsx'
import { Sizes, ToolRail, Tools } from '@/features/studio/tool-rail.tsx'
import { type CanvasRefs, useDrawing, useEasel } from '@/features/studio/use-easel.ts'
import { useRememberedMenu, useRememberedStudio } from '@/features/studio/use-remembered.ts'
import { useShortcuts } from '@/features/studio/use-shortcuts.ts'
import { useStudioActions } from '@/features/studio/use-studio-actions.ts'
import { Button, ButtonLink } from '@/ui/button.tsx'
import { Sketch } from '@/ui/picture.tsx'
import { State } from '@/ui/state.tsx'

const PrintDialog = lazy(() => import('@/features/studio/print/print-dialog.tsx'))
const LargeDialog = lazy(() => import('@/features/studio/large-dialog.tsx'))
const ReplayDialog = lazy(() => import('@/features/studio/replay-dialog.tsx'))
const ConflictDialog = lazy(() => import('@/features/studio/conflict-dialog.tsx'))
const VersionsDialog = lazy(() => import('@/features/studio/versions-dialog.tsx'))
const ShareDialog = lazy(() => import('@/features/studio/share-dialog.tsx'))
const ShortcutsDialog = lazy(() => import('@/features/studio/shortcuts-dialog.tsx'))

const panelOf: Record<PanelName, ComponentType<ShownPanelProps>> = {
  brushes: lazy(() => import('@/features/studio/panels/brushes-panel.tsx')),
  fills: lazy(() => import('@/features/studio/panels/fills-panel.tsx')),
  palettes: lazy(() => import('@/features/studio/panels/palettes-panel.tsx')),
  help: lazy(() => import('@/features/studio/panels/help-panel.tsx')),
  reference: lazy(() => import('@/features/studio/panels/reference-panel.tsx')),
}

export function Studio({ page }: { page: Page }) {
  return (
    <HabitsProvider>
      <Desk page={page} />
    </HabitsProvider>
  )
}

function Desk({ page }: { page: Page }) {
  const refs: CanvasRefs = {
    container: useRef(null),
    wrapper: useRef(null),
    canvas: useRef(null),
    illustration: useRef(null),
  }
  const studio = useEasel(page, refs)
  const { easel, failure } = studio
  useRememberedMenu()
  useRememberedStudio(easel)
  useSyncedMixes()
  const menuHidden = useStoreOf('menu', (menu) => menu.hidden)
  const colorsOn = useHabits((habits) => habits.colorsOn)
  if (failure) return <Failed message={failure} />
  return (
    <div className="studio" data-full-bleed data-alone={menuHidden ? '' : undefined} data-colors={colorsOn}>
      {easel ? <Chrome page={page} easel={easel} studio={studio} /> : <div className="studio__bar" />}
      <PageCanvas page={page} refs={refs} easel={easel} />
    </div>
  )
}

interface ChromeProps {
  page: Page
  easel: Easel
  studio: ReturnType<typeof useEasel>
}

function Chrome({ page, easel, studio }: ChromeProps) {
  const actions = useStudioActions(easel, page)
  useShortcuts(easel, actions)
  const panels = usePanels(easel)
  const elsewhere = useDrawing(easel, (state) => state.journal === 'elsewhere')
  if (elsewhere) return <Elsewhere page={page} easel={easel} studio={studio} />
  return (
    <>
      <StudioBar page={page} easel={easel} actions={actions} panels={panels} />
      <Notices page={page} easel={easel} studio={studio} />
      <ToolRail easel={easel} panels={panels} />
      <Tin easel={easel} panels={panels} />
      {!panels.shown && <Hints page={page} easel={easel} />}
      <ShownPanel page={page} easel={easel} panels={panels} />
      <div className="studio__dock" data-dock data-tight={panels.shown ? '' : undefined}>
        <div className="studio__dock-tools">
          <Tools easel={easel} panels={panels} />
          <Eyedropper easel={easel} />
          <StayInside easel={easel} label="In the lines" stacked />
        </div>
        <Sizes easel={easel} />
        <Pans easel={easel} panels={panels} mixLabel="Mix" />
      </div>
      {actions.opened === 'print' && (
        <Suspense>
          <PrintDialog page={page} easel={easel} actions={actions} />
        </Suspense>
      )}
      {actions.opened === 'large' && (
        <Suspense>
          <LargeDialog easel={easel} actions={actions} />
        </Suspense>
      )}
      {actions.opened === 'replay' && (
        <Suspense>
          <ReplayDialog easel={easel} page={page} onClose={actions.close} />
        </Suspense>
      )}
      {actions.opened === 'share' && (
        <Suspense>
          <ShareDialog easel={easel} page={page} onClose={actions.close} />
        </Suspense>
      )}
      {actions.opened === 'shortcuts' && (
        <Suspense>
          <ShortcutsDialog onClose={actions.close} />
        </Suspense>
      )}
      {actions.opened === 'versions' && (
        <Suspense>
          <VersionsDialog page={page} easel={easel} onClose={actions.close} onChanged={studio.openAnew} />
        </Suspense>
      )}
      {studio.conflict && (
        <Suspense>
          <ConflictDialog conflict={studio.conflict} onChoose={studio.settle} onPutOff={studio.putOff} />
        </Suspense>
      )}
    </>
  )
}

function ShownPanel({ page, easel, panels }: { page: Page; easel: Easel; panels: Panels }) {
  const Shown = panels.shown && panelOf[panels.shown]
  return Shown ? (
    <Suspense>
      <Shown key={panels.shown} page={page} easel={easel} panels={panels} onClose={panels.close} />
    </Suspense>
  ) : null
}

/** Why this coloring is not in the account, and what can be done about it. */
function Notices({ page, easel, studio }: ChromeProps) {
  const unsent = useStoreOf('device', (device) => device.unsent[page.id])
  if (studio.isGone)
    return (
      <p className="studio__notice" role="alert">
        This page was taken down and can no longer be saved. What you colored stays on this device.
      </p>
    )
  if (unsent === 'credits')
    return (
      <p className="studio__notice" role="status">
        You have no credit left for this page. Your coloring stays on this device, and is sent when you have one again.
        <ButtonLink size="sm" to="/checkout">
          See the plans
        </ButtonLink>
      </p>
    )
  if (unsent === 'conflict' && !studio.conflict)
    return (
      <p className="studio__notice" role="status">
        You have colored this page on another device too.
        <Button size="sm" onClick={() => void easel.save()}>
          Look at both
        </Button>
      </p>
    )
  return null
}

/** Two tabs drawing on one page would overwrite each other's work, so only one of them has the tools. */
function Elsewhere({ page, easel, studio }: ChromeProps) {
  return (
    <>
      <StudioTitleBar page={page} easel={easel} />
      <p className="studio__notice" role="status">
        This page is open in another tab. Keep coloring there, or move it here with everything you have colored.
        <Button size="sm" onClick={studio.useHere}>
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
      This page could not be opened for coloring. Nothing was charged, and nothing you have colored is lost.
    </State>
  )
}

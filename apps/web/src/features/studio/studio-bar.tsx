import type { Page } from '@inkbloom/contract'
import type { Easel } from '@inkbloom/easel'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Minimize2 from 'lucide-react/icons/minimize-2'
import Printer from 'lucide-react/icons/printer'
import Redo2 from 'lucide-react/icons/redo-2'
import Save from 'lucide-react/icons/save'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useNavigate } from 'react-router'
import { useUser } from '@/features/session/app-context.tsx'
import { MoreDialog } from '@/features/studio/more-dialog.tsx'
import type { Panels } from '@/features/studio/panels/use-panels.ts'
import { StatusLine } from '@/features/studio/status-line.tsx'
import { useDrawing } from '@/features/studio/use-easel.ts'
import { useMenuToggle } from '@/features/studio/use-remembered.ts'
import type { StudioActions } from '@/features/studio/use-studio-actions.ts'
import { zoomStep } from '@/features/studio/zoom.ts'
import { Button } from '@/ui/button.tsx'
import { IconButton } from '@/ui/icon-button.tsx'

interface BarProps {
  page: Page
  easel: Easel
  actions: StudioActions
}

function BackButton() {
  const navigate = useNavigate()
  // Opened from a link there is nothing to go back to.
  const back = () => (window.history.state?.idx > 0 ? navigate(-1) : navigate('/pages/public'))
  return (
    <IconButton label="Back" onClick={() => void back()}>
      <ArrowLeft />
    </IconButton>
  )
}

function Steps({ easel }: { easel: Easel }) {
  const canUndo = useDrawing(easel, (state) => state.canUndo)
  const canRedo = useDrawing(easel, (state) => state.canRedo)
  return (
    <>
      <IconButton label="Undo" unavailable={!canUndo} onClick={easel.undo}>
        <Undo2 />
      </IconButton>
      <IconButton label="Redo" unavailable={!canRedo} onClick={easel.redo}>
        <Redo2 />
      </IconButton>
    </>
  )
}

function Zoom({ easel }: { easel: Easel }) {
  const zoom = useDrawing(easel, (state) => state.zoom)
  const menu = useMenuToggle()
  return (
    <>
      <IconButton label="Zoom out" onClick={() => easel.zoomTo(zoom / zoomStep)}>
        <ZoomOut />
      </IconButton>
      <button type="button" className="studio__zoom numerals" title="Fit to screen" onClick={easel.fit}>
        {Math.round(zoom * 100)}%
      </button>
      <IconButton label="Zoom in" onClick={() => easel.zoomTo(zoom * zoomStep)}>
        <ZoomIn />
      </IconButton>
      <IconButton label={menu.isHidden ? 'Show the menu' : 'Hide the menu'} onClick={menu.toggle}>
        {menu.isHidden ? <Minimize2 /> : <Maximize2 />}
      </IconButton>
    </>
  )
}

function SaveButton({ easel, onSave }: { easel: Easel; onSave: () => Promise<unknown> }) {
  const isSaved = useDrawing(easel, (state) => state.isSaved)
  const saving = useDrawing(easel, (state) => state.saving === 'saving')
  return (
    <Button
      className="ml-2 max-lg:[&_svg]:hidden"
      look="keep"
      icon={<Save />}
      disabled={isSaved}
      busy={saving}
      onClick={() => void onSave()}
    >
      Save
    </Button>
  )
}

function Title({ page, easel }: Omit<BarProps, 'actions'>) {
  return (
    <div className="studio__group">
      <BackButton />
      <div className="studio__title">
        <h1 dir="auto">{page.title}</h1>
        <StatusLine easel={easel} page={page} />
        {page.missing && page.missing.length > 0 && (
          <span className="studio__status">Drawn without {new Intl.ListFormat('en').format(page.missing)}</span>
        )}
      </div>
    </div>
  )
}

/** Where there is nothing to do but look and go back. */
export function StudioTitleBar({ page, easel }: Omit<BarProps, 'actions'>) {
  return (
    <header className="studio__bar">
      <Title page={page} easel={easel} />
    </header>
  )
}

export function StudioBar({ page, easel, actions, panels }: BarProps & { panels: Panels }) {
  const locked = !useUser().plan.paid
  return (
    <header className="studio__bar">
      <Title page={page} easel={easel} />
      <div className="studio__group">
        <Steps easel={easel} />
        <span className="studio__sep" data-wide="" />
        <Zoom easel={easel} />
      </div>
      <div className="studio__group">
        <span className="studio__wide">
          <IconButton label="Clear page" danger onClick={easel.clear}>
            <Trash2 />
          </IconButton>
          <span className="studio__sep" />
          <IconButton label="Print" locked={locked} onClick={actions.askPrint}>
            <Printer />
          </IconButton>
          <IconButton label="Download" locked={locked} onClick={actions.download}>
            <Download />
          </IconButton>
        </span>
        <IconButton label="More" onClick={() => actions.open('more')}>
          <Ellipsis />
        </IconButton>
        <SaveButton easel={easel} onSave={actions.save} />
      </div>
      <MoreDialog page={page} easel={easel} actions={actions} panels={panels} />
    </header>
  )
}

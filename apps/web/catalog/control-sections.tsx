import Ban from 'lucide-react/icons/ban'
import Download from 'lucide-react/icons/download'
import Globe from 'lucide-react/icons/globe'
import Lock from 'lucide-react/icons/lock'
import Monitor from 'lucide-react/icons/monitor'
import Plus from 'lucide-react/icons/plus'
import Redo2 from 'lucide-react/icons/redo-2'
import Smartphone from 'lucide-react/icons/smartphone'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '@/ui/button.tsx'
import { Chip, Segment, Switch, Tag } from '@/ui/controls.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { Drop } from '@/ui/ink.tsx'
import { Panel } from '@/ui/paper.tsx'
import { SearchBox } from '@/ui/search-box.tsx'
import { Select } from '@/ui/select.tsx'
import { Stepper } from '@/ui/stepper.tsx'

const Shot = ({ note, children }: { note: string; children: ReactNode }) => (
  <span className="catalog__shot">
    {children}
    {note}
  </span>
)

export function ButtonSection() {
  const [busy, setBusy] = useState(true)
  return (
    <Panel title="Buttons">
      <div className="catalog__line">
        <Button look="make">Draw it</Button>
        <Button look="keep">Save</Button>
        <Button>Load more</Button>
        <Button look="ghost">Cancel</Button>
        <Button look="danger">Delete</Button>
        <Button look="quiet-danger">Remove</Button>
      </div>
      <div className="catalog__line">
        <Shot note="pigment arrives">
          <Button look="make" className="catalog-mid">
            Hover
          </Button>
        </Shot>
        <Shot note="outline">
          <Button className="catalog-mid">Hover</Button>
        </Shot>
        <Shot note="ink">
          <Button look="keep" className="catalog-mid">
            Hover
          </Button>
        </Shot>
        <Shot note="ink ring">
          <Button look="make" className="catalog-focus">
            Focus
          </Button>
        </Shot>
        <Shot note="ring">
          <Button className="catalog-focus">Focus</Button>
        </Shot>
        <Shot note="no outline">
          <Button disabled>Disabled</Button>
        </Shot>
      </div>
      <div className="catalog__line">
        <Button look="make" size="lg" icon={<Plus />}>
          Large
        </Button>
        <Button size="sm">Small</Button>
        <Button look="keep" busy={busy} onClick={() => setBusy(true)}>
          Saving
        </Button>
        <Button busy={busy}>Loading</Button>
        <ButtonLink to="/catalog/" disabled>
          No link now
        </ButtonLink>
        <Switch label="Busy" checked={busy} onCheckedChange={setBusy} />
      </div>
      <div className="catalog__line">
        <IconButton label="Undo">
          <Undo2 />
        </IconButton>
        <IconButton label="Download, hovered" className="catalog-hover">
          <Download />
        </IconButton>
        <IconButton label="Preview, on" pressed>
          <Monitor />
        </IconButton>
        <IconButton label="Redo, unavailable" unavailable>
          <Redo2 />
        </IconButton>
        <IconButton label="Delete" danger>
          <Trash2 />
        </IconButton>
      </div>
    </Panel>
  )
}

const THEMES = [
  { value: 'day', label: 'Day' },
  { value: 'night', label: 'Night' },
  { value: 'auto', label: 'Auto' },
] as const
const VIEWS = [
  { value: 'wide', label: 'Desktop', icon: <Monitor /> },
  { value: 'narrow', label: 'Phone', icon: <Smartphone /> },
] as const
const SORTS = ['Latest', 'Trending', 'Most favorited'].map((label) => ({ value: label, label }))

export function ChoiceSection() {
  const [on, setOn] = useState(true)
  const [copies, setCopies] = useState(1)
  const [theme, setTheme] = useState<'day' | 'night' | 'auto'>('night')
  const [view, setView] = useState<'wide' | 'narrow'>('wide')
  const [text, setText] = useState('owls')
  return (
    <Panel title="Switches, segments, tags">
      <div className="catalog__line">
        <Switch label="On" checked={on} onCheckedChange={setOn} />
        <Switch label="Off" />
        <Switch label="Not now" disabled />
        <Segment label="Appearance" options={THEMES} value={theme} onValueChange={setTheme} />
        <Segment label="Preview" options={VIEWS} value={view} onValueChange={setView} iconsOnly />
        <Stepper
          label="Copies"
          less="One less"
          more="One more"
          value={copies}
          min={1}
          max={9}
          onValueChange={setCopies}
        />
      </div>
      <div className="catalog__line">
        <Tag tone="success" icon={<Globe />}>
          Public
        </Tag>
        <Tag icon={<Lock />}>Private</Tag>
        <Tag tone="danger" icon={<Ban />}>
          Blocked
        </Tag>
        <Tag tone="make">Recommended</Tag>
        <Tag tone="info">New</Tag>
      </div>
      <div className="page-title__tools">
        <SearchBox label="Search pictures" value={text} onValueChange={setText} clearLabel="Clear the search" />
        <Select pill aria-label="Sort by" options={SORTS} />
      </div>
      <div className="catalog__line">
        <Chip>A cat baking bread</Chip>
        <Chip aria-pressed="true">Our van at the beach</Chip>
        <span className="inline-flex min-h-11 items-center gap-2 pr-3.5 pl-[11px] font-semibold text-[0.9375rem]">
          <Drop />
          <span className="numerals">23 credits</span>
        </span>
      </div>
    </Panel>
  )
}

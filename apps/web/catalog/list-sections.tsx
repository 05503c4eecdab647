import Ban from 'lucide-react/icons/ban'
import Brush from 'lucide-react/icons/brush'
import Eye from 'lucide-react/icons/eye'
import Globe from 'lucide-react/icons/globe'
import Heart from 'lucide-react/icons/heart'
import Palette from 'lucide-react/icons/palette'
import TrendingUp from 'lucide-react/icons/trending-up'
import { useState } from 'react'
import catColor from '@/assets/art/cat-color.webp'
import catLine from '@/assets/art/cat-line.webp'
import hedgehogColor from '@/assets/art/hedgehog-color.webp'
import hedgehogLine from '@/assets/art/hedgehog-line.webp'
import { PlanSheet } from '@/features/plans/plan-sheet.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { Card, HeartButton } from '@/ui/card.tsx'
import { Tag } from '@/ui/controls.tsx'
import { Counters } from '@/ui/counters.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { Panel } from '@/ui/paper.tsx'
import { LoadMore } from '@/ui/progress.tsx'
import { type Column, Table, TableActions, TableMain, Thumb } from '@/ui/table.tsx'

const facts = (colored: string, loved: string) => [
  { icon: <Palette />, label: 'Colored', value: colored },
  { icon: <Heart />, label: 'Favorites', value: loved },
]
const flag = { icon: <TrendingUp />, label: 'Trending' }
const action = (
  <>
    <Brush />
    Color this page
  </>
)
const here = '/catalog/'

export function CardSection() {
  const [loved, setLoved] = useState(true)
  const heart = <HeartButton on={loved} label="Favorite" onToggle={() => setLoved(!loved)} />
  const off = <HeartButton on={false} label="Favorite" onToggle={() => {}} />
  const common = { to: here, cta: action }
  return (
    <Panel title="Cards">
      <div className="card-grid">
        <Card
          {...common}
          title="A cat asleep"
          line={catLine}
          color={catColor}
          corner={heart}
          facts={facts('1,204', '392')}
          flag={flag}
        />
        <Card
          {...common}
          title="The same, under a pointer"
          line={catLine}
          color={catColor}
          corner={off}
          facts={facts('986', '411')}
          flag={flag}
          shown
        />
        <Card
          {...common}
          title="A hedgehog that reads a very long book in the grass under the moon"
          line={hedgehogLine}
          color={hedgehogColor}
          corner={off}
          facts={facts('871', '530')}
        />
        <Card
          {...common}
          title="No colored version"
          line={hedgehogLine}
          seed="17"
          corner={off}
          facts={facts('0', '0')}
          shown
        />
      </div>
    </Panel>
  )
}

export function PlanSection() {
  return (
    <div className="plans mt-6">
      <PlanSheet
        title="Free"
        lead="For a rainy afternoon."
        price="$0"
        per="forever"
        lines={[{ tone: 'gamboge', text: '5 credits to start' }]}
        ticks={['Color pages']}
        action={
          <ButtonLink to={here} size="lg" block disabled>
            Your plan
          </ButtonLink>
        }
      />
      <PlanSheet
        title="Starter"
        tab="Recommended"
        lead="For families."
        price="$6"
        per="per month"
        lines={[{ tone: 'gamboge', text: '60 credits each month' }]}
        ticks={['Everything in Free', 'Print and download']}
        action={
          <ButtonLink to={here} size="lg" block look="make">
            Choose Starter
          </ButtonLink>
        }
      />
      <PlanSheet
        title="Advanced"
        off="30% off"
        lead="For classrooms."
        price="$14"
        per="per month"
        lines={[{ tone: 'gamboge', text: '200 credits each month' }]}
        ticks={['Everything in Starter']}
        action={
          <ButtonLink to={here} size="lg" block>
            Choose Advanced
          </ButtonLink>
        }
      />
    </div>
  )
}

interface Row {
  name: string
  owner: string
  colored: string
  blocked: boolean
}
const ROWS: Row[] = [
  { name: 'A round flower mandala', owner: 'Imogen Clarke', colored: '1,530', blocked: false },
  { name: 'Two koi and water lilies', owner: 'Tomasz Wrona', colored: '986', blocked: false },
  { name: 'A castle under a rainbow', owner: 'Jonas Weber', colored: '340', blocked: true },
]
const COLUMNS: Column<Row>[] = [
  {
    key: 'name',
    header: 'Page',
    part: 'main',
    cell: (row) => <TableMain picture={<Thumb src={catLine} />}>{row.name}</TableMain>,
  },
  { key: 'owner', header: 'Owner', cell: (row) => row.owner },
  { key: 'colored', header: 'Colored', align: 'end', cell: (row) => row.colored },
  {
    key: 'state',
    header: 'State',
    cell: (row) =>
      row.blocked ? (
        <Tag tone="danger" icon={<Ban />}>
          Blocked
        </Tag>
      ) : (
        <Tag tone="success" icon={<Globe />}>
          Public
        </Tag>
      ),
  },
  {
    key: 'acts',
    header: 'Actions',
    part: 'actions',
    cell: (row) => (
      <TableActions>
        <IconButton label={`View ${row.name}`}>
          <Eye />
        </IconButton>
        <IconButton label={`Block ${row.name}`}>
          <Ban />
        </IconButton>
      </TableActions>
    ),
  },
]

export function ListSection() {
  const [busy, setBusy] = useState(true)
  return (
    <div className="grid content-start gap-4">
      <Counters
        field
        items={[
          { label: 'Users', value: '312', delta: { way: 'up', text: '8%', spoken: 'up 8 percent' } },
          { label: 'Pages', value: '1,048', delta: { way: 'up', text: '14%', spoken: 'up 14 percent' } },
          { label: 'Colored pages', value: '2,907', delta: { way: 'flat', text: '0%', spoken: 'unchanged' } },
          { label: 'Subscriptions', value: '46', delta: { way: 'down', text: '4%', spoken: 'down 4 percent' } },
        ]}
      />
      <Table
        caption="Pages"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={(row) => row.name}
        isPending={(row) => row.owner === 'Tomasz Wrona'}
      />
      <LoadMore busy={busy} onMore={() => setBusy(true)} caption="Showing 16">
        Load more
      </LoadMore>
    </div>
  )
}

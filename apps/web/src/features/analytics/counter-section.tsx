import type { Counters as CounterData } from '@inkbloom/contract'
import { measures } from '@/features/analytics/measures.ts'
import { compactNumber } from '@/lib/numbers.ts'
import { Counters } from '@/ui/counters.tsx'

interface CounterSectionProps {
  title: string
  note?: string
  counts: CounterData['week']
  field?: boolean
}

export function CounterSection({ title, note, counts, field = false }: CounterSectionProps) {
  return (
    <section>
      <SectionTitle title={title} note={note} />
      <Counters
        field={field}
        items={measures.map(({ key, label }) => ({
          label,
          value: <span title={counts[key].toLocaleString('en-US')}>{compactNumber(counts[key])}</span>,
        }))}
      />
    </section>
  )
}

export const SectionTitle = ({ title, note }: { title: string; note?: string | undefined }) => (
  <div className="mb-3.5 flex flex-wrap items-baseline gap-x-3">
    <h2 className="text-[1.3125rem]">{title}</h2>
    {note && <span className="small faint">{note}</span>}
  </div>
)

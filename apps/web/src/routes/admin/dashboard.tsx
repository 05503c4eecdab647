import ExternalLink from 'lucide-react/icons/external-link'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ChartSection } from '@/features/analytics/chart-section.tsx'
import { CounterSection } from '@/features/analytics/counter-section.tsx'
import { FailureSection } from '@/features/analytics/failure-section.tsx'
import { WantedWords } from '@/features/analytics/wanted-words.tsx'
import { ListFailed } from '@/features/lists/list-failed.tsx'
import type { App } from '@/features/session/app.ts'
import { Checklist } from '@/features/settings/checklist.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { PageTitle } from '@/ui/paper.tsx'

export const loader = (app: App, { request }: LoaderFunctionArgs) => {
  const { signal } = request
  return app.load(async () => {
    const [counters, charts, setup, failures, words] = await Promise.all([
      app.api.readCounters(undefined, { signal }),
      app.api.readCharts(undefined, { signal }),
      // The figures are worth seeing without it.
      app.api.readSetup(undefined, { signal }).catch(() => null),
      app.api.listFailures(undefined, { signal }).catch(() => []),
      app.api.listWantedWords(undefined, { signal }).catch(() => []),
    ])
    return { counters, charts, setup, failures, words }
  })
}

export function Component() {
  const loaded = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  return (
    <div className="max-w-[1160px]">
      <PageTitle title="Dashboard">
        <ButtonLink to="/" target="_blank" icon={<ExternalLink />}>
          View site
        </ButtonLink>
      </PageTitle>
      {loaded?.setup && <Checklist setup={loaded.setup} />}
      {loaded ? (
        <div className="grid gap-9">
          <FailureSection failures={loaded.failures} />
          <CounterSection title="This week" note="Since Monday" counts={loaded.counters.week} field />
          <CounterSection title="All time" counts={loaded.counters.total} />
          <ChartSection charts={loaded.charts} />
          <WantedWords words={loaded.words} />
        </div>
      ) : (
        <ListFailed title="Failed to load the dashboard" />
      )}
    </div>
  )
}

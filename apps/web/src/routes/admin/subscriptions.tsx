import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ListFailed } from '@/features/lists/list-failed.tsx'
import type { App } from '@/features/shell/app.ts'
import { SubscriptionList } from '@/features/subscriptions/subscription-list.tsx'
import { useSearch } from '@/lib/use-search.ts'
import { PageTitle } from '@/ui/paper.tsx'
import { SearchBox } from '@/ui/search-box.tsx'

export async function loader(app: App, { request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams.get('search') ?? ''
  const { signal } = request
  return {
    search,
    subscriptions: await app.load(() => app.api.paginateSubscriptions({ query: { page: 1, search } }, { signal })),
  }
}

export function Component() {
  const { subscriptions, search } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const box = useSearch()
  return (
    <>
      <PageTitle title="Subscriptions">
        <SearchBox
          label="Search subscriptions"
          clearLabel="Clear search"
          value={box.value}
          onValueChange={box.setValue}
          busy={box.busy}
        />
      </PageTitle>
      {subscriptions ? (
        <SubscriptionList key={search} first={subscriptions} search={search} />
      ) : (
        <ListFailed title="Failed to load subscriptions" />
      )}
    </>
  )
}

import type { Page, Paginated } from '@inkbloom/contract'
import snail from '@/assets/sketch/snail.svg'
import type { ChoiceQuery } from '@/features/child/load-choice.ts'
import { useListMemory } from '@/features/lists/use-list-memory.ts'
import { PageOption } from '@/features/pages/page-option.tsx'
import { useApp } from '@/features/session/app-context.tsx'
import { usePaged } from '@/lib/use-paged.ts'
import { Sketch } from '@/ui/picture.tsx'
import { LoadMore } from '@/ui/progress.tsx'
import { State } from '@/ui/state.tsx'

interface PageChoiceProps {
  first: Paginated<Page>
  query: ChoiceQuery
  chosen: readonly Page[]
  /** No more can be chosen. */
  isFull: boolean
  onToggle: (page: Page) => void
}

export function PageChoice({ first, query, chosen, isFull, onToggle }: PageChoiceProps) {
  const app = useApp()
  const list = usePaged(
    first,
    (next) => app.call(() => app.api.paginatePages({ query: { ...next, ...query } })),
    useListMemory<Page>(),
  )
  if (list.rows.length === 0)
    return (
      <State picture={<Sketch src={snail} inked />} title="No pages here">
        Look among the others, or search for something else.
      </State>
    )
  return (
    <>
      <ul className="page-options">
        {list.rows.map((page) => (
          <li key={page.id}>
            <PageOption
              page={page}
              isChosen={chosen.some(({ id }) => id === page.id)}
              isFull={isFull}
              atRest="colors"
              onToggle={onToggle}
            />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <LoadMore busy={list.busy} onMore={list.more}>
          Load more
        </LoadMore>
      )}
    </>
  )
}

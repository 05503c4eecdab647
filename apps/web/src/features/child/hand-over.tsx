import type { Page, Paginated, Scope } from '@inkbloom/contract'
import { mostChildPages, pageSize } from '@inkbloom/contract/constants'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { HandOverForm } from '@/features/child/hand-over-form.tsx'
import { type ChoiceQuery, sources } from '@/features/child/load-choice.ts'
import { PageChoice } from '@/features/child/page-choice.tsx'
import { useHandOver } from '@/features/child/use-hand-over.ts'
import { ListBody } from '@/features/lists/list-body.tsx'
import type { First } from '@/features/lists/load-list.ts'
import { useSearch } from '@/lib/use-search.ts'
import { Button } from '@/ui/button.tsx'
import { Segment } from '@/ui/controls.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FootBar } from '@/ui/foot-bar.tsx'
import { PageTitle, Panel } from '@/ui/paper.tsx'
import { SearchBox } from '@/ui/search-box.tsx'
import { SkeletonCards } from '@/ui/skeleton.tsx'

/** A grown-up chooses the pages and a PIN, and gives the device away. */
export function HandOver({ query, first }: { query: ChoiceQuery; first: First<Paginated<Page>> }) {
  const [chosen, setChosen] = useState<readonly Page[]>([])
  const [, setParams] = useSearchParams()
  const box = useSearch()
  const handing = useHandOver(chosen)
  const [isOpen, setOpen] = useState(false)
  const isFull = chosen.length >= mostChildPages
  function toggle(page: Page) {
    const others = chosen.filter(({ id }) => id !== page.id)
    if (others.length < chosen.length) setChosen(others)
    else if (!isFull) setChosen([...chosen, page])
  }
  const chooseFrom = (scope: Scope) =>
    setParams(
      (before) => {
        before.set('from', scope)
        return before
      },
      { preventScrollReset: true },
    )
  return (
    <>
      <PageTitle
        title="Hand it to a child"
        lead="Choose up to six pages. Until you type the PIN, nothing else is on this device."
      />
      <div className="hand-over">
        <section aria-label="Pages to choose from">
          <div className="hand-over__tools">
            <Segment compact label="Choose from" options={sources} value={query.scope} onValueChange={chooseFrom} />
            <SearchBox
              label="Search pages"
              clearLabel="Clear search"
              value={box.value}
              onValueChange={box.setValue}
              busy={box.busy}
            />
          </div>
          <ListBody
            key={`${query.scope}/${query.search}`}
            first={first}
            skeleton={<SkeletonCards count={pageSize} label="Loading pages" />}
            failed="Failed to load pages"
          >
            {(pages) => <PageChoice first={pages} query={query} chosen={chosen} isFull={isFull} onToggle={toggle} />}
          </ListBody>
        </section>
        <Panel title="Hand it over" className="hand-over__panel">
          <HandOverForm handing={handing} chosen={chosen} onRemove={toggle} />
        </Panel>
      </div>
      <FootBar>
        <p className="numerals font-semibold" role="status">
          {chosen.length} of {mostChildPages} pages
        </p>
        <Button look="keep" size="lg" disabled={chosen.length === 0} onClick={() => setOpen(true)}>
          Choose a PIN
        </Button>
      </FootBar>
      <Dialog
        from="bottom"
        open={isOpen}
        onClose={() => setOpen(false)}
        label="Hand it over"
        title="Hand it over"
        closeLabel="Close"
      >
        <HandOverForm handing={handing} chosen={chosen} onRemove={toggle} />
      </Dialog>
    </>
  )
}

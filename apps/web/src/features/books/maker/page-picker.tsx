import type { Page, Scope } from '@inkbloom/contract'
import { searchDebounceMs } from '@inkbloom/contract/constants'
import { useEffect, useState } from 'react'
import { usePickerList } from '@/features/books/maker/use-picker-list.ts'
import { PageOption } from '@/features/pages/page-option.tsx'
import { Button } from '@/ui/button.tsx'
import { Segment } from '@/ui/controls.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { LoadMore } from '@/ui/progress.tsx'
import { SearchBox } from '@/ui/search-box.tsx'

interface PagePickerProps {
  /** In the book already. */
  chosen: ReadonlySet<number>
  /** How many more it takes. */
  room: number
  onToggle: (page: Page) => void
  onClose: () => void
}

type PickedScope = Extract<Scope, 'owned' | 'favorited' | 'public'>
const scopes: readonly { value: PickedScope; label: string }[] = [
  { value: 'owned', label: 'My pages' },
  { value: 'favorited', label: 'Favorites' },
  { value: 'public', label: 'Public pages' },
]
const nothing: Record<PickedScope, string> = {
  owned: 'You have not created a page yet.',
  favorited: 'There are no favorites yet.',
  public: 'There are no pages yet.',
}

/** One's own pages, favorites, or a search among all: a press puts a page into the book, another takes it out. */
export default function PagePicker({ chosen, room, onToggle, onClose }: PagePickerProps) {
  const [scope, setScope] = useState<PickedScope>('owned')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const list = usePickerList({ scope, search })
  return (
    <Dialog open onClose={onClose} label="Add pages" title="Add pages" closeLabel="Close" wide>
      <div className="page-picker">
        <div className="page-picker__top">
          <Segment compact label="From" options={scopes} value={scope} onValueChange={setScope} />
          <SearchBox
            label="Search pages"
            clearLabel="Clear search"
            value={typed}
            onValueChange={setTyped}
            busy={list.busy}
          />
        </div>
        {list.pages?.length === 0 && (
          <p className="page-picker__none muted">{search ? `There is no page for “${search}”.` : nothing[scope]}</p>
        )}
        <ul className="page-options">
          {list.pages?.map((page) => (
            <li key={page.id}>
              <PageOption page={page} isChosen={chosen.has(page.id)} isFull={room <= 0} onToggle={onToggle} />
            </li>
          ))}
        </ul>
        {list.hasMore && (
          <LoadMore busy={list.busy} onMore={list.more}>
            Load more
          </LoadMore>
        )}
        <div className="page-picker__foot">
          <p className="small muted numerals" aria-live="polite">
            {chosen.size === 1 ? '1 picture' : `${chosen.size} pictures`} in the book
            {room <= 0 && ', which is as many as it takes'}
          </p>
          <Button look="keep" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** What somebody typed, once they pause. */
function useSettled(value: string): string {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), searchDebounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

import type { BookPage } from '@inkbloom/contract'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useId, useRef, useState } from 'react'
import { lineAddress } from '@/features/books/book-cover.tsx'
import { moved } from '@/features/books/maker/draft.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { Button } from '@/ui/button.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { useSortable } from '@/ui/sortable.ts'

interface PageStripProps {
  pages: BookPage[]
  onChange: (pages: BookPage[]) => void
  onAdd: () => void
}

/** The pages in their order: dragged by the mouse, by the grip, or moved with the arrow keys. */
export function PageStrip({ pages, onChange, onAdd }: PageStripProps) {
  const { platform } = useApp()
  const help = useId()
  const add = useRef<HTMLButtonElement>(null)
  const [said, say] = useState('')
  const sortable = useSortable({
    count: pages.length,
    along: 'x',
    onMove: (from, to) => {
      onChange(moved(pages, from, to))
      say(`${pages[from]?.title} is now number ${to + 1} of ${pages.length}`)
    },
  })
  function remove(at: number) {
    onChange(pages.toSpliced(at, 1))
    // The button that was pressed is gone; without this the focus would fall to the top of the page.
    add.current?.focus()
  }
  return (
    <section className="page-strip" aria-label="Pages">
      <header>
        <h2>Pages</h2>
        {pages.length > 1 && (
          <span className="caption muted numerals" id={help}>
            {pages.length} pictures. Drag to reorder, or use the arrow keys.
          </span>
        )}
        <Button ref={add} icon={<Plus />} onClick={onAdd}>
          Add pages
        </Button>
      </header>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
      {pages.length === 0 ? (
        <p className="page-strip__none muted">There are no pages in it yet.</p>
      ) : (
        <ul ref={sortable.list}>
          {pages.map((page, at) => {
            const grip = sortable.grip(at)
            return (
              <li key={page.id} data-dragged={sortable.dragged === at ? '' : undefined}>
                <div
                  className="page-strip__sheet sheet"
                  onPointerDown={(event) => {
                    // A finger on the picture scrolls the strip; it drags by the grip.
                    if (event.pointerType === 'mouse') grip.onPointerDown(event)
                  }}
                >
                  {page.picture ? (
                    <img src={lineAddress(page.picture, platform.apiOrigin)} alt="" draggable={false} loading="lazy" />
                  ) : (
                    <span className="caption">No longer available</span>
                  )}
                </div>
                <p className="page-strip__name" title={page.title}>
                  <b className="numerals">{at + 1}</b> <span dir="auto">{page.title}</span>
                </p>
                <div className="page-strip__tools">
                  <button
                    type="button"
                    className="page-strip__grip"
                    aria-label={`Move ${page.title}`}
                    aria-describedby={pages.length > 1 ? help : undefined}
                    {...grip}
                  >
                    <GripVertical />
                  </button>
                  <IconButton label={`Take ${page.title} out`} onClick={() => remove(at)}>
                    <X />
                  </IconButton>
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

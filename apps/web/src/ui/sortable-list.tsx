import ChevronDown from 'lucide-react/icons/chevron-down'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '@/ui/button.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { useSortable } from '@/ui/sortable.ts'

export interface SortableItem {
  id: string
  title: string
  /** Its fields, shown while it is open. */
  content: ReactNode
  /** Something inside is wrong: said on the closed row too. */
  wrong?: boolean
}

export interface SortableTexts {
  label: string
  add: string
  empty: string
  /** How the arrow keys move an item, read with each grip. */
  help: string
  untitled: string
  move: (title: string) => string
  remove: (title: string) => string
  /** Announced after a move. */
  moved: (title: string, place: number, count: number) => string
}

interface SortableListProps {
  texts: SortableTexts
  items: readonly SortableItem[]
  /** The one that is open: one at a time, so that the list stays a list. */
  open: string | null
  onOpen: (id: string | null) => void
  onMove: (from: number, to: number) => void
  onRemove: (at: number) => void
  /** Undefined where no more may be added. */
  onAdd?: (() => void) | undefined
  error?: string | undefined
}

/** Items that fold open, in an order that people choose. */
export function SortableList({ texts, items, open, onOpen, onMove, onRemove, onAdd, error }: SortableListProps) {
  const id = useId()
  const add = useRef<HTMLButtonElement>(null)
  const [said, say] = useState('')
  const titleOf = (item: SortableItem | undefined, at: number) => item?.title || `${texts.untitled} ${at + 1}`
  const sortable = useSortable({
    count: items.length,
    onMove: (from, to) => {
      onMove(from, to)
      say(texts.moved(titleOf(items[from], from), to + 1, items.length))
    },
  })
  const remove = (at: number) => {
    onRemove(at)
    // The button that was pressed is gone; without this the focus would fall to the top of the page.
    add.current?.focus()
  }
  return (
    <div className="sortable">
      <div className="sortable__head">
        <span className="label" id={id}>
          {texts.label}
        </span>
        <Button ref={add} look="ghost" size="sm" icon={<Plus />} onClick={onAdd} disabled={!onAdd}>
          {texts.add}
        </Button>
      </div>
      <p className="sr-only" id={`${id}-help`}>
        {texts.help}
      </p>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
      {error && <p className="error">{error}</p>}
      {items.length === 0 && <p className="hint">{texts.empty}</p>}
      <ul ref={sortable.list} aria-labelledby={id}>
        {items.map((item, at) => {
          const title = titleOf(item, at)
          const isOpen = item.id === open
          return (
            <li
              key={item.id}
              className="sortable__item"
              data-open={isOpen ? '' : undefined}
              data-dragged={sortable.dragged === at ? '' : undefined}
            >
              <div className="sortable__row">
                <button
                  type="button"
                  className="sortable__grip"
                  aria-label={texts.move(title)}
                  aria-describedby={`${id}-help`}
                  {...sortable.grip(at)}
                >
                  <GripVertical />
                </button>
                <button
                  type="button"
                  className="sortable__title"
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? `${id}-${item.id}` : undefined}
                  onClick={() => onOpen(isOpen ? null : item.id)}
                >
                  <span className="truncate">
                    {at + 1}. {title}
                  </span>
                  {item.wrong && <span className="error">Needs a look</span>}
                  <ChevronDown />
                </button>
                <IconButton label={texts.remove(title)} onClick={() => remove(at)}>
                  <Trash2 />
                </IconButton>
              </div>
              {isOpen && (
                <div className="sortable__fields" id={`${id}-${item.id}`}>
                  {item.content}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

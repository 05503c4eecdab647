import type { Book, Page } from '@inkbloom/contract'
import { book as limits, papers } from '@inkbloom/contract/constants'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Check from 'lucide-react/icons/check'
import Trash2 from 'lucide-react/icons/trash-2'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { CostSlip } from '@/features/books/maker/cost-slip.tsx'
import { toBookPage } from '@/features/books/maker/draft.ts'
import { PageStrip } from '@/features/books/maker/page-strip.tsx'
import { Preview } from '@/features/books/maker/preview.tsx'
import { type Draft, type Saving, useDraft } from '@/features/books/maker/use-draft.ts'
import { useMaking } from '@/features/books/maker/use-making.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { Segment, Switch } from '@/ui/controls.tsx'
import { TextField } from '@/ui/field.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { Inking } from '@/ui/ink.tsx'

const PagePicker = lazy(() => import('@/features/books/maker/page-picker.tsx'))

const paperOptions = (Object.keys(papers) as Book['paper'][]).map((value) => ({ value, label: papers[value].label }))

/** The book at the left as it will be, its words and what it costs at the right, its pages below. */
export function Maker({ book: initial }: { book: Book }) {
  const draft = useDraft(initial)
  const { book, change } = draft
  const making = useMaking(draft)
  const [picking, setPicking] = useState(false)
  const chosen = new Set(book.pages.map(({ id }) => id))

  function toggle(page: Page) {
    const rest = book.pages.filter(({ id }) => id !== page.id)
    change({}, chosen.has(page.id) ? rest : [...book.pages, toBookPage(page)])
  }
  return (
    <div className="maker" data-full-bleed>
      <MakerBar book={book} saving={draft.saving} />
      <Preview book={book} onCover={(coverId) => change({ coverId })} />
      <aside className="maker__form" aria-label="The book">
        <Words draft={draft} />
        <CostSlip book={book} saving={draft.saving} making={making} />
      </aside>
      <PageStrip pages={book.pages} onChange={(pages) => change({}, pages)} onAdd={() => setPicking(true)} />
      {picking && (
        <Suspense>
          <PagePicker
            chosen={chosen}
            room={limits.mostPictures - book.pages.length}
            onToggle={toggle}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

const savingWords: Record<Saving, string> = { saved: 'Draft saved', saving: 'Saving', failed: 'Not saved' }

function MakerBar({ book, saving }: { book: Book; saving: Saving }) {
  const app = useApp()
  const remove = () =>
    app.stores.confirmation.getState().ask({
      variant: 'danger',
      id: book.id,
      message: `Are you sure to delete “${book.title}”?`,
      action: async () => {
        const gone = await app.call(() => app.api.deleteBook({ params: { id: book.id } }))
        if (gone) app.goTo('/books')
      },
    })
  return (
    <header className="maker__bar">
      <Link className="icon-button" to="/books" aria-label="Back to my books" title="Back to my books">
        <ArrowLeft />
      </Link>
      <div>
        <h1>Make a book</h1>
        <p className="caption muted" role="status">
          {saving === 'saved' ? <Check /> : saving === 'saving' ? <Inking /> : null}
          {savingWords[saving]}
        </p>
      </div>
      <IconButton label="Delete this book" danger onClick={remove}>
        <Trash2 />
      </IconButton>
    </header>
  )
}

function Words({ draft: { book, errors, change } }: { draft: Draft }) {
  return (
    <>
      <TextField
        label="Title"
        value={book.title}
        maxLength={limits.titleLength}
        error={errors.title ?? (book.title.trim() ? null : 'Give the book a title.')}
        hint={`${book.title.length} of ${limits.titleLength}`}
        autoComplete="off"
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextField
        label="By"
        value={book.author}
        maxLength={limits.authorLength}
        error={errors.author}
        autoComplete="off"
        onChange={(event) => change({ author: event.target.value })}
      />
      <div className="grid gap-2">
        <span className="label" aria-hidden="true">
          Paper
        </span>
        <Segment label="Paper" options={paperOptions} value={book.paper} onValueChange={(paper) => change({ paper })} />
      </div>
      <Switch
        label="Blank page behind each picture"
        checked={book.blank_backs}
        onCheckedChange={(blankBacks) => change({ blankBacks })}
      />
    </>
  )
}

import type { Page } from '@inkbloom/contract'
import { Suspense, use } from 'react'
import { Link } from 'react-router'
import { pagePicture } from '@/features/pages/page-picture.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { bloom } from '@/ui/bloom.ts'
import { Picture } from '@/ui/picture.tsx'

function Three({ pages }: { pages: Promise<Page[]> }) {
  const { platform } = useApp()
  const shown = use(pages)
  if (shown.length === 0) return null
  return (
    <section className="mt-11 border-t border-hair pt-6" aria-labelledby="meanwhile">
      <h2 className="label font-sans" id="meanwhile">
        Color something while the ink dries
      </h2>
      <ul className="mt-3.5 grid max-w-[432px] grid-cols-3 gap-4">
        {shown.map((page) => (
          <li key={page.id}>
            <Link className="bloom block rounded-sheet" to={`/pages/${page.id}/color`} {...bloom}>
              <Picture
                {...pagePicture(page, platform.apiOrigin)}
                className="picture--cast"
                sizes="132px"
                seed={`${page.id}`}
                alt={page.title}
                eager
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Three pages of the gallery, for as long as it takes. */
export const Meanwhile = ({ pages }: { pages: Promise<Page[]> }) => (
  <Suspense>
    <Three pages={pages} />
  </Suspense>
)

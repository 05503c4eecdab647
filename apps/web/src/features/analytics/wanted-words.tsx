import type { WantedWord } from '@inkbloom/contract'
import { SectionTitle } from '@/features/analytics/counter-section.tsx'
import { Panel } from '@/ui/paper.tsx'

/** What the illustrator should learn next. A word is here once five different people have asked for it. */
export function WantedWords({ words }: { words: readonly WantedWord[] }) {
  return (
    <section>
      <SectionTitle title="Words people asked for" note="Not drawn yet, last 90 days" />
      <Panel>
        {words.length > 0 ? (
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {words.map(({ word, people }) => (
              <li key={word} className="max-w-full break-words">
                {word} <span className="small muted numerals">{`${people} people`}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="small muted">None so far. A word appears here once five people have asked for it.</p>
        )}
      </Panel>
    </section>
  )
}

import type { Understood as Reading } from '@inkbloom/contract'
import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import type { Understanding } from '@/features/creations/use-understanding.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { Button } from '@/ui/button.tsx'
import { Chip } from '@/ui/controls.tsx'

interface UnderstoodProps {
  known: Understanding
  /** Why it cannot be drawn stands at the box already. */
  isSaid: boolean
  /** Words that the person has agreed to do without. */
  without: readonly string[]
  onLeaveOut: (word: string) => void
  onPutBack: (word: string) => void
  /** Selects the word, so that it can be written over. */
  onChangeWord: (word: string) => void
  onTake: (suggestion: string) => void
}

/** What the words will become, before a credit is spent. Spoken once a pause, quietly. */
export function Understood(props: UnderstoodProps) {
  const { known, isSaid } = props
  return (
    <section className="mt-6 empty:hidden" aria-live="polite" aria-busy={known.state === 'reading'}>
      {known.state === 'reading' && <p className="small muted">Reading your words…</p>}
      {known.state === 'understood' && <OnThePage {...props} text={known.text} reading={known.understood} />}
      {known.state === 'nothing' && <Nothing isSaid={isSaid} list={known.suggestions} onTake={props.onTake} />}
      {known.state === 'unsafe' && !isSaid && <p className="small muted">{known.message}</p>}
    </section>
  )
}

function OnThePage({ reading, text, without, ...on }: UnderstoodProps & { reading: Reading; text: string }) {
  const drawn = reading.things.filter((thing) => thing.drawn)
  const standIns = drawn.filter((thing) => thing.as !== null)
  const deeds = reading.relations.filter(({ word }) => text.includes(word))
  const scraps = onePerWord([
    ...drawn.map(({ word, as }) => ({ word, doodle: as ?? word, does: false })),
    ...deeds.map(({ word, relation }) => ({ word, doodle: relation, does: true })),
  ]).sort((one, other) => placeIn(text, one.word) - placeIn(text, other.word))
  if (reading.free) return <p className="small muted">You left it open, so we will draw something that fits.</p>
  return (
    <>
      {drawn.length > 0 && (
        <>
          <div className="mb-2.5 flex flex-wrap items-baseline gap-x-2.5">
            <h2 className="label font-sans tracking-normal">On your page</h2>
            <span className="caption muted">Follows your words as you type</span>
          </div>
          <ul className="flex flex-wrap gap-2">
            {scraps.map((scrap, place) => (
              <Seen key={`${scrap.word} ${scrap.does}`} {...scrap} place={place} />
            ))}
          </ul>
        </>
      )}
      {standIns.map(({ word, as }) => (
        <p key={word} className="small muted mt-2.5">
          {word} will be drawn as {articled(as ?? '')}.
        </p>
      ))}
      {reading.unknown.map((word) => (
        <NotYet key={word} word={word} left={without.includes(word)} {...on} />
      ))}
    </>
  )
}

type Scrap = Omit<SeenProps, 'place'>

/** What two do together, and two dogs, are said once. */
const onePerWord = (scraps: readonly Scrap[]): Scrap[] =>
  scraps.filter(
    ({ word, does }, place) => scraps.findIndex((scrap) => scrap.word === word && scrap.does === does) === place,
  )

/** Where a word stands. What is only meant, and written nowhere, comes last. */
function placeIn(text: string, word: string): number {
  const at = text.toLowerCase().indexOf(word.toLowerCase())
  return at < 0 ? text.length : at
}

const articled = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

interface SeenProps {
  word: string
  doodle: string
  /** How many come before it: they bloom one after another. */
  place: number
  does: boolean
}

function Seen({ word, doodle, place, does }: SeenProps) {
  const { platform } = useApp()
  return (
    <li className={clsx('seen', does && 'seen--does')} style={{ '--place': place } as CSSProperties}>
      <span className="seen__picture">
        <img src={`${platform.apiOrigin}/doodles/${encodeURIComponent(doodle)}.svg`} alt="" />
      </span>
      {word}
    </li>
  )
}

interface NotYetProps extends Pick<UnderstoodProps, 'onLeaveOut' | 'onPutBack' | 'onChangeWord'> {
  word: string
  left: boolean
}

function NotYet({ word, left, onLeaveOut, onPutBack, onChangeWord }: NotYetProps) {
  return (
    <div className="not-yet">
      <p>
        <b>{left ? `Without ${word}` : `${word}: not yet`}</b>
        {left ? 'The rest of your page stays as it is.' : 'We are still learning to draw this.'}
      </p>
      {left ? (
        <Button look="ghost" size="sm" onClick={() => onPutBack(word)}>
          Put it back
        </Button>
      ) : (
        <>
          <Button look="ghost" size="sm" onClick={() => onChangeWord(word)}>
            Change the words
          </Button>
          <Button size="sm" onClick={() => onLeaveOut(word)}>
            Draw without it
          </Button>
        </>
      )}
    </div>
  )
}

interface NothingProps {
  isSaid: boolean
  list: string[]
  onTake: (idea: string) => void
}

function Nothing({ isSaid, list, onTake }: NothingProps) {
  return (
    <>
      {!isSaid && <p className="text-ui">We cannot draw this yet. Try one of these, or use other words.</p>}
      {list.length > 0 && (
        <ul className="mt-2.5 flex flex-wrap gap-2" aria-label="Similar ideas">
          {list.map((idea) => (
            <li key={idea}>
              <Chip onClick={() => onTake(idea)}>{idea}</Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

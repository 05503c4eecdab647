import type { Credit, Detail } from '@inkbloom/contract'
import { promptExample, promptIdeas, promptLength } from '@inkbloom/contract/constants'
import { Prompt } from '@inkbloom/contract/fields'
import Dices from 'lucide-react/icons/dices'
import Globe from 'lucide-react/icons/globe'
import Lock from 'lucide-react/icons/lock'
import Undo2 from 'lucide-react/icons/undo-2'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCreationsContext } from '@/features/creations/creations-context.ts'
import { DetailChoice } from '@/features/creations/detail-choice.tsx'
import { PromptField } from '@/features/creations/prompt.tsx'
import { Understood } from '@/features/creations/understood.tsx'
import { missingWords, useUnderstanding } from '@/features/creations/use-understanding.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { wrongWith } from '@/lib/checks.ts'
import { shortDay } from '@/lib/dates.ts'
import { Button } from '@/ui/button.tsx'
import { Chip } from '@/ui/controls.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { Drop } from '@/ui/ink.tsx'

interface CreateFormProps {
  /** Null without a network: nobody knows what is left. */
  credits: Credit | null
  /** Why the last description was refused. */
  refusal: string | null
  onEdit: () => void
}

function costOf(credits: Credit | null): string {
  if (!credits) return 'You are offline. Your page waits on this device, and uses 1 credit when it is drawn.'
  const { page_creation: left, renews_at } = credits
  const renewal = renews_at ? ` New ones on ${shortDay(renews_at)}.` : ''
  return `Uses 1 of your ${left} ${left === 1 ? 'credit' : 'credits'} for creating pages.${renewal}`
}

export function CreateForm({ credits, refusal, onEdit }: CreateFormProps) {
  const app = useApp()
  const { creations, memory } = useCreationsContext()
  const [params] = useSearchParams()
  const [text, setText] = useState(() => params.get('prompt') ?? memory.draft())
  const [replaced, setReplaced] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const [detail, setDetail] = useState<Detail>('medium')
  /** Words that the person has agreed to do without. */
  const [without, setWithout] = useState<string[]>([])
  /** Pressed once already: the button says now what will be missing. */
  const [warned, setWarned] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const { known, settle } = useUnderstanding(text)
  const missing = missingWords(known).filter((word) => !without.includes(word))
  useEffect(() => box.current?.focus(), [])

  function write(next: string) {
    setText(next)
    memory.keepDraft(next)
    setError(null)
    setWarned(false)
    onEdit()
  }
  function selectWord(word: string) {
    const at = text.toLowerCase().indexOf(word.toLowerCase())
    box.current?.focus()
    if (at >= 0) box.current?.setSelectionRange(at, at + word.length)
  }
  /** Somebody's own words are never lost to a suggestion. */
  function suggest(idea: string) {
    setReplaced((promptIdeas as readonly string[]).includes(text) ? '' : text)
    write(idea)
  }
  function bringBack() {
    write(replaced)
    setReplaced('')
  }
  async function ask() {
    setAsking(true)
    const answer = await app.call(() => app.api.generatePrompt())
    setAsking(false)
    if (answer) suggest(answer.prompt)
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = wrongWith(Prompt, text) ?? null
    setError(wrong)
    if (wrong) return
    const now = await settle()
    if (now.state === 'nothing') return setError(now.message)
    const lacking = missingWords(now).some((word) => !without.includes(word))
    if (lacking && !warned) return setWarned(true)
    creations.start({ prompt: text.trim(), detail })
  }

  return (
    <form noValidate onSubmit={submit}>
      <p className="label mb-2.5" aria-hidden="true">
        Describe the illustration
      </p>
      <PromptField
        label="Describe the illustration"
        name="prompt"
        className="h-auto"
        ref={box}
        data-takes-focus
        rows={5}
        placeholder={promptExample}
        marked={missing}
        value={text}
        onChange={(event) => write(event.target.value)}
        error={error ?? refusal}
        counter={`${text.trim().length} of ${promptLength.max}`}
        tools={
          <span className="flex items-center gap-1">
            {replaced && (
              <IconButton label="Bring back my own words" onClick={bringBack}>
                <Undo2 />
              </IconButton>
            )}
            <Button look="ghost" size="sm" icon={<Dices />} busy={asking} onClick={ask}>
              Suggest an idea
            </Button>
          </span>
        }
      />
      {text.trim() === '' && <Ideas onTake={suggest} />}
      <Understood
        known={known}
        isSaid={(error ?? refusal) !== null}
        without={without}
        onLeaveOut={(word) => setWithout([...without, word])}
        onPutBack={(word) => setWithout(without.filter((one) => one !== word))}
        onChangeWord={selectWord}
        onTake={suggest}
      />
      <DetailChoice value={detail} onChange={setDetail} />
      <div className="create-bar" data-foot="create">
        <Button type="submit" look="make" size="lg">
          {warned && missing.length > 0 ? `Draw without ${inWords(missing)}` : 'Create page'}
        </Button>
        <p className="small muted numerals flex min-w-0 flex-1 basis-56 items-center gap-2.5">
          <Drop />
          <span>{costOf(credits)}</span>
        </p>
      </div>
      <p className="small muted mt-5 flex items-start gap-2.5">
        {known.state === 'understood' && known.understood.private ? (
          <>
            <Lock className="mt-0.5 size-[18px] flex-none" aria-hidden="true" />
            Words of your own will stand on this page, so nobody else will see it.
          </>
        ) : (
          <>
            <Globe className="mt-0.5 size-[18px] flex-none" aria-hidden="true" />
            Every page is public: anyone here can see and color it. Leave out names and addresses.
          </>
        )}
      </p>
    </form>
  )
}

/** Until something is written. */
function Ideas({ onTake }: { onTake: (idea: string) => void }) {
  return (
    <>
      <p className="label mt-6 mb-2.5" id="ideas">
        Stuck? Borrow one
      </p>
      <ul className="flex flex-wrap gap-2" aria-labelledby="ideas">
        {promptIdeas.map((idea) => (
          <li key={idea}>
            <Chip onClick={() => onTake(idea)}>{idea}</Chip>
          </li>
        ))}
      </ul>
    </>
  )
}

const inWords = (words: readonly string[]) => new Intl.ListFormat('en').format(words.map((word) => `the ${word}`))

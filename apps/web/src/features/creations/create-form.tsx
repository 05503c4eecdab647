import type { Credit } from '@inkbloom/contract'
import { promptLength } from '@inkbloom/contract/constants'
import { Prompt } from '@inkbloom/contract/fields'
import Dices from 'lucide-react/icons/dices'
import Globe from 'lucide-react/icons/globe'
import Undo2 from 'lucide-react/icons/undo-2'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCreationsContext } from '@/features/creations/creations-context.tsx'
import { PromptField } from '@/features/creations/prompt.tsx'
import { useApp } from '@/features/session/app-context.tsx'
import { wrongWith } from '@/lib/checks.ts'
import { shortDay } from '@/lib/dates.ts'
import { Button } from '@/ui/button.tsx'
import { Chip } from '@/ui/controls.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { Drop } from '@/ui/ink.tsx'

const example = 'A sunrise over rolling hills, with a winding path, a little farmhouse and birds in the sky'
const ideas = ['A cat baking bread', 'A city inside a teacup', 'Our van at the beach', 'A dragon afraid of the dark']

interface CreateFormProps {
  credits: Credit
  /** Why the last description was refused. */
  refusal: string | null
  onEdit: () => void
}

export function CreateForm({ credits, refusal, onEdit }: CreateFormProps) {
  const app = useApp()
  const { creations, memory } = useCreationsContext()
  const [params] = useSearchParams()
  const [text, setText] = useState(() => params.get('prompt') ?? memory.draft())
  const [replaced, setReplaced] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)

  function write(next: string) {
    setText(next)
    memory.keepDraft(next)
    setError(null)
    onEdit()
  }
  /** Somebody's own words are never lost to a suggestion. */
  function suggest(idea: string) {
    setReplaced(ideas.includes(text) ? '' : text)
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
  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = wrongWith(Prompt, text) ?? null
    setError(wrong)
    if (!wrong) creations.start(text.trim())
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
        rows={5}
        placeholder={example}
        value={text}
        onChange={(event) => write(event.target.value)}
        error={error ?? refusal}
        counter={`${text.trim().length} of ${promptLength.max}`}
        tools={
          <span className="flex items-center gap-1">
            {replaced && (
              <IconButton label="Bring my own words back" onClick={bringBack}>
                <Undo2 />
              </IconButton>
            )}
            <Button look="ghost" size="sm" icon={<Dices />} busy={asking} onClick={ask}>
              Suggest an idea
            </Button>
          </span>
        }
      />
      <p className="label mt-6 mb-2.5" id="ideas">
        Stuck? Borrow one
      </p>
      <ul className="flex flex-wrap gap-2" aria-labelledby="ideas">
        {ideas.map((idea) => (
          <li key={idea}>
            <Chip onClick={() => suggest(idea)}>{idea}</Chip>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" look="make" size="lg">
          Create page
        </Button>
        <p className="small muted numerals flex min-w-0 flex-1 basis-56 items-center gap-2.5">
          <Drop />
          <span>
            Uses 1 of your {credits.page_creation} {credits.page_creation === 1 ? 'credit' : 'credits'} for creating
            pages.{credits.renews_at && ` New ones on ${shortDay(credits.renews_at)}.`}
          </span>
        </p>
      </div>
      <p className="small muted mt-5 flex items-start gap-2.5">
        <Globe className="mt-0.5 size-[18px] flex-none" aria-hidden="true" />
        Every page is public: anyone here can see and color it. Leave out names and addresses.
      </p>
    </form>
  )
}

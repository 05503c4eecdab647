import type { Plan, Website } from '@inkbloom/contract'
import { type FormEvent, useRef, useState } from 'react'
import { PartForm } from '@/features/website-editor/part-form.tsx'
import { PartPreview } from '@/features/website-editor/part-preview.tsx'
import { type PartName, withPart } from '@/features/website-editor/parts.ts'
import { Preview } from '@/features/website-editor/preview.tsx'
import { Problems } from '@/features/website-editor/problems.tsx'
import { SaveBar } from '@/features/website-editor/save-bar.tsx'
import { useDraft } from '@/features/website-editor/use-draft.ts'
import { useLeaveWarning } from '@/features/website-editor/use-leave-warning.ts'
import type { FieldErrors } from '@/lib/api-error.ts'
import { Switch } from '@/ui/controls.tsx'
import { PageTitle } from '@/ui/paper.tsx'

interface PartEditorProps {
  name: PartName
  title: string
  website: Website
  problems: readonly string[]
  plans: readonly Plan[] | null
}

/** The item of a list that a message is about, if it is about one. */
function itemIn(errors: FieldErrors, part: object): string | null {
  for (const path of Object.keys(errors)) {
    const [, list = '', at = ''] = /\.(\w+)\.(\d+)\./.exec(path) ?? []
    const items = (part as Record<string, { id: string }[] | undefined>)[list]
    const found = items?.[Number(at)]
    if (found) return found.id
  }
  return null
}

/** Form and preview of one part, side by side. */
export function PartEditor({ name, title, website, problems, plans }: PartEditorProps) {
  const { scope, errors, dirty, saving, healed, save, discard } = useDraft(name, website)
  const [open, setOpen] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useLeaveWarning(dirty)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save((refused) => {
      setOpen((before) => itemIn(refused, scope.value) ?? before)
      // After the item that it is in has opened.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    })
  }
  return (
    <form ref={form} className="editor" noValidate onSubmit={submit}>
      <PageTitle title={title}>
        <Switch
          label="Show on site"
          checked={scope.value.visibility}
          onCheckedChange={(visibility) => scope.change({ visibility })}
        />
      </PageTitle>
      {!healed && <Problems problems={problems} />}
      <div className="editor__cols">
        <div className="editor__fields">
          <PartForm name={name} scope={scope} open={open} onOpen={setOpen} />
        </div>
        <Preview edited={open}>
          <PartPreview name={name} website={withPart(website, name, scope.value)} plans={plans} edited={open} />
        </Preview>
      </div>
      <SaveBar dirty={dirty} saving={saving} error={errors.value} onDiscard={discard} />
    </form>
  )
}

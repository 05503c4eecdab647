import type { Website } from '@inkbloom/contract'
import { useState } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import { type AnyPart, type PartName, partOf, pathOf } from '@/features/website-editor/parts.ts'
import { saveWebsite } from '@/features/website-editor/save-website.ts'
import type { Scope } from '@/features/website-editor/scope.ts'
import type { FieldErrors } from '@/lib/api-error.ts'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Only say so if something was removed: the editor and the server may write the same text in two ways. */
const tagsOf = (part: AnyPart) => ('content' in part ? (part.content.match(/<[a-z][^\s>]*/gi) ?? []).length : 0)

/** One part of the site while it is edited: what is kept, what is on the screen, and the messages about it. */
export function useDraft(name: PartName, loaded: Website) {
  const app = useApp()
  const [saved, setSaved] = useState(() => partOf(loaded, name))
  const [draft, setDraft] = useState(saved)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [saving, setSaving] = useState(false)
  /** What could not be read is gone with the first save: the whole site is written anew. */
  const [healed, setHealed] = useState(false)

  const scope: Scope<AnyPart> = {
    value: draft,
    path: pathOf(name),
    errors,
    change: (changes) => {
      setDraft((before) => ({ ...before, ...changes }) as AnyPart)
      setErrors({})
    },
  }

  async function save(onRefused: (errors: FieldErrors) => void) {
    if (saving) return
    setSaving(true)
    const website = await saveWebsite(app, { name, part: draft }, (refused) => {
      setErrors(refused)
      onRefused(refused)
    })
    setSaving(false)
    if (!website) return
    const kept = partOf(website, name)
    const cleaned = tagsOf(kept) < tagsOf(draft)
    setErrors({})
    setHealed(true)
    setSaved(kept)
    setDraft(kept)
    const message = cleaned
      ? 'Website has been updated. Formatting that could harm a visitor was removed.'
      : 'Website has been updated'
    app.stores.notification.getState().show({ variant: 'success', message })
  }

  function discard() {
    setDraft(saved)
    setErrors({})
  }
  return { scope, errors, dirty: !same(draft, saved), saving, healed, save, discard }
}

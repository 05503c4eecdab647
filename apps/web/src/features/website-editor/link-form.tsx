import { siteLink, siteLinkRule } from '@inkbloom/contract/constants'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '@/ui/button.tsx'
import { TextField } from '@/ui/field.tsx'

interface LinkFormProps {
  editor: Editor
  /** The address of the link that the cursor is in. */
  current: string | null
  onDone: () => void
}

export function LinkForm({ editor, current, onDone }: LinkFormProps) {
  const [address, setAddress] = useState(current ?? '')
  const [error, setError] = useState<string>()

  function apply() {
    const href = address.trim()
    if (!siteLink.test(href)) return setError(siteLinkRule)
    const chain = editor.chain().focus().extendMarkRange('link')
    // With nothing selected there would be nothing to press: the address itself becomes the words.
    if (editor.state.selection.empty && current === null)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onDone()
  }
  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // The form around it would be sent.
      event.preventDefault()
      apply()
    } else if (event.key === 'Escape') {
      onDone()
      editor.commands.focus()
    }
  }
  return (
    <div className="editor__link">
      <TextField
        label="Link address"
        autoFocus
        value={address}
        error={error}
        placeholder="https://"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setAddress(event.target.value)
          setError(undefined)
        }}
        onKeyDown={onKeyDown}
      />
      <div className="flex gap-2">
        <Button size="sm" onClick={apply}>
          Set link
        </Button>
        {current !== null && (
          <Button size="sm" look="ghost" onClick={remove}>
            Remove link
          </Button>
        )}
      </div>
    </div>
  )
}

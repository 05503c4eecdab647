import { siteText } from '@inkbloom/contract/constants'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useId, useRef, useState } from 'react'
import type { FormProps } from '@/features/website-editor/section-forms.tsx'
import { TextToolbar } from '@/features/website-editor/text-toolbar.tsx'

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, HTMLAttributes: { rel: 'noopener noreferrer', target: null } },
  }),
]

const tooLong = 'That is too long to paste: a page can have up to 500,000 characters.'
const leftOut = 'Anything that could run code was removed from what you pasted.'
const running = /<(script|iframe|object|embed)\b|\son\w+\s*=|javascript:/i

/** A text with headings, lists, links and quotes. */
export default function TextForm({ scope }: FormProps<'terms'>) {
  const id = useId()
  const { content } = scope.value
  const [told, setTold] = useState<string>()
  const change = useRef(scope.change)
  const written = useRef(content)
  useEffect(() => {
    change.current = scope.change
  })

  const editor = useEditor({
    extensions,
    content,
    // Style elements are forbidden by the content security policy; what it needs is in our style sheet.
    injectCSS: false,
    editorProps: {
      attributes: { class: 'rich editor__text', role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': id },
      handlePaste: (_view, event) => {
        const given = (type: string) => event.clipboardData?.getData(type) ?? ''
        const html = given('text/html')
        const isTooLong = Math.max(given('text/plain').length, html.length) > siteText.legalPage
        // The editor drops such things by itself; somebody may wonder where they went.
        setTold(isTooLong ? tooLong : running.test(html) ? leftOut : undefined)
        return isTooLong
      },
    },
    onUpdate: (update) => {
      written.current = update.editor.getHTML()
      change.current({ content: written.current })
    },
  })

  // Discarded, or cleaned by the server: then the text comes from outside, and is not what was last written here.
  useEffect(() => {
    if (content === written.current) return
    written.current = content
    editor?.commands.setContent(content, { emitUpdate: false })
  }, [editor, content])

  return (
    <div className="field">
      <span className="label" id={id}>
        Text
      </span>
      <div className="editor__rich">
        {editor && <TextToolbar editor={editor} />}
        <EditorContent editor={editor} />
      </div>
      <Errors message={told ?? scope.errors[`${scope.path}.content`]} />
    </div>
  )
}

function Errors({ message }: { message: string | undefined }) {
  return <div role="status">{message && <p className="error">{message}</p>}</div>
}

import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import Bold from 'lucide-react/icons/bold'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import Italic from 'lucide-react/icons/italic'
import LinkIcon from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Quote from 'lucide-react/icons/quote'
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ComponentType, useState } from 'react'
import { LinkForm } from '@/features/website-editor/link-form.tsx'
import { IconButton } from '@/ui/icon-button.tsx'

interface Tool {
  label: string
  Icon: ComponentType
  isOn: (editor: Editor) => boolean
  toggle: (editor: Editor) => void
}

const tools: readonly Tool[] = [
  {
    label: 'Heading',
    Icon: Heading2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Smaller heading',
    Icon: Heading3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Bold',
    Icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    toggle: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    Icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    toggle: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'List',
    Icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    Icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    Icon: Quote,
    isOn: (editor) => editor.isActive('blockquote'),
    toggle: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

export function TextToolbar({ editor }: { editor: Editor }) {
  const [linking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: () => ({
      on: tools.map(({ isOn }) => isOn(editor)),
      link: editor.isActive('link') ? String(editor.getAttributes('link').href ?? '') : null,
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  return (
    <>
      <div className="editor__tools" role="toolbar" aria-label="Formatting">
        {tools.map(({ label, Icon, toggle }, at) => (
          <IconButton key={label} label={label} pressed={state.on[at] ?? false} onClick={() => toggle(editor)}>
            <Icon />
          </IconButton>
        ))}
        <IconButton
          label="Link"
          pressed={state.link !== null}
          aria-expanded={linking}
          onClick={() => setLinking((before) => !before)}
        >
          <LinkIcon />
        </IconButton>
        <IconButton label="Undo" unavailable={!state.canUndo} onClick={() => editor.chain().focus().undo().run()}>
          <Undo2 />
        </IconButton>
        <IconButton label="Redo" unavailable={!state.canRedo} onClick={() => editor.chain().focus().redo().run()}>
          <Redo2 />
        </IconButton>
      </div>
      {linking && <LinkForm editor={editor} current={state.link} onDone={() => setLinking(false)} />}
    </>
  )
}

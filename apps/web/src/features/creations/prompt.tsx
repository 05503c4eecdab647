import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react'

interface PromptProps extends Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'children'> {
  label: string
  /** How much is written, in words: "73 of 300". */
  counter: ReactNode
  /** Buttons in the box's lower edge. */
  tools?: ReactNode
  error?: string | null | undefined
  /** Words that are underlined in pencil where they stand. */
  marked?: readonly string[]
}

/** The big box for an idea. The label is read, not shown: a heading stands above it. */
export function PromptField({ label, counter, tools, error, marked = [], ...area }: PromptProps) {
  const id = useId()
  const behind = useRef<HTMLDivElement>(null)
  return (
    <div className="field">
      <div className="prompt" data-invalid={error ? '' : undefined}>
        <div className="prompt__words">
          <div className="prompt__marks" aria-hidden="true" dir="auto" ref={behind}>
            {underlined(String(area.value ?? ''), marked)}
          </div>
          <textarea
            aria-label={label}
            dir="auto"
            {...area}
            onScroll={({ currentTarget }) => behind.current?.scrollTo(0, currentTarget.scrollTop)}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-count${error ? ` ${id}-error` : ''}`}
          />
        </div>
        <div className="prompt__foot">
          <span className="numerals" id={`${id}-count`}>
            {counter}
          </span>
          {tools}
        </div>
      </div>
      {error && (
        <p className="error" id={`${id}-error`}>
          <CircleAlert />
          {error}
        </p>
      )}
    </div>
  )
}

/** A text area cannot underline a part of its words: the same words, unseen, lie behind it and can. */
function underlined(text: string, marked: readonly string[]): ReactNode {
  const words = marked.filter((word) => word.length > 0)
  if (words.length === 0) return text
  const quoted = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const parts: ReactNode[] = []
  let from = 0
  for (const { index, 0: word } of text.matchAll(new RegExp(quoted.join('|'), 'gi'))) {
    parts.push(text.slice(from, index), <u key={index}>{word}</u>)
    from = index + word.length
  }
  return [...parts, text.slice(from)]
}

/** The same words once they can no longer be changed: a slip of paper. */
export function PromptSlip({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <blockquote className="sheet slip">
      <span className="caption faint">{caption}</span>
      <p className="display" dir="auto">
        {children}
      </p>
    </blockquote>
  )
}

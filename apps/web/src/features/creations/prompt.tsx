import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'

interface PromptProps extends Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'children'> {
  label: string
  /** How much is written, in words: "73 of 300". */
  counter: ReactNode
  /** Buttons in the box's lower edge. */
  tools?: ReactNode
  error?: string | null | undefined
}

/** The big box for an idea. The label is read, not shown: a heading stands above it. */
export function PromptField({ label, counter, tools, error, ...area }: PromptProps) {
  const id = useId()
  return (
    <div className="field">
      <div className="prompt" data-invalid={error ? '' : undefined}>
        <textarea
          aria-label={label}
          {...area}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-count${error ? ` ${id}-error` : ''}`}
        />
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

/** The same words once they can no longer be changed: a slip of paper. */
export function PromptSlip({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <blockquote className="sheet slip">
      <span className="caption faint">{caption}</span>
      <p className="display">{children}</p>
    </blockquote>
  )
}

import PencilLine from 'lucide-react/icons/pencil-line'
import { type FormEvent, useRef } from 'react'
import { Link } from 'react-router'
import { TrialDialog } from '@/features/website/trial-dialog.tsx'
import { useTrial } from '@/features/website/use-trial.ts'
import { Button } from '@/ui/button.tsx'
import { Chip } from '@/ui/controls.tsx'

/**
 * Words become a drawing before there is an account. Without script the form leads to where there is one. What is written
 * stays in the box and nowhere else, so that words from before the script had loaded are not lost.
 */
export function TrialBox() {
  const { busy, refusal, trial, draw, isShown, show } = useTrial()
  const box = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const words = box.current?.value.trim()
    if (words) void draw(words)
    else box.current?.focus()
  }
  function take(idea: string) {
    if (!box.current) return
    box.current.value = idea
    box.current.focus()
  }
  return (
    <>
      <form className="trial" action="/sign-up" onSubmit={submit}>
        <div className="trial__box">
          <PencilLine aria-hidden="true" />
          <input
            ref={box}
            aria-label="Describe a picture"
            aria-describedby="trial-says"
            placeholder="a fox and a snail in a garden"
            maxLength={1000}
            autoComplete="off"
            enterKeyHint="go"
          />
          <Button className="trial__button" type="submit" look="make" busy={busy}>
            Draw my page
          </Button>
        </div>
        <div className="trial__says" id="trial-says" role="status">
          {busy && 'Drawing your page…'}
          {!busy && !refusal && (trial ? 'It is kept on this device only.' : 'Free to try, no account needed.')}
          {refusal && <span className="trial__refusal">{refusal.message}</span>}{' '}
          {refusal?.usedUp && (
            <Link className="link" to="/sign-up">
              Sign up
            </Link>
          )}
          {!busy && !refusal && trial && (
            <button type="button" className="link" onClick={() => show(true)}>
              Look at it again
            </button>
          )}
        </div>
        {refusal && refusal.suggestions.length > 0 && (
          <ul className="trial__ideas" aria-label="Similar ideas">
            {refusal.suggestions.map((idea) => (
              <li key={idea}>
                <Chip onClick={() => take(idea)}>{idea}</Chip>
              </li>
            ))}
          </ul>
        )}
      </form>
      {trial && (
        <div className="text-left">
          <TrialDialog trial={trial} open={isShown} onClose={() => show(false)} />
        </div>
      )}
    </>
  )
}

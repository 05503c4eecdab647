import Check from 'lucide-react/icons/check'
import Server from 'lucide-react/icons/server'
import { useState } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import { checkServer, shownAddress } from '@/features/site/check-server.ts'
import { Field } from '@/ui/field.tsx'

interface ServerFieldProps {
  /** The server that is set has answered. */
  isFound: boolean
  hint: string
}

/** Which server an installed application talks to. Checked when the field is left; another one starts it anew. */
export function ServerField({ isFound, hint }: ServerFieldProps) {
  const { platform, stores } = useApp()
  const [text, setText] = useState(shownAddress(platform.apiOrigin))
  const [problem, setProblem] = useState<string | null>(null)
  const [checking, setChecking] = useState(false)
  const isUnchanged = text.trim() === shownAddress(platform.apiOrigin)

  async function check() {
    if (isUnchanged) return setProblem(null)
    setChecking(true)
    const checked = await checkServer(text)
    setChecking(false)
    if ('problem' in checked) return setProblem(checked.problem)
    setProblem(null)
    if (checked.origin === platform.apiOrigin) return setText(shownAddress(checked.origin))
    // The session belongs to the other server: this one must never be shown its token.
    stores.auth.getState().remove()
    platform.changeServer?.(checked.origin)
  }

  return (
    <div className="welcome__server">
      <Field label="Server address" hint={hint} error={problem}>
        {(wiring) => (
          <span className="welcome__address">
            <Server />
            <input
              {...wiring}
              className="input welcome__input"
              inputMode="url"
              autoCapitalize="none"
              autoComplete="url"
              spellCheck={false}
              placeholder="color.example"
              value={text}
              onChange={(event) => setText(event.target.value)}
              onBlur={() => void check()}
              onKeyDown={(event) => event.key === 'Enter' && void check()}
            />
            <span role="status">
              {checking && 'Looking …'}
              {!checking && isFound && isUnchanged && (
                <>
                  <Check className="welcome__found" /> Found
                </>
              )}
            </span>
          </span>
        )}
      </Field>
    </div>
  )
}

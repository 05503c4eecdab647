import Check from 'lucide-react/icons/check'
import PlugZap from 'lucide-react/icons/plug-zap'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import type { Api } from '@/lib/api.ts'
import { Button } from '@/ui/button.tsx'

interface Result {
  works: boolean
  text: string
  problems: readonly string[]
}

interface TypedKeys {
  /** Empty where the stored one is meant. */
  typed: string
  webhookSecret: string
}

const tests = {
  openai: {
    name: 'OpenAI',
    ask: async (api: Api, { typed }: TypedKeys) => ({
      ...(await api.testOpenai({ body: { ...(typed && { key: typed }) } })),
      problems: [] as string[],
    }),
  },
  stripe: {
    name: 'Stripe',
    ask: (api: Api, { typed, webhookSecret }: TypedKeys) =>
      api.testStripe({ body: { ...(typed && { key: typed }), ...(webhookSecret && { webhookSecret }) } }),
  },
} as const

function Told({ works, text, problems }: Result) {
  return (
    <div className="small">
      <p className={`flex items-start gap-2 font-medium ${works ? 'text-success' : 'text-danger'}`}>
        {works ? <Check className="mt-0.5 size-4 flex-none" /> : <TriangleAlert className="mt-0.5 size-4 flex-none" />}
        {text}
      </p>
      {problems.length > 0 && (
        <>
          <p className="mt-2 font-medium">Still to do:</p>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Asks the provider itself, with the key as it is typed, or the stored one where the field is empty. */
export function TestKey({
  provider,
  label = 'Test',
  ...keys
}: TypedKeys & { provider: keyof typeof tests; label?: string }) {
  const app = useApp()
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  const { name, ask } = tests[provider]

  async function test() {
    setBusy(true)
    setResult(null)
    const answer = await app.call(() => ask(app.api, keys), {
      isShown: true,
      onFailure: ({ message }) => setResult({ works: false, text: message, problems: [] }),
    })
    setBusy(false)
    if (!answer) return
    const { works, milliseconds, problems } = answer
    const which = keys.typed ? 'This key' : 'The stored key'
    const text = works ? `${which} works, ${milliseconds} ms.` : `${which} does not work.`
    setResult({ works, text, problems })
  }

  return (
    <div className="-mt-2 flex flex-wrap items-start gap-x-4 gap-y-2">
      <Button
        size="sm"
        icon={<PlugZap />}
        busy={busy}
        aria-label={label === 'Test' ? `Test ${name}` : undefined}
        onClick={test}
      >
        {label}
      </Button>
      <div className="min-w-0 flex-1 basis-52 self-center" role="status">
        {result && <Told {...result} />}
      </div>
    </div>
  )
}

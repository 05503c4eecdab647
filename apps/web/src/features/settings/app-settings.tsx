import type { AppStatus, Setup } from '@inkbloom/contract'
import { Fragment, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { PasswordInput } from '@/features/accounts/password-input.tsx'
import { useApp, useStoreOf } from '@/features/session/app-context.tsx'
import { changedSettings, type SettingsValues, saveSettings } from '@/features/settings/save-settings.ts'
import { TestKey } from '@/features/settings/test-key.tsx'
import { Webhook } from '@/features/settings/webhook.tsx'
import { ImagePicker } from '@/features/uploads/image-picker.tsx'
import * as checks from '@/lib/checks.ts'
import { useForm } from '@/lib/use-form.ts'
import { Button } from '@/ui/button.tsx'
import { TextField } from '@/ui/field.tsx'
import { Panel } from '@/ui/paper.tsx'
import { Thumb } from '@/ui/table.tsx'

const keys = [
  {
    name: 'openai_key',
    label: 'OpenAI API key',
    flag: 'openaiApi',
    help: 'https://platform.openai.com/api-keys',
    where: 'OpenAI keys',
    test: 'openai',
  },
  {
    name: 'stripe_key',
    label: 'Stripe API secret key',
    flag: 'stripeApi',
    help: 'https://dashboard.stripe.com/apikeys',
    where: 'Stripe keys',
    test: 'stripe',
  },
  {
    name: 'stripe_webhook_secret',
    label: 'Stripe webhook signing secret',
    flag: 'stripeWebhook',
    help: 'https://dashboard.stripe.com/webhooks',
    where: 'Stripe webhooks',
    test: null,
  },
] as const

const noSecrets = { openai_key: '', stripe_key: '', stripe_webhook_secret: '' }
function hintOf(status: AppStatus | null, { flag, name }: (typeof keys)[number], lost: readonly string[]) {
  if (lost.includes(name)) return 'The stored key cannot be read. Enter it again.'
  return status?.[flag]
    ? 'A key is stored. Leave this empty to keep it.'
    : 'It is stored encrypted and never shown again.'
}

interface AppSettingsProps {
  webhook: Setup['webhook'] | null
  /** Keys that were stored with another APP_SECRET. */
  lost: readonly string[]
  onSaved: (names: readonly string[]) => void
}

export function AppSettings({ webhook, lost, onSaved }: AppSettingsProps) {
  const app = useApp()
  const name = useStoreOf('site', (state) => state.name)
  const tagline = useStoreOf('site', (state) => state.tagline)
  const favicon = useStoreOf('site', (state) => state.favicon)
  const status = useStoreOf('site', (state) => state.status)
  const [image, setImage] = useState<File | null>(null)
  const [saves, setSaves] = useState(0)
  const form = useForm<SettingsValues & Record<string, string>>(
    { app_name: name, tagline, ...noSecrets },
    { app_name: checks.name },
  )

  // A row of the checklist leads to its field.
  const formRef = useRef<HTMLFormElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    const input = formRef.current?.elements.namedItem(hash.slice(1))
    if (!(input instanceof HTMLElement)) return
    input.scrollIntoView({ block: 'center' })
    input.focus({ preventScroll: true })
  }, [hash])

  const save = form.submit(async (values, showErrors) => {
    const { show } = app.stores.notification.getState()
    const uploaded = image && (await app.call(() => app.api.uploadFile({ upload: { file: image } })))
    if (image && !uploaded) return
    const changes = changedSettings(values, { name, tagline })
    if (uploaded) changes.push({ name: 'favicon', value: uploaded.url })
    if (changes.length === 0) return show({ message: 'There is nothing to update' })
    if (!(await saveSettings(app, changes, showErrors))) return
    onSaved(changes.map((change) => change.name))
    form.setValues({ ...values, ...noSecrets })
    setImage(null)
    setSaves((count) => count + 1)
    show({ variant: 'success', message: 'App settings have been updated' })
  })

  return (
    <Panel title="App settings">
      <form ref={formRef} className="grid gap-5" noValidate autoComplete="off" onSubmit={save}>
        <TextField label="Name" {...form.field('app_name')} />
        <TextField label="Tagline" {...form.field('tagline')} />
        <ImagePicker
          key={saves}
          label="Favicon"
          buttonLabel="Replace"
          hint="PNG, JPEG or WebP, square, at least 64 px."
          preview={(chosen) => <Thumb src={chosen ?? favicon} alt="Favicon" />}
          onImage={setImage}
        />
        {keys.map((key) => (
          <Fragment key={key.name}>
            <PasswordInput
              label={key.label}
              autoComplete="off"
              hint={hintOf(status, key, lost)}
              aside={
                <a className="link small" href={key.help} target="_blank" rel="noreferrer">
                  {key.where}
                </a>
              }
              {...form.field(key.name)}
            />
            {key.test && (
              <TestKey
                // What was found about another key is not true of this one.
                key={form.values[key.name]}
                provider={key.test}
                typed={form.values[key.name].trim()}
                webhookSecret={form.values.stripe_webhook_secret.trim()}
              />
            )}
          </Fragment>
        ))}
        {webhook && (
          <details>
            <summary className="link inline-flex min-h-11 items-center">What to enter in Stripe</summary>
            <div className="mt-3">
              <Webhook {...webhook} />
            </div>
          </details>
        )}
        <div className="flex justify-end">
          <Button type="submit" look="keep" busy={form.pending}>
            Update app settings
          </Button>
        </div>
      </form>
    </Panel>
  )
}

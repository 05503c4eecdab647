import type { SettingName } from '@inkbloom/contract'
import type { App } from '@/features/session/app.ts'
import { refreshSite } from '@/features/site/load-site.ts'
import type { FieldErrors } from '@/lib/api-error.ts'

export interface SettingsValues {
  app_name: string
  tagline: string
  openai_key: string
  stripe_key: string
  stripe_webhook_secret: string
}

const secrets = ['openai_key', 'stripe_key', 'stripe_webhook_secret'] as const

/** Only what changed; a secret only if it was filled in, since an empty field means "leave it". */
export function changedSettings(values: SettingsValues, before: { name: string; tagline: string }) {
  const changes: { name: SettingName; value: string }[] = []
  if (values.app_name.trim() !== before.name) changes.push({ name: 'app_name', value: values.app_name.trim() })
  if (values.tagline.trim() !== before.tagline) changes.push({ name: 'tagline', value: values.tagline.trim() })
  for (const name of secrets) if (values[name].trim()) changes.push({ name, value: values[name].trim() })
  return changes
}

/**
 * One call per setting, one after the other. Returns whether all were saved. Name, tagline, favicon and status are
 * read again in any case: of five changes, those before a failure count.
 */
export async function saveSettings(
  app: App,
  changes: readonly { name: SettingName; value: string }[],
  showErrors: (failure: { errors: FieldErrors }) => void,
): Promise<boolean> {
  const failed: FieldErrors = {}
  for (const { name, value } of changes) {
    let told = ''
    const kept = await app.call(() => app.api.updateSetting({ params: { name }, body: { value } }), {
      onFailure: (error) => {
        told = error.errors.value ?? error.message
      },
    })
    if (!kept) failed[name] = told
  }
  await app.call(() => refreshSite(app.api, app.stores.site))
  showErrors({ errors: failed })
  return Object.keys(failed).length === 0
}

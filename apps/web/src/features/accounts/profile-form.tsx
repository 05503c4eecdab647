import { useState } from 'react'
import { PasswordInput } from '@/features/accounts/password-input.tsx'
import { useApp, useUser } from '@/features/session/app-context.tsx'
import { ImagePicker } from '@/features/uploads/image-picker.tsx'
import * as checks from '@/lib/checks.ts'
import { useForm } from '@/lib/use-form.ts'
import { Avatar } from '@/ui/avatar.tsx'
import { Button } from '@/ui/button.tsx'
import { TextField } from '@/ui/field.tsx'

/** Name, photo and email. The picture is uploaded when it is saved: a change of mind leaves nothing behind. */
export function ProfileForm() {
  const app = useApp()
  const user = useUser()
  const [image, setImage] = useState<File | null>(null)
  const [removed, setRemoved] = useState(false)
  const [waiting, setWaiting] = useState('')
  const [saves, setSaves] = useState(0)
  const form = useForm(
    { name: user.name, email: user.email, currentPassword: '' },
    { name: checks.name, email: checks.email },
  )
  const moves = form.values.email.trim().toLowerCase() !== user.email.toLowerCase()
  const photo = removed ? null : user.photo

  const save = form.submit(async (values, showErrors) => {
    const uploaded = image && (await app.call(() => app.api.uploadFile({ upload: { file: image } })))
    if (image && !uploaded) return
    const { currentPassword } = values
    const profile = { name: values.name.trim(), email: values.email.trim(), photo: uploaded?.url ?? photo }
    const body = { ...profile, ...(moves && currentPassword && { currentPassword }) }
    const answer = await app.call(() => app.api.updateUser({ body }), { onFailure: showErrors })
    if (!answer?.updated) return
    app.stores.auth.getState().updateUser(answer.user)
    form.setValues({ name: answer.user.name, email: answer.user.email, currentPassword: '' })
    setWaiting(answer.sent ? body.email : '')
    setImage(null)
    setRemoved(false)
    setSaves((count) => count + 1)
    app.stores.notification.getState().show({ variant: 'success', message: 'Account details have been updated' })
  })

  return (
    <form className="grid gap-5 sm:grid-cols-2" noValidate onSubmit={save}>
      <div className="flex flex-wrap items-end gap-3 sm:col-span-2">
        <ImagePicker
          key={saves}
          label="Photo"
          buttonLabel={photo ? 'Change photo' : 'Choose photo'}
          preview={(chosen) => <Avatar name={user.name} photo={chosen ?? photo} size="medium" />}
          onImage={setImage}
        />
        {photo && !image && (
          <Button look="ghost" className="mb-3.5" onClick={() => setRemoved(true)}>
            Remove
          </Button>
        )}
      </div>
      <TextField label="Name" autoComplete="name" {...form.field('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint={waiting && `We sent an email to ${waiting}. The new address takes effect once you open the link in it.`}
        {...form.field('email')}
      />
      {moves && (
        <div className="sm:col-span-2">
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            hint="Needed for a new address, unless you just signed in with an emailed link."
            {...form.field('currentPassword')}
          />
        </div>
      )}
      <div className="flex justify-end sm:col-span-2">
        <Button type="submit" look="keep" busy={form.pending}>
          Save profile
        </Button>
      </div>
    </form>
  )
}

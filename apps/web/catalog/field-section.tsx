import Dices from 'lucide-react/icons/dices'
import { useState } from 'react'
import { PromptField, PromptSlip } from '@/features/creations/prompt.tsx'
import { Logo } from '@/ui/brand.tsx'
import { Button } from '@/ui/button.tsx'
import { TextArea, TextField } from '@/ui/field.tsx'
import { FilePicker } from '@/ui/file-picker.tsx'
import { Panel } from '@/ui/paper.tsx'
import { PasswordField } from '@/ui/password-field.tsx'
import { SelectField } from '@/ui/select.tsx'

const CHOICES = [
  { value: 'favorited', label: 'Most favorited' },
  { value: 'latest', label: 'Latest' },
]

export function FieldSection() {
  return (
    <Panel title="Fields">
      <div className="catalog__two">
        <TextField label="Rest" placeholder="A cat baking bread" />
        <TextField label="Focus" className="input catalog-focus" defaultValue="A cat baking bread" />
        <TextField label="Error" defaultValue="mara@" error="Add the part after the @." />
        <SelectField label="Choice" options={CHOICES} />
        <PasswordField
          label="Password"
          defaultValue="watercolor"
          hint="Six characters or more."
          showLabel="Show password"
          hideLabel="Hide password"
          autoComplete="off"
          aside={
            <a className="link small" href="#top">
              Forgot it?
            </a>
          }
        />
        <TextField label="Disabled" defaultValue="Not yours to change" disabled />
        <TextArea label="Longer text" defaultValue="Clean black lines and closed shapes." hint="55 of 120" rows={3} />
        <FilePicker
          label="Picture"
          buttonLabel="Replace"
          hint="SVG or PNG, square."
          accept="image/*"
          preview={
            <span className="sheet grid size-14 place-items-center">
              <Logo />
            </span>
          }
        />
      </div>
    </Panel>
  )
}

export function PromptSection() {
  const [text, setText] = useState('A whale carrying a small village through the night sky, with a lighthouse')
  return (
    <Panel title="Prompt">
      <PromptField
        label="What should we draw?"
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={300}
        counter={`${text.length} of 300`}
        tools={
          <Button look="ghost" size="sm" icon={<Dices />}>
            Surprise me
          </Button>
        }
      />
      <PromptSlip caption="You asked for">A whale carrying a small village through the night sky</PromptSlip>
      <PromptField
        label="Another idea"
        defaultValue=""
        placeholder="A fox…"
        counter="0 of 300"
        error="Write a few words first."
      />
    </Panel>
  )
}

import { platformNames, siteLinkRule, siteLists, socialIcons } from '@inkbloom/contract/constants'
import { platformLabels, socialLabels } from '@/features/website/footer.tsx'
import { Line, LinkField, Paragraph } from '@/features/website-editor/fields.tsx'
import { ItemList } from '@/features/website-editor/item-list.tsx'
import type { Part, PartName } from '@/features/website-editor/parts.ts'
import { PictureField } from '@/features/website-editor/picture-field.tsx'
import { inside, type Scope } from '@/features/website-editor/scope.ts'
import { SelectField } from '@/ui/select.tsx'

export interface FormProps<N extends PartName> {
  scope: Scope<Part<N>>
  open: string | null
  onOpen: (id: string | null) => void
}

const linkHint = siteLinkRule

export function HomeForm({ scope }: FormProps<'home'>) {
  const platforms = inside(scope, 'platforms')
  return (
    <>
      <Line scope={scope} name="headingLine1" label="Heading, first line" />
      <Line scope={scope} name="headingLine2" label="Heading, second line" />
      <Paragraph scope={scope} name="subheading" label="Subheading" />
      <PictureField
        label="Picture"
        hint="Without one, the garden is shown."
        value={scope.value.image}
        error={scope.errors[`${scope.path}.image`]}
        onChange={(image) => scope.change({ image })}
      />
      <fieldset className="editor__group">
        <legend className="label">Where to get the app</legend>
        <p className="hint">The footer offers these under “Download our app” once one besides Web is set.</p>
        {platformNames.map((name) => (
          <LinkField key={name} scope={platforms} name={name} label={platformLabels[name]} placeholder="https://" />
        ))}
      </fieldset>
    </>
  )
}

export function HowItWorksForm({ scope, open, onOpen }: FormProps<'howItWorks'>) {
  return (
    <>
      <Line scope={scope} name="heading" label="Heading" />
      <Paragraph scope={scope} name="subheading" label="Introduction" />
      <Line
        scope={scope}
        name="example"
        label="Example description"
        hint="Written on the first step’s slip of paper."
      />
      <ItemList
        {...{ scope, open, onOpen, name: 'steps', label: 'Steps', noun: 'step', most: siteLists.steps }}
        titleOf={({ title }) => title}
        blank={{ title: '', description: '', image: null }}
        fields={(step) => (
          <>
            <Line scope={step} name="title" label="Title" />
            <Paragraph scope={step} name="description" label="Text" />
            <PictureField
              label="Picture"
              hint="Without one, ours is shown."
              value={step.value.image}
              error={step.errors[`${step.path}.image`]}
              onChange={(image) => step.change({ image })}
            />
          </>
        )}
      />
    </>
  )
}

export function FeaturesForm({ scope, open, onOpen }: FormProps<'features'>) {
  return (
    <>
      <Line scope={scope} name="heading" label="Heading" />
      <Paragraph scope={scope} name="subheading" label="Introduction" />
      <ItemList
        {...{ scope, open, onOpen, name: 'items', label: 'Features', noun: 'feature', most: siteLists.features }}
        titleOf={({ title }) => title}
        blank={{ title: '', description: '' }}
        fields={(feature) => (
          <>
            <Line scope={feature} name="title" label="Title" />
            <Paragraph scope={feature} name="description" label="Text" />
          </>
        )}
      />
    </>
  )
}

export function TestimonialsForm({ scope, open, onOpen }: FormProps<'testimonials'>) {
  return (
    <>
      <Line scope={scope} name="heading" label="Heading" />
      <ItemList
        {...{ scope, open, onOpen, name: 'items', label: 'Testimonials', noun: 'testimonial' }}
        most={siteLists.testimonials}
        titleOf={({ name }) => name}
        blank={{ photo: null, feedback: '', name: '', location: '' }}
        fields={(item) => (
          <>
            <Paragraph scope={item} name="feedback" label="Feedback" hint="What they said, in their own words." />
            <Line scope={item} name="name" label="Name" />
            <Line scope={item} name="location" label="Location" />
            <PictureField
              label="Photo"
              hint="Shown in a circle beside the name."
              value={item.value.photo}
              error={item.errors[`${item.path}.photo`]}
              onChange={(photo) => item.change({ photo })}
            />
          </>
        )}
      />
    </>
  )
}

export function MetricsForm({ scope, open, onOpen }: FormProps<'metrics'>) {
  return (
    <>
      <Line scope={scope} name="heading" label="Heading" />
      <ItemList
        {...{ scope, open, onOpen, name: 'items', label: 'Figures', noun: 'figure', most: siteLists.metrics }}
        titleOf={({ value, key }) => [value, key].filter(Boolean).join(' ')}
        blank={{ key: '', value: '' }}
        fields={(item) => (
          <>
            <Line scope={item} name="value" label="Figure" placeholder="48,210" />
            <Line scope={item} name="key" label="What it counts" placeholder="pages colored" />
          </>
        )}
      />
    </>
  )
}

export function PricingForm({ scope }: FormProps<'pricing'>) {
  return (
    <>
      <Line scope={scope} name="heading" label="Heading" />
      <Paragraph scope={scope} name="subheading" label="Introduction" />
      <p className="hint">Titles, prices and limits of the plans are edited under Plans.</p>
    </>
  )
}

export function FaqsForm({ scope, open, onOpen }: FormProps<'faqs'>) {
  return (
    <>
      <Line scope={scope} name="heading" label="Heading" />
      <ItemList
        {...{ scope, open, onOpen, name: 'items', label: 'Questions', noun: 'question', most: siteLists.faqs }}
        titleOf={({ question }) => question}
        blank={{ question: '', answer: '' }}
        fields={(item) => (
          <>
            <Line scope={item} name="question" label="Question" />
            <Paragraph scope={item} name="answer" label="Answer" rows={4} />
          </>
        )}
      />
    </>
  )
}

export function CallToActionForm({ scope }: FormProps<'callToAction'>) {
  return (
    <>
      <Line scope={scope} name="heading" label="Heading" />
      <Paragraph scope={scope} name="subheading" label="Text" />
    </>
  )
}

export function ContactForm({ scope }: FormProps<'contact'>) {
  const support = inside(scope, 'support')
  return (
    <>
      <Line scope={scope} name="heading" label="Heading" />
      <Line scope={scope} name="email" label="Email" />
      <Line scope={scope} name="phone" label="Phone" />
      <Line scope={scope} name="location" label="Address" />
      <fieldset className="editor__group">
        <legend className="label">Support</legend>
        <Line scope={support} name="heading" label="Support heading" />
        <Paragraph scope={support} name="description" label="Support text" />
        <LinkField
          scope={support}
          name="link"
          label="Support link"
          hint={`${linkHint} Without one, the email is used.`}
        />
      </fieldset>
    </>
  )
}

const icons = socialIcons.map((value) => ({ value, label: socialLabels[value] }))

export function FooterForm({ scope, open, onOpen }: FormProps<'footer'>) {
  return (
    <>
      <p className="hint">Name and tagline come from the app settings, the apps to download from Home.</p>
      <ItemList
        {...{ scope, open, onOpen, name: 'socials', label: 'Social links', noun: 'link', most: siteLists.socials }}
        titleOf={({ icon, url }) => (url ? `${socialLabels[icon]}: ${url}` : socialLabels[icon])}
        blank={{ url: '', icon: 'website' }}
        fields={(item) => (
          <>
            <SelectField
              label="Icon"
              options={icons}
              value={item.value.icon}
              onChange={(event) => item.change({ icon: event.target.value as typeof item.value.icon })}
            />
            <LinkField scope={item} name="url" label="Address" placeholder="https://" hint={linkHint} />
          </>
        )}
      />
    </>
  )
}

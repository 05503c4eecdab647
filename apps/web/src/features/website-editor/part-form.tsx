import { lazy, Suspense } from 'react'
import type { AnyPart, PartName } from '@/features/website-editor/parts.ts'
import type { Scope } from '@/features/website-editor/scope.ts'
import * as forms from '@/features/website-editor/section-forms.tsx'

/** Only the two texts need it, and it is larger than all other editors together. */
const TextForm = lazy(() => import('@/features/website-editor/text-form.tsx'))

interface PartFormProps {
  name: PartName
  scope: Scope<AnyPart>
  open: string | null
  onOpen: (id: string | null) => void
}

/** The fields of a part, by its name. */
export function PartForm({ name, scope, open, onOpen }: PartFormProps) {
  // The scope is the part of that name; the compiler cannot follow a name through a table.
  const props = { scope: scope as never, open, onOpen }
  switch (name) {
    case 'home':
      return <forms.HomeForm {...props} />
    case 'howItWorks':
      return <forms.HowItWorksForm {...props} />
    case 'features':
      return <forms.FeaturesForm {...props} />
    case 'testimonials':
      return <forms.TestimonialsForm {...props} />
    case 'metrics':
      return <forms.MetricsForm {...props} />
    case 'pricing':
      return <forms.PricingForm {...props} />
    case 'faqs':
      return <forms.FaqsForm {...props} />
    case 'callToAction':
      return <forms.CallToActionForm {...props} />
    case 'contact':
      return <forms.ContactForm {...props} />
    case 'footer':
      return <forms.FooterForm {...props} />
    case 'terms':
    case 'privacy':
      return (
        <Suspense fallback={<p className="hint">Loading the editor…</p>}>
          <TextForm {...props} />
        </Suspense>
      )
  }
}

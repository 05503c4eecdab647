import snailColor from '@/features/website/art/snail-color.webp'
import snailLine from '@/features/website/art/snail-line.webp'
import { drawings } from '@/features/website/drawings.ts'
import { HalfColored } from '@/features/website/half-colored.tsx'
import { editedProps, Section, type SectionProps } from '@/features/website/section.tsx'
import type { Landing } from '@/features/website/sections.ts'
import { Drop } from '@/ui/ink.tsx'

type Step = Landing['howItWorks']['steps'][number]

/** The operator's picture, or ours: the words, the lines, the colors, and then whatever fits. */
function Paper({ step, at, example }: { step: Step; at: number; example: string }) {
  if (step.image)
    return (
      <div className="sheet step__paper">
        <img className="size-full object-cover" src={step.image} alt="" width="560" height="560" loading="lazy" />
      </div>
    )
  if (at === 0 && example)
    return (
      <div className="sheet step__paper step__slip">
        <p className="display">
          {example}
          <i />
        </p>
        <span>
          <Drop /> Uses 1 credit
        </span>
      </div>
    )
  const [line, color] = (at > 2 && drawings[at % drawings.length]) || [snailLine, snailColor]
  return (
    <div className="sheet step__paper">
      <HalfColored
        line={line}
        color={at > 1 ? color : undefined}
        alt={at < 3 ? 'A snail that carries a cottage' : ''}
        stain={128}
        at={[62, 46]}
      />
    </div>
  )
}

export function HowItWorks({ id, content, ground, edited }: SectionProps<Landing['howItWorks']>) {
  const { heading, subheading, example, steps } = content
  return (
    <Section id={id} ground={ground} heading={heading || 'How it works'}>
      <div className="band__wrap">
        <div className="band__head">
          <h2 className="text-section">{heading}</h2>
          {subheading && <p className="lead">{subheading}</p>}
        </div>
        <ol className="steps">
          {steps.map((step, at) => (
            <li key={step.id} className="step" {...editedProps(step.id, edited)}>
              <Paper step={step} at={at} example={example} />
              <div className="step__text">
                <span aria-hidden="true" className="display">
                  {at + 1}
                </span>
                <h3>{step.title}</h3>
                <p>{step.description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

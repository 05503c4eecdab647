import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { Link } from 'react-router'
import hedgehogColor from '@/assets/art/hedgehog-color.webp'
import hedgehogLine from '@/assets/art/hedgehog-line.webp'
import { HalfColored } from '@/features/website/half-colored.tsx'
import { editedProps, Section, type SectionProps } from '@/features/website/section.tsx'
import type { Landing } from '@/features/website/sections.ts'

interface FaqsProps extends SectionProps<Landing['faqs']> {
  /** Whether there is a contact section to send people to. */
  reachable: boolean
}

/** The browser's own disclosure: it opens without script, and a search for a word on the page opens its answer. */
export function Faqs({ id, content, ground, edited, reachable }: FaqsProps) {
  const { heading, items } = content
  return (
    <Section id={id} ground={ground} heading={heading || 'FAQs'}>
      <div className="band__wrap faqs">
        <div>
          <h2 className="text-section">{heading}</h2>
          {reachable && (
            <p className="lead mt-5">
              Something else?{' '}
              <Link className="link" to="/#contact">
                Write to us
              </Link>
              .
            </p>
          )}
          <div className="sheet faqs__picture">
            <HalfColored
              line={hedgehogLine}
              color={hedgehogColor}
              alt="A hedgehog reading, half colored in"
              stain={130}
              at={[40, 62]}
            />
          </div>
        </div>
        <div>
          {items.map(({ id: key, question, answer }, at) => (
            <details key={key} className="faq" open={at === 0 || key === edited} {...editedProps(key, edited)}>
              <summary>
                <h3>{question}</h3>
                <span className="faq__sign">
                  <Plus />
                  <Minus />
                </span>
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}

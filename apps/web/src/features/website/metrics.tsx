import { editedProps, Section, type SectionProps } from '@/features/website/section.tsx'
import type { Landing } from '@/features/website/sections.ts'

/** Outlined numerals, part-filled with pigment. */
export function Metrics({ id, content, edited }: Omit<SectionProps<Landing['metrics']>, 'ground'>) {
  const { heading, items } = content
  return (
    <Section id={id} className="band--ink" heading={heading || 'Metrics'}>
      <div className="band__wrap">
        {heading && <h2 className="text-heading">{heading}</h2>}
        <dl className="metrics">
          {items.map(({ id: key, key: name, value }) => (
            <div key={key} {...editedProps(key, edited)}>
              <dt>{name}</dt>
              <dd className="metrics__figure">
                <span>{value}</span>
                <span className="pigment metrics__color" data-held="" aria-hidden="true">
                  {value}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

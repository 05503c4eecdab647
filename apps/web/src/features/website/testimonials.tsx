import { drawings } from '@/features/website/drawings.ts'
import { HalfColored } from '@/features/website/half-colored.tsx'
import { editedProps, Section, type SectionProps } from '@/features/website/section.tsx'
import type { Landing } from '@/features/website/sections.ts'

/** Pages taped to a wall, with the words of whoever colored them. */
export function Testimonials({ id, content, edited }: Omit<SectionProps<Landing['testimonials']>, 'ground'>) {
  const { heading, items } = content
  return (
    <Section id={id} className="band--rose" heading={heading || 'Testimonials'}>
      <div className="band__wrap">
        <h2 className="text-section">{heading}</h2>
        <ul className="quotes">
          {items.map(({ id: key, photo, feedback, name, location }, at) => {
            const [line, color] = drawings[at % drawings.length] ?? ['', '']
            return (
              <li key={key} {...editedProps(key, edited)}>
                <figure className="quote">
                  <div className="sheet quote__page">
                    <i className="tape" />
                    <HalfColored line={line} color={color} alt="" />
                  </div>
                  <blockquote className="display">{feedback}</blockquote>
                  <figcaption>
                    {photo && (
                      <span className="avatar">
                        <img src={photo} alt="" width="44" height="44" loading="lazy" />
                      </span>
                    )}
                    <span>
                      <b>{name}</b>
                      {location}
                    </span>
                  </figcaption>
                </figure>
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}

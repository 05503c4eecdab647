import { Section, type SectionProps } from '@/features/website/section.tsx'
import type { Landing } from '@/features/website/sections.ts'
import { ButtonLink } from '@/ui/button.tsx'

type Content = Landing['contact']

const labelOf = (link: string) =>
  link.startsWith('mailto:') ? 'Write to us' : link.startsWith('tel:') ? 'Call us' : 'Get help'

function Ways({ email, phone, location }: Pick<Content, 'email' | 'phone' | 'location'>) {
  return (
    <dl className="contact__ways">
      {email && (
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </dd>
        </div>
      )}
      {location && (
        <div>
          <dt>Address</dt>
          <dd>{location}</dd>
        </div>
      )}
    </dl>
  )
}

export function Contact({ id, content, ground }: SectionProps<Content>) {
  const { heading, email, support } = content
  const link = support.link || (email && `mailto:${email}`)
  return (
    <Section id={id} ground={ground} heading={heading || 'Contact'}>
      <div className="band__wrap contact">
        <div>
          <h2 className="text-section">{heading}</h2>
          <Ways {...content} />
        </div>
        {(support.heading || support.description) && (
          <div className="sheet contact__note">
            {support.heading && <h3>{support.heading}</h3>}
            {support.description && <p>{support.description}</p>}
            {link && (
              <ButtonLink look="keep" size="lg" to={link}>
                {labelOf(link)}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </Section>
  )
}

import { Easel } from '@/features/website/easel.tsx'
import { editedProps, Section, type SectionProps } from '@/features/website/section.tsx'
import type { Landing } from '@/features/website/sections.ts'

type Feature = Landing['features']['items'][number]

/** At most six notes around the picture, three on a side: more would have nothing to point at. */
const around = 6

function Notes({ items, side, edited }: { items: readonly Feature[]; side: 'left' | 'right'; edited?: string | null }) {
  return (
    <ul className={`plate__notes plate__notes--${side}`}>
      {items.map((item) => (
        <li key={item.id} className="note" {...editedProps(item.id, edited)}>
          <h3>{item.title}</h3>
          <p>{item.description}</p>
        </li>
      ))}
    </ul>
  )
}

/** An annotated plate. With all six notes the leader lines touch what they speak of. */
export function Features({ id, content, ground, edited = null }: SectionProps<Landing['features']>) {
  const { heading, subheading, items } = content
  const noted = items.slice(0, around)
  const half = Math.ceil(noted.length / 2)
  const more = items.slice(around)
  return (
    <Section id={id} ground={ground} heading={heading || 'Features'}>
      <div className="band__wrap">
        <div className="band__title">
          <h2 className="text-section">{heading}</h2>
          {subheading && <p className="lead band__lead">{subheading}</p>}
        </div>
        <div className="plate" data-full={noted.length === around ? '' : undefined}>
          <Notes items={noted.slice(0, half)} side="left" edited={edited} />
          <Easel />
          <Notes items={noted.slice(half)} side="right" edited={edited} />
        </div>
        {more.length > 0 && (
          <ul className="more-notes">
            {more.map((item) => (
              <li key={item.id} {...editedProps(item.id, edited)}>
                <h3>{item.title}</h3>
                <p>{item.description}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

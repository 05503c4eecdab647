import Heart from 'lucide-react/icons/heart'
import { type ReactNode, useState } from 'react'
import { Link, type To } from 'react-router'
import { bloom } from '@/ui/bloom.ts'
import { LockMark, lockWords } from '@/ui/lock-mark.tsx'
import { Picture, type PictureProps } from '@/ui/picture.tsx'

export interface CardFact {
  icon: ReactNode
  /** Read with the number: an icon alone is silent. */
  label: string
  value: ReactNode
  /** At the other end of the line. */
  last?: boolean
}

export interface CardProps extends Pick<PictureProps, 'line' | 'lineSet' | 'sizes' | 'sketched' | 'color' | 'seed'> {
  /** Null where the viewer has nowhere to go from it. */
  to: To | null
  title: string
  /** Words on the yellow strip that a pointer brings up. */
  cta?: ReactNode
  flag?: { icon: ReactNode; label: string } | undefined
  /** A button in the corner, above the card's own link. */
  corner?: ReactNode
  facts?: readonly CardFact[] | undefined
  /** At the end of the facts, above the card's own link. */
  aside?: ReactNode
  eager?: boolean | undefined
  /** As under a pointer, for a picture of it. */
  shown?: boolean | undefined
}

export function Card({ to, title, cta, flag, corner, facts, aside, eager, shown, ...picture }: CardProps) {
  const [near, setNear] = useState(false)
  const arm = () => setNear(true)
  return (
    <article
      className="card bloom"
      data-shown={shown ? '' : undefined}
      onFocus={arm}
      {...bloom}
      onPointerEnter={(event) => {
        arm()
        bloom.onPointerEnter(event)
      }}
    >
      <div className="card__frame">
        <Picture
          className="card__picture"
          alt=""
          armed={near || shown}
          held={shown ? 150 : undefined}
          eager={eager}
          {...picture}
        />
        {flag && (
          <span className="flag">
            {flag.icon}
            <span>{flag.label}</span>
          </span>
        )}
        {cta && (
          <span className="button button--make card__cta" aria-hidden="true">
            {cta}
          </span>
        )}
      </div>
      <div>
        <h2 className="font-sans text-[0.9375rem] leading-snug tracking-normal">
          {to ? (
            <Link className="card__link" to={to} title={title}>
              <span className="card__title" dir="auto">
                {title}
              </span>
            </Link>
          ) : (
            <span className="card__title" dir="auto">
              {title}
            </span>
          )}
        </h2>
        {(facts || aside) && (
          <ul className="card__facts numerals">
            {facts?.map((fact) => (
              <li key={fact.label} className={fact.last ? 'ml-auto' : undefined}>
                {fact.icon}
                <span className="sr-only">{fact.label}</span>
                {fact.value}
              </li>
            ))}
            {aside && <li className="card__aside">{aside}</li>}
          </ul>
        )}
      </div>
      {corner && <div className="card__corner">{corner}</div>}
    </article>
  )
}

interface HeartProps {
  on: boolean
  label: string
  /** Pressing it leads to the plans. */
  locked?: boolean
  onToggle: () => void
}

export function HeartButton({ on, label, locked, onToggle }: HeartProps) {
  return (
    <button
      type="button"
      className="heart"
      aria-label={label}
      aria-description={locked ? lockWords : undefined}
      title={label}
      aria-pressed={on}
      onClick={onToggle}
    >
      <Heart />
      {locked && <LockMark />}
    </button>
  )
}

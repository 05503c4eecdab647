import { Link } from 'react-router'

const PETALS = [0, 72, 144, 216, 288]
const DROP = 'M15 1.4C15 1.4 27.6 13 27.6 20.6a12.6 12.6 0 0 1-25.2 0C2.4 13 15 1.4 15 1.4z'

/** A drop of ink with a flower in it. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 30 34" aria-hidden="true">
      <path d={DROP} fill="var(--logo-drop)" />
      <g fill="var(--logo-petal)">
        {PETALS.map((turn) => (
          <ellipse key={turn} cx="15" cy="15.6" rx="3.1" ry="4.1" transform={`rotate(${turn} 15 20.6)`} />
        ))}
      </g>
      <circle cx="15" cy="20.6" r="2.3" fill="var(--logo-drop)" />
    </svg>
  )
}

/** The logo and the name. `picture` replaces ours when the operator has a logo of their own. */
export function Brand({ name, to, picture }: { name: string; to: string; picture?: string | undefined }) {
  return (
    <Link className="brand" to={to}>
      {picture ? <img className="logo" src={picture} alt="" style={{ objectFit: 'contain' }} /> : <Logo />}
      <span>{name}</span>
    </Link>
  )
}

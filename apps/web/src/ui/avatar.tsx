import { clsx } from 'clsx'
import { useState } from 'react'

interface AvatarProps {
  name: string
  photo?: string | null | undefined
  size?: 'small' | 'regular' | 'medium'
}

/** A color of somebody's own, the same on every screen: people are told apart before their names are read. */
const hues = 8
function hueOf(name: string): number {
  let sum = 0
  for (const letter of name.trim().toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return sum % hues
}

/** The photo, or the first letter of the name. Decorative: the name is always beside it or labels the link. */
export function Avatar({ name, photo, size = 'regular' }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className={clsx('avatar', size !== 'regular' && `avatar--${size}`)} data-hue={hueOf(name)} aria-hidden="true">
      {photo && photo !== broken ? (
        <img src={photo} alt="" onError={() => setBroken(photo)} />
      ) : (
        // By code point: a name may begin with a letter outside the basic plane.
        ([...name.trim()][0] ?? '').toLocaleUpperCase('en')
      )}
    </span>
  )
}

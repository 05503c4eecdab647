import { clsx } from 'clsx'
import { useState } from 'react'

interface AvatarProps {
  name: string
  photo?: string | null | undefined
  size?: 'small' | 'regular' | 'medium'
}

/** The photo, or the first letter of the name. Decorative: the name is always beside it or labels the link. */
export function Avatar({ name, photo, size = 'regular' }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className={clsx('avatar', size !== 'regular' && `avatar--${size}`)} aria-hidden="true">
      {photo && photo !== broken ? (
        <img src={photo} alt="" onError={() => setBroken(photo)} />
      ) : (
        // By code point: a name may begin with a letter outside the basic plane.
        ([...name.trim()][0] ?? '').toLocaleUpperCase('en')
      )}
    </span>
  )
}

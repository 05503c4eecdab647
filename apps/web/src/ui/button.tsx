import { clsx } from 'clsx'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { bloom } from '@/ui/bloom.ts'
import { Inking } from '@/ui/ink.tsx'

export type ButtonLook = 'make' | 'keep' | 'outline' | 'ghost' | 'danger' | 'quiet-danger' | 'on-bar' | 'yes'

interface Look {
  look?: ButtonLook | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  block?: boolean | undefined
  icon?: ReactNode
  /** Under way: keeps its place, its width and the focus, and ignores further presses. */
  busy?: boolean | undefined
}

const classOf = ({ look = 'outline', size = 'md', block }: Look, extra?: string) =>
  clsx(
    'button',
    look !== 'outline' && `button--${look}`,
    size !== 'md' && `button--${size}`,
    block && 'button--block',
    extra,
  )

/** A `disabled` button drops the focus to the page's top and says nothing; this one stays and swallows the press. */
function swallow(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

export type ButtonProps = Look & ComponentPropsWithRef<'button'>

export function Button({ look, size, block, icon, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...bloom}
      {...rest}
      className={classOf({ look, size, block }, className)}
      onClick={busy ? swallow : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
    >
      {busy ? <Inking /> : icon}
      {children}
    </button>
  )
}

export type ButtonLinkProps = Omit<Look, 'busy'> &
  Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: To; disabled?: boolean | undefined }

/** Looks like a button, goes somewhere. An address with a scheme leaves the app and is a plain anchor. */
export function ButtonLink({ look, size, block, icon, to, disabled, className, children, ...rest }: ButtonLinkProps) {
  const common = { ...bloom, ...rest, className: classOf({ look, size, block }, className) }
  if (disabled)
    return (
      <a {...common} role="link" aria-disabled="true" data-off="">
        {icon}
        {children}
      </a>
    )
  if (typeof to === 'string' && /^[a-z][a-z0-9+.-]*:/i.test(to))
    return (
      <a {...common} href={to}>
        {icon}
        {children}
      </a>
    )
  return (
    <Link {...common} to={to}>
      {icon}
      {children}
    </Link>
  )
}

import type { ReactNode } from 'react'

interface CreateLayoutProps {
  sheet: ReactNode
  children: ReactNode
  /** On a phone: what is being drawn comes before the words about it. Otherwise there is no room for an empty sheet. */
  sheetFirst?: boolean
}

/** Words left, the sheet right. */
export function CreateLayout({ sheet, children, sheetFirst = false }: CreateLayoutProps) {
  return (
    <div className="grid items-start gap-7 pt-4 lg:gap-12 lg:pt-12 xl:grid-cols-[minmax(0,1fr)_minmax(0,500px)] xl:gap-16">
      <div className="min-w-0 max-w-[680px]">{children}</div>
      <div className={sheetFirst ? 'w-full max-w-[560px] max-xl:order-first' : 'max-xl:hidden'}>{sheet}</div>
    </div>
  )
}

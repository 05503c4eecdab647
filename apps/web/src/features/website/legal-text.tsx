import { useLoaderData } from 'react-router'
import type { LegalText } from '@/features/website/load-legal.ts'
import { NothingHere } from '@/features/website/nothing-here.tsx'

/** A text that the operator wrote. */
export function Legal({ title, html }: { title: string; html: string }) {
  return (
    <article className="legal">
      <h1>{title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets nothing through but plain formatting */}
      <div className="rich" dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  )
}

export function LegalScreen({ title }: { title: string }) {
  const { content } = useLoaderData<LegalText>()
  return content === null ? <NothingHere /> : <Legal title={title} html={content} />
}

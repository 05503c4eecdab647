import { type ReactNode, Suspense, use, useEffect } from 'react'
import { ListFailed } from '@/features/lists/list-failed.tsx'
import type { First } from '@/features/lists/load-list.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { destinationOf } from '@/lib/call.ts'

interface ListBodyProps<Answer> {
  first: First<Answer>
  skeleton: ReactNode
  /** The title of the error state. */
  failed: string
  children: (first: Answer) => ReactNode
}

/**
 * What a list shows below its title. Its key is the query: without one, what an earlier query found would stand there
 * until the new answer comes.
 */
export function ListBody<Answer>(props: ListBodyProps<Answer>) {
  return (
    <Suspense fallback={props.skeleton}>
      <Answered {...props} />
    </Suspense>
  )
}

function Answered<Answer>({ first, skeleton, failed, children }: ListBodyProps<Answer>) {
  const { tell } = useApp()
  const answer = use(first)
  const error = answer instanceof Error ? answer : null
  // Reported here and not where it was asked for: people who have left meanwhile should hear nothing.
  useEffect(() => {
    if (error) tell(error)
  }, [error, tell])
  if (!(answer instanceof Error)) return children(answer)
  return destinationOf(answer) ? skeleton : <ListFailed title={failed} />
}

import type { FieldErrors } from '@/lib/api-error.ts'

/** A piece of what is edited: its value, how to change it, and the messages about it, by their whole path. */
export interface Scope<T> {
  value: T
  path: string
  errors: FieldErrors
  change: (changes: Partial<T>) => void
}

type ItemOf<T> = T extends readonly (infer Item)[] ? Item : never

export function inside<T, K extends keyof T & string>(scope: Scope<T>, key: K): Scope<T[K]> {
  return {
    value: scope.value[key],
    path: `${scope.path}.${key}`,
    errors: scope.errors,
    change: (changes) => scope.change({ [key]: { ...scope.value[key], ...changes } } as unknown as Partial<T>),
  }
}

/** One of a list. */
export function itemOf<T, K extends keyof T & string>(scope: Scope<T>, key: K, at: number): Scope<ItemOf<T[K]>> {
  const items = scope.value[key] as ItemOf<T[K]>[]
  return {
    value: items[at] as ItemOf<T[K]>,
    path: `${scope.path}.${key}.${at}`,
    errors: scope.errors,
    change: (changes) => {
      const next = items.map((item, index) => (index === at ? Object.assign({}, item, changes) : item))
      scope.change({ [key]: next } as unknown as Partial<T>)
    },
  }
}

/** A random name, unique in its list. Not randomUUID: on a plain http address browsers do not have it. */
export const newId = () => Math.random().toString(36).slice(2, 10)

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

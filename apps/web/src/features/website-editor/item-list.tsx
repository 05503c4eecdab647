import type { ReactNode } from 'react'
import { itemOf, moved, newId, type Scope } from '@/features/website-editor/scope.ts'
import { SortableList } from '@/ui/sortable-list.tsx'

interface Item {
  id: string
}
type ListKey<T> = { [K in keyof T]: T[K] extends readonly Item[] ? K : never }[keyof T] & string
type ItemIn<T, K extends keyof T> = T[K] extends readonly (infer I)[] ? I : never

interface ItemListProps<T, K extends ListKey<T>> {
  scope: Scope<T>
  name: K
  label: string
  /** What one item is called, in the middle of a sentence. */
  noun: string
  most: number
  titleOf: (item: ItemIn<T, K>) => string
  blank: Omit<ItemIn<T, K>, 'id'>
  open: string | null
  onOpen: (id: string | null) => void
  fields: (item: Scope<ItemIn<T, K>>) => ReactNode
}

const capital = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1)

/** A list of the site's content: add, order, open, remove. */
export function ItemList<T, K extends ListKey<T>>(props: ItemListProps<T, K>) {
  const { scope, name, label, noun, most, titleOf, blank, open, onOpen, fields } = props
  const items = scope.value[name] as unknown as (ItemIn<T, K> & Item)[]
  const path = `${scope.path}.${name}`
  const change = (next: readonly unknown[]) => scope.change({ [name]: next } as unknown as Partial<T>)
  const isWrong = (at: number) => Object.keys(scope.errors).some((wrong) => wrong.startsWith(`${path}.${at}.`))

  function add() {
    const id = newId()
    change([...items, { id, ...blank }])
    onOpen(id)
  }
  return (
    <SortableList
      texts={{
        label,
        add: `Add ${noun}`,
        empty: `No ${noun} yet.`,
        help: 'Press the up and down arrow keys to move it.',
        untitled: capital(noun),
        move: (title) => `Move ${title}`,
        remove: (title) => `Remove ${title}`,
        moved: (title, place, count) => `${title} is now ${place} of ${count}.`,
      }}
      items={items.map((item, at) => ({
        id: item.id,
        title: titleOf(item),
        wrong: isWrong(at),
        content: fields(itemOf(scope, name, at) as Scope<ItemIn<T, K>>),
      }))}
      open={open}
      onOpen={onOpen}
      onMove={(from, to) => change(moved(items, from, to))}
      onRemove={(at) => change(items.filter((_, index) => index !== at))}
      onAdd={items.length < most ? add : undefined}
      error={scope.errors[path]}
    />
  )
}

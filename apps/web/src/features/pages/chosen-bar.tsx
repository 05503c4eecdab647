import { Button } from '@/ui/button.tsx'

interface ChosenBarProps {
  count: number
  onBlock: () => void
  onClear: () => void
}

/** What can be done to the rows that are ticked. At the foot of the screen, wherever the list is scrolled to. */
export function ChosenBar({ count, onBlock, onClear }: ChosenBarProps) {
  if (count === 0) return null
  return (
    <section className="chosen-bar" data-foot="chosen" aria-label="Chosen pages">
      <b className="numerals">{count === 1 ? '1 page chosen' : `${count} pages chosen`}</b>
      <Button look="ghost" onClick={onClear}>
        Clear
      </Button>
      <Button look="danger" onClick={onBlock}>
        Block {count === 1 ? 'it' : 'all'}
      </Button>
    </section>
  )
}

import catColor from '@/assets/art/cat-color.webp'
import catLine from '@/assets/art/cat-line.webp'
import hedgehogLine from '@/assets/art/hedgehog-line.webp'
import { Panel } from '@/ui/paper.tsx'
import { BloomPicture, Picture } from '@/ui/picture.tsx'

const FRAMES = [
  ['Rest', 0],
  ['60 ms', 48],
  ['120 ms', 92],
  ['200 ms', 136],
  ['320 ms', 184],
  ['680 ms', 440],
] as const

const SWATCHES = [
  ['Sheet', 'sheet', '#ffffff'],
  ['Board', 'board', 'header, panels'],
  ['Desk', 'desk', 'background'],
  ['Well', 'well', 'hover, tracks'],
  ['Field', 'field', 'inputs'],
  ['Hair', 'hair', 'separators'],
  ['Rule', 'rule', '3.3 : 1 or more'],
  ['Ink', 'ink', 'text'],
  ['Ink 2', 'ink-2', 'second text'],
  ['Gamboge', 'gamboge', 'ink 10.2 : 1'],
  ['Vermilion', 'vermilion', 'deep 6.8 : 1'],
  ['Madder', 'madder', 'deep 7.4 : 1'],
  ['Ultramarine', 'ultramarine', '5.7 : 1'],
  ['Viridian', 'viridian', 'deep 7.3 : 1'],
  ['Cerulean', 'cerulean', 'deep 7.3 : 1'],
  ['Sap', 'sap', 'deep 6.8 : 1'],
  ['Pencil', 'pencil', 'decor only'],
] as const

export function BloomSection() {
  return (
    <Panel title="Bloom">
      <div className="catalog__frames">
        {FRAMES.map(([label, held]) => (
          <figure key={label}>
            <Picture line={catLine} color={catColor} alt="" held={held} at={[36, 58]} className="picture--cast" />
            <figcaption className="numerals">{label}</figcaption>
          </figure>
        ))}
      </div>
      <p className="small muted">
        No colored version yet? The picture gets a wash seeded by its id, multiplied over the lines. The last two wait
        for a pointer or a finger.
      </p>
      <div className="catalog__frames">
        <Picture line={hedgehogLine} alt="" seed="a" held={64} at={[38, 46]} className="picture--cast" />
        <Picture line={hedgehogLine} alt="" seed="a" held={440} className="picture--cast" />
        <Picture line={hedgehogLine} alt="" seed="c" held={110} at={[38, 46]} className="picture--cast" />
        <Picture line={hedgehogLine} alt="" seed="d" held={440} className="picture--cast" />
        <BloomPicture line={catLine} color={catColor} alt="A cat at a window" />
        <BloomPicture line={hedgehogLine} alt="A reading hedgehog" seed="f" />
      </div>
    </Panel>
  )
}

export function ColorSection() {
  return (
    <Panel title="Color">
      <div className="catalog__swatches">
        {SWATCHES.map(([name, token, note]) => (
          <div key={token}>
            <i style={{ background: `var(--color-${token})` }} />
            {name}
            <span className="numerals">{note}</span>
          </div>
        ))}
      </div>
    </Panel>
  )
}

export function TypeSection() {
  return (
    <Panel title="Type">
      <div className="catalog__two items-end">
        <div>
          <p className="display text-poster">Say it in words.</p>
          <p className="display text-title mt-5">Section title, Young Serif 32</p>
        </div>
        <div>
          <p className="lead">Lead, Figtree 19. Describe any picture and see it drawn in crisp black and white.</p>
          <p className="mt-3">Body, Figtree 16. Colors stay inside the lines. Łódź, Žižkov, Ümraniye.</p>
          <p className="small muted numerals mt-3">Data, Figtree 14 tabular. 48,210 pages, $6.00</p>
        </div>
      </div>
    </Panel>
  )
}

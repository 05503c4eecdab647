/** How a page for school is found: by the words of a prompt, and by what was read of it. */
import type { SceneGraph } from '../reading/graph.ts'
import { canDraw } from '../world/can-draw.ts'
import type { School } from './school.ts'

export type Kind = (prompt: string, graph: SceneGraph) => School | null

/** Things of the prompt that can stand on a sheet; words about the sheet itself are none. */
export const namedIn = ({ things }: SceneGraph): string[] =>
  things
    .filter(
      ({ name, via }) =>
        via !== 'implied' &&
        canDraw(name) &&
        !/scissors|calendar|poster|paper|chart|clock|diploma|ribbon|food pyramid|^(?:child|student|person|teacher|toddler|school|boy|girl)$/.test(
          name,
        ),
    )
    .map(({ name }) => name)

export const everything = ({ things }: SceneGraph): string[] => things.map(({ name }) => name)

/** What a place is asked for, and what it gives to those who play in it. */
import type { Box, Detail } from '../art/art.ts'
import type { Rng } from '../ink/random.ts'

export interface Backdrop {
  /** Behind the land (or the floor), staying where it is when the land is raised; a place without it is not raised. */
  sky?: string
  /** Snow lies on it already. */
  snowed?: true
  /** Its floor is never raised: what hangs from its ceiling would come along. */
  fixed?: true
  /** A road, rails or a stream runs across: those on it stand where these are. */
  laned?: true
  /** The place is what one looks at: whoever is in it leaves it to be seen, and the moon hangs small in its sky. */
  scenic?: true
  /** The sky is a wall. */
  roofed?: true
  back: string
  /** What is at the feet of those who stand there. */
  footing?: 'grass' | 'snow' | 'sand'
  /** The line that feet stand on. */
  ground: number
  /** The line of the water, where there is some. */
  water?: number
  /** Everything hangs free in this box: under water, in the sky, in space. */
  float?: Box
  /** Painted over everyone, away from the boxes it is given. */
  front(boxes: readonly Box[]): string
  /** The same along the lower edge, where it stays when the water is raised. */
  shore?(boxes: readonly Box[]): string
  frame?: string
  /** The part of the page where each element is to be seen. */
  shows: Partial<Record<'water' | 'ground' | 'sky', Box>>
}

export interface Ask {
  setting: string
  time: 'day' | 'night' | 'sunset'
  rain: boolean
  rainbow: boolean
  rng: Rng
  variant: number
  /** A building that the place is named after. */
  landmark?: string
  /** Nouns that the place must not show: those who play have them, or the prompt wants none. */
  without?: ReadonlySet<string>
  detail?: Detail
  /** What grows or lies all over the ground: crops or nouns. */
  covers?: readonly { crop: string; size: number }[]
  /** Snow, storm, wind or fog that the place itself knows nothing of. */
  weather?: string
  /** Snow lies everywhere. */
  winter?: boolean
  /** Leaves fall, whatever the place. */
  autumn?: boolean
  /** Where those who play are: what would peep out from behind them is left out. */
  taken?: readonly Box[]
  /** Their outline, column by column: closer than boxes. */
  outline?: readonly Box[]
  /** Heads, as discs: no pole or trunk of the place grows out of one. */
  faces?: readonly (readonly [x: number, y: number, r: number])[]
  /** How many units of the page a meter is for the nearest of those who play. */
  meter?: number
  /** How much higher on the page the land comes to lie than it is drawn. */
  lift?: number
}

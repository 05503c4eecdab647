/** Wholes in the shape of anything else: data/shapes.txt says which. */
import type { Art } from '../../art/art.ts'
import { kitOf } from '../../reading/forms.ts'
import { airplane, balloon, boat, hotAirBalloon, rocket, submarine } from './aloft.ts'
import { castle, house } from './buildings.ts'
import { bed, lamp, seat } from './furniture.ts'
import type { Kit } from './kit.ts'
import type { Stand } from './picture.ts'
import { bus, car, train } from './rolling.ts'
import { bush, cake, cloud, cookie, cushion } from './soft.ts'

const KITS: Readonly<Record<string, Kit>> = {
  airplane,
  balloon,
  bed,
  boat,
  bus,
  bush,
  cake,
  car,
  castle,
  cloud,
  cookie,
  cushion,
  'hot air balloon': hotAirBalloon,
  house,
  lamp,
  rocket,
  seat,
  submarine,
  train,
}

/** Null where it cannot have that shape. */
export const shaped = (whole: string, stand: Stand): Art | null => KITS[kitOf(whole) ?? '']?.(stand) ?? null

import type { Thing } from '../../art/art.ts'
import { BAZAAR } from './bazaar.ts'
import { BREAD } from './bread.ts'
import { CAKES } from './cakes.ts'
import { DISHES } from './dishes.ts'
import { DRINKS } from './drinks.ts'
import { FROZEN } from './frozen.ts'
import { FRUIT } from './fruit.ts'
import { GREENGROCER } from './greengrocer.ts'
import { HEARTH } from './hearth.ts'
import { KITCHEN } from './kitchen.ts'
import { MARKET_FINDS } from './market-finds.ts'
import { MEALS } from './meals.ts'
import { POTS } from './pots.ts'
import { SERVED } from './served.ts'
import { SPECIALTIES } from './specialties.ts'
import { SWEET_ANIMALS } from './sweet-animals.ts'
import { SWEETS } from './sweets.ts'
import { TABLE } from './table.ts'
import { TROPICAL } from './tropical.ts'
import { VEGETABLES } from './vegetables.ts'
import { BOWLS } from './vessels.ts'

export const FOOD: readonly Thing[] = [
  BAZAAR,
  DISHES,
  SERVED,
  SPECIALTIES,
  BREAD,
  HEARTH,
  GREENGROCER,
  CAKES,
  DRINKS,
  FROZEN,
  FRUIT,
  KITCHEN,
  MEALS,
  SWEETS,
  SWEET_ANIMALS,
  TABLE,
  TROPICAL,
  VEGETABLES,
  BOWLS,
  POTS,
  MARKET_FINDS,
].flat()

/** Trees and houses of a place, each a piece that is left out where somebody hides most of it. */
import { prop } from '../ink/props.ts'
import { building as drawBuilding, house as drawHouse } from '../scenery/houses.ts'
import { tree as drawTree } from '../scenery/trees.ts'

export const tree = (...at: Parameters<typeof drawTree>): string => prop(drawTree(...at))
export const house = (...at: Parameters<typeof drawHouse>): string => prop(drawHouse(...at))
export const building = (...at: Parameters<typeof drawBuilding>): string => prop(drawBuilding(...at))

/** What is parked before a shop. */
import { lookUp } from '../../world/world.ts'
import { standing } from '../mandala/motif.ts'
import { VEHICLES, vehicle } from '../roads/vehicles.ts'

export const isVehicle = (name: string): boolean =>
  /vehicle|transport/.test(lookUp(name)?.category ?? '') && (lookUp(name)?.height ?? 0) > 0.9
/** Where there is room for something long. */
export const besideDoor = (door: number): number => (door > 512 ? 350 : door < 512 ? 674 : 512)

/** At the curb, as large as it is: who asks for it wants to color it. */
export function atCurb(name: string, model: string | null, door: number): string {
  const fine = VEHICLES[model ?? '']
  const x = besideDoor(door)
  if (fine) return vehicle(fine, x, 984, /^(?:fins|muscle|hotrod|beetle)$/.test(model ?? '') ? 3.1 : 2.5)
  return standing(name, () => 5.4)?.(x, 1000, 590, 330) ?? ''
}

export { asPerson } from './animals.ts'
export { WEARABLE } from './garments/wear.ts'
export { PERSONS } from './persons.ts'

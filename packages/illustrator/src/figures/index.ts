export { asPerson } from './animals.ts'
export { WEARABLE } from './garments/wear.ts'
export { PERSONS, wearsAnyway } from './persons.ts'

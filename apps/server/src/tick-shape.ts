import { createHook } from 'node:async_hooks'

/**
 * One of the objects that Node makes for every process.nextTick, seven of them a request. V8 forgets a shape that no object has
 * at the moment of a full collection, and from then on builds such objects by its slow way for as long as the process lives:
 * 4 to 10 µs a request (docs/decisions/014). So this is imported first of all: a migration alone is reason enough for full
 * collections.
 */
export const keptTicks: object[] = []

const hook = createHook({
  init(_id, type, _trigger, resource) {
    if (type === 'TickObject') keptTicks.push(resource)
  },
})
hook.enable()
process.nextTick(() => {})
hook.disable()

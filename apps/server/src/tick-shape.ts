import { createHook } from 'node:async_hooks'

const kept: object[] = []

/**
 * Keeps one of the objects that Node makes for every process.nextTick, seven of them a request. V8 forgets a shape that no
 * object has at the moment of a full collection, and from then on builds such objects by its slow way for as long as the
 * process lives: 4 µs a request, a sixth of an empty one (docs/decisions/014).
 */
export function keepTickShape(): void {
  if (kept.length > 0) return
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') kept.push(resource)
    },
  })
  hook.enable()
  process.nextTick(() => {})
  hook.disable()
}

/** All time in services and their SQL comes from here, so that renewals and expiries can be tested. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

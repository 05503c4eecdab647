import { analyticsRoutes } from './analytics.ts'
import { bookRoutes } from './books.ts'
import { childRoutes } from './child.ts'
import { coloredRoutes } from './coloreds.ts'
import { creationRoutes } from './creations.ts'
import { failureRoutes } from './failures.ts'
import { mixRoutes } from './mixes.ts'
import { pageRoutes } from './pages.ts'
import { paymentRoutes } from './payments.ts'
import { planRoutes } from './plans.ts'
import { settingRoutes } from './settings.ts'
import { shareRoutes } from './shares.ts'
import { storageRoutes } from './storage.ts'
import { userRoutes } from './users.ts'

export * from './analytics.ts'
export * from './books.ts'
export * from './calls.ts'
export * from './child.ts'
export * from './coloreds.ts'
export * from './constants.ts'
export * from './creations.ts'
export * from './error-codes.ts'
export * from './errors.ts'
export * from './failures.ts'
export * from './fields.ts'
export * from './mixes.ts'
export * from './pages.ts'
export * from './payments.ts'
export * from './plans.ts'
export type * from './rendering.ts'
export * from './route.ts'
export * from './settings.ts'
export * from './shares.ts'
export * from './storage.ts'
export * from './users.ts'
export * from './website.ts'
export * from './website-defaults.ts'
export * from './website-reading.ts'
export * from './wire.ts'

/** Every call of the product, by name: the server registers them, the client is typed by them. */
export const routes = {
  ...userRoutes,
  ...childRoutes,
  ...settingRoutes,
  ...planRoutes,
  ...pageRoutes,
  ...creationRoutes,
  ...coloredRoutes,
  ...shareRoutes,
  ...mixRoutes,
  ...bookRoutes,
  ...storageRoutes,
  ...paymentRoutes,
  ...analyticsRoutes,
  ...failureRoutes,
}
export type Routes = typeof routes
export type RouteName = keyof Routes

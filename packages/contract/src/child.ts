import { z } from 'zod'
import { calls } from './calls.ts'
import { mostChildPages, passwordLength } from './constants.ts'
import { ChildName, Pin } from './fields.ts'
import { Page } from './pages.ts'
import { defineRoutes } from './route.ts'
import { User } from './users.ts'
import { Id } from './wire.ts'

/** A device in a child's hands. It is the session that is: another device of the same person goes on as before. */
export const childRoutes = defineRoutes({
  handOver: {
    ...calls.handOver,
    summary:
      'Hand this session to a child: from now on it may color the chosen pages and nothing else, until the PIN is given.',
    access: 'user',
    body: z.object({
      name: z.optional(ChildName),
      pageIds: z
        .array(Id)
        .min(1, 'Choose at least one page.')
        .max(mostChildPages, `Choose at most ${mostChildPages} pages.`),
      pin: Pin,
    }),
    data: User,
    errors: ['NOT_FOUND', 'NO_CREDITS'],
  },
  readChild: {
    ...calls.readChild,
    child: true,
    summary:
      'The chosen pages, in their order, without those that were blocked since. Empty while nobody was handed any.',
    access: 'user',
    data: z.object({ name: z.string(), pages: z.array(Page) }),
  },
  leaveChild: {
    ...calls.leaveChild,
    child: true,
    summary: 'Take the session back, with the PIN or with the password of the account. Five wrong PINs, then a pause.',
    access: 'user',
    body: z.object({ pin: z.optional(Pin), currentPassword: z.string().max(passwordLength.max).optional() }),
    data: User,
    errors: ['BAD_CREDENTIALS'],
  },
})

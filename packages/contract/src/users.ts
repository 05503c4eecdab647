import { z } from 'zod'
import { calls } from './calls.ts'
import { passwordLength } from './constants.ts'
import { Email, Name, Password } from './fields.ts'
import { PlanName } from './plans.ts'
import { defineRoutes } from './route.ts'
import { CsvFile, FileUrl, Id, IdParams, IsoDate, ListQuery, paginated } from './wire.ts'

export const UserPlan = z.object({ title: z.string(), name: PlanName, paid: z.boolean() })
export const UserSubscription = z.object({
  id: Id,
  plan: PlanName,
  next_plan: PlanName.nullable().describe('What the next renewal changes to; null where nothing changes.'),
  price: z.number(),
  created_at: IsoDate,
  renews_at: IsoDate.nullable(),
  canceled_at: IsoDate.nullable(),
  expire_at: IsoDate.nullable(),
})

export const User = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string(),
    photo: z.string().nullable(),
    admin: z.boolean(),
    stripe_id: z.string().nullable().describe('Null to everyone but admins.'),
    blocked: z.boolean(),
    created_at: IsoDate,
    plan: UserPlan,
    subscription: UserSubscription.nullable(),
    child: z
      .object({ name: z.string(), pages: z.array(Id) })
      .nullable()
      .describe('Whom this very session was handed to, and which pages; null while it is its owner’s.'),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

export const SignedIn = z.object({ token: z.string(), user: User })
/** Where a mail must be answered first, there is no session yet. */
export const MaybeSignedIn = z.object({ token: z.string().nullable(), user: User.nullable(), sent: z.boolean() })

/** Whoever deletes or downloads everything proves that they are the person, not just someone at their tablet. */
const Confirmation = z.object({ currentPassword: z.string().max(passwordLength.max).optional() })

const UserQuery = ListQuery.extend({
  status: z.enum(['all', 'active', 'blocked'], 'status is all, active or blocked.').default('all'),
})

export const userRoutes = defineRoutes({
  createAdmin: {
    ...calls.createAdmin,
    summary: 'Make the admin. Works once, while there is none.',
    access: 'anyone',
    body: z.object({ name: Name, email: Email, password: Password, setupToken: z.string().max(200).optional() }),
    data: SignedIn,
    errors: ['ADMIN_EXISTS', 'EMAIL_TAKEN', 'FORBIDDEN'],
  },
  signUp: {
    ...calls.signUp,
    summary: 'Make an account. With mail configured, the address must be confirmed first.',
    access: 'anyone',
    body: z.object({ name: Name, email: Email, password: Password, plan: z.string().max(40).optional() }),
    data: MaybeSignedIn,
    errors: ['EMAIL_TAKEN'],
  },
  signIn: {
    ...calls.signIn,
    summary: 'Sign in with a password, or without one ask for a mailed link.',
    access: 'anyone',
    body: z.object({
      email: Email,
      password: z.string().max(passwordLength.max).optional(),
      plan: z.string().max(40).optional(),
    }),
    data: MaybeSignedIn,
    errors: ['BAD_CREDENTIALS', 'BLOCKED', 'UNVERIFIED', 'PROVIDER_NOT_SET'],
  },
  verify: {
    ...calls.verify,
    summary: 'Trade the token of a mailed link for a session.',
    access: 'anyone',
    body: z.object({ token: z.string().min(1, 'The link is incomplete.').max(200) }),
    data: SignedIn.extend({
      passwordNeeded: z.boolean().describe('The password is gone, and a new one should be asked for.'),
    }),
    errors: ['BAD_TOKEN', 'BLOCKED', 'EMAIL_TAKEN'],
  },
  signOut: {
    ...calls.signOut,
    summary: 'End this session on the server.',
    access: 'person',
    data: z.object({ signedOut: z.boolean() }),
  },
  readUser: {
    ...calls.readUser,
    child: true,
    summary: 'The signed-in person.',
    access: 'person',
    data: User,
  },
  updateUser: {
    ...calls.updateUser,
    summary:
      'Change name, photo, email or password. The last two ask for the current password, and end the other sessions.',
    access: 'person',
    body: z.object({
      name: Name,
      photo: FileUrl.nullable(),
      email: Email,
      password: z.optional(Password),
      currentPassword: z.string().max(passwordLength.max).optional(),
    }),
    data: z.object({
      updated: z.boolean(),
      user: User,
      sent: z.boolean().describe('A new address waits for its mail.'),
    }),
    errors: ['EMAIL_TAKEN', 'STALE'],
  },
  exportUser: {
    ...calls.exportUser,
    summary: 'Everything stored about the signed-in person.',
    access: 'person',
    body: Confirmation,
    data: z.object({ exported_at: IsoDate, sections: z.record(z.string(), z.unknown()) }),
  },
  deleteUser: {
    ...calls.deleteUser,
    summary: 'Delete the account. Pages that others have colored stay, nameless.',
    access: 'user',
    body: Confirmation,
    data: z.object({ deleted: z.boolean() }),
  },
  paginateUsers: {
    ...calls.paginateUsers,
    summary: 'People, newest first; search looks in name and email.',
    access: 'admin',
    query: UserQuery,
    data: paginated(User),
  },
  downloadUsers: {
    ...calls.downloadUsers,
    summary: 'People as a CSV file, as the list would show them. Who takes it is logged.',
    access: 'admin',
    query: UserQuery.omit({ page: true, after: true }),
    csv: true,
    data: CsvFile,
  },
  toggleUserBlocked: {
    ...calls.toggleUserBlocked,
    summary: 'Block or unblock a person. Blocking ends all their sessions.',
    access: 'admin',
    params: IdParams,
    data: User,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
})

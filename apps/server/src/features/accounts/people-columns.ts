import type { User } from '@inkbloom/contract'
import type { Cell } from '../../kernel/csv.ts'

/** The list of people as a file. */
export const userColumns: Record<string, (user: User) => Cell> = {
  id: (user) => user.id,
  name: (user) => user.name,
  email: (user) => user.email,
  plan: (user) => (user.admin ? null : user.plan.name),
  admin: (user) => user.admin,
  blocked: (user) => user.blocked,
  stripe_id: (user) => user.stripe_id,
  created_at: (user) => user.created_at,
}

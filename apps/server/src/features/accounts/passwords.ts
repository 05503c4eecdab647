import { hash, verify } from '@node-rs/argon2'

/** argon2id with OWASP's parameters. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Checked where there is no account, so that an unknown address takes as long as a wrong password. */
let nobody: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

export async function checkPassword(
  stored: string | null | undefined,
  password: string,
  check: typeof verify = verify,
): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  // Null, or the placeholder of a password that was taken away.
  const known = stored?.startsWith('$') ? stored : null
  const matches = await check(known ?? (await nobody), password)
  return matches && known !== null
}

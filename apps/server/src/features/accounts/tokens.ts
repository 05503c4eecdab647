import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, so that a plain hash of them is enough: there is nothing to guess. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only the hash is stored: reading the database is not enough to sign in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export const minutes = (count: number) => count * 60_000
export const days = (count: number) => count * 86_400_000
export const after = (time: Date, ms: number) => new Date(time.getTime() + ms)

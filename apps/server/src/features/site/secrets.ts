import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** AES-256-GCM, with the setting's name bound in: a stored key cannot be moved to another setting's row. */
export function seal(key: Buffer, name: string, value: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name))
  const sealed = Buffer.concat([iv, cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `v1.${sealed.toString('base64url')}`
}

/** Null where it was sealed with another APP_SECRET: then the operator must enter it again. */
export function unseal(key: Buffer, name: string, stored: string): string | null {
  const bytes = Buffer.from(stored.slice('v1.'.length), 'base64url')
  if (!stored.startsWith('v1.') || bytes.length < 28) return null
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(name))
  decipher.setAuthTag(bytes.subarray(-16))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

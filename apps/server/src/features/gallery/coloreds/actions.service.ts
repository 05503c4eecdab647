import { mostActions } from '@inkbloom/contract/constants'
import type { Db } from '../../../db/client.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { invalid } from '../../../kernel/errors.ts'
import { fileUrl, type Storage } from '../../../providers/storage.ts'
import { keepFile } from '../../files/uploads.service.ts'

interface ActionsDeps {
  db: Db
  clock: Clock
  storage: Storage
}

/**
 * What somebody did to color a page, as bytes that only the easel reads. Kept before the save that names them, like its pictures:
 * of a save that is refused they are swept a day later.
 */
export async function keepActions(deps: ActionsDeps, { userId, base64 }: { userId: number; base64: string }) {
  const body = Buffer.from(base64, 'base64')
  if (body.length > mostActions) throw invalid({ actions: `Actions take at most ${mostActions} bytes.` })
  return fileUrl(await keepFile(deps, { userId, body, extension: 'bin', width: null, height: null }))
}

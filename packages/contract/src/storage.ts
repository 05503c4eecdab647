import { z } from 'zod'
import { calls } from './calls.ts'
import { upload } from './constants.ts'
import { defineRoutes } from './route.ts'

export const storageRoutes = defineRoutes({
  uploadFile: {
    ...calls.uploadFile,
    child: true,
    summary: 'Keep one picture: PNG, JPEG or WebP, at most 8 MiB and 4096x4096. It is re-encoded.',
    access: 'person',
    upload: z.object({ file: z.file('Choose a picture.').max(upload.maxBytes) }),
    data: z.object({ url: z.string() }),
    errors: ['TOO_LARGE', 'UNSUPPORTED_TYPE'],
  },
})

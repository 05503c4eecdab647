import { z } from 'zod'
import { calls } from './calls.ts'
import { defineRoutes } from './route.ts'
import { Id, IdParams, IsoDate } from './wire.ts'

/** A link to a finished picture, as its owner sees it. */
export const Share = z
  .object({
    path: z.string().describe('Where anybody sees it.'),
    revision: z.int().describe('Of the coloring that it shows.'),
    created_at: IsoDate,
  })
  .meta({ id: 'Share' })
export type Share = z.infer<typeof Share>

/** The same as anybody sees it: nothing in it says who colored the page, or in which words it was asked for. */
export const SharedPicture = z
  .object({
    title: z.string(),
    picture: z.string().describe('Address of a JPEG.'),
    width: z.int(),
    height: z.int(),
    page_id: Id.describe('The page, for whoever would like to color it too.'),
  })
  .meta({ id: 'SharedPicture' })
export type SharedPicture = z.infer<typeof SharedPicture>

export const shareRoutes = defineRoutes({
  readShare: {
    ...calls.readShare,
    summary: "The viewer's link to their picture of a page; null where there is none.",
    access: 'user',
    params: IdParams,
    data: Share.nullable(),
  },
  sharePage: {
    ...calls.sharePage,
    summary: 'Make a link to the saved picture of a page, or have the one there is show the picture as it is now.',
    access: 'user',
    params: IdParams,
    data: Share,
    errors: ['NO_PAID_PLAN', 'NOT_FOUND', 'FORBIDDEN', 'OVERLOADED'],
  },
  unsharePage: {
    ...calls.unsharePage,
    summary: 'Take the link back. Neither it nor its picture is there any more.',
    access: 'user',
    params: IdParams,
    data: z.object({ shared: z.boolean() }),
  },
  readShared: {
    ...calls.readShared,
    summary: 'What a link shows.',
    access: 'anyone',
    params: z.object({ token: z.string().max(200) }),
    data: SharedPicture,
    errors: ['NOT_FOUND'],
  },
})

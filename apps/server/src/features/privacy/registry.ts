import type { Estate } from '../../db/personal-data.ts'
import { accountEstate } from '../accounts/accounts.personal-data.ts'
import { creditEstate } from '../billing/credits/credits.personal-data.ts'
import { subscriptionEstate } from '../billing/subscriptions/subscriptions.personal-data.ts'
import { uploadEstate } from '../files/uploads.personal-data.ts'
import { pageEstate } from '../gallery/pages/pages.personal-data.ts'

/** In the order of deletion: what points to other things goes before them, the person last. */
export const estates: readonly Estate[] = [pageEstate, uploadEstate, creditEstate, subscriptionEstate, accountEstate]

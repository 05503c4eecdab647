import { accountEstate } from '../accounts/accounts.estate.ts'
import { creditEstate } from '../credits/credits.estate.ts'
import { pageEstate } from '../pages/pages.estate.ts'
import { subscriptionEstate } from '../subscriptions/subscriptions.estate.ts'
import { uploadEstate } from '../uploads/uploads.estate.ts'
import type { Estate } from './estate.ts'

/** In the order of deletion: what points to other things goes before them, the person last. */
export const estates: readonly Estate[] = [pageEstate, uploadEstate, creditEstate, subscriptionEstate, accountEstate]

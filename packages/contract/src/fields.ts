import { email, int, maximum, maxLength, minimum, minLength, number, pipe, refine, regex, string, trim } from 'zod/mini'
import { book, passwordLength, promptLength } from './constants.ts'

/**
 * What people fill in: one rule and one sentence for both sides. Written with zod/mini, of which a browser loads the few
 * checks that are used here; the rest of the contract's schemas would be ten times as much.
 */
export const Name = string('Enter a name.').check(
  trim(),
  minLength(1, 'Enter a name.'),
  maxLength(80, 'A name has at most 80 characters.'),
)

export const Email = pipe(
  string('Enter an email address.').check(
    trim(),
    minLength(1, 'Enter an email address.'),
    maxLength(254, 'An email address has at most 254 characters.'),
  ),
  email('Enter an email address such as mara@example.com.'),
)

export const Password = string('Choose a password.').check(
  minLength(passwordLength.min, `Use at least ${passwordLength.min} characters.`),
  maxLength(passwordLength.max, `Use at most ${passwordLength.max} characters.`),
)

export const Pin = string('Choose four digits.').check(regex(/^\d{4}$/, 'Choose four digits.'))
export const ChildName = string().check(trim(), maxLength(40, 'A name has at most 40 characters.'))

export const Prompt = string('Describe the illustration.').check(
  trim(),
  minLength(promptLength.min, `Describe it in at least ${promptLength.min} characters.`),
  maxLength(promptLength.max, `Describe it in at most ${promptLength.max} characters.`),
)

export const BookTitle = string('Give the book a title.').check(
  trim(),
  minLength(1, 'Give the book a title.'),
  maxLength(book.titleLength, `A title has at most ${book.titleLength} characters.`),
)
export const BookAuthor = string().check(
  trim(),
  maxLength(book.authorLength, `A name has at most ${book.authorLength} characters.`),
)

export const PlanTitle = string().check(
  trim(),
  minLength(1, 'Give the plan a title.'),
  maxLength(60, 'A title has at most 60 characters.'),
)
export const PlanDescription = string().check(trim(), maxLength(300, 'A description has at most 300 characters.'))
export const PlanPrice = number('Enter a price, such as 7.99.').check(
  minimum(0.5, 'A paid plan costs at least $0.50.'),
  maximum(9999.99, 'A price is at most $9,999.99.'),
  refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, 'Use at most two decimals.'),
)
export const PlanLimit = number('Enter a number.').check(
  int('Enter a whole number.'),
  minimum(0, 'A limit cannot be negative.'),
  maximum(1_000_000, 'A limit is at most 1,000,000.'),
)
export const CreditGift = number('Enter a number.').check(
  int('Enter a whole number.'),
  minimum(1, 'Give at least 1 credit.'),
  maximum(1000, 'Give at most 1,000 credits at once.'),
)
export const GiftReason = string('Say what they are for.').check(
  trim(),
  minLength(1, 'Say what they are for.'),
  maxLength(200, 'A reason has at most 200 characters.'),
)
export const StripePriceId = string().check(
  trim(),
  maxLength(120, 'A price ID has at most 120 characters.'),
  refine((id) => !id.startsWith('prod_'), 'This is the ID of a product. The ID of its price begins with price_.'),
  regex(/^[\w-]*$/, 'A price ID has only letters, digits, _ and -.'),
)

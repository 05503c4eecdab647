/** Prepositions and relations by what they say of whom something belongs to. */

export const WITH = new Set(['with', 'featuring', 'including'])
export const AS = new Set(['as', 'dressed as', 'dressed up as', 'dressed like', 'dressed up like', 'disguised as'])
export const WHERE = new Set(
  'in at on inside into through to from across around near by toward towards along within out in during at the edge of on the edge of'.split(
    ' ',
  ),
)
/** After these a list goes on over commas: "with a hat, a scarf and boots". */
export const LISTING = new Set([
  ...[...AS].filter((word) => word !== 'as'),
  'with',
  'of',
  'full of',
  'filled with',
  'between',
  'including',
  'featuring',
  'covered in',
  'covered with',
  'surrounded by',
  'made of',
  'for',
  'about',
])
/** Materials and forms belong to what they were said of, never to the one who acts. */
export const OF_THE_LAST = new Set([
  'of',
  'full of',
  'filled with',
  'loaded with',
  'stuffed with',
  'packed with',
  'overflowing with',
  'made of',
  'made out of',
  'made from',
  'built of',
  'built from',
  'shaped like',
  'in the shape of',
  'that looks like',
  'covered in',
  'covered with',
  'covered by',
  'decorated with',
  'topped with',
  'surrounded by',
])
export const FULL = /^(full of|filled with|loaded with|packed with|stuffed with|overflowing with|covered (in|with|by))$/
export const MANY = 4
export const FORMED = /^(made of|made out of|made from|built of|built from|shaped like|in the shape of)$/
/** What is done from a distance, or to what stays where it is. All else is where its doer is. */
export const AT_A_DISTANCE =
  /^(looks-at|chases|follows|kisses|feeds|hugs|rescues|talks-to|waves-at|in-front-of|next-to|fights|gives-to|plays-with|builds|paints|picks|waters|plants|cleans|decorates|above|around|catches|runs-from|guards)$/
/** After these a place has a place of its own: "in a box on a table". */
export const CHAINED = new Set(['on', 'in', 'inside', 'under', 'on top of'])
/** Where a deed with a tool may be done: "fishing from a pier". */
export const STANDS = new Set(['stands-on', 'sits-on', 'inside'])
/** What one can ride on, in or with. */
export const RIDDEN = ['ridden', 'vehicle', 'alive', 'boat', 'flyer', 'cloud', 'leaf', 'seat']

/** Where one goes with what one pushes, pulls or carries. */
export const TOWARD = /^(to|toward|towards)$/

/** "hugging his teddy bear in bed": what one does in bed oneself. */
export const ABED = /^(hugs|holds|reads|eats|drinks|plays-with)$/

/** What is moved there, and not whoever moves it. */
export const AWAY = /^(out of|from|off|into|onto)$/

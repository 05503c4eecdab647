/** `step`: a snapshot was recorded. `pending`: the sheet changed to a picture already stored. `cursor`: undo or redo. */
export type Change = 'step' | 'pending' | 'cursor'

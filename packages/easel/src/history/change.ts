/** `step`: a snapshot was recorded. `cursor`: undo or redo. `cleared`: an empty page was cleared, which is no step. */
export type Change = 'step' | 'cursor' | 'cleared'

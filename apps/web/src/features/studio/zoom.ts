/** One step in or out. */
export const zoomStep = 1.25

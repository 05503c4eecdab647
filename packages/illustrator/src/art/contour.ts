/** How wide the line around a being is that is drawn with lines of `sw`: heavier the larger it is, or small ones would clot. Half of it is hidden. */
export const contourWidth = (sw: number, size: number): number =>
  sw * Math.max(1.15, Math.min(1.8, 1.15 + (size - 160) / 420))

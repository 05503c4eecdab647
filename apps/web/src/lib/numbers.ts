const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** 12345 → 12.3K */
export const compactNumber = (value: number) => compact.format(value)

/** 7.99 → $7.99 */
export const price = (value: number) => dollars.format(value)

import { nameColor, nameInPalettes } from '@inkbloom/easel'

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** What a color is called on the screen: by its palette, or what a person would call it. */
export const colorTitle = (color: string): string => nameInPalettes(color) ?? capitalized(nameColor(color))

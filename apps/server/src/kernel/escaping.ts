const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Makes text safe inside HTML or XML, attributes included. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

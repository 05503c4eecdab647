/** Where one page's records lie on this device. The IndexedDB one is in indexed-db.ts; tests use a Map. */
export interface Shelf {
  read(): Promise<Map<string, unknown>>
  /** All or nothing, and in the order of the calls. Resolves when the records would survive a crash of the browser. */
  write(put: ReadonlyMap<string, unknown>, remove: readonly string[]): Promise<void>
}

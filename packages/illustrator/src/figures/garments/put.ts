/** The ways in which something is put on. */
import type { Outfit, ShoeKind } from './outfit.ts'

/** With the color that was said of it, or nothing. */
export type Put = (outfit: Outfit, tint: string) => Outfit

/** Replaces what is in the same place. */
export const on =
  (garment: (tint: string) => Partial<Outfit>): Put =>
  (o, tint) => ({ ...o, ...garment(tint) })
export const hat = (kind: string): Put => on((tint) => ({ hat: { kind, ...(tint ? { tint } : {}) } }))
export const shod = (kind: ShoeKind, usual: string): Put => on((tint) => ({ shoes: { kind, tint: tint || usual } }))
export const trim =
  (kind: string, usual: string): Put =>
  (o, tint) => ({ ...o, trims: [...o.trims, { kind, tint: tint || usual }] })
export const onBack =
  (kind: string, usual: string): Put =>
  (o, tint) => ({ ...o, back: [...o.back.filter((b) => b.kind !== kind), { kind, tint: tint || usual }] })
export const onFace =
  (kind: string): Put =>
  (o) => ({ ...o, face: [...o.face.filter((f) => f !== 'glasses'), kind] })

/** A whole garment: what was on the trunk goes, and its trims with it. */
export const instead =
  (garment: (tint: string) => Partial<Outfit>, keep: readonly ('top' | 'bottom' | 'skirt')[] = []): Put =>
  (o, tint) => {
    const { top, bottom, skirt, trims: _, ...rest } = o
    const kept = Object.fromEntries(
      Object.entries({ top, bottom, skirt }).filter(([name, v]) => v && (keep as readonly string[]).includes(name)),
    )
    return { ...rest, trims: [], ...kept, ...garment(tint) }
  }

import type { Look } from './figure.ts'

export interface Role {
  /** Hair is picked to suit where it is not given. */
  g?: 'f' | 'm'
  hair?: string
  hat?: string
  beard?: boolean
  glasses?: boolean
  mask?: boolean
  alien?: boolean
  outfit: string
}

/** Everyone who can be drawn. A new one is a line here and a line in the lexicon. */
export const ROLES: Record<string, Role> = {
  girl: { g: 'f', hat: 'bow', outfit: 'dress' },
  boy: { g: 'm', outfit: 'shirt' },
  child: { outfit: 'shirt' },
  woman: { g: 'f', outfit: 'dress' },
  man: { g: 'm', outfit: 'shirt' },
  grandma: { hair: 'bun', glasses: true, outfit: 'dress' },
  grandpa: { hair: 'grey', glasses: true, outfit: 'overalls' },
  princess: { hair: 'long', hat: 'tiara', outfit: 'gown' },
  queen: { hair: 'long', hat: 'crown', outfit: 'gown' },
  prince: { hair: 'side', hat: 'crown', outfit: 'hero' },
  king: { hair: 'short', hat: 'crown', beard: true, outfit: 'robe' },
  wizard: { hair: 'none', hat: 'wizard', beard: true, outfit: 'robe' },
  witch: { hair: 'long', hat: 'witch', outfit: 'robe' },
  fairy: { g: 'f', hat: 'flower', outfit: 'fairy' },
  ballerina: { hair: 'bun', outfit: 'tutu' },
  mermaid: { hair: 'long', hat: 'flower', outfit: 'mermaid' },
  astronaut: { hair: 'side', hat: 'astro', outfit: 'suit' },
  firefighter: { hair: 'short', hat: 'fire', outfit: 'suit' },
  police: { hair: 'short', hat: 'police', outfit: 'shirt' },
  builder: { hair: 'short', hat: 'hard', outfit: 'overalls' },
  chef: { hair: 'short', hat: 'chef', outfit: 'overalls' },
  farmer: { hair: 'short', hat: 'straw', outfit: 'overalls' },
  artist: { g: 'f', outfit: 'overalls' },
  hero: { g: 'm', mask: true, outfit: 'hero' },
  ninja: { hair: 'spiky', mask: true, outfit: 'hero' },
  knight: { hair: 'none', hat: 'knight', outfit: 'armor' },
  santa: { hair: 'none', hat: 'santa', beard: true, outfit: 'suit' },
  elf: { hair: 'short', hat: 'elf', outfit: 'shirt' },
  clown: { hair: 'none', hat: 'clown', outfit: 'overalls' },
  pirate: { hair: 'none', hat: 'pirate', outfit: 'shirt' },
  cowboy: { hair: 'short', hat: 'cowboy', outfit: 'overalls' },
  bride: { hair: 'long', hat: 'flower', outfit: 'gown' },
  alien: { hair: 'none', alien: true, outfit: 'suit' },
  scarecrow: { hair: 'short', hat: 'straw', outfit: 'overalls' },
  teacher: { g: 'f', glasses: true, outfit: 'dress' },
  doctor: { glasses: true, outfit: 'coat' },
  nurse: { g: 'f', hat: 'nurse', outfit: 'coat' },
  vet: { outfit: 'coat' },
  scientist: { hair: 'spiky', glasses: true, outfit: 'coat' },
  musician: { hair: 'curly', outfit: 'shirt' },
  athlete: { outfit: 'shirt', hat: 'band' },
  explorer: { hair: 'short', hat: 'straw', outfit: 'shirt' },
  viking: { hair: 'none', hat: 'viking', beard: true, outfit: 'robe' },
  sailor: { hair: 'short', hat: 'sailor', outfit: 'shirt' },
  pilot: { hair: 'side', hat: 'pilot', outfit: 'suit' },
  graduate: { hat: 'graduate', outfit: 'robe' },
  groom: { hair: 'side', outfit: 'coat' },
  gardener: { hat: 'straw', outfit: 'overalls' },
  gnome: { hair: 'none', hat: 'elf', beard: true, outfit: 'overalls' },
  leprechaun: { hair: 'short', hat: 'top', beard: true, outfit: 'coat' },
  genie: { hair: 'none', hat: 'turban', outfit: 'robe' },
  angel: { hair: 'curly', hat: 'halo', outfit: 'fairy' },
  vampire: { hair: 'side', outfit: 'hero' },
}

/** What of a role an animal can put on: 'a pirate dog'. */
export function lookOfRole(name: string): Look | null {
  const { hat, glasses, mask } = ROLES[name] ?? {}
  if (!hat && !glasses && !mask) return null
  return { ...(hat ? { hat } : {}), ...(glasses ? { glasses: 'round' as const } : {}), ...(mask ? { cape: true } : {}) }
}

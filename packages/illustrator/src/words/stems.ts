const IRREGULAR: Record<string, string> = {
  mice: 'mouse',
  geese: 'goose',
  children: 'child',
  men: 'man',
  women: 'woman',
  people: 'child',
  feet: 'foot',
  teeth: 'tooth',
  oxen: 'ox',
  leaves: 'leaf',
  wolves: 'wolf',
  calves: 'calf',
  elves: 'elf',
  knives: 'knife',
  cacti: 'cactus',
  octopi: 'octopus',
  octopuses: 'octopus',
  snowmen: 'snowman',
  firemen: 'fireman',
  policemen: 'policeman',
  bunnies: 'bunny',
}

/** The word itself, then what it may be a form of. */
export function stems(word: string): string[] {
  const out = new Set([word])
  const cut = (ending: string, put = '', least = 2) => {
    if (word.endsWith(ending) && word.length - ending.length >= least) out.add(word.slice(0, -ending.length) + put)
  }
  const irregular = IRREGULAR[word]
  if (irregular) out.add(irregular)
  cut('ies', 'y')
  cut('ves', 'f')
  cut('ves', 'fe')
  cut('es')
  if (!word.endsWith('ss')) cut('s')
  cut('ing', '', 3)
  cut('ing', 'e', 3)
  if (word.endsWith('ing') && word.at(-4) === word.at(-5)) out.add(word.slice(0, -4))
  cut('ed', '', 3)
  cut('ed', 'e', 3)
  cut('y', '', 4)
  cut('like', '', 3)
  return [...out]
}

export const isPlural = (word: string): boolean => word in IRREGULAR || (/s$/.test(word) && !/(ss|us|is)$/.test(word))

/** Whether one slip of the keys (two in long words) turns a into b: 'buterfly', 'dinosuar'. */
export function looksLike(a: string, b: string): boolean {
  const allowed = b.length >= 8 ? 2 : b.length >= 5 ? 1 : 0
  if (!allowed || a[0] !== b[0] || Math.abs(a.length - b.length) > allowed) return false
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    before = above
    above = row
  }
  return (above[b.length] ?? 9) <= allowed
}

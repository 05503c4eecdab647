/** What a portrait can be told to look like. */
export interface Look {
  sex: 'woman' | 'man'
  old?: boolean
  /** With many lines of age. */
  lined?: boolean
  /** Large rings instead of other earrings. */
  hoops?: boolean
  braidedBeard?: boolean
  /** Like a sugar skull. */
  painted?: boolean
  /** How wide the face is, as a share of the usual. */
  wide?: number
  /** Eyes closed, as in a dream. */
  dreamy?: boolean
  /** Drawn small: with fewer locks and beads. */
  coarse?: boolean
  /** Pointed ears. */
  elfin?: boolean
  beard?: 'long' | 'short' | undefined
  /** 'cap' is what shows of it under a cloth. */
  hair?: 'flowing' | 'bun' | 'braid' | 'braids' | 'bob' | 'short' | 'curls' | 'snakes' | 'cap' | 'none'
  on?: 'flowers' | 'crown' | 'hat' | 'jewel' | 'none'
}

/** A room must be this much wider than the neck into it, or it is only the taper of the next room. */
const TAPER = 1.6
/** In pixels of area. Smaller islands are specks between lines: nobody aims at them, so they go to their neighbor. */
export const SPECK_AREA = 12

/** Union-find over the rooms of a drawing. The root of a joined room is its widest part, which also knows the best anchor. */
export class Forest {
  length = 1
  parent = new Int32Array(1 << 13)
  /** Largest distance to ink. */
  peak = new Uint8Array(1 << 13)
  size = new Uint32Array(1 << 13)
  /** Cell in the middle of the widest place, and how long that place is; the last of equals in `anchorEnd`. */
  anchor = new Int32Array(1 << 13)
  anchorEnd = new Int32Array(1 << 13)
  breadth = new Uint16Array(1 << 13)

  add(peak: number, size: number, anchor: number, anchorEnd = anchor, breadth = size): number {
    if (this.length === this.parent.length) this.grow()
    const id = this.length++
    this.parent[id] = id
    this.peak[id] = peak
    this.size[id] = size
    this.anchor[id] = anchor
    this.anchorEnd[id] = anchorEnd
    this.breadth[id] = breadth
    return id
  }

  find(id: number): number {
    const parent = this.parent
    let at = id
    while (parent[at] !== at) {
      const up = parent[parent[at]!]!
      parent[at] = up
      at = up
    }
    return at
  }

  join(a: number, b: number): number {
    const { peak, breadth } = this
    const wider = peak[a] === peak[b] ? breadth[a]! >= breadth[b]! : peak[a]! > peak[b]!
    const root = wider ? a : b
    const child = wider ? b : a
    if (peak[a] === peak[b] && breadth[a] === breadth[b]) {
      this.anchor[root] = Math.min(this.anchor[a]!, this.anchor[b]!)
      this.anchorEnd[root] = Math.max(this.anchorEnd[a]!, this.anchorEnd[b]!)
    }
    this.parent[child] = root
    this.size[root] = this.size[root]! + this.size[child]!
    return root
  }

  /** Whether two roots that meet at a neck are clearly wider than it, so that it may be a gap between two rooms. */
  isNeck(a: number, b: number, neck: number): boolean {
    const peakA = this.peak[a]!
    const peakB = this.peak[b]!
    if (Math.min(peakA, peakB) <= neck * TAPER + 3) return false
    const sizeA = this.size[a]!
    const sizeB = this.size[b]!
    const smaller = peakA === peakB ? Math.min(sizeA, sizeB) : peakA < peakB ? sizeA : sizeB
    return smaller >= SPECK_AREA
  }

  /** The roots alone, numbered from 1: few enough for two bytes a pixel. */
  compact(): { roots: Forest; renamed: Int32Array } {
    const roots = new Forest()
    const renamed = new Int32Array(this.length)
    for (let id = 1; id < this.length; id++) {
      if (this.parent[id] !== id) continue
      const { peak, size, anchor, anchorEnd, breadth } = this
      renamed[id] = roots.add(peak[id]!, size[id]!, anchor[id]!, anchorEnd[id]!, breadth[id]!)
    }
    return { roots, renamed }
  }

  private grow() {
    const length = this.length * 2
    const copy = <T extends Int32Array | Uint8Array | Uint16Array | Uint32Array>(to: T, from: T): T => {
      to.set(from)
      return to
    }
    this.parent = copy(new Int32Array(length), this.parent)
    this.peak = copy(new Uint8Array(length), this.peak)
    this.size = copy(new Uint32Array(length), this.size)
    this.anchor = copy(new Int32Array(length), this.anchor)
    this.anchorEnd = copy(new Int32Array(length), this.anchorEnd)
    this.breadth = copy(new Uint16Array(length), this.breadth)
  }
}

export interface Video {
  file: Blob
  extension: 'mp4' | 'webm'
}

export interface Recording {
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (share: number) => void
}

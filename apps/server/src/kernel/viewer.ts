/** Who is asking. */
export interface Viewer {
  id: number
  admin: boolean
  /** When the session began, if a mailed link opened it: that mail has already shown who they are. */
  linkedAt: Date | null
  tokenHash: string
}

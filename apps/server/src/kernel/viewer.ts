/** Who is asking. */
export interface Viewer {
  id: number
  admin: boolean
  /** When the session began, if a mailed link opened it: opening that mail has proved who they are. */
  linkedAt: Date | null
  tokenHash: string
  /** The session is in a child's hands. */
  child: boolean
}

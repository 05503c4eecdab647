import Lock from 'lucide-react/icons/lock'

export const lockWords = 'Paid plans only'

/** A small lock on what a free plan does not have. The button it stands on says so in words. */
export const LockMark = () => (
  <span className="lock-mark" title={lockWords} aria-hidden="true">
    <Lock />
  </span>
)

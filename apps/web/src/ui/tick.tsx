import Check from 'lucide-react/icons/check'

/** At the corner of what is chosen. Whatever it stands on says so in words. */
export const Tick = () => (
  <span className="tick" aria-hidden="true">
    <Check />
  </span>
)

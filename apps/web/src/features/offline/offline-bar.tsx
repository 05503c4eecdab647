import CloudOff from 'lucide-react/icons/cloud-off'
import HardDrive from 'lucide-react/icons/hard-drive'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useStoreOf } from '@/features/session/app-context.tsx'

function Strip({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="offline-bar" role="status">
      {icon}
      <span>{children}</span>
    </p>
  )
}

const colorings = (count: number) => (count === 1 ? '1 coloring waits' : `${count} colorings wait`)

/** Above every screen but the studio, which says it of its own page: what is not as it seems, and what to do about it. */
export function OfflineBar() {
  const online = useStoreOf('device', (device) => device.online)
  const unsent = useStoreOf('device', (device) => device.unsent)
  const entries = Object.entries(unsent)
  const conflict = entries.find(([, why]) => why === 'conflict')
  const unpaid = entries.filter(([, why]) => why === 'credits').length
  if (!online)
    return (
      <Strip icon={<CloudOff />}>
        You are offline. Pages on this device still open, and what you color is kept here until you are back.
      </Strip>
    )
  if (conflict)
    return (
      <Strip icon={<HardDrive />}>
        You have colored a page on two devices.{' '}
        <Link className="link" to={`/pages/${conflict[0]}/color`}>
          Choose which picture to keep
        </Link>
      </Strip>
    )
  if (unpaid > 0)
    return (
      <Strip icon={<HardDrive />}>
        {colorings(unpaid)} on this device for a credit.{' '}
        <Link className="link" to="/checkout">
          See the plans
        </Link>
      </Strip>
    )
  return null
}

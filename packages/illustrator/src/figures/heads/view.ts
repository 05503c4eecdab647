/** A head is a ball seen flat. Features sit on it by longitude and latitude, so that it can turn and nod as a whole. */
import { type Disc, type P, rad, type V } from '../geometry.ts'

export interface View {
  /** Degrees: 0 looks at the reader, 27 is three-quarter, 64 a profile; negative looks back over the shoulder. */
  yaw: number
  /** Degrees, downward positive. */
  pitch: number
  /** The same view of what nods only a part as far. */
  nodding(share: number): View
  /** Seen from here, of a point in head radii: x to the right of who looks at the face, y down, z out of the face. */
  see(v: V): V
  on(lon: number, lat: number, r?: number): V
  profile: boolean
  /** The head lies on its side, or the trunk is level under it: long hair lies on the ground with it, or would hang over the arms as a curtain. */
  lying: boolean
}

export function viewOf(yaw: number, pitch: number, tilt = 0, lying = Math.abs(tilt) > 45): View {
  const [cy, sy] = [Math.cos(rad(yaw)), Math.sin(rad(yaw))]
  const [cp, sp] = [Math.cos(rad(pitch)), Math.sin(rad(pitch))]
  const see = ([x, y, z]: V): V => {
    const [v, w] = [y * cp + z * sp, z * cp - y * sp]
    return [x * cy + w * sy, v, w * cy - x * sy]
  }
  const on = (lon: number, lat: number, r = 1): V => {
    const c = Math.cos(rad(lat)) * r
    return see([Math.sin(rad(lon)) * c, -Math.sin(rad(lat)) * r, Math.cos(rad(lon)) * c])
  }
  const nodding = (share: number): View => viewOf(yaw, pitch * share, tilt, lying)
  return { yaw, pitch, nodding, see, on, profile: Math.abs(yaw) > 45, lying }
}

export const flatten = ([x, y]: V): P => [x, y]

/** A curve on the ball through places given by longitude and latitude; what is on the far side is left out. */
export const trace = (view: View, places: readonly (readonly [lon: number, lat: number])[], r = 1): P[] =>
  places
    .map(([lon, lat]) => view.on(lon, lat, r))
    .filter((v) => v[2] > 0.05)
    .map(flatten)

/** A ball in the head, seen flat. */
export function discAt(view: View, x: number, y: number, z: number, r: number): Disc {
  const [u, v] = view.see([x, y, z])
  return [u, v, r]
}

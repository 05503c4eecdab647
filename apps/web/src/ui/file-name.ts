/** A camera's file name would push the button off a phone: 17 characters or fewer stay whole, longer show both ends. */
export function shortFileName(name: string): string {
  return name.length <= 17 ? name : `${name.slice(0, 7)}...${name.slice(-7)}`
}

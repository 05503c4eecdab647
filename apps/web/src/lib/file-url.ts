/** Where a file is read. Pictures that this device has kept carry an address of their own. */
export const fileUrl = (origin: string, address: string) => (address.startsWith('blob:') ? address : origin + address)

import { createStore } from 'zustand/vanilla'

/** Why a coloring on this device has not reached the account: it waits its turn, for a credit, or for the person's choice. */
export type Unsent = 'waiting' | 'credits' | 'conflict'

interface Device {
  /** Whether the server can be reached: by the last answer, and by what the device says of its network. */
  online: boolean
  /** Pages of the person that this device can open without a network, by id; true where that was asked for. */
  kept: Readonly<Record<number, boolean>>
  /** By page. */
  unsent: Readonly<Record<number, Unsent>>
}

export const createDeviceStore = () => createStore<Device>()(() => ({ online: true, kept: {}, unsent: {} }))

export type DeviceStore = ReturnType<typeof createDeviceStore>

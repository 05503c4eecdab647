const key = 'child-sound'

/** Whether names are said aloud on this device. They are, until somebody turns them off: whoever cannot read needs them. */
export const isSpoken = (storage: Storage | null): boolean => storage?.getItem(key) !== 'off'

export function setSpoken(storage: Storage | null, spoken: boolean): void {
  try {
    storage?.setItem(key, spoken ? 'on' : 'off')
  } catch {
    // A full or forbidden storage: it is asked again next time.
  }
  if (!spoken) globalThis.speechSynthesis?.cancel()
}

/** Says a name with the device's own voice. The last press counts: a child presses faster than a voice speaks. */
export function say(storage: Storage | null, name: string): void {
  const voice = globalThis.speechSynthesis
  if (!voice || !isSpoken(storage)) return
  voice.cancel()
  const words = new SpeechSynthesisUtterance(name)
  words.lang = 'en-US'
  words.rate = 0.9
  voice.speak(words)
}

/** Most answers arrive before a sign of waiting could be noticed; one that only flickers looks like a glitch. */
export const patienceMs = 150

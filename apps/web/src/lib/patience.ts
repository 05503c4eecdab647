/** Most answers are there sooner than a sign of waiting could be seen; one that flickers looks like a fault. */
export const patienceMs = 150

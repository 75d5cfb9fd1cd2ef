/** Converts a name to GraphQL's capitals: `usedTrack` is USED_TRACK. */
export const inCapitals = (name: string): string => name.replace(/[A-Z]/g, '_$&').toUpperCase();

/** Converts it back: `USED_TRACK` is usedTrack. */
export const fieldNamed = (name: string): string =>
  name.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

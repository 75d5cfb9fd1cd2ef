/** Converts a name to the case of GraphQL enum values: `usedTrack` becomes USED_TRACK. */
export const toEnumCase = (name: string): string => name.replace(/[A-Z]/g, '_$&').toUpperCase();

/** Converts a GraphQL enum value back to a name: `USED_TRACK` becomes usedTrack. */
export const fromEnumCase = (name: string): string =>
  name.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

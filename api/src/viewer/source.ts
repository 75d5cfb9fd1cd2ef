/** How something came about: by one of the two doors, an access token, what reads a file, or the store itself. */
export const DOORS = ['screen', 'rest', 'token', 'comparison', 'import', 'store'] as const;
export type Door = (typeof DOORS)[number];

/** Where a change comes from, as its history tells it. */
export interface Source {
  readonly door: Door;
  /** What it was read from, in words for people, such as "october.xlsx, line 40". */
  readonly origin?: string | undefined;
}

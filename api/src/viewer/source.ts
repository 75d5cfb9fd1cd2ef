/** How a change came in: by one of the two doors, by what reads a file, or by the store itself. */
export const DOORS = ['screen', 'rest', 'comparison', 'import', 'store'] as const;
export type Door = (typeof DOORS)[number];

/** Where a change comes from, as its history tells it. */
export interface Source {
  readonly door: Door;
  /** What it was read from, in words for people, such as "october.xlsx, line 40". */
  readonly origin?: string | undefined;
}

import type { TickSheetQuery } from './tick.generated';

/** The tick sheet that the query returns. */
export type TickSheetData = TickSheetQuery['tickSheet'];

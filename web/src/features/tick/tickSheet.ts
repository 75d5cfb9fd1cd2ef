import type { TickSheetQuery } from './tick.generated';

/** The tick sheet as the screen has asked for it. */
export type TickSheet = TickSheetQuery['tickSheet'];

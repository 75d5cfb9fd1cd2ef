import type { TickSheetQuery } from '../../generated/tick';

/** The tick sheet as the screen has asked for it. */
export type TickSheet = TickSheetQuery['tickSheet'];

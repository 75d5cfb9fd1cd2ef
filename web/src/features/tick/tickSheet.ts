import type { TickSheetQuery } from '../../generated/graphql';

/** The tick sheet as the screen has asked for it. */
export type TickSheet = TickSheetQuery['tickSheet'];

/** The largest number that a deal may have; the least is 1. */
export const LARGEST_DEAL_NUMBER = 2_147_483_647;

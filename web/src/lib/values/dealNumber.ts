/** The largest deal number; the smallest is 1. */
export const MAX_DEAL_NUMBER = 2_147_483_647;

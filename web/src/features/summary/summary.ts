import type { SummaryQuery } from '../../generated/summary';

/** The summary as the screen has asked for it. */
export type Summary = SummaryQuery['summary'];

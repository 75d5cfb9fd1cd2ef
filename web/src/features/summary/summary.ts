import type { SummaryQuery } from './summary.generated';

/** The summary as the screen has asked for it. */
export type Summary = SummaryQuery['summary'];

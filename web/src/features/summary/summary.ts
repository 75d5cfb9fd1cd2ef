import type { SummaryQuery } from './summary.generated';

/** The summary that the query returns. */
export type SummaryData = SummaryQuery['summary'];

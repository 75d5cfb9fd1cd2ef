import type { SummaryQuery } from '../../generated/graphql';

/** The summary as the screen has asked for it. */
export type Summary = SummaryQuery['summary'];

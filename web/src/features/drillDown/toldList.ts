import type { ExplanationFieldsFragment } from '../../generated/drillDown';
import type { ToldFilter } from '../../lib/opened/drillDown';

/** A list with its first lines, as it comes with its figure. */
export type ToldList = ExplanationFieldsFragment['lists'][number];

/** What a list is of: its noun, and which days its lines are of. */
export function aboutOf({ deals, ups, vacation }: ToldFilter) {
  if (deals) return { noun: 'deals', verb: 'Sold, delivered', days: deals.days };
  if (ups) return { noun: 'ups', verb: 'Logged', days: ups.days };
  return vacation && { noun: 'vacation units', verb: 'Of the months that begin', days: vacation.days };
}

/** Whether the lists are the two sides of a difference. */
export const isDifference = (lists: readonly Partial<ToldList>[]): boolean =>
  lists.length > 1 && lists.some(({ isTakenAway = false }) => isTakenAway);

/** The name of a side of a difference. */
export const sideOf = ({ isTakenAway }: Partial<ToldList>): string =>
  isTakenAway ? 'Prior Year' : 'Current';

/** Whether the first lines of a list are none. */
export const isEmpty = ({ creditedDeals, upStats, countedVacation }: ToldList): boolean =>
  (creditedDeals ?? upStats ?? countedVacation)?.rows.length === 0;

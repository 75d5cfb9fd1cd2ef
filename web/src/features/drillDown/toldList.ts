import type { ToldFilter } from '../../lib/opened/drillDown';
import type { ExplanationFieldsFragment, UpsFilterFragment } from '../../lib/opened/drillDown.generated';

/** A list with its first lines, as it comes with its figure. */
export type ToldList = ExplanationFieldsFragment['lists'][number];

/** What a list is of: its noun, and which days its lines are of. */
export function aboutOf({ deals, ups, vacation }: ToldFilter) {
  if (deals?.ofUps) return { noun: 'deals', verb: 'Of ups logged', days: deals.ofUps.days };
  if (deals) return { noun: 'deals', verb: 'Sold, delivered', days: deals.days };
  if (ups) return { noun: 'ups', verb: 'Logged', days: ups.days };
  return vacation && { noun: 'vacation units', verb: 'Of the months that begin', days: vacation.days };
}

/** A list of ups, as the server is asked for it. */
export const upsAsked = ({ days, ofGroup, ...filter }: UpsFilterFragment) => {
  const { counter, employeeId, teamId, upType, sold } = filter;
  const group = ofGroup && { by: ofGroup.by, key: ofGroup.key };
  return { start: days.start, end: days.end, counter, employeeId, teamId, upType, sold, ofGroup: group };
};

/** Whether the lists are the two sides of a difference. */
export const isDifference = (lists: readonly Partial<ToldList>[]): boolean =>
  lists.length > 1 && lists.some(({ isTakenAway = false }) => isTakenAway);

/** The name of a side of a difference. */
export const sideOf = ({ isTakenAway }: Partial<ToldList>): string =>
  isTakenAway ? 'Prior Year' : 'Current';

/** Whether the first lines of a list are none. */
export const isEmpty = ({ creditedDeals, upStats, countedVacation }: ToldList): boolean =>
  (creditedDeals ?? upStats ?? countedVacation)?.rows.length === 0;

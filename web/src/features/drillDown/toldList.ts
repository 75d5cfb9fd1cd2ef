import type { SourceRowsFilter } from '../../lib/opened/drillDown';
import type { ExplanationFieldsFragment, UpsFilterFragment } from '../../lib/opened/drillDown.generated';

/** Drill-down list with its first rows, which arrive together with its figure. */
export type PreviewedList = ExplanationFieldsFragment['lists'][number];

/** Returns the caption of a list: the noun of its rows, and their days. */
export function getListCaption({ deals, ups, vacation }: SourceRowsFilter) {
  if (deals?.ofUps) return { noun: 'deals', verb: 'Of ups logged', days: deals.ofUps.days };
  if (deals) return { noun: 'deals', verb: 'Sold, delivered', days: deals.days };
  if (ups) return { noun: 'ups', verb: 'Logged', days: ups.days };
  return vacation && { noun: 'vacation units', verb: 'Of the months that begin', days: vacation.days };
}

/** Returns the query variables of a list of ups. */
export const toUpsVariables = ({ days, ofGroup, ...filter }: UpsFilterFragment) => {
  const { counter, employeeId, teamId, upType, sold } = filter;
  const group = ofGroup && { by: ofGroup.by, key: ofGroup.key };
  return { start: days.start, end: days.end, counter, employeeId, teamId, upType, sold, ofGroup: group };
};

/** Returns whether the lists are the two sides of a difference. */
export const isDifference = (lists: readonly Partial<PreviewedList>[]): boolean =>
  lists.length > 1 && lists.some(({ isTakenAway = false }) => isTakenAway);

/** Returns the label of one side of a difference. */
export const getSideLabel = ({ isTakenAway }: Partial<PreviewedList>): string =>
  isTakenAway ? 'Prior Year' : 'Current';

/** Returns whether a list has no first rows. */
export const isEmpty = ({ creditedDeals, upStats, countedVacation }: PreviewedList): boolean =>
  (creditedDeals ?? upStats ?? countedVacation)?.rows.length === 0;

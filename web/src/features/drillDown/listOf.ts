import type { CountedOfDeal, ExplanationFieldsFragment } from '../../generated/drillDown';
import type { DealsBehind, DealTerm, UpsBehind, VacationBehind } from '../../lib/opened/drillDown';

type Term = ExplanationFieldsFragment['steps'][number]['terms'][number];

const terms: Record<CountedOfDeal, DealTerm> = {
  UNITS: 'units',
  DEALS: 'deals',
  TRADES: 'trades',
  TRADE_SHARES: 'tradeShares',
  FRONT_GROSS: 'frontGross',
  RANKED_GROSS: 'rankedGross',
  TOTAL_GROSS: 'totalGross',
};

type Listed = DealsBehind | UpsBehind | VacationBehind;

/** The list that an amount of a step stands on; undefined where it stands on none, or counts nothing. */
export function listOf({ amount, deals, vacation, ups }: Term): Listed | undefined {
  if (amount === 0) return undefined;
  if (vacation) return { vacation: { ...daysOf(vacation), employeeIds: [...vacation.employeeIds] } };
  if (ups) {
    const { employeeId, teamId, upType, sold, counter } = ups;
    return { ups: { ...daysOf(ups), employeeId, teamId, upType, sold, counter } };
  }
  if (!deals) return undefined;
  const { employeeIds, finalTeam, cars, hasTrade, counts } = deals;
  return {
    filter: {
      ...daysOf(deals),
      ...(employeeIds && { employeeIds: [...employeeIds] }),
      ...(finalTeam !== null && { finalTeam }),
      ...(cars && { cars }),
      ...(hasTrade && { hasTrade }),
    },
    term: terms[counts],
  };
}

const daysOf = ({ days: { start, end } }: { days: { start: string; end: string } }) => ({ start, end });

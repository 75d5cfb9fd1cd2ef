import type { Reading } from '../../context.ts';
import type { Basis, DealsBasis, UpsBasis } from '../../rules/steps/basis.ts';
import { type ListBasis, listsBehind } from '../../rules/steps/behind.ts';
import type { EarlierStep, Steps } from '../../rules/steps/step.ts';
import { presentUpStats } from '../../uplogs/up.present.ts';
import { upStats } from '../../uplogs/upStats.query.ts';
import { getCountedVacationReport } from '../countedVacation/countedVacation.report.ts';
import type { CreditedTotals } from '../creditedDeals/creditedDeals.query.ts';
import { getCreditedDealsReport } from '../creditedDeals/creditedDeals.report.ts';
import type { DealsOfAmountType, SourceRowsType, ListTypes, UpsOfAmountType } from './explain.types.ts';

/** Number of rows that come with a figure; a screen shows no more at first. */
const PAGE = { offset: 0, limit: 100 } as const;

/** Number of deals of an amount, and how many of them count half. */
export type DealCount = Pick<CreditedTotals, 'deals' | 'byHalf'>;

/** Returns the lists of source rows of a figure, each with its first rows and the totals of all rows. */
export function presentLists(reading: Reading, steps: Steps): Promise<SourceRowsType[]> {
  return Promise.all(
    listsBehind(steps).map(async ({ basis, isTakenAway }) => ({
      isTakenAway,
      ...presentBasis(basis),
      ...(await readSourceRows(reading, basis)),
    })),
  );
}

async function readSourceRows(reading: Reading, basis: ListBasis) {
  const emptyLists = { creditedDeals: null, countedVacation: null, upStats: null };
  switch (basis.kind) {
    case 'deals':
      return {
        ...emptyLists,
        creditedDeals: await getCreditedDealsReport(reading, { ...basis, ...basis.whose }, PAGE),
      };
    case 'vacation':
      return { ...emptyLists, countedVacation: await getCountedVacationReport(reading.database, basis) };
    case 'ups': {
      const { counters, ...rows } = await upStats(reading, basis, {
        ...PAGE,
        sort: 'DATE',
        isDescending: false,
      });
      return { ...emptyLists, upStats: { rows: presentUpStats(rows), counters } };
    }
  }
}

/** Converts the filter of a list of source rows; all fields are null without a list. */
export function presentBasis(basis: Basis | EarlierStep, count?: DealCount): ListTypes {
  return {
    deals: basis.kind === 'deals' ? presentDealsBasis(basis, count) : null,
    vacation: basis.kind === 'vacation' ? { days: basis.days, employeeIds: basis.employeeIds } : null,
    ups: basis.kind === 'ups' ? presentUpsBasis(basis) : null,
  };
}

function presentDealsBasis(
  { days, whose, cars, hasTrade, ofUps, counts }: DealsBasis,
  count?: DealCount,
): DealsOfAmountType {
  return {
    days,
    employeeIds: whose.employeeIds ?? null,
    finalTeam: whose.finalTeam ?? null,
    cars: cars ?? null,
    hasTrade: hasTrade ?? false,
    ofUps: ofUps ? presentUpsBasis(ofUps) : null,
    counts,
    deals: count?.deals ?? null,
    byHalf: count?.byHalf ?? null,
  };
}

function presentUpsBasis(ups: Omit<UpsBasis, 'kind'>): UpsOfAmountType {
  const { days, counter, employeeId, teamId, upType, sold, ofGroup } = ups;
  return {
    days,
    counter,
    employeeId: employeeId ?? null,
    teamId: teamId ?? null,
    upType: upType ?? null,
    sold: sold ?? null,
    ofGroup: ofGroup ?? null,
  };
}

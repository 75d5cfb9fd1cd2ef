import type { Reading } from '../../context.ts';
import type { Basis, DealsBasis, UpsBasis } from '../../rules/steps/basis.ts';
import { type ListBasis, listsBehind } from '../../rules/steps/behind.ts';
import type { EarlierStep, Steps } from '../../rules/steps/step.ts';
import { presentUpStats } from '../../uplogs/up.present.ts';
import { upStats } from '../../uplogs/upStats.query.ts';
import { countedVacationReport } from '../countedVacation/countedVacation.report.ts';
import type { CreditedTotals } from '../creditedDeals/creditedDeals.query.ts';
import { creditedDealsReport } from '../creditedDeals/creditedDeals.report.ts';
import type { DealsOfAmountType, ListBehindType, ListTypes, UpsOfAmountType } from './explain.types.ts';

/** How many lines of a list come with its figure; a screen shows no more at first. */
const PAGE = { offset: 0, limit: 100 } as const;

/** How many deals an amount is of, and how many of them count half. */
export type DealCount = Pick<CreditedTotals, 'deals' | 'byHalf'>;

/** The lists behind a figure, each with its first lines and what all of them add up to. */
export function presentLists(reading: Reading, steps: Steps): Promise<ListBehindType[]> {
  return Promise.all(
    listsBehind(steps).map(async ({ basis, isTakenAway }) => ({
      isTakenAway,
      ...presentBasis(basis),
      ...(await linesOf(reading, basis)),
    })),
  );
}

async function linesOf(reading: Reading, basis: ListBasis) {
  const lines = { creditedDeals: null, countedVacation: null, upStats: null };
  switch (basis.kind) {
    case 'deals':
      return {
        ...lines,
        creditedDeals: await creditedDealsReport(reading, { ...basis, ...basis.whose }, PAGE),
      };
    case 'vacation':
      return { ...lines, countedVacation: await countedVacationReport(reading.database, basis) };
    case 'ups': {
      const { counters, ...rows } = await upStats(reading, basis, {
        ...PAGE,
        sort: 'DATE',
        isDescending: false,
      });
      return { ...lines, upStats: { rows: presentUpStats(rows), counters } };
    }
  }
}

/** The filter of the list that an amount or a figure stands on; none of them where it stands on none. */
export function presentBasis(basis: Basis | EarlierStep, count?: DealCount): ListTypes {
  return {
    deals: basis.kind === 'deals' ? dealsOf(basis, count) : null,
    vacation: basis.kind === 'vacation' ? { days: basis.days, employeeIds: basis.employeeIds } : null,
    ups: basis.kind === 'ups' ? upsOf(basis) : null,
  };
}

function dealsOf(
  { days, whose, cars, hasTrade, ofUps, counts }: DealsBasis,
  count?: DealCount,
): DealsOfAmountType {
  return {
    days,
    employeeIds: whose.employeeIds ?? null,
    finalTeam: whose.finalTeam ?? null,
    cars: cars ?? null,
    hasTrade: hasTrade ?? false,
    ofUps: ofUps ? upsOf(ofUps) : null,
    counts,
    deals: count?.deals ?? null,
    byHalf: count?.byHalf ?? null,
  };
}

function upsOf(ups: Omit<UpsBasis, 'kind'>): UpsOfAmountType {
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

import type { GraphQLResolveInfo } from 'graphql';
import type { ReadContext } from '../../platform/context.ts';
import type { Database } from '../../database/database.ts';
import { tradesOf } from '../../rules/deals/trade.ts';
import type { Basis, CountedOfDeal, DealsBasis, UpsBasis } from '../../rules/steps/basis.ts';
import { type ListBasis, listsBehind } from '../../rules/steps/behind.ts';
import { toNumber } from '../../rules/steps/fraction.ts';
import { type EarlierStep, figureOf, type Step, type Steps, type Term } from '../../rules/steps/step.ts';
import { amountText, dealsText, resultText, stepText, termText } from '../../rules/steps/stepText.ts';
import { presentUpStats } from '../../uplogs/up.present.ts';
import { upStats } from '../../uplogs/upStats.query.ts';
import { getCountedVacationReport } from '../countedVacation/countedVacation.report.ts';
import {
  type CreditedTotals,
  getCreditedTotals,
  sumTradeShares,
} from '../creditedDeals/creditedDeals.query.ts';
import { getCreditedDealsReport } from '../creditedDeals/creditedDeals.report.ts';
import { isFieldSelected } from '../selectedFields.ts';
import type {
  DealsOfAmountType,
  ExplainedStepType,
  ExplainedTermType,
  ExplanationType,
  ListTypes,
  SourceRowsType,
  UpsOfAmountType,
} from './explanation.types.ts';

type DealCounts = ReadonlyMap<Term, DealCount>;

/**
 * Converts the steps of a figure to GraphQL and counts the deals of its amounts.
 * @param isWithLists whether to add the source rows of the figure
 */
export async function presentSteps(
  reading: ReadContext,
  steps: Steps,
  isWithLists: boolean,
): Promise<ExplanationType> {
  const [counts, lists] = await Promise.all([
    countDeals(reading.database, steps),
    isWithLists ? presentLists(reading, steps) : [],
  ]);
  const last = steps.at(-1) as Step;
  return {
    figure: figureOf(steps),
    figureText: amountText(last.result, last.measure),
    steps: steps.map(step => presentStep(step, steps, counts)),
    lists,
  };
}

/** Converts the steps of a figure, with its source rows if the query selects them. */
export async function presentExplanation(
  reading: ReadContext,
  info: GraphQLResolveInfo,
  steps: Promise<Steps>,
): Promise<ExplanationType> {
  return presentSteps(reading, await steps, isFieldSelected(info, 'lists'));
}

function presentStep(step: Step, steps: Steps, counts: DealCounts): ExplainedStepType {
  const terms = step.terms.map(term => presentTerm(term, steps, counts.get(term)));
  return {
    name: step.name,
    terms,
    exact: toNumber(step.exact),
    roundedTo: step.rounding === null ? null : 1 / step.rounding,
    result: toNumber(step.result),
    resultText: resultText(step),
    text: stepText(
      step,
      terms.map(({ note }) => note),
    ),
  };
}

function presentTerm(term: Term, steps: Steps, count: DealCount | undefined): ExplainedTermType {
  const { operator, amount } = term;
  const { basis } = amount;
  return {
    operator,
    amount: toNumber(amount.value),
    text: termText(term),
    note: count && basis.kind === 'deals' && basis.counts !== 'deals' ? dealsText(count) : null,
    step: basis.kind === 'step' ? steps.indexOf(basis.step) : null,
    ...presentBasis(basis, count),
    isOfPlaces: basis.kind === 'places',
    setting:
      basis.kind === 'workingDays' || basis.kind === 'pot' || basis.kind === 'goal'
        ? { name: basis.kind, month: basis.month }
        : null,
  };
}

/**
 * Counts the deals of all terms at one instant. A term is left out when its deals changed after the figure
 * was calculated.
 */
async function countDeals(database: Database, steps: Steps): Promise<DealCounts> {
  const terms = steps.flatMap(({ terms }) => terms);
  const counts = await database.together(reader =>
    Promise.all(
      terms.map(async (term): Promise<[Term, DealCount][]> => {
        const { value, basis } = term.amount;
        if (basis.kind !== 'deals') return [];
        const totals = await getCreditedTotals(reader, { ...basis, ...basis.whose });
        return amountReaders[basis.counts](totals) === toNumber(value) ? [[term, totals]] : [];
      }),
    ),
  );
  return new Map(counts.flat());
}

const amountReaders: Readonly<Record<CountedOfDeal, (totals: CreditedTotals) => number>> = {
  units: totals => totals.units,
  deals: totals => totals.deals,
  trades: tradesOf,
  tradeShares: sumTradeShares,
  frontGross: totals => totals.frontGross / 200,
  rankedGross: totals => totals.rankedGross / 200,
  backGross: totals => (totals.totalGross - totals.frontGross) / 200,
  totalGross: totals => totals.totalGross / 200,
};

/** Number of rows that come with a figure; a screen shows no more at first. */
const PAGE = { offset: 0, limit: 100 } as const;

/** Number of deals of an amount, and how many of them count half. */
export type DealCount = Pick<CreditedTotals, 'deals' | 'byHalf'>;

/** Returns the lists of source rows of a figure, each with its first rows and the totals of all rows. */
export function presentLists(reading: ReadContext, steps: Steps): Promise<SourceRowsType[]> {
  return Promise.all(
    listsBehind(steps).map(async ({ basis, isTakenAway }) => ({
      isTakenAway,
      ...presentBasis(basis),
      ...(await readSourceRows(reading, basis)),
    })),
  );
}

async function readSourceRows(reading: ReadContext, basis: ListBasis) {
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

import type { GraphQLResolveInfo } from 'graphql';
import { getUpStats } from '../../modules/upLog/loggedUps.query.ts';
import { presentUpStats } from '../../modules/upLog/up.types.ts';
import type { ReadContext } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { countTrades } from '../../rules/deals/dealValues.ts';
import type { AmountSource, DealQuantity, DealsSource, UpsSource } from '../../rules/steps/amountSource.ts';
import { toNumber } from '../../rules/steps/fraction.ts';
import { findSourceLists, type ListSource } from '../../rules/steps/sourceLists.ts';
import {
  type CalculationStep,
  type CalculationSteps,
  type EarlierStepSource,
  getFigure,
  type StepTerm,
} from '../../rules/steps/step.ts';
import {
  formatAmount,
  formatDealCount,
  formatResult,
  formatStep,
  formatTerm,
} from '../../rules/steps/stepText.ts';
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
  SourceFilterType,
  SourceRowsType,
  UpsOfAmountType,
} from './explanation.types.ts';

type DealCounts = ReadonlyMap<StepTerm, DealCount>;

/**
 * Converts the steps of a figure to GraphQL and counts the deals of its amounts.
 * @param shouldIncludeLists whether to add the source rows of the figure
 */
export async function presentSteps(
  reading: ReadContext,
  steps: CalculationSteps,
  shouldIncludeLists: boolean,
): Promise<ExplanationType> {
  const [counts, lists] = await Promise.all([
    countDeals(reading.database, steps),
    shouldIncludeLists ? presentLists(reading, steps) : [],
  ]);
  const last = steps.at(-1) as CalculationStep;
  return {
    figure: getFigure(steps),
    figureText: formatAmount(last.result, last.measure),
    steps: steps.map(step => presentStep(step, steps, counts)),
    lists,
  };
}

/** Converts the steps of a figure, with its source rows if the query selects them. */
export async function presentExplanation(
  reading: ReadContext,
  info: GraphQLResolveInfo,
  steps: Promise<CalculationSteps>,
): Promise<ExplanationType> {
  return presentSteps(reading, await steps, isFieldSelected(info, 'lists'));
}

function presentStep(step: CalculationStep, steps: CalculationSteps, counts: DealCounts): ExplainedStepType {
  const terms = step.terms.map(term => presentTerm(term, steps, counts.get(term)));
  return {
    name: step.name,
    terms,
    exact: toNumber(step.exact),
    roundedTo: step.rounding === null ? null : 1 / step.rounding,
    result: toNumber(step.result),
    resultText: formatResult(step),
    text: formatStep(
      step,
      terms.map(({ note }) => note),
    ),
  };
}

function presentTerm(
  term: StepTerm,
  steps: CalculationSteps,
  count: DealCount | undefined,
): ExplainedTermType {
  const { operator, amount } = term;
  const { source } = amount;
  return {
    operator,
    amount: toNumber(amount.value),
    text: formatTerm(term),
    note: count && source.kind === 'deals' && source.quantity !== 'deals' ? formatDealCount(count) : null,
    step: source.kind === 'step' ? steps.indexOf(source.step) : null,
    ...presentSourceFilter(source, count),
    isOfPlaces: source.kind === 'places',
    setting:
      source.kind === 'workingDays' || source.kind === 'pot' || source.kind === 'goal'
        ? { name: source.kind, month: source.month }
        : null,
  };
}

/**
 * Counts the deals of all terms at the same instant. It leaves out a term if its deals changed after the
 * figure was calculated.
 */
async function countDeals(database: Database, steps: CalculationSteps): Promise<DealCounts> {
  const terms = steps.flatMap(({ terms }) => terms);
  const counts = await database.readSnapshot(reader =>
    Promise.all(
      terms.map(async (term): Promise<[StepTerm, DealCount][]> => {
        const { value, source } = term.amount;
        if (source.kind !== 'deals') return [];
        const totals = await getCreditedTotals(reader, { ...source, ...source.owner });
        return amountReaders[source.quantity](totals) === toNumber(value) ? [[term, totals]] : [];
      }),
    ),
  );
  return new Map(counts.flat());
}

const amountReaders: Readonly<Record<DealQuantity, (totals: CreditedTotals) => number>> = {
  units: totals => totals.units,
  deals: totals => totals.deals,
  trades: countTrades,
  tradeShares: sumTradeShares,
  frontGross: totals => totals.frontGross / 200,
  rankedGross: totals => totals.rankedGross / 200,
  backGross: totals => (totals.totalGross - totals.frontGross) / 200,
  totalGross: totals => totals.totalGross / 200,
};

/** First page of the source rows that are returned with a figure. A screen initially shows only this page. */
const FIRST_PAGE = { offset: 0, limit: 100 } as const;

/** Number of deals of an amount, and how many of them count half. */
export type DealCount = Pick<CreditedTotals, 'deals' | 'byHalf'>;

/** Returns the lists of source rows of a figure, each with its first rows and the totals of all rows. */
export function presentLists(reading: ReadContext, steps: CalculationSteps): Promise<SourceRowsType[]> {
  return Promise.all(
    findSourceLists(steps).map(async ({ source, isTakenAway }) => ({
      isTakenAway,
      ...presentSourceFilter(source),
      ...(await readSourceRows(reading, source)),
    })),
  );
}

async function readSourceRows(reading: ReadContext, source: ListSource) {
  const emptyLists = { creditedDeals: null, countedVacation: null, upStats: null };
  switch (source.kind) {
    case 'deals':
      return {
        ...emptyLists,
        creditedDeals: await getCreditedDealsReport(reading, { ...source, ...source.owner }, FIRST_PAGE),
      };
    case 'vacation':
      return { ...emptyLists, countedVacation: await getCountedVacationReport(reading.database, source) };
    case 'ups': {
      const { counters, ...rows } = await getUpStats(reading, source, {
        ...FIRST_PAGE,
        sort: 'DATE',
        isDescending: false,
      });
      return { ...emptyLists, upStats: { rows: presentUpStats(rows), counters } };
    }
  }
}

/** Converts the filter of a list of source rows; all fields are null for other sources. */
export function presentSourceFilter(
  source: AmountSource | EarlierStepSource,
  count?: DealCount,
): SourceFilterType {
  return {
    deals: source.kind === 'deals' ? presentDealFilter(source, count) : null,
    vacation: source.kind === 'vacation' ? { days: source.days, employeeIds: source.employeeIds } : null,
    ups: source.kind === 'ups' ? presentUpFilter(source) : null,
  };
}

function presentDealFilter(
  { days, owner, cars, hasTrade, ofUps, quantity }: DealsSource,
  count?: DealCount,
): DealsOfAmountType {
  return {
    days,
    employeeIds: owner.employeeIds ?? null,
    finalTeam: owner.finalTeam ?? null,
    cars: cars ?? null,
    hasTrade: hasTrade ?? false,
    ofUps: ofUps ? presentUpFilter(ofUps) : null,
    counts: quantity,
    deals: count?.deals ?? null,
    byHalf: count?.byHalf ?? null,
  };
}

function presentUpFilter(ups: Omit<UpsSource, 'kind'>): UpsOfAmountType {
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

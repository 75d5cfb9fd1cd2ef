import type { Reader } from '../../database/reader.ts';
import { tradesOf } from '../../rules/deals/trade.ts';
import type { CountedOfDeal, DealsBasis, UpsBasis } from '../../rules/steps/basis.ts';
import { toNumber } from '../../rules/steps/fraction.ts';
import { figureOf, type Step, type Steps, type Term } from '../../rules/steps/step.ts';
import { amountText, dealsText, resultText, stepText, termText } from '../../rules/steps/stepText.ts';
import { type CreditedTotals, creditedTotals, tradeSharesOf } from '../creditedDeals/creditedDeals.query.ts';
import type {
  DealsOfAmountType,
  ExplainedStepType,
  ExplainedTermType,
  ExplanationType,
  UpsOfAmountType,
} from './explain.types.ts';

/** How many deals a term is of, and how many of them count half. */
type DealCount = Pick<CreditedTotals, 'deals' | 'byHalf'>;
type DealCounts = ReadonlyMap<Term, DealCount>;

/** How a figure comes about, with the deals of its amounts counted. */
export async function presentSteps(database: Together, steps: Steps): Promise<ExplanationType> {
  const counts = await countDeals(database, steps);
  const last = steps.at(-1) as Step;
  return {
    figure: figureOf(steps),
    figureText: amountText(last.result, last.measure),
    steps: steps.map(step => presentStep(step, steps, counts)),
  };
}

interface Together {
  together<Result>(read: (reader: Reader) => Promise<Result>): Promise<Result>;
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
    deals: basis.kind === 'deals' ? dealsOf(basis, count) : null,
    vacation: basis.kind === 'vacation' ? { days: basis.days, employeeIds: basis.employeeIds } : null,
    ups: basis.kind === 'ups' ? upsOf(basis) : null,
    isOfPlaces: basis.kind === 'places',
    setting:
      basis.kind === 'workingDays' || basis.kind === 'pot' || basis.kind === 'goal'
        ? { name: basis.kind, month: basis.month }
        : null,
  };
}

function dealsOf({ days, whose, cars, hasTrade, counts }: DealsBasis, count?: DealCount): DealsOfAmountType {
  return {
    days,
    employeeIds: whose.employeeIds ?? null,
    finalTeam: whose.finalTeam ?? null,
    cars: cars ?? null,
    hasTrade: hasTrade ?? false,
    counts,
    deals: count?.deals ?? null,
    byHalf: count?.byHalf ?? null,
  };
}

function upsOf({ days, counter, employeeId, teamId, upType, sold }: UpsBasis): UpsOfAmountType {
  return {
    days,
    counter,
    employeeId: employeeId ?? null,
    teamId: teamId ?? null,
    upType: upType ?? null,
    sold: sold ?? null,
  };
}

/** Counts the deals of all terms at one instant; not of one whose deals have changed since the figure was worked out. */
async function countDeals(database: Together, steps: Steps): Promise<DealCounts> {
  const terms = steps.flatMap(({ terms }) => terms);
  const counted = await database.together(reader =>
    Promise.all(
      terms.map(async (term): Promise<[Term, DealCount][]> => {
        const { value, basis } = term.amount;
        if (basis.kind !== 'deals') return [];
        const totals = await creditedTotals(reader, { ...basis, ...basis.whose });
        return amounts[basis.counts](totals) === toNumber(value) ? [[term, totals]] : [];
      }),
    ),
  );
  return new Map(counted.flat());
}

const amounts: Readonly<Record<CountedOfDeal, (totals: CreditedTotals) => number>> = {
  units: totals => totals.units,
  deals: totals => totals.deals,
  trades: tradesOf,
  tradeShares: tradeSharesOf,
  frontGross: totals => totals.frontGross / 200,
  rankedGross: totals => totals.rankedGross / 200,
  totalGross: totals => totals.totalGross / 200,
};

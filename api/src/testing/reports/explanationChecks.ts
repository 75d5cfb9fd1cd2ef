import { getPot, getWorkingDaysByMonth } from '../../modules/settings/settings.query.ts';
import { countUps, type UpFilter } from '../../modules/upLog/loggedUps.query.ts';
import type { Context } from '../../platform/context.ts';
import { getCountedVacationReport } from '../../reports/countedVacation/countedVacation.report.ts';
import { getCreditedDealsReport } from '../../reports/creditedDeals/creditedDeals.report.ts';
import type {
  ExplainedTermType,
  ExplanationType,
  UpsOfAmountType,
} from '../../reports/explanations/explanation.types.ts';
import { TEAMS } from '../../rules/people/teams.ts';

/** A fraction of whole numbers. */
type ExactAmount = readonly [top: bigint, bottom: bigint];

/** Amounts have at most three decimals: half cents. */
const toExactAmount = (amount: number): ExactAmount => [BigInt(Math.round(amount * 1_000)), 1_000n];

const OPERATIONS: Record<ExplainedTermType['operator'], (a: ExactAmount, b: ExactAmount) => ExactAmount> = {
  '+': ([a, b], [c, d]) => [a * d + c * b, b * d],
  '−': ([a, b], [c, d]) => [a * d - c * b, b * d],
  '×': ([a, b], [c, d]) => [a * c, b * d],
  '÷': ([a, b], [c, d]) => [a * d, b * c],
  '≥': ([a, b], [c, d]) => [a * d >= c * b ? 1n : 0n, 1n],
};

/** Rounds halves away from zero. */
function roundExactAmount([numerator, denominator]: ExactAmount, to: number): ExactAmount {
  const parts = BigInt(Math.round(1 / to));
  const size = (2n * (numerator < 0n ? -numerator : numerator) * parts + denominator) / (2n * denominator);
  return [numerator < 0n ? -size : size, parts];
}

const toNumber = ([numerator, denominator]: ExactAmount) => Number(numerator) / Number(denominator);

/**
 * Recalculates a figure from its steps alone. Compares each amount with its source: an earlier step, or the
 * list or setting that it links to.
 */
export async function expectStepsToAddUp(
  context: Context,
  { figure, steps }: ExplanationType,
): Promise<void> {
  const results: ExactAmount[] = [];
  for (const { terms, roundedTo, exact, result } of steps) {
    let total: ExactAmount = [0n, 1n];
    for (const term of terms) {
      const amount = term.step === null ? toExactAmount(term.amount) : results[term.step];
      if (!amount) throw new Error(`${term.text} uses a step that does not come before it.`);
      total = OPERATIONS[term.operator](total, amount);
      expect(toNumber(amount)).toBeCloseTo(term.amount, 6);
      expect([term.text, await readSourceAmount(context, term)]).toEqual([term.text, term.amount]);
    }
    expect(toNumber(total)).toBeCloseTo(exact, 6);
    const roundedTotal = roundedTo === null ? total : roundExactAmount(total, roundedTo);
    expect(toNumber(roundedTotal)).toBeCloseTo(result, 6);
    results.push(roundedTotal);
  }
  expect(toNumber(results.at(-1) ?? [0n, 1n])).toBe(figure);
}

/**
 * Returns the value of the list or setting that a term links to. Returns the amount of the term itself if it
 * has no link.
 */
async function readSourceAmount(
  context: Context,
  { deals, vacation, ups, setting, amount, text }: ExplainedTermType,
) {
  if (deals) {
    const filter = {
      days: deals.days,
      employeeIds: deals.employeeIds ?? undefined,
      finalTeam: deals.finalTeam ?? undefined,
      cars: deals.cars ?? undefined,
      hasTrade: deals.hasTrade,
      ofUps: deals.ofUps ? toUpFilter(deals.ofUps) : undefined,
    };
    const { totals } = await getCreditedDealsReport(context, filter, { offset: 0, limit: 1 });
    expect(deals.deals).toBe(totals.deals);
    return isSameMoney(totals[deals.counts], amount) ? amount : totals[deals.counts];
  }
  if (vacation) return (await getCountedVacationReport(context.database, vacation)).total;
  if (ups) {
    return (await countUps(context.database, toUpFilter(ups))).ups;
  }
  if (setting?.name === 'pot') return (await getPot(context.database, setting.month)) / 100;
  // Goals, including sums of goals, are tested by reports.random.test.ts.
  if (setting?.name === 'workingDays') {
    const days = (await getWorkingDaysByMonth(context.database, [setting.month])).get(setting.month);
    if (text.includes('left')) return days && days.total - days.completed;
    return text.includes('completed') ? days?.completed : days?.total;
  }
  return amount;
}

/** Converts a list of ups to the filter that queries it. */
export const toUpFilter = ({ employeeId, upType, sold, ofGroup, ...ups }: UpsOfAmountType): UpFilter => ({
  ...ups,
  employeeId: employeeId ?? undefined,
  teamId: TEAMS.find(({ id }) => id === ups.teamId)?.id,
  upType: upType ?? undefined,
  sold: sold ?? undefined,
  ofGroup: ofGroup ?? undefined,
});

/** Checks whether a listed amount in cents equals an amount that may have half cents. */
const isSameMoney = (listed: number, amount: number) => Math.abs(listed - amount) < 0.006;

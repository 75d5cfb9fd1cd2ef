import type { Context } from '../platform/context.ts';
import { getCountedVacationReport } from '../reports/countedVacation/countedVacation.report.ts';
import { getCreditedDealsReport } from '../reports/creditedDeals/creditedDeals.report.ts';
import type {
  ExplainedTermType,
  ExplanationType,
  UpsOfAmountType,
} from '../reports/explanations/explanation.types.ts';
import { TEAMS } from '../rules/people/teams.ts';
import { getPot, getWorkingDaysByMonth } from '../modules/settings/settings.query.ts';
import { type UpFilter, countUps } from '../modules/upLog/loggedUps.query.ts';

/** An amount as a quotient of whole numbers. */
type Exact = readonly [top: bigint, bottom: bigint];

/** Amounts have three decimals at most: half cents. */
const exactly = (amount: number): Exact => [BigInt(Math.round(amount * 1_000)), 1_000n];

const apply: Record<ExplainedTermType['operator'], (a: Exact, b: Exact) => Exact> = {
  '+': ([a, b], [c, d]) => [a * d + c * b, b * d],
  '−': ([a, b], [c, d]) => [a * d - c * b, b * d],
  '×': ([a, b], [c, d]) => [a * c, b * d],
  '÷': ([a, b], [c, d]) => [a * d, b * c],
  '≥': ([a, b], [c, d]) => [a * d >= c * b ? 1n : 0n, 1n],
};

/** Halves away from zero. */
function rounded([top, bottom]: Exact, to: number): Exact {
  const parts = BigInt(Math.round(1 / to));
  const size = (2n * (top < 0n ? -top : top) * parts + bottom) / (2n * bottom);
  return [top < 0n ? -size : size, parts];
}

const inNumbers = ([top, bottom]: Exact) => Number(top) / Number(bottom);

/**
 * Computes a figure from nothing but its steps, and each amount from what it stands on: an earlier step, or the list or
 * setting that the amount leads to.
 */
export async function expectToAddUp(context: Context, { figure, steps }: ExplanationType): Promise<void> {
  const results: Exact[] = [];
  for (const { terms, roundedTo, exact, result } of steps) {
    let before: Exact = [0n, 1n];
    for (const term of terms) {
      const amount = term.step === null ? exactly(term.amount) : results[term.step];
      if (!amount) throw new Error(`${term.text} stands on a step that does not come before it.`);
      before = apply[term.operator](before, amount);
      expect(inNumbers(amount)).toBeCloseTo(term.amount, 6);
      expect([term.text, await amountBehind(context, term)]).toEqual([term.text, term.amount]);
    }
    expect(inNumbers(before)).toBeCloseTo(exact, 6);
    const after = roundedTo === null ? before : rounded(before, roundedTo);
    expect(inNumbers(after)).toBeCloseTo(result, 6);
    results.push(after);
  }
  expect(inNumbers(results.at(-1) ?? [0n, 1n])).toBe(figure);
}

/** What the list or the setting has that a term leads to; the term's own amount where it leads nowhere. */
async function amountBehind(
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
      ofUps: deals.ofUps ? filterOfUps(deals.ofUps) : undefined,
    };
    const { totals } = await getCreditedDealsReport(context, filter, { offset: 0, limit: 1 });
    expect(deals.deals).toBe(totals.deals);
    return isMoneyRounded(totals[deals.counts], amount) ? amount : totals[deals.counts];
  }
  if (vacation) return (await getCountedVacationReport(context.database, vacation)).total;
  if (ups) {
    return (await countUps(context.database, filterOfUps(ups))).ups;
  }
  if (setting?.name === 'pot') return (await getPot(context.database, setting.month)) / 100;
  // Whose goal it is, a sum of goals too, is proved by reports.random.test.ts.
  if (setting?.name === 'workingDays') {
    const days = (await getWorkingDaysByMonth(context.database, [setting.month])).get(setting.month);
    if (text.includes('left')) return days && days.total - days.completed;
    return text.includes('completed') ? days?.completed : days?.total;
  }
  return amount;
}

/** A list of ups, as it is asked for. */
export const filterOfUps = ({ employeeId, upType, sold, ofGroup, ...ups }: UpsOfAmountType): UpFilter => ({
  ...ups,
  employeeId: employeeId ?? undefined,
  teamId: TEAMS.find(({ id }) => id === ups.teamId)?.id,
  upType: upType ?? undefined,
  sold: sold ?? undefined,
  ofGroup: ofGroup ?? undefined,
});

/** A list shows money to the cent, an amount has the half cents of its shares. */
const isMoneyRounded = (listed: number, amount: number) => Math.abs(listed - amount) < 0.006;

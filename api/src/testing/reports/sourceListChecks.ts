import type { Context } from '../../platform/context.ts';
import { getCreditedDealsReport } from '../../reports/creditedDeals/creditedDeals.report.ts';
import { presentSteps } from '../../reports/explanations/explanation.present.ts';
import type { SourceRowsType } from '../../reports/explanations/explanation.types.ts';
import type { CalculationSteps } from '../../rules/steps/step.ts';
import { toUpFilter } from './explanationChecks.ts';

/** Returns the sum of a list, and checks that a query with the list's filter returns the same sums. */
async function sumList(
  context: Context,
  { deals, creditedDeals, countedVacation, upStats, isTakenAway }: SourceRowsType,
) {
  if (deals) {
    const { days, hasTrade, ...filter } = deals;
    const { employeeIds, finalTeam, cars } = filter;
    const requestFilter = {
      days,
      hasTrade,
      employeeIds: employeeIds ?? undefined,
      finalTeam: finalTeam ?? undefined,
      cars: cars ?? undefined,
      ofUps: filter.ofUps ? toUpFilter(filter.ofUps) : undefined,
    };
    const { totals, rows } = await getCreditedDealsReport(context, requestFilter, { offset: 0, limit: 100 });
    expect(creditedDeals).toMatchObject({ totals, rows });
    return (isTakenAway ? -1 : 1) * totals[deals.counts];
  }
  return Number(countedVacation?.total ?? upStats?.counters.ups);
}

/** Returns the sum of a figure's source lists, or null if there are none. */
export async function sumSourceLists(context: Context, steps: CalculationSteps): Promise<number | null> {
  const { lists } = await presentSteps(context, steps, true);
  const sums = await Promise.all(lists.map(list => sumList(context, list)));
  return lists.length === 0 ? null : sums.reduce((first, second) => first + second, 0);
}

/**
 * Returns the sum of the source lists and the expected sum for a row. Returns null for a figure without
 * source lists.
 */
export type ExpectedSum<Row> = ((row: Row, listed: number) => readonly [number, number]) | null;

/** Expects the sum to equal this figure of the row. */
export const equalsFigure =
  <Name extends string>(name: Name): ExpectedSum<Readonly<Record<Name, number>>> =>
  (row, listed) => [listed, row[name]];

export const roundTo = (amount: number, parts = 100) => Math.round(amount * parts) / parts + 0;

/**
 * Checks the source lists of the figures of a report. Each figure must be more than 0 in at least one row.
 */
export class SourceListChecker<Name extends string, Row> {
  readonly #context: Context;
  readonly #checkedNames = new Set<Name>();
  readonly #expected: Readonly<Record<Name, ExpectedSum<Row>>>;

  constructor(context: Context, expected: Readonly<Record<Name, ExpectedSum<Row>>>) {
    this.#context = context;
    this.#expected = expected;
  }

  /** Checks the source lists of a figure. A figure that is undefined or null must have no explanation. */
  async check(
    name: Name,
    figure: number | boolean | null | undefined,
    row: Row,
    explain: () => Promise<CalculationSteps>,
  ): Promise<void> {
    if (figure === null || figure === undefined) {
      await expect(explain()).rejects.toThrow();
      return;
    }
    const listed = await sumSourceLists(this.#context, await explain());
    // A figure of zero has no source lists.
    if (Number(figure) === 0) return;
    this.#checkedNames.add(name);
    const expected = this.#expected[name];
    if (!expected || listed === null) {
      expect([name, listed]).toEqual([name, null]);
      expect([name, expected]).toEqual([name, null]);
      return;
    }
    const [listedSum, sum] = expected(row, listed);
    expect([name, roundTo(listedSum)]).toEqual([name, sum]);
  }

  expectAllChecked(): void {
    expect([...this.#checkedNames].sort()).toEqual(Object.keys(this.#expected).sort());
  }
}

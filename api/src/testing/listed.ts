import type { Context } from '../platform/context.ts';
import { getCreditedDealsReport } from '../reports/creditedDeals/creditedDeals.report.ts';
import { presentSteps } from '../reports/explanations/explanation.present.ts';
import type { SourceRowsType } from '../reports/explanations/explanation.types.ts';
import type { CalculationSteps } from '../rules/steps/step.ts';
import { filterOfUps } from './explained.ts';

/** What a list adds up to. The filter that it is told by, asked again, has the same sums. */
async function sumOf(
  context: Context,
  { deals, creditedDeals, countedVacation, upStats, isTakenAway }: SourceRowsType,
) {
  if (deals) {
    const { days, hasTrade, ...filter } = deals;
    const { employeeIds, finalTeam, cars } = filter;
    const asked = {
      days,
      hasTrade,
      employeeIds: employeeIds ?? undefined,
      finalTeam: finalTeam ?? undefined,
      cars: cars ?? undefined,
      ofUps: filter.ofUps ? filterOfUps(filter.ofUps) : undefined,
    };
    const { totals, rows } = await getCreditedDealsReport(context, asked, { offset: 0, limit: 100 });
    expect(creditedDeals).toMatchObject({ totals, rows });
    return (isTakenAway ? -1 : 1) * totals[deals.counts];
  }
  return Number(countedVacation?.total ?? upStats?.counters.ups);
}

/** The sum of the lists behind a figure; null where there are none. */
export async function listedBehind(context: Context, steps: CalculationSteps): Promise<number | null> {
  const { lists } = await presentSteps(context, steps, true);
  const sums = await Promise.all(lists.map(list => sumOf(context, list)));
  return lists.length === 0 ? null : sums.reduce((one, other) => one + other, 0);
}

/** What the sum of the lists has to be, told from a row; null where nothing is listed behind the figure. */
export type Expected<Row> = ((row: Row, listed: number) => readonly [number, number]) | null;

/** The figure itself, or another of the row. */
export const same =
  <Name extends string>(name: Name): Expected<Readonly<Record<Name, number>>> =>
  (row, listed) => [listed, row[name]];

export const rounded = (amount: number, parts = 100) => Math.round(amount * parts) / parts + 0;

/** The figures of a board, each of which has to be more than 0 somewhere. */
export class Board<Name extends string, Row> {
  readonly #context: Context;
  readonly #seen = new Set<Name>();
  readonly #expected: Readonly<Record<Name, Expected<Row>>>;

  constructor(context: Context, expected: Readonly<Record<Name, Expected<Row>>>) {
    this.#context = context;
    this.#expected = expected;
  }

  /** Proves what stands behind a figure; nobody has a figure that is undefined or null. */
  async prove(
    name: Name,
    figure: number | boolean | null | undefined,
    row: Row,
    explain: () => Promise<CalculationSteps>,
  ): Promise<void> {
    if (figure === null || figure === undefined) {
      await expect(explain()).rejects.toThrow();
      return;
    }
    const listed = await listedBehind(this.#context, await explain());
    // Nothing opens behind a zero.
    if (Number(figure) === 0) return;
    this.#seen.add(name);
    const expected = this.#expected[name];
    if (!expected || listed === null) {
      expect([name, listed]).toEqual([name, null]);
      expect([name, expected]).toEqual([name, null]);
      return;
    }
    const [listedSum, sum] = expected(row, listed);
    expect([name, rounded(listedSum)]).toEqual([name, sum]);
  }

  expectAllSeen(): void {
    expect([...this.#seen].sort()).toEqual(Object.keys(this.#expected).sort());
  }
}

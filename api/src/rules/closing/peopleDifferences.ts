import type { FigureDifference, PersonFigureName, PersonFigures } from './differences.ts';

/** An amount before and after, with the difference: units in halves, money in dollars. */
export interface ComparedAmounts {
  readonly from: number;
  readonly to: number;
  /** `to` − `from`, exact to the cent. */
  readonly difference: number;
}

/** One figure of everyone who has it, compared with the previous closing (closing.md, Closed again). */
export interface PeopleDifferences {
  readonly figure: PersonFigureName;
  /** The people with a changed figure. */
  readonly rows: readonly (FigureDifference & ComparedAmounts)[];
  /** The number of other people with an unchanged figure, and their sum. */
  readonly others: number;
  readonly unchanged: number;
  /** The sum over the rows and the other people. Only the rows are paid out. */
  readonly sum: ComparedAmounts;
}

/** The order of the tables: payments come first. */
const FIGURE_ORDER = Object.keys({
  spiff: true,
  units: true,
  newUnits: true,
  usedUnits: true,
  vacation: true,
  frontGross: true,
} satisfies Record<PersonFigureName, true>) as PersonFigureName[];

const toCents = (amount: number): number => Math.round(amount * 100);

const compareCents = (from: number, to: number): ComparedAmounts => ({
  from: from / 100,
  to: to / 100,
  difference: (to - from) / 100,
});

export const compareAmounts = ({ from, to }: Pick<FigureDifference, 'from' | 'to'>): ComparedAmounts =>
  compareCents(toCents(from), toCents(to));

/**
 * Builds a table for each personal figure that differs.
 * @param people everyone in the current closing
 */
export function peopleDifferences(
  differences: readonly FigureDifference[],
  people: readonly PersonFigures[],
): PeopleDifferences[] {
  return FIGURE_ORDER.flatMap(figure => {
    const rows = differences.filter(each => each.person && each.figure === figure);
    if (rows.length === 0) return [];
    const others = people
      .filter(({ id }) => !rows.some(({ person }) => person?.id === id))
      .map(person => toCents(person[figure] ?? 0))
      .filter(cents => cents !== 0);
    const unchanged = sumCents(others);
    const sum = (amounts: readonly number[]) => unchanged + sumCents(amounts.map(toCents));
    return {
      figure,
      rows: rows.map(each => ({ ...each, ...compareAmounts(each) })),
      others: others.length,
      unchanged: unchanged / 100,
      sum: compareCents(sum(rows.map(({ from }) => from)), sum(rows.map(({ to }) => to))),
    };
  });
}

const sumCents = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

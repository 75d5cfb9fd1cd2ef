import type { FigureDifference, PersonFigure, PersonFigures } from './differences.ts';

/** What an amount was, is, and became more by: units in halves, money in dollars. */
export interface Compared {
  readonly from: number;
  readonly to: number;
  /** Is − was, to the cent. */
  readonly difference: number;
}

/** One figure of everyone whose it is, against the closing before (closing.md, Closed again). */
export interface PeopleDifferences {
  readonly figure: PersonFigure;
  /** Who has another one than before. */
  readonly rows: readonly (FigureDifference & Compared)[];
  /** How many others have any, the same as before, and how much together. */
  readonly others: number;
  readonly unchanged: number;
  /** Of the rows and the others: what people get is the rows. */
  readonly sum: Compared;
}

/** In the order of the list: what is paid comes first. */
const FIGURES = Object.keys({
  spiff: true,
  units: true,
  newUnits: true,
  usedUnits: true,
  vacation: true,
  frontGross: true,
} satisfies Record<PersonFigure, true>) as PersonFigure[];

const toCents = (amount: number): number => Math.round(amount * 100);

const comparedCents = (from: number, to: number): Compared => ({
  from: from / 100,
  to: to / 100,
  difference: (to - from) / 100,
});

export const compared = ({ from, to }: Pick<FigureDifference, 'from' | 'to'>): Compared =>
  comparedCents(toCents(from), toCents(to));

/**
 * The figures of people that differ, each in a table of its own.
 * @param people all, as they are now
 */
export function peopleDifferences(
  differences: readonly FigureDifference[],
  people: readonly PersonFigures[],
): PeopleDifferences[] {
  return FIGURES.flatMap(figure => {
    const rows = differences.filter(each => each.person && each.figure === figure);
    if (rows.length === 0) return [];
    const others = people
      .filter(({ id }) => !rows.some(({ person }) => person?.id === id))
      .map(person => toCents(person[figure] ?? 0))
      .filter(cents => cents !== 0);
    const unchanged = sumOf(others);
    const sum = (amounts: readonly number[]) => unchanged + sumOf(amounts.map(toCents));
    return {
      figure,
      rows: rows.map(each => ({ ...each, ...compared(each) })),
      others: others.length,
      unchanged: unchanged / 100,
      sum: comparedCents(sum(rows.map(({ from }) => from)), sum(rows.map(({ to }) => to))),
    };
  });
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

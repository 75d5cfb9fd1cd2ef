import { type FigureAmounts, listFigureNames } from '../figures/figure.ts';
import type { TeamId } from '../people/teams.ts';
import { closedPersonFigures, type closedStoreFigures } from './closedFigures.ts';

/**
 * One person's figures that pay is based on (closing.md, Stored data): units in halves, money in dollars.
 * Closings before the introduction of a figure do not contain it. This is also true for the store's figures
 * (docs/adr/closing.md).
 */
export interface PersonFigures extends FigureAmounts<typeof closedPersonFigures> {
  readonly id: number;
  readonly name: string;
  /** The team of the person in the summary. */
  readonly team: TeamId;
}

/** The name of a person's figure. */
export type PersonFigureName = keyof typeof closedPersonFigures;

export interface MonthFigures extends FigureAmounts<typeof closedStoreFigures> {
  readonly people: readonly PersonFigures[];
}

/** A figure that changed between two closings. */
export interface FigureDifference {
  readonly figure: string;
  /** Null for the store. */
  readonly person: { readonly id: number; readonly name: string } | null;
  readonly from: number;
  readonly to: number;
}

/** A deal of a month, with all its counted fields as the history formats them. */
export interface CountedDeal {
  readonly id: number;
  readonly number: number;
  readonly customerName: string;
  readonly values: Readonly<Record<string, string | null>>;
}

/** A deal that only one of two closings contains, or that differs between them. */
export interface DealDifference extends Omit<CountedDeal, 'values'> {
  readonly kind: 'ADDED' | 'REMOVED' | 'CHANGED';
  readonly fields: readonly {
    readonly field: string;
    readonly from: string | null;
    readonly to: string | null;
  }[];
}

/**
 * Lists each figure that differs: first those of the store, then those of people in their order. For a person
 * who is missing in one closing, the figures of that closing are 0. A figure that is missing in one closing
 * is ignored.
 */
export function listFigureDifferences(before: MonthFigures, after: MonthFigures): FigureDifference[] {
  const { people: peopleBefore, ...storeBefore } = before;
  const { people: peopleAfter, ...storeAfter } = after;
  const removedPeople = peopleBefore.filter(({ id }) => !peopleAfter.some(person => person.id === id));
  const previousById = indexFigures(peopleBefore);
  const currentById = indexFigures(peopleAfter);
  const personDifferences = [...peopleAfter, ...removedPeople].flatMap(({ id, name }) =>
    listDifferences(previousById(id), currentById(id)).map(each => ({ ...each, person: { id, name } })),
  );
  return [
    ...listDifferences(storeBefore, storeAfter).map(each => ({ ...each, person: null })),
    ...personDifferences,
  ];
}

/**
 * Returns a lookup of a person's figures. The lookup returns 0 for a person who is not in the list. It
 * contains only figures that all listed people have.
 */
function indexFigures(people: readonly PersonFigures[]) {
  const commonFigures = listFigureNames(closedPersonFigures).filter(figure =>
    people.every(person => person[figure] !== undefined),
  );
  const byPerson = new Map(people.map(person => [person.id, person]));
  return (id: number) =>
    Object.fromEntries(commonFigures.map(figure => [figure, byPerson.get(id)?.[figure] ?? 0]));
}

const listDifferences = (before: FigureValues, after: FigureValues) =>
  Object.entries(after).flatMap(([figure, to]) => {
    const from = before[figure];
    return from === undefined || to === undefined || from === to ? [] : [{ figure, from, to }];
  });

type FigureValues = Readonly<Record<string, number | undefined>>;

/**
 * Lists each deal that differs, by number. All fields of a deal are listed when only one closing contains it.
 */
export function listDealDifferences(
  before: readonly CountedDeal[],
  after: readonly CountedDeal[],
): DealDifference[] {
  const previousById = new Map(before.map(deal => [deal.id, deal]));
  const currentById = new Map(after.map(deal => [deal.id, deal]));
  return [...new Map([...previousById, ...currentById]).values()]
    .map(({ values: _, ...deal }): DealDifference => {
      const [previous, current] = [previousById.get(deal.id), currentById.get(deal.id)];
      const kind = !previous ? 'ADDED' : !current ? 'REMOVED' : 'CHANGED';
      return { ...deal, kind, fields: compareFields(previous?.values, current?.values) };
    })
    .filter(({ fields }) => fields.length > 0)
    .sort((one, other) => one.number - other.number);
}

/** Lists the fields that differ. Ignores a field that only one of the two closings has. */
const compareFields = (previous?: CountedDeal['values'], current?: CountedDeal['values']) =>
  Object.keys(current ?? previous ?? {})
    .filter(field => !previous || field in previous)
    .map(field => ({ field, from: previous?.[field] ?? null, to: current?.[field] ?? null }))
    .filter(({ from, to }) => from !== to);

/**
 * An amount in the earlier closing, the amount in the later closing, and the difference. Units are in halves,
 * money is in dollars.
 */
export interface ComparedAmounts {
  readonly from: number;
  readonly to: number;
  /** `to` − `from`, exact to the cent. */
  readonly difference: number;
}

/** One figure of all people who have it, compared with the previous closing (closing.md, Closing again). */
export interface PeopleDifferences {
  readonly figure: PersonFigureName;
  /** The people with a changed figure. */
  readonly rows: readonly (FigureDifference & ComparedAmounts)[];
  /** The number of people with an unchanged figure, and the sum of their figures. */
  readonly others: number;
  readonly unchanged: number;
  /** The sums over all people, with changed or unchanged figures. Only the changed figures are paid out. */
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
export function buildPeopleDifferences(
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

import { type AmountsOf, namesOf } from '../figures/figure.ts';
import type { TeamId } from '../people/teams.ts';
import { personFigures, type storeFigures } from './closedFigures.ts';

/**
 * What people are paid by, of one person (closing.md, What is stored). Units in halves, money in dollars. A figure that comes later
 * is optional, here and of the store: closings of before do not know it (decision 192).
 */
export interface PersonFigures extends AmountsOf<typeof personFigures> {
  readonly id: number;
  readonly name: string;
  /** The team that the summary showed the person under. */
  readonly team: TeamId;
}

/** The name of a person's figure. */
export type PersonFigure = keyof typeof personFigures;

export interface MonthFigures extends AmountsOf<typeof storeFigures> {
  readonly people: readonly PersonFigures[];
}

/** A figure that was another one before. */
export interface FigureDifference {
  readonly figure: string;
  /** Null: the store. */
  readonly person: { readonly id: number; readonly name: string } | null;
  readonly from: number;
  readonly to: number;
}

/** A deal of a month, with all that counts of it, as the history tells it. */
export interface CountedDeal {
  readonly id: number;
  readonly number: number;
  readonly customerName: string;
  readonly values: Readonly<Record<string, string | null>>;
}

/** A deal that is in one of two closings only, or otherwise in the other. */
export interface DealDifference extends Omit<CountedDeal, 'values'> {
  readonly kind: 'ADDED' | 'REMOVED' | 'CHANGED';
  readonly fields: readonly {
    readonly field: string;
    readonly from: string | null;
    readonly to: string | null;
  }[];
}

/**
 * Each figure that differs: the store's, then people's in their order. Who is in one of them only has zeros in the other. A figure
 * that one of them does not know is no difference.
 */
export function figureDifferences(before: MonthFigures, after: MonthFigures): FigureDifference[] {
  const { people: peopleBefore, ...storeBefore } = before;
  const { people: peopleAfter, ...storeAfter } = after;
  const gone = peopleBefore.filter(({ id }) => !peopleAfter.some(person => person.id === id));
  const then = figuresIn(peopleBefore);
  const now = figuresIn(peopleAfter);
  const ofPeople = [...peopleAfter, ...gone].flatMap(({ id, name }) =>
    differing(then(id), now(id)).map(each => ({ ...each, person: { id, name } })),
  );
  return [...differing(storeBefore, storeAfter).map(each => ({ ...each, person: null })), ...ofPeople];
}

/** The figures of a person; of somebody else zeros, of what these people have. */
function figuresIn(people: readonly PersonFigures[]) {
  const known = namesOf(personFigures).filter(figure => people.every(person => person[figure] !== undefined));
  const byPerson = new Map(people.map(person => [person.id, person]));
  return (id: number) => Object.fromEntries(known.map(figure => [figure, byPerson.get(id)?.[figure] ?? 0]));
}

const differing = (before: Figures, after: Figures) =>
  Object.entries(after).flatMap(([figure, to]) => {
    const from = before[figure];
    return from === undefined || to === undefined || from === to ? [] : [{ figure, from, to }];
  });

type Figures = Readonly<Record<string, number | undefined>>;

/** Each deal that differs, by number; a deal that is in one of them only, with all that it holds. */
export function dealDifferences(
  before: readonly CountedDeal[],
  after: readonly CountedDeal[],
): DealDifference[] {
  const then = new Map(before.map(deal => [deal.id, deal]));
  const now = new Map(after.map(deal => [deal.id, deal]));
  return [...new Map([...then, ...now]).values()]
    .map(({ values: _, ...deal }): DealDifference => {
      const [was, is] = [then.get(deal.id), now.get(deal.id)];
      const kind = !was ? 'ADDED' : !is ? 'REMOVED' : 'CHANGED';
      return { ...deal, kind, fields: fieldsBetween(was?.values, is?.values) };
    })
    .filter(({ fields }) => fields.length > 0)
    .sort((one, other) => one.number - other.number);
}

/** A field that one of the two does not know is no difference. */
const fieldsBetween = (was?: CountedDeal['values'], is?: CountedDeal['values']) =>
  Object.keys(is ?? was ?? {})
    .filter(field => !was || field in was)
    .map(field => ({ field, from: was?.[field] ?? null, to: is?.[field] ?? null }))
    .filter(({ from, to }) => from !== to);

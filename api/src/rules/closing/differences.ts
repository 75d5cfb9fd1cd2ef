/** What people are paid by, of one person (closing.md, What is stored). Units in halves, money in dollars. */
export interface PersonFigures {
  readonly id: number;
  readonly name: string;
  readonly newUnits: number;
  readonly usedUnits: number;
  /** Credited units: new, used and unclassified. */
  readonly units: number;
  readonly vacation: number;
  readonly frontGross: number;
  /** 0 for whoever is not in the pot of gold. */
  readonly spiff: number;
}

/** What people are paid by, of the whole store. */
export interface StoreFigures {
  readonly newUnits: number;
  readonly usedUnits: number;
  readonly certifiedUnits: number;
  /** Sold deals. */
  readonly delivered: number;
  readonly gross: number;
  readonly trades: number;
  readonly pot: number;
  readonly spiffPerUsedCar: number;
  readonly totalSpiff: number;
}

export interface MonthFigures extends StoreFigures {
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

const NOBODY: Omit<PersonFigures, 'id' | 'name'> = {
  newUnits: 0,
  usedUnits: 0,
  units: 0,
  vacation: 0,
  frontGross: 0,
  spiff: 0,
};

/** Each figure that differs: the store's, then people's in their order. Who is in one of them only has zeros in the other. */
export function figureDifferences(before: MonthFigures, after: MonthFigures): FigureDifference[] {
  const { people: peopleBefore, ...storeBefore } = before;
  const { people: peopleAfter, ...storeAfter } = after;
  const gone = peopleBefore.filter(({ id }) => !peopleAfter.some(person => person.id === id));
  const ofPeople = [...peopleAfter, ...gone].flatMap(({ id, name }) => {
    const figuresOf = (people: readonly PersonFigures[]) => ({
      ...NOBODY,
      ...people.find(person => person.id === id),
      id: 0,
      name: '',
    });
    const { id: _id, name: _name, ...then } = figuresOf(peopleBefore);
    const { id: _i, name: _n, ...now } = figuresOf(peopleAfter);
    return differing(then, now).map(each => ({ ...each, person: { id, name } }));
  });
  return [...differing(storeBefore, storeAfter).map(each => ({ ...each, person: null })), ...ofPeople];
}

const differing = (before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>) =>
  Object.entries(after)
    .map(([figure, to]) => ({ figure, from: before[figure] ?? 0, to }))
    .filter(({ from, to }) => from !== to);

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
      return { ...deal, kind, fields: fieldsBetween(was?.values ?? {}, is?.values ?? {}) };
    })
    .filter(({ fields }) => fields.length > 0)
    .sort((one, other) => one.number - other.number);
}

const fieldsBetween = (was: CountedDeal['values'], is: CountedDeal['values']) =>
  Object.keys({ ...was, ...is })
    .map(field => ({ field, from: was[field] ?? null, to: is[field] ?? null }))
    .filter(({ from, to }) => from !== to);

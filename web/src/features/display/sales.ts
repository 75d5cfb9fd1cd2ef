import type { Figures } from './askFigures';

/** A deal that has just become sold, and who sold it. */
export type Sale = Figures['justSold'][number];

/** The sales of a month that the server has told of. */
export type KnownSales = { month: string; keys: ReadonlySet<string> };

/** More at once are an import or a restore, which is no news. */
const MOST_AT_ONCE = 5;

/** The sales that the server did not tell of before, and what is known now. At first, and when a month begins, everything is known. */
export function newSales(
  known: KnownSales | undefined,
  // A server of an earlier build tells of none.
  { viewer, justSold = [] }: Pick<Figures, 'viewer'> & Partial<Pick<Figures, 'justSold'>>,
): { sales: Sale[]; known: KnownSales } {
  const month = viewer.today.slice(0, 7);
  const keys = justSold.map(({ key }) => key);
  const before = known?.month === month ? known.keys : new Set(keys);
  const fresh = justSold.filter(({ key }) => !before.has(key));
  return {
    known: { month, keys: new Set([...before, ...keys]) },
    sales: fresh.length > MOST_AT_ONCE ? [] : fresh,
  };
}

import type { Figures } from './askFigures';

/** A deal that has just become sold. */
export type Sale = {
  number: number;
  sellers: { name: string; units: number }[];
};

/** The deals of a month that were sold at some time. */
export type KnownSales = { month: string; numbers: ReadonlySet<number> };

/** More at once are an import or a restore, which is no news. */
const MOST_AT_ONCE = 5;

/**
 * The deals that were sold since `known` was made, and what is known now. Whatever was sold once stays known: a deal that is
 * taken back and sold again is no news. At first, and when a month begins, everything is known.
 */
export function newSales(
  known: KnownSales | undefined,
  { viewer, sales, leaderboard }: Pick<Figures, 'viewer' | 'sales' | 'leaderboard'>,
): { sales: Sale[]; known: KnownSales } {
  const month = viewer.today.slice(0, 7);
  const sold = sales.filter(({ isSold }) => isSold);
  const before = known?.month === month ? known.numbers : new Set(sold.map(({ number }) => number));
  const fresh = sold.filter(({ number }) => !before.has(number));
  const unitsOf = new Map(leaderboard.map(({ id, total }) => [id, total]));
  return {
    known: { month, numbers: new Set([...before, ...sold.map(({ number }) => number)]) },
    sales: (fresh.length > MOST_AT_ONCE ? [] : fresh).map(({ number, salespeople }) => ({
      number,
      sellers: salespeople.map(({ id, name }) => ({ name, units: unitsOf.get(id) ?? 0 })),
    })),
  };
}

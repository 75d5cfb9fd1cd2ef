import { type Cents, LARGEST_AMOUNT } from '../numbers/money.ts';
import { BLANK, type Read } from '../sheets/cell.ts';

export const COMPARED_AMOUNTS = ['frontGross', 'backGross', 'totalGross'] as const;
export type ComparedAmount = (typeof COMPARED_AMOUNTS)[number];

/** The amounts of one side by their names; null is empty and counts 0. */
export type Amounts = Readonly<Partial<Record<ComparedAmount, Cents | null>>>;

/** The amounts of a line as its columns say them. */
export type ReadAmounts = Readonly<Partial<Record<ComparedAmount, Read<Cents>>>>;

/** What is compared of a file that has these columns (compare.md, What is compared). */
export function comparedAmounts(columns: ReadonlySet<string>): ComparedAmount[] {
  const sides = (['frontGross', 'backGross'] as const).filter(side => columns.has(side));
  if (!columns.has('totalGross')) return sides;
  return sides.length === 0 ? ['totalGross'] : ['frontGross', 'backGross'];
}

const TITLES: Readonly<Record<ComparedAmount, string>> = {
  frontGross: 'Front gross',
  backGross: 'Back gross',
  totalGross: 'Total gross',
};

const NOT_ADDED_UP = 'Front and back gross do not add up to the total gross.';

/** What a line says, or why it cannot be read. */
export type Theirs = { readonly amounts: Amounts } | { readonly why: string };

export function theirsOf(read: ReadAmounts, compared: readonly ComparedAmount[]): Theirs {
  for (const amount of COMPARED_AMOUNTS) {
    const cell = read[amount];
    if (cell?.kind === 'refused') return { why: `${TITLES[amount]} ${cell.why}.` };
  }
  const said = (amount: ComparedAmount) => saidBy(read[amount] ?? BLANK);
  if (compared.includes('totalGross')) return { amounts: { totalGross: said('totalGross') } };
  if (!read.totalGross) return { amounts: Object.fromEntries(compared.map(side => [side, said(side)])) };
  const total = said('totalGross');
  if (read.frontGross && read.backGross) {
    const [frontGross, backGross] = [said('frontGross'), said('backGross')];
    if (total !== null && total !== (frontGross ?? 0) + (backGross ?? 0)) return { why: NOT_ADDED_UP };
    return { amounts: { frontGross, backGross } };
  }
  const side = read.frontGross ? 'frontGross' : 'backGross';
  const other = side === 'frontGross' ? 'backGross' : 'frontGross';
  const rest = total === null ? null : total - (said(side) ?? 0);
  if (Math.abs(rest ?? 0) > LARGEST_AMOUNT) return { why: `${TITLES[other]} is more than 9,999,999,999.99.` };
  return { amounts: { [side]: said(side), [other]: rest } };
}

const saidBy = (read: Read<Cents>): Cents | null => (read.kind === 'value' ? read.value : null);

/** Ours, as far as it is compared. */
export function oursOf(
  { frontGross, backGross }: { readonly frontGross: Cents | null; readonly backGross: Cents | null },
  compared: readonly ComparedAmount[],
): Amounts {
  const all = { frontGross, backGross, totalGross: (frontGross ?? 0) + (backGross ?? 0) };
  return Object.fromEntries(compared.map(amount => [amount, all[amount]]));
}

export const sumOf = (amounts: Amounts | null): Cents =>
  Object.values(amounts ?? {}).reduce<Cents>((sum, amount) => sum + (amount ?? 0), 0);

/** The amounts of which two sides say something else; an empty one counts 0. */
export const differingIn = (ours: Amounts, theirs: Amounts): ComparedAmount[] =>
  COMPARED_AMOUNTS.filter(amount => amount in theirs && (ours[amount] ?? 0) !== (theirs[amount] ?? 0));

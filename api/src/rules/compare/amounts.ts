import { type Cents, MAX_AMOUNT } from '../numbers/money.ts';
import { BLANK_CELL, type CellResult } from '../sheets/cell.ts';

export const COMPARED_AMOUNTS = ['frontGross', 'backGross', 'totalGross'] as const;
export type ComparedAmount = (typeof COMPARED_AMOUNTS)[number];

/** The amounts of the file or of the store, by name. Null is an empty amount and counts as 0. */
export type Amounts = Readonly<Partial<Record<ComparedAmount, Cents | null>>>;

/** The amounts of a line as read from its columns. */
export type ParsedAmounts = Readonly<Partial<Record<ComparedAmount, CellResult<Cents>>>>;

/**
 * Returns the names of the amounts to compare for a file with these columns (compare.md, Compared deals and
 * amounts).
 */
export function getComparedAmounts(columns: ReadonlySet<string>): ComparedAmount[] {
  const sides = (['frontGross', 'backGross'] as const).filter(side => columns.has(side));
  if (!columns.has('totalGross')) return sides;
  return sides.length === 0 ? ['totalGross'] : ['frontGross', 'backGross'];
}

const AMOUNT_TITLES: Readonly<Record<ComparedAmount, string>> = {
  frontGross: 'Front gross',
  backGross: 'Back gross',
  totalGross: 'Total gross',
};

const SUM_MISMATCH_MESSAGE = 'Front and back gross don’t add up to total gross.';

/** The amounts of a line in the file, or the reason why they cannot be read. */
export type FileAmounts = { readonly amounts: Amounts } | { readonly why: string };

export function toFileAmounts(
  parsedAmounts: ParsedAmounts,
  compared: readonly ComparedAmount[],
): FileAmounts {
  for (const amount of COMPARED_AMOUNTS) {
    const cell = parsedAmounts[amount];
    if (cell?.kind === 'refused') return { why: `${AMOUNT_TITLES[amount]} ${cell.why}.` };
  }
  const amountOrNull = (amount: ComparedAmount) => toAmount(parsedAmounts[amount] ?? BLANK_CELL);
  if (compared.includes('totalGross')) return { amounts: { totalGross: amountOrNull('totalGross') } };
  if (!parsedAmounts.totalGross)
    return { amounts: Object.fromEntries(compared.map(side => [side, amountOrNull(side)])) };
  const total = amountOrNull('totalGross');
  if (parsedAmounts.frontGross && parsedAmounts.backGross) {
    const [frontGross, backGross] = [amountOrNull('frontGross'), amountOrNull('backGross')];
    if (total !== null && total !== (frontGross ?? 0) + (backGross ?? 0))
      return { why: SUM_MISMATCH_MESSAGE };
    return { amounts: { frontGross, backGross } };
  }
  const side = parsedAmounts.frontGross ? 'frontGross' : 'backGross';
  const other = side === 'frontGross' ? 'backGross' : 'frontGross';
  const rest = total === null ? null : total - (amountOrNull(side) ?? 0);
  if (Math.abs(rest ?? 0) > MAX_AMOUNT)
    return { why: `${AMOUNT_TITLES[other]} is more than 9,999,999,999.99.` };
  return { amounts: { [side]: amountOrNull(side), [other]: rest } };
}

const toAmount = (cellResult: CellResult<Cents>): Cents | null =>
  cellResult.kind === 'value' ? cellResult.value : null;

/** Returns the store's amounts that are compared. */
export function toStoreAmounts(
  { frontGross, backGross }: { readonly frontGross: Cents | null; readonly backGross: Cents | null },
  compared: readonly ComparedAmount[],
): Amounts {
  const all = { frontGross, backGross, totalGross: (frontGross ?? 0) + (backGross ?? 0) };
  return Object.fromEntries(compared.map(amount => [amount, all[amount]]));
}

export const sumAmounts = (amounts: Amounts | null): Cents =>
  Object.values(amounts ?? {}).reduce<Cents>((sum, amount) => sum + (amount ?? 0), 0);

/**
 * Returns the names of the amounts that differ between the store and the file. An empty amount counts as 0.
 */
export const listDifferingAmounts = (ours: Amounts, theirs: Amounts): ComparedAmount[] =>
  COMPARED_AMOUNTS.filter(amount => amount in theirs && (ours[amount] ?? 0) !== (theirs[amount] ?? 0));

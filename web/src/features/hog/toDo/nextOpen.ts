import type { HogDealFragment, HogQuery, OpenPointKind } from '../../../generated/graphql';
import type { Viewer } from '../../../lib/viewer';

/** What is open about a listed deal. */
export type OpenRow = HogQuery['hog']['open'][number];

export type OpenRows = ReadonlyMap<number, OpenRow>;

/** What a person can settle in the list itself. */
type Rights = Pick<Viewer['can'], 'editGross' | 'reviewDeals'>;

const settledByTick: readonly OpenPointKind[] = ['UNCONFIRMED', 'CHANGED'];

/** The cell in which this person settles what is open about a deal: its gross, its tick, or else what is open itself. */
export function fieldToSettle(
  deal: Pick<HogDealFragment, 'frontGross' | 'backGross'>,
  kinds: readonly OpenPointKind[],
  { editGross, reviewDeals }: Rights,
): 'frontGross' | 'backGross' | 'isConfirmed' | 'toDo' {
  if (editGross && kinds.includes('GROSS')) return deal.frontGross === null ? 'frontGross' : 'backGross';
  if (reviewDeals && kinds.some(kind => settledByTick.includes(kind))) return 'isConfirmed';
  return 'toDo';
}

/**
 * The deal with an open point that is next after this one, or before it; past the end from the top again. This one
 * itself when no other has any. Undefined when none has.
 */
export function nextOpen<Row extends { number: number }>(
  rows: readonly Row[],
  open: OpenRows,
  from: number | undefined,
  step: 1 | -1,
): Row | undefined {
  const inOrder = step === 1 ? rows : rows.toReversed();
  const place = inOrder.findIndex(({ number }) => number === from);
  const rotated = [...inOrder.slice(place + 1), ...inOrder.slice(0, place + 1)];
  return rotated.find(({ number }) => open.has(number));
}

import type { OpenPointKind } from '../../../generated/types';
import type { Viewer } from '../../../lib/viewer';
import type { HogDealFragment, HogQuery } from '../hog.generated';

/** What is open about a listed deal. */
export type OpenRow = HogQuery['hog']['open'][number];

export type OpenRows = ReadonlyMap<number, OpenRow>;

/** What a person can settle in the list itself. */
type Rights = Pick<Viewer['can'], 'editGross' | 'reviewDeals'>;

const settledByTick: readonly OpenPointKind[] = ['UNCONFIRMED', 'CHANGED'];

/** A deal as its cells show it, which can be ahead of the list that they stand in. */
export type ShownDeal = Pick<HogDealFragment, 'frontGross' | 'backGross' | 'isConfirmed'>;

/** What is open about a deal, but for what its cells show as settled since the list was read. */
export const kindsLeft = (kinds: readonly OpenPointKind[], shown: ShownDeal): OpenPointKind[] =>
  kinds.filter(kind => {
    if (kind === 'GROSS') return shown.frontGross === null || shown.backGross === null;
    return kind !== 'UNCONFIRMED' || !shown.isConfirmed;
  });

/** The cell in which this person settles what is open about a deal: its gross, its tick, or else what is open itself. */
export function fieldToSettle(
  shown: Pick<ShownDeal, 'frontGross'>,
  kinds: readonly OpenPointKind[],
  { editGross, reviewDeals }: Rights,
): 'frontGross' | 'backGross' | 'isConfirmed' | 'toDo' {
  if (editGross && kinds.includes('GROSS')) return shown.frontGross === null ? 'frontGross' : 'backGross';
  if (reviewDeals && kinds.some(kind => settledByTick.includes(kind))) return 'isConfirmed';
  return 'toDo';
}

/**
 * The deal with an open point that is next after this one, or before it; past the end from the top again. This one
 * itself when no other has any. Undefined when none has.
 */
export function nextOpen<Row extends { number: number }>(
  rows: readonly Row[],
  isOpen: (row: Row) => boolean,
  from: number | undefined,
  step: 1 | -1,
): Row | undefined {
  const inOrder = step === 1 ? rows : rows.toReversed();
  const place = inOrder.findIndex(({ number }) => number === from);
  const rotated = [...inOrder.slice(place + 1), ...inOrder.slice(0, place + 1)];
  return rotated.find(isOpen);
}

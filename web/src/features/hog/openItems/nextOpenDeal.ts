import type { OpenPointKind } from '../../../generated/types';
import type { Viewer } from '../../../lib/viewer';
import type { HogDealFragment, HogQuery } from '../hog.generated';

/** Open items of a listed deal. */
export type DealOpenItems = HogQuery['hog']['open'][number];

export type OpenItemsByDeal = ReadonlyMap<number, DealOpenItems>;

/** Rights that allow a user to resolve an item in the list. */
type OpenItemRights = Pick<Viewer['can'], 'editGross' | 'reviewDeals'>;

const kindsResolvedByTick: readonly OpenPointKind[] = ['UNCONFIRMED', 'CHANGED'];

/** Values of a deal as its cells show them, which can be newer than the list. */
export type ShownCells = Pick<HogDealFragment, 'frontGross' | 'backGross' | 'isConfirmed'>;

/**
 * Returns the open items of a deal, without the items that the cells of the deal already show as resolved.
 */
export const listRemainingKinds = (kinds: readonly OpenPointKind[], cells: ShownCells): OpenPointKind[] =>
  kinds.filter(kind => {
    if (kind === 'GROSS') return cells.frontGross === null || cells.backGross === null;
    return kind !== 'UNCONFIRMED' || !cells.isConfirmed;
  });

/**
 * Returns the cell in which the user resolves an open item: a gross cell, a checkbox, or otherwise the cell
 * of the open items.
 */
export function getFieldToResolve(
  cells: Pick<ShownCells, 'frontGross'>,
  kinds: readonly OpenPointKind[],
  { editGross, reviewDeals }: OpenItemRights,
): 'frontGross' | 'backGross' | 'isConfirmed' | 'toDo' {
  if (editGross && kinds.includes('GROSS')) return cells.frontGross === null ? 'frontGross' : 'backGross';
  if (reviewDeals && kinds.some(kind => kindsResolvedByTick.includes(kind))) return 'isConfirmed';
  return 'toDo';
}

/**
 * Returns the next or previous deal with an open item. At an end of the list, the search continues at the
 * other end. Returns the current deal if only this deal has an open item, and undefined if no deal has one.
 */
export function findNextOpenDeal<Row extends { number: number }>(
  rows: readonly Row[],
  isOpen: (row: Row) => boolean,
  from: number | undefined,
  step: 1 | -1,
): Row | undefined {
  const orderedRows = step === 1 ? rows : rows.toReversed();
  const position = orderedRows.findIndex(({ number }) => number === from);
  const rotated = [...orderedRows.slice(position + 1), ...orderedRows.slice(0, position + 1)];
  return rotated.find(isOpen);
}

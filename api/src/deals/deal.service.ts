import type { Context } from '../platform/context.ts';
import { badInput } from '../platform/errors.ts';
import { omitUndefined } from '../platform/rest/entityFields.ts';
import { type Cents, toDollars } from '../rules/numbers/money.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';
import type { DealFields } from './deal.input.ts';
import { canEditGross, canRecordDeals, canReviewDeals, MAY_NOT_RECORD } from './deal.policy.ts';
import type { DealView } from './deal.query.ts';
import { changeDeal, removeDeal } from './writing/deal.change.ts';
import { frozenTeams } from './writing/deal.finalTeams.ts';

/**
 * Changes the named fields of a deal and no others, so that people who change different fields at once both win.
 * @param seenVersion the version that the viewer was looking at. When given, a field that was changed since to something
 *   else is not overwritten, nor is another deal that has got the number since: CONFLICT (`refuseOverwriting`)
 */
export async function amendDeal(
  context: Context,
  number: number,
  fields: DealFields,
  seenVersion?: number,
): Promise<DealView> {
  requireAbility(canRecordDeals(context.viewer), MAY_NOT_RECORD);
  return changeDeal(context, {
    action: 'amend',
    number,
    seenVersion,
    fields,
    thereby: (deal, after) => frozenTeams(deal.row, after, deal.people),
  });
}

/**
 * Gives a deal another number.
 * @param seenVersion the version that the viewer was looking at, as in amending
 * @throws CONFLICT when that number is taken
 */
export async function renumberDeal(
  context: Context,
  number: number,
  newNumber: number,
  seenVersion?: number,
): Promise<DealView> {
  requireAbility(canRecordDeals(context.viewer), MAY_NOT_RECORD);
  return changeDeal(context, { action: 'renumber', number, seenVersion, fields: { number: newNumber } });
}

/**
 * Deletes a deal; its history stays.
 * @param seenVersion the version that the viewer was looking at, as in amending
 */
export async function deleteDeal(context: Context, number: number, seenVersion?: number): Promise<void> {
  requireAbility(canRecordDeals(context.viewer), MAY_NOT_RECORD);
  await removeDeal(context, { number, seenVersion });
}

/** @throws FORBIDDEN */
export const demandGross = (viewer: Viewer): void =>
  requireAbility(canEditGross(viewer), 'You may not change gross.');

/** @throws FORBIDDEN */
export const demandReview = (viewer: Viewer): void =>
  requireAbility(canReviewDeals(viewer), 'Only office staff may tick Updated? and Confirmed?.');

/** Cents of front and back gross; a side that is absent is not touched, null empties it. */
export interface GrossFields {
  readonly frontGross?: Cents | null | undefined;
  readonly backGross?: Cents | null | undefined;
}

/**
 * Writes the typed gross of a deal (hog.md, Typing gross).
 * @param seenVersion the version that the viewer was looking at, as in amending
 */
export async function setDealGross(
  context: Context,
  number: number,
  gross: GrossFields,
  seenVersion?: number,
): Promise<DealView> {
  demandGross(context.viewer);
  const { frontGross, backGross } = gross;
  if (frontGross === undefined && backGross === undefined)
    throw badInput('Neither front gross nor back gross was sent.');
  const fields = omitUndefined({ frontGross: inDollars(frontGross), backGross: inDollars(backGross) });
  return changeDeal(context, { action: 'amend', number, seenVersion, fields });
}

const inDollars = (cents: Cents | null | undefined) =>
  cents === null || cents === undefined ? cents : toDollars(cents);

export interface ReviewFields {
  readonly isUpdated?: boolean | undefined;
  readonly isConfirmed?: boolean | undefined;
}

/**
 * Ticks or clears Updated? and Confirmed? (hog.md, Review).
 * @param seenVersion the version that the viewer was looking at, as in amending
 */
export async function reviewDeal(
  context: Context,
  number: number,
  review: ReviewFields,
  seenVersion?: number,
): Promise<DealView> {
  demandReview(context.viewer);
  const { isUpdated, isConfirmed } = review;
  if (isUpdated === undefined && isConfirmed === undefined)
    throw badInput('Neither Updated? nor Confirmed? was sent.');
  const fields = omitUndefined({ isUpdated, isConfirmed });
  return changeDeal(context, { action: 'amend', number, seenVersion, fields });
}

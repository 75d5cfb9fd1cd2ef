import type { Context } from '../../platform/context.ts';
import { badInput } from '../../platform/errors.ts';
import { omitUndefined } from '../../platform/rest/entityFields.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import type { Viewer } from '../../platform/viewer/viewer.ts';
import { type Cents, toDollars } from '../../rules/numbers/money.ts';
import type { DealFormFields } from './deal.input.ts';
import { CANNOT_CHANGE_DEALS_MESSAGE, canEditGross, canRecordDeals, canReviewDeals } from './deal.policy.ts';
import type { DealView } from './deal.query.ts';
import { changeDeal, deriveFinalTeams, removeDeal } from './writing/deal.change.ts';

/**
 * Changes only the sent fields of a deal, so that concurrent changes of different fields are all kept.
 * @param baseVersion the version that the viewer read. When it is sent, `rejectOverwriting` rejects a change
 * of a field that another user changed after that version. It also rejects any change when another deal now
 * has the number
 */
export async function updateDeal(
  context: Context,
  number: number,
  fields: DealFormFields,
  baseVersion?: number,
): Promise<DealView> {
  requireAbility(canRecordDeals(context.viewer), CANNOT_CHANGE_DEALS_MESSAGE);
  return changeDeal(context, {
    action: 'amend',
    number,
    baseVersion,
    fields,
    deriveChanges: (deal, after) => deriveFinalTeams(deal.row, after, deal.people),
  });
}

/**
 * Renumbers a deal.
 * @param baseVersion the version that the viewer read, as in `updateDeal`
 * @throws CONFLICT when the new number is taken
 */
export async function renumberDeal(
  context: Context,
  number: number,
  newNumber: number,
  baseVersion?: number,
): Promise<DealView> {
  requireAbility(canRecordDeals(context.viewer), CANNOT_CHANGE_DEALS_MESSAGE);
  return changeDeal(context, { action: 'renumber', number, baseVersion, fields: { number: newNumber } });
}

/**
 * Deletes a deal and keeps its history.
 * @param baseVersion the version that the viewer read, as in `updateDeal`
 */
export async function deleteDeal(context: Context, number: number, baseVersion?: number): Promise<void> {
  requireAbility(canRecordDeals(context.viewer), CANNOT_CHANGE_DEALS_MESSAGE);
  await removeDeal(context, { number, baseVersion });
}

/** @throws FORBIDDEN */
export const assertCanEditGross = (viewer: Viewer): void =>
  requireAbility(canEditGross(viewer), 'Only managers and admins can change gross.');

/** @throws FORBIDDEN */
export const assertCanReviewDeals = (viewer: Viewer): void =>
  requireAbility(canReviewDeals(viewer), 'Only office staff can check the Updated? and Confirmed? boxes.');

/** Front and back gross in cents. An absent value leaves the stored gross unchanged, and null empties it. */
export interface GrossFields {
  readonly frontGross?: Cents | null | undefined;
  readonly backGross?: Cents | null | undefined;
}

/**
 * Writes the typed gross of a deal (hog.md, Typing gross).
 * @param baseVersion the version that the viewer read, as in `updateDeal`
 */
export async function setDealGross(
  context: Context,
  number: number,
  gross: GrossFields,
  baseVersion?: number,
): Promise<DealView> {
  assertCanEditGross(context.viewer);
  const { frontGross, backGross } = gross;
  if (frontGross === undefined && backGross === undefined)
    throw badInput('Send front gross, back gross or both.');
  const fields = omitUndefined({
    frontGross: centsToDollars(frontGross),
    backGross: centsToDollars(backGross),
  });
  return changeDeal(context, { action: 'amend', number, baseVersion, fields });
}

const centsToDollars = (cents: Cents | null | undefined) =>
  cents === null || cents === undefined ? cents : toDollars(cents);

export interface ReviewFields {
  readonly isUpdated?: boolean | undefined;
  readonly isConfirmed?: boolean | undefined;
}

/**
 * Ticks or clears Updated? and Confirmed? (hog.md, Review).
 * @param baseVersion the version that the viewer read, as in `updateDeal`
 */
export async function reviewDeal(
  context: Context,
  number: number,
  review: ReviewFields,
  baseVersion?: number,
): Promise<DealView> {
  assertCanReviewDeals(context.viewer);
  const { isUpdated, isConfirmed } = review;
  if (isUpdated === undefined && isConfirmed === undefined)
    throw badInput('Send Updated?, Confirmed? or both.');
  const fields = omitUndefined({ isUpdated, isConfirmed });
  return changeDeal(context, { action: 'amend', number, baseVersion, fields });
}

import { LockMode, type SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { badInput, notFound } from '../errors.ts';
import { announce } from '../live/announce.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { logDay } from '../rules/deals/deal.ts';
import type { DealBefore } from '../rules/deals/finalTeam.ts';
import { type Cents, toDollarText } from '../rules/numbers/money.ts';
import { demand } from '../viewer/policy.ts';
import { refuseOverwriting } from './deal.conflict.ts';
import { Deal, type DealChange } from './deal.entity.ts';
import { freezeFinalTeams } from './deal.finalTeams.ts';
import { changedFields, lastVersionOf, NO_DEAL, recordChanges, snapshot } from './deal.history.ts';
import type { DealFields } from './deal.input.ts';
import { canEditGross, canRecordDeals, canReviewDeals, MAY_NOT_RECORD } from './deal.policy.ts';
import { type DealView, viewOf } from './deal.query.ts';
import { rowOf } from './deal.row.ts';

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
  demand(canRecordDeals(context.viewer), MAY_NOT_RECORD);
  return changeDeal(context, 'amend', number, seenVersion, async (deal, em) => {
    const before: DealBefore = {
      closerId: deal.closerId,
      additionalId: deal.additionalId,
      finalTeams: { closer: deal.closerTeamFinal, additional: deal.additionalTeamFinal },
    };
    Object.assign(deal, fields);
    await freezeFinalTeams(em, deal, before);
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
  demand(canRecordDeals(context.viewer), MAY_NOT_RECORD);
  return changeDeal(context, 'renumber', number, seenVersion, async (deal, em) => {
    if (newNumber === number) return;
    deal.number = newNumber;
    await em.flush();
    deal.version = Math.max(deal.version, await lastVersionOf(em, newNumber));
  });
}

/**
 * Deletes a deal; its history stays.
 * @param seenVersion the version that the viewer was looking at, as in amending
 */
export async function deleteDeal(context: Context, number: number, seenVersion?: number): Promise<void> {
  demand(canRecordDeals(context.viewer), MAY_NOT_RECORD);
  await context.database.transaction(async em => {
    const deal = await lockedDeal(em, number);
    const stored = snapshot(deal);
    await refuseOverwriting(em, deal, stored, [], seenVersion);
    recordChanges(em, context, 'delete', deal, stored, NO_DEAL);
    em.remove(deal);
    await announceDeals(em, [logDay(deal)]);
  });
}

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
  demand(canEditGross(context.viewer), 'You may not change gross.');
  const { frontGross, backGross } = gross;
  if (frontGross === undefined && backGross === undefined)
    throw badInput('Neither front gross nor back gross was sent.');
  return changeDeal(context, 'amend', number, seenVersion, deal => {
    if (frontGross !== undefined) deal.frontGross = frontGross === null ? null : toDollarText(frontGross);
    if (backGross !== undefined) deal.backGross = backGross === null ? null : toDollarText(backGross);
  });
}

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
  demand(canReviewDeals(context.viewer), 'Only office staff may tick Updated? and Confirmed?.');
  const { isUpdated, isConfirmed } = review;
  if (isUpdated === undefined && isConfirmed === undefined)
    throw badInput('Neither Updated? nor Confirmed? was sent.');
  return changeDeal(context, 'amend', number, seenVersion, deal => {
    if (isUpdated !== undefined) deal.isUpdated = isUpdated;
    if (isConfirmed !== undefined) deal.isConfirmed = isConfirmed;
  });
}

/**
 * Load under lock, change, increase the version and record the history: all or nothing.
 * @param seenVersion the version that the viewer was looking at; what the change alters must be as it was then
 */
async function changeDeal(
  context: Context,
  action: DealChange['action'],
  number: number,
  seenVersion: number | undefined,
  change: (deal: Deal, em: SqlEntityManager) => Promise<void> | void,
): Promise<DealView> {
  const row = await context.database.transaction(async em => {
    const deal = await lockedDeal(em, number);
    const before = snapshot(deal);
    const dayBefore = logDay(deal);
    await change(deal, em);
    await refuseOverwriting(em, deal, before, changedFields(before, snapshot(deal)), seenVersion);
    deal.version += 1;
    const isChanged = recordChanges(em, context, action, deal, before);
    if (isChanged) await announceDeals(em, [dayBefore, logDay(deal)]);
    else deal.version -= 1;
    return rowOf(deal);
  });
  return viewOf(context, row);
}

/** Notifies whoever watches these log days, when the transaction commits. */
export const announceDeals = (em: SqlEntityManager, days: readonly Day[]) =>
  announce(em, { topic: 'DEALS', days });

async function lockedDeal(em: SqlEntityManager, number: number): Promise<Deal> {
  const deal = await em.findOne(Deal, { number }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!deal) throw notFound(`There is no deal #${number}.`);
  return deal;
}

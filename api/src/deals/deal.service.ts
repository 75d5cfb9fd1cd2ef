import { LockMode, type SqlEntityManager } from '@mikro-orm/postgresql';
import { demand } from '../auth/policy.ts';
import type { Context } from '../context.ts';
import { Employee } from '../employees/employee.entity.ts';
import { badInput, notFound } from '../errors.ts';
import { announce } from '../live/announce.ts';
import type { Day } from '../rules/calendar.ts';
import { logDay } from '../rules/deal.ts';
import { type DealBefore, finalTeams } from '../rules/finalTeam.ts';
import { type Cents, toDollarText } from '../rules/money.ts';
import { refuseOverwriting } from './deal.conflict.ts';
import { Deal, DealChange } from './deal.entity.ts';
import { changedFields, NO_DEAL, recordChanges, snapshot } from './deal.history.ts';
import { type DealFields, EMPTY_DEAL_ID } from './deal.input.ts';
import { canEditGross, canRecordDeals, canReviewDeals } from './deal.policy.ts';
import { type DealView, viewOf } from './deal.query.ts';
import { rowOf } from './deal.row.ts';

const MAY_NOT_RECORD = 'You may not add or change deals.';

/**
 * Records a new deal. The added date is today unless one is given (rules.md, A deal).
 * @throws BAD_INPUT without a number, CONFLICT when the number is taken
 */
export async function recordDeal(
  context: Context,
  number: number | null,
  fields: DealFields,
): Promise<DealView> {
  demand(canRecordDeals(context.viewer), MAY_NOT_RECORD);
  if (number === null) throw badInput(EMPTY_DEAL_ID);
  const row = await context.database.transaction(async em => {
    const { clock } = context;
    const deal = em.create(Deal, {
      addedDate: clock.today(),
      ...fields,
      number,
      createdAt: clock.now(),
    } as Deal);
    await freezeFinalTeams(em, deal, null);
    await em.persist(deal).flush();
    deal.version = (await lastVersionOf(em, number)) + 1;
    recordChanges(em, context, 'record', deal, NO_DEAL);
    await announceDeal(em, logDay(deal));
    return rowOf(deal);
  });
  return viewOf(context, row);
}

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
    await announceDeal(em, logDay(deal));
  });
}

/** Cents of front and back gross; a side that is absent is not touched, null empties it. */
export interface GrossFields {
  readonly frontGross?: Cents | null | undefined;
  readonly backGross?: Cents | null | undefined;
}

/**
 * Writes the typed gross of a deal (brief §2, Hog).
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
 * Ticks or clears Updated? and Confirmed? (brief §2, Hog).
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
 * Load under lock, change, count the version up and keep the history: all or nothing.
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
    if (isChanged) await announceDeal(em, dayBefore, logDay(deal));
    else deal.version -= 1;
    return rowOf(deal);
  });
  return viewOf(context, row);
}

/** Tells who looks at these log days, when the transaction is kept. */
const announceDeal = (em: SqlEntityManager, ...days: readonly Day[]) =>
  announce(em, { topic: 'DEALS', days });

async function lockedDeal(em: SqlEntityManager, number: number): Promise<Deal> {
  const deal = await em.findOne(Deal, { number }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!deal) throw notFound(`There is no deal #${number}.`);
  return deal;
}

/**
 * The last version that a deal had under this number, 0 when none did. Whoever takes the number goes on from there: a form
 * that still shows the deal that had it before can then be told from one that shows this deal.
 */
async function lastVersionOf(em: SqlEntityManager, number: number): Promise<number> {
  const last = await em.findOne(DealChange, { dealNumber: number }, { orderBy: { dealVersion: 'desc' } });
  return last?.dealVersion ?? 0;
}

async function freezeFinalTeams(em: SqlEntityManager, deal: Deal, before: DealBefore | null): Promise<void> {
  const ids = [deal.closerId, deal.additionalId].filter(id => id !== null && id !== undefined);
  const people = ids.length > 0 ? await em.find(Employee, { id: { $in: ids } }) : [];
  const teams = new Map(people.map(person => [person.id, person.team]));
  const frozen = finalTeams(before, deal, employeeId => teams.get(employeeId) ?? null);
  deal.closerTeamFinal = frozen.closer;
  deal.additionalTeamFinal = frozen.additional;
}

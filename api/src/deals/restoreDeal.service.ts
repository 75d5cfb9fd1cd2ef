import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { conflict, notFound } from '../errors.ts';
import { logDay } from '../rules/deals/deal.ts';
import { demand } from '../viewer/policy.ts';
import { Deal, DealChange } from './deal.entity.ts';
import { lastVersionOf, NO_DEAL, type Recorded, recordChanges } from './deal.history.ts';
import { canRecordDeals, MAY_NOT_RECORD } from './deal.policy.ts';
import { type DealView, viewOf } from './deal.query.ts';
import { rowOf } from './deal.row.ts';
import { announceDeals } from './deal.service.ts';

/**
 * Brings a deleted deal back under its number, exactly as it stood when it was deleted: gross, ticks and final teams
 * included. None of its fields can be sent, so nobody can write what they may not (decision 084).
 * @throws CONFLICT when the number is taken, NOT_FOUND when no deal was deleted under it
 */
export async function restoreDeal(context: Context, number: number): Promise<DealView> {
  demand(canRecordDeals(context.viewer), MAY_NOT_RECORD);
  const row = await context.database.transaction(async em => {
    const deleted = await lastDeletion(em, number);
    if (await em.findOne(Deal, { number }))
      throw conflict(`Deal #${number} cannot be brought back: the number is taken.`);
    if (!deleted) throw notFound(`There is no deleted deal #${number} to bring back.`);
    const { dealId, fields } = deleted;
    const version = (await lastVersionOf(em, number)) + 1;
    await insertUnderItsKey(em, { ...fields, id: dealId, version, createdAt: context.clock.now() });
    const deal = await em.findOneOrFail(Deal, { id: dealId });
    recordChanges(em, context, 'restore', deal, NO_DEAL);
    await announceDeals(em, [logDay(deal)]);
    return rowOf(deal);
  });
  return viewOf(context, row);
}

/** The recorded fields of the deal that was deleted last under a number, unless that deal was restored since. */
async function lastDeletion(em: SqlEntityManager, number: number) {
  const newestFirst = { orderBy: { id: 'desc' } } as const;
  const deletion = await em.findOne(DealChange, { dealNumber: number, action: 'delete' }, newestFirst);
  if (!deletion) return undefined;
  const { dealId } = deletion;
  const last = await em.findOne(DealChange, { dealId }, newestFirst);
  if (last !== deletion) return undefined;
  const lines = await em.find(DealChange, { dealId, action: 'delete', dealVersion: deletion.dealVersion });
  const fields: Partial<Recorded> = Object.fromEntries(
    lines.map(({ field, fromValue }) => [field, fromValue]),
  );
  return { dealId, fields };
}

/** With the key that it had, so that its history goes on; the database reads each field from its text. */
async function insertUnderItsKey(em: SqlEntityManager, values: Partial<Record<keyof Deal, unknown>>) {
  const { properties } = em.getMetadata().get(Deal);
  const columns = (Object.keys(values) as (keyof Deal)[]).map(field => properties[field].fieldNames[0]);
  const places = columns.map(() => '?');
  await em.execute(
    `insert into deal (${columns.join(', ')}) overriding system value values (${places.join(', ')})`,
    Object.values(values),
  );
}

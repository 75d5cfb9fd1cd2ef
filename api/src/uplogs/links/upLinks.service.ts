import sql, { raw } from 'sql-template-tag';
import type { Context } from '../../platform/context.ts';
import type { Writer } from '../../database/writer.ts';
import { badInput, notFound } from '../../platform/errors.ts';
import { authorOf } from '../../history/record.ts';
import { announce } from '../../live/announce.ts';
import { isEarlierVisit, toReturnType } from '../../rules/ups/visits.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import { canWriteUps, MAY_NOT_WRITE } from '../upLog.policy.ts';
import { linksOf, type UpLinksView } from './upLinks.query.ts';
import { type HeldUp, holdUps, linking, recordLinks } from './upLinks.statements.ts';

/**
 * Links an up to the deal that it became, or to none (rules.md, Up log). A closed month does not hinder it: no figure stands on it.
 * @throws NOT_FOUND when there is no such up or deal
 */
export function linkDeal(context: Context, upId: number, number: number | null): Promise<UpLinksView> {
  return changeLinks(context, upId, [], async writer => {
    const deal =
      number === null
        ? null
        : await writer.row<{ id: number }>(sql`select id::integer as id from deal where number = ${number}`);
    if (deal === undefined) throw notFound(`There is no deal #${number}.`);
    await writer.rows(linking(upId, raw('deal_id'), deal?.id ?? null));
  });
}

/**
 * Links an up to the visit before it, or to none. An up without a type, or a fresh one, becomes a B-Back.
 * @throws NOT_FOUND when there is no such up, BAD_INPUT when the other is no earlier one
 */
export function linkVisitBefore(
  context: Context,
  upId: number,
  beforeId: number | null,
): Promise<UpLinksView> {
  return changeLinks(context, upId, beforeId === null ? [] : [beforeId], async (writer, up, [before]) => {
    if (beforeId !== null) {
      if (!before || !isEarlierVisit(before, up))
        throw badInput('A visit before is an earlier up. Nothing was linked.');
      const type = toReturnType(up.upType);
      if (type !== up.upType)
        await writer.rows(sql`update up_log_row set up_type = ${type} where id = ${upId}`);
    }
    await writer.rows(linking(upId, raw('before_id'), beforeId));
  });
}

async function changeLinks(
  context: Context,
  upId: number,
  otherIds: readonly number[],
  change: (writer: Writer, up: HeldUp, others: readonly HeldUp[]) => Promise<void>,
): Promise<UpLinksView> {
  requireAbility(canWriteUps(context.viewer), MAY_NOT_WRITE);
  await context.database.writeTogether(async writer => {
    const held = await holdUps(writer, [upId, ...otherIds]);
    const up = held.find(({ id }) => id === upId);
    if (!up) throw notFound('There is no such up. Someone may have deleted it.');
    await change(
      writer,
      up,
      held.filter(other => other !== up),
    );
    const [after] = await holdUps(writer, [upId]);
    await recordLinks(writer, authorOf(context), up, after ?? null);
    await announce(writer, { topic: 'UP_LOG', days: [up.logDate] });
  });
  return linksOf(context, upId);
}

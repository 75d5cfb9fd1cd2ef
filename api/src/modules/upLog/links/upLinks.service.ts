import sql, { raw } from 'sql-template-tag';
import { notifyChange } from '../../../platform/changeFeed/change.ts';
import type { Context } from '../../../platform/context.ts';
import type { Writer } from '../../../platform/database/writer.ts';
import { badInput, notFound } from '../../../platform/errors.ts';
import { getHistoryAuthor } from '../../../platform/history/history.ts';
import { requireAbility } from '../../../platform/viewer/policy.ts';
import { isEarlierVisit, toReturnType } from '../../../rules/ups/visits.ts';
import { CANNOT_WRITE_UPS_MESSAGE, canWriteUps } from '../upLog.policy.ts';
import { getUpLinks, type UpLinksView } from './upLinks.query.ts';
import { type LockedUp, lockUps, recordLinkChange, setUpLinkSql } from './upLinks.statements.ts';

/**
 * Links an up to the deal that it became, or unlinks it (rules.md, Up log). Links can change in a closed
 * month, because no closed figure depends on links.
 * @throws NOT_FOUND when the up or the deal does not exist
 */
export function linkDeal(context: Context, upId: number, number: number | null): Promise<UpLinksView> {
  return changeLinks(context, upId, [], async writer => {
    const deal =
      number === null
        ? null
        : await writer.row<{ id: number }>(sql`select id::integer as id from deal where number = ${number}`);
    if (deal === undefined)
      throw notFound(`Deal #${number} was not found. It may have been deleted or renumbered.`);
    await writer.rows(setUpLinkSql(upId, raw('deal_id'), deal?.id ?? null));
  });
}

/**
 * Links an up to its previous visit, or unlinks it. An up without a type, or a fresh up, becomes a B-Back.
 * @throws NOT_FOUND when the up does not exist, BAD_INPUT when the previous visit is not an earlier up
 */
export function linkVisitBefore(
  context: Context,
  upId: number,
  beforeId: number | null,
): Promise<UpLinksView> {
  return changeLinks(context, upId, beforeId === null ? [] : [beforeId], async (writer, up, [before]) => {
    if (beforeId !== null) {
      if (!before || !isEarlierVisit(before, up))
        throw badInput('Choose an earlier up as the earlier visit. Nothing was linked.');
      const type = toReturnType(up.upType);
      if (type !== up.upType)
        await writer.rows(sql`update up_log_row set up_type = ${type} where id = ${upId}`);
    }
    await writer.rows(setUpLinkSql(upId, raw('before_id'), beforeId));
  });
}

async function changeLinks(
  context: Context,
  upId: number,
  otherIds: readonly number[],
  change: (writer: Writer, up: LockedUp, others: readonly LockedUp[]) => Promise<void>,
): Promise<UpLinksView> {
  requireAbility(canWriteUps(context.viewer), CANNOT_WRITE_UPS_MESSAGE);
  await context.database.writeInTransaction(async writer => {
    const lockedUps = await lockUps(writer, [upId, ...otherIds]);
    const up = lockedUps.find(({ id }) => id === upId);
    if (!up) throw notFound('Up not found. Another user may have deleted it.');
    await change(
      writer,
      up,
      lockedUps.filter(other => other !== up),
    );
    const [changedUp] = await lockUps(writer, [upId]);
    await recordLinkChange(writer, getHistoryAuthor(context), up, changedUp ?? null);
    await notifyChange(writer, { topic: 'UP_LOG', days: [up.logDate] });
  });
  return getUpLinks(context, upId);
}

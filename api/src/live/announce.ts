import sql from 'sql-template-tag';
import type { StatementRunner } from '../database/reader.ts';
import type { Topic } from '../platform/topics.ts';
import { CHANGE_CHANNEL, type StoreChange, serializeChange } from './change.ts';

/**
 * Notifies every subscriber of every instance if and when this transaction commits. PostgreSQL sends equal
 * notices of one transaction once.
 */
export async function notifyChange(writer: StatementRunner, change: StoreChange): Promise<void> {
  const [channel, payload] = getNotifyArguments(change);
  await writer.rows(sql`select pg_notify(${channel}, ${payload})`);
}

/** Returns the arguments of a `pg_notify` call in another statement. */
export const getNotifyArguments = (change: StoreChange): readonly [channel: string, payload: string] => [
  CHANGE_CHANNEL,
  serializeChange(change),
];

/** Builds the SQL of such a call for a day that only the statement contains. */
export const notifyDaySql = (topic: Topic, daySql: string): string =>
  `pg_notify('${CHANGE_CHANNEL}', json_build_object('topic', '${topic}', 'days', json_build_array(${daySql}))::text)`;

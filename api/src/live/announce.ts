import sql from 'sql-template-tag';
import type { Statements } from '../database/reader.ts';
import type { Topic } from '../platform/topics.ts';
import { CHANNEL, type Change, serializeChange } from './change.ts';

/**
 * Notifies every reader of every instance when, and only when, this transaction commits. PostgreSQL sends equal notices
 * of one transaction once.
 */
export async function announce(writer: Statements, change: Change): Promise<void> {
  const [channel, payload] = announcing(change);
  await writer.rows(sql`select pg_notify(${channel}, ${payload})`);
}

/** The values with which a statement calls `pg_notify` to do the same. */
export const announcing = (change: Change): readonly [channel: string, payload: string] => [
  CHANNEL,
  serializeChange(change),
];

/** The SQL that does the same for a day that only the statement knows. */
export const announceDay = (topic: Topic, day: string): string =>
  `pg_notify('${CHANNEL}', json_build_object('topic', '${topic}', 'days', json_build_array(${day}))::text)`;

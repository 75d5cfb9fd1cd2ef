import sql from 'sql-template-tag';
import { z } from 'zod';
import { type Day, type DayRange, isDay, isWithin } from '../../rules/calendar/calendar.ts';
import type { StatementRunner } from '../database/reader.ts';
import { TOPICS, type Topic } from '../topics.ts';

/**
 * A notice that data changed. It never contains the new data: subscribers fetch the data with their own
 * rights.
 */
export interface StoreChange {
  readonly topic: Topic;
  /** The days that changed. Empty means any day. */
  readonly days: readonly Day[];
}

/** A filter for the changes that a subscriber receives. */
export interface SubscriptionFilter {
  readonly topics: readonly Topic[];
  /** Receives only changes of these days; undefined means every day. */
  readonly days?: DayRange | undefined;
}

/** The PostgreSQL channel that every instance notifies and listens on. */
export const CHANGE_CHANNEL = 'salesfloor_change';

/**
 * Maximum number of days in a notice. PostgreSQL limits a notice to 8,000 bytes, and subscribers do not need
 * more days.
 */
const MAX_DAYS = 200;

const changeSchema = z.object({
  topic: z.enum(TOPICS),
  days: z.array(z.custom<Day>(isDay)).max(MAX_DAYS),
});

/**
 * Serializes a change for the channel. If there are too many days, omits them, so that the notice means any
 * day.
 */
export function serializeChange({ topic, days }: StoreChange): string {
  const distinct = [...new Set(days)];
  return JSON.stringify({ topic, days: distinct.length > MAX_DAYS ? [] : distinct });
}

/** Parses a notice. Returns undefined if the payload is not a notice of this product. */
export function parseChange(payload: string): StoreChange | undefined {
  try {
    return changeSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

/** Returns whether a change concerns a subscriber, who must then fetch again. */
export function matchesFilter(
  { topics, days: range }: SubscriptionFilter,
  { topic, days }: StoreChange,
): boolean {
  if (!topics.includes(topic)) return false;
  return range === undefined || days.length === 0 || days.some(day => isWithin(day, range));
}

/** Merges two changes of the same topic. */
export function mergeChanges(earlier: StoreChange | undefined, later: StoreChange): StoreChange {
  if (!earlier) return later;
  if (earlier.days.length === 0 || later.days.length === 0) return { topic: later.topic, days: [] };
  const days = [...new Set([...earlier.days, ...later.days])];
  return { topic: later.topic, days: days.length > MAX_DAYS ? [] : days };
}

/**
 * Notifies every subscriber of every instance if and when this transaction commits. PostgreSQL sends equal
 * notices of one transaction once.
 */
export async function notifyChange(writer: StatementRunner, change: StoreChange): Promise<void> {
  const [channel, payload] = getNotifyArguments(change);
  await writer.rows(sql`select pg_notify(${channel}, ${payload})`);
}

/** Returns the arguments for `pg_notify`, for a call within another statement. */
export const getNotifyArguments = (change: StoreChange): readonly [channel: string, payload: string] => [
  CHANGE_CHANNEL,
  serializeChange(change),
];

/** Builds the SQL of a `pg_notify` call for a day that only the statement contains. */
export const notifyDaySql = (topic: Topic, daySql: string): string =>
  `pg_notify('${CHANGE_CHANNEL}', json_build_object('topic', '${topic}', 'days', json_build_array(${daySql}))::text)`;

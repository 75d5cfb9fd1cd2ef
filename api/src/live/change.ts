import { z } from 'zod';
import { type Day, type DayRange, isDay, isWithin } from '../rules/calendar/calendar.ts';
import { TOPICS, type Topic } from '../platform/topics.ts';

/** Something changed. It never holds the new value: readers fetch that again, with their own rights. */
export interface Change {
  readonly topic: Topic;
  /** The days that changed; empty means any day. */
  readonly days: readonly Day[];
}

/** What a reader watches. */
export interface Interest {
  readonly topics: readonly Topic[];
  /** Absent: every day. */
  readonly days?: DayRange | undefined;
}

/** The channel of PostgreSQL that every instance of the app notifies and listens on. */
export const CHANNEL = 'salesfloor_change';

/** A notice may hold 8,000 bytes, and a reader has no use for a longer list. */
const MOST_DAYS = 200;

const changeShape = z.object({
  topic: z.enum(TOPICS),
  days: z.array(z.custom<Day>(isDay)).max(MOST_DAYS),
});

/** A change as the channel carries it; too many days become any day. */
export function serializeChange({ topic, days }: Change): string {
  const distinct = [...new Set(days)];
  return JSON.stringify({ topic, days: distinct.length > MOST_DAYS ? [] : distinct });
}

/** A change from the channel; undefined when the payload is not ours. */
export function parseChange(payload: string): Change | undefined {
  try {
    return changeShape.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

/** Whether a reader who watches this has to fetch again. */
export function concerns({ topics, days: range }: Interest, { topic, days }: Change): boolean {
  if (!topics.includes(topic)) return false;
  return range === undefined || days.length === 0 || days.some(day => isWithin(day, range));
}

/** Two changes of one topic as one. */
export function mergeChanges(earlier: Change | undefined, later: Change): Change {
  if (!earlier) return later;
  if (earlier.days.length === 0 || later.days.length === 0) return { topic: later.topic, days: [] };
  const days = [...new Set([...earlier.days, ...later.days])];
  return { topic: later.topic, days: days.length > MOST_DAYS ? [] : days };
}

import { z } from 'zod';
import { type Day, type DayRange, isDay, isWithin } from '../rules/calendar/calendar.ts';

/** What can change under a reader's eyes. */
const CHANGE_TOPICS = ['DEALS', 'UP_LOG', 'SETTINGS', 'EMPLOYEES'] as const;
export type ChangeTopic = (typeof CHANGE_TOPICS)[number];

/** That something changed, never what it is now: whoever looks at it asks again, with their own rights. */
export interface Change {
  readonly topic: ChangeTopic;
  /** The days it is about; none means that any day may be. */
  readonly days: readonly Day[];
}

/** What a reader looks at. */
export interface Interest {
  readonly topics: readonly ChangeTopic[];
  /** Absent: every day. */
  readonly days?: DayRange | undefined;
}

/** The channel of PostgreSQL that every instance of the app speaks and listens on. */
export const CHANNEL = 'salesfloor_change';

/** A notice may hold 8,000 bytes, and a reader has no use for a longer list. */
const MOST_DAYS = 200;

const spoken = z.object({
  topic: z.enum(CHANGE_TOPICS),
  days: z.array(z.custom<Day>(isDay)).max(MOST_DAYS),
});

/** A change as it is said on the channel; too many days are any day. */
export function spell({ topic, days }: Change): string {
  const distinct = [...new Set(days)];
  return JSON.stringify({ topic, days: distinct.length > MOST_DAYS ? [] : distinct });
}

/** What was said on the channel, or nothing when it is no word of ours. */
export function understand(payload: string): Change | undefined {
  try {
    return spoken.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

/** Whether a reader who looks at this has to look again. */
export function concerns({ topics, days: range }: Interest, { topic, days }: Change): boolean {
  if (!topics.includes(topic)) return false;
  return range === undefined || days.length === 0 || days.some(day => isWithin(day, range));
}

/** Two changes of one topic as one. */
export function merged(earlier: Change | undefined, later: Change): Change {
  if (!earlier) return later;
  if (earlier.days.length === 0 || later.days.length === 0) return { topic: later.topic, days: [] };
  const days = [...new Set([...earlier.days, ...later.days])];
  return { topic: later.topic, days: days.length > MOST_DAYS ? [] : days };
}

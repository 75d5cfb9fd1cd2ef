import type { Clock } from '../platform/clock.ts';
import type { Day } from '../rules/calendar/calendar.ts';

/** A clock that shows a fixed time until it is set. Today is the UTC day of its instant. */
export interface TestClock extends Clock {
  set(instant: string): void;
  advance(milliseconds: number): void;
}

export function createTestClock(start = '2026-06-17T15:00:00Z'): TestClock {
  let instant = new Date(start);
  return {
    timeZone: 'UTC',
    now: () => new Date(instant),
    today: () => instant.toISOString().slice(0, 10) as Day,
    getStartOfDay: day => new Date(`${day}T00:00:00Z`),
    set: next => {
      instant = new Date(next);
    },
    advance: milliseconds => {
      instant = new Date(instant.getTime() + milliseconds);
    },
  };
}

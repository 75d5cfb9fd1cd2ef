import type { Day } from './calendar.ts';

/** `11/22/2026`. */
export const usDay = (day: Day): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

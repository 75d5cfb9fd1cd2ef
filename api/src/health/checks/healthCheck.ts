import type { Services } from '../../platform/context.ts';
import type { JobFigures } from '../../queue/queueFigures.ts';
import { timeIn, todayIn } from '../../rules/calendar/today.ts';
import { formatUsDay, formatUsTime } from '../../rules/calendar/formatDay.ts';
import type { HealthCheck, HealthState } from '../../rules/health/checks.ts';
import type { Upkeep, UpkeepTask } from '../upkeep.ts';

/** What checks are made from. */
export interface HealthFacts extends Pick<Services, 'database' | 'folders'> {
  readonly now: Date;
  /** Returns how a task went; undefined when it was never tried. */
  readonly taskOf: (task: UpkeepTask) => Upkeep | undefined;
  /** Undefined while the queue has not begun. */
  readonly jobs: readonly JobFigures[] | undefined;
  /** Formats an instant in the store's time zone. */
  readonly formatDate: (at: Date) => string;
}

/** Checks one subject, or several that belong together. Empty when there is nothing to check. */
export type Check = (facts: HealthFacts) => readonly HealthCheck[] | Promise<readonly HealthCheck[]>;

/** @param advice what to do about it, unless it is well */
export const healthCheck = (
  subject: string,
  state: HealthState,
  says: string,
  advice: string | null = null,
): HealthCheck => ({ subject, state, says, advice: state === 'WELL' ? null : advice });

export const withTrouble = (task: Upkeep | undefined, says: string): string =>
  task?.trouble ? `${task.trouble} ${says}` : says;

/** Names that a sentence lists, at most. */
const MAX_NAMES = 5;

export function formatNames(names: readonly string[], title: string, none: string): string {
  if (names.length === 0) return none;
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return `${title} ${names.slice(0, MAX_NAMES).join(', ')}${more}.`;
}

export const megabytes = (bytes: number): string =>
  bytes < 1e9 ? `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;

/** Formats an instant as `06/17/2026 at 3:00 PM`. */
export const dateIn = (timeZone: string, at: Date): string =>
  `${formatUsDay(todayIn(timeZone, at))} at ${formatUsTime(timeIn(timeZone, at))}`;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

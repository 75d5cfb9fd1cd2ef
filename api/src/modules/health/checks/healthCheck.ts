import type { Services } from '../../../platform/context.ts';
import type { JobStats } from '../../../platform/queue/queueDatabase.ts';
import { formatUsDay, formatUsTime } from '../../../rules/calendar/formatDay.ts';
import { timeIn, todayIn } from '../../../rules/calendar/today.ts';
import type { HealthCheck, HealthState } from '../../../rules/health/checks.ts';
import type { MaintenanceResult, MaintenanceTask } from '../maintenance.ts';

/** The data that health checks use. */
export interface HealthCheckInput extends Pick<Services, 'database' | 'folders'> {
  readonly now: Date;
  /** Returns the last result of a task, or undefined if the task never ran. */
  readonly getTask: (task: MaintenanceTask) => MaintenanceResult | undefined;
  /** The statistics of the jobs; undefined while the queue has not started. */
  readonly jobs: readonly JobStats[] | undefined;
  /** Formats an instant in the store's time zone. */
  readonly formatDate: (at: Date) => string;
}

/** Checks one subject, or several related subjects. Returns no results if there is nothing to check. */
export type CheckFunction = (
  facts: HealthCheckInput,
) => readonly HealthCheck[] | Promise<readonly HealthCheck[]>;

/**
 * Creates the result of a check.
 * @param advice the recommended action, unless the state is WELL
 */
export const createCheck = (
  subject: string,
  state: HealthState,
  message: string,
  advice: string | null = null,
): HealthCheck => ({ subject, state, says: message, advice: state === 'WELL' ? null : advice });

export const prependProblem = (task: MaintenanceResult | undefined, message: string): string =>
  task?.problem ? `${task.problem} ${message}` : message;

/** Maximum number of names that a sentence lists. */
const MAX_NAMES = 5;

export function formatNames(names: readonly string[], prefix: string, emptyText: string): string {
  if (names.length === 0) return emptyText;
  const moreText = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return `${prefix} ${names.slice(0, MAX_NAMES).join(', ')}${moreText}.`;
}

export const formatBytes = (bytes: number): string =>
  bytes < 1e9 ? `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;

/** Formats an instant as `06/17/2026, 3:00 PM`. */
export const formatDateTime = (timeZone: string, at: Date): string =>
  `${formatUsDay(todayIn(timeZone, at))}, ${formatUsTime(timeIn(timeZone, at))}`;

export const subtractDays = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

import { viewedLists } from '../../generated/rules/viewedLists';
import type { ReportFileFormat, ReportKind, ViewedList } from '../../generated/types';
import { dayInZone, formatUsDay } from '../../lib/days/dates';
import { createZonedFormat } from '../../lib/days/zonedFormat';
import type { ReportFieldsFragment } from './morningReport.generated';

type ReportSending = ReportFieldsFragment['sendings'][number];

/** Labels of the kinds of report, the same as in the emails. */
export const reportKindLabels: Record<ReportKind, string> = {
  DAY: 'Daily report',
  MY_MONTH: 'My month',
  TICK_SHEET: 'Tick sheet',
  VIEW: 'Saved view',
};

/** Formats the title of a view: "Hog: Open deals". A view without a name is private to another person. */
export const formatViewTitle = ({ list, name }: { list: ViewedList; name: string | null }): string =>
  `${viewedLists[list].title}: ${name ?? 'private view'}`;

/** Returns the title of a report in the list: the title of its view, or the label of its kind. */
export const formatReportTitle = ({ kind, view }: Pick<ReportFieldsFragment, 'kind' | 'view'>): string =>
  view ? formatViewTitle(view) : reportKindLabels[kind];

export const fileFormatLabels: Record<ReportFileFormat, string> = { CSV: 'CSV', WORKBOOK: 'Excel' };

/** Weekdays in the order of the screen, Monday first; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
const WEEKDAY_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const formatWeekday = (weekday: number): string => WEEKDAY_NAMES[weekday] ?? '';

const formatClock = createZonedFormat('en-US', { hour: 'numeric', minute: '2-digit' });
/** Formats a time of day: `07:00` becomes `7:00 AM`. */
export const formatTimeOfDay = (time: string) => formatClock('UTC', new Date(`2026-01-01T${time}:00Z`));

/** Formats a schedule: "Mon to Fri at 7:00 AM", "every day at 7:00 AM", "Mon, Thu at 7:00 AM". */
export function formatSchedule(selectedWeekdays: readonly number[], time: string): string {
  const orderedWeekdays = weekdays.filter(weekday => selectedWeekdays.includes(weekday));
  const days =
    orderedWeekdays.length === 7
      ? 'every day'
      : orderedWeekdays.join() === '1,2,3,4,5'
        ? 'Mon to Fri'
        : orderedWeekdays.map(formatWeekday).join(', ');
  return `${days} at ${formatTimeOfDay(time)}`;
}

const sendingStateLabels: Record<ReportSending['state'], string> = {
  WAITING: 'waiting to be sent',
  SENDING: 'being sent',
  CUT_OFF: 'interrupted while sending, may not have arrived',
  SENT: 'sent',
  REFUSED: 'rejected',
  SKIPPED: 'not sent',
};

/**
 * Formats the last sending of a report: "11/24/2026: sent at 7:00 AM", "Sent manually, 11/24/2026: rejected
 * at 9:12 AM. 550 No such mailbox".
 */
export function formatSending(
  { day, state, detail, at, retriesUntil }: ReportSending,
  timeZone: string,
): string {
  const instant = new Date(at);
  const dateText = day ? formatUsDay(day) : `Sent manually, ${formatUsDay(dayInZone(timeZone, instant))}`;
  const timeText = state === 'SENT' || state === 'REFUSED' ? ` at ${formatClock(timeZone, instant)}` : '';
  const stateText =
    detail && retriesUntil
      ? `not sent yet, retrying until ${formatClock(timeZone, new Date(retriesUntil))}`
      : `${sendingStateLabels[state]}${timeText}`;
  return `${dateText}: ${stateText}${detail ? `. ${detail}` : ''}`;
}

/** Returns whether the sending of a report is in progress. */
export const isSendingInProgress = ({ sendings: [lastSending] }: ReportFieldsFragment): boolean =>
  lastSending?.state === 'SENDING' || (lastSending?.state === 'WAITING' && lastSending.detail === null);

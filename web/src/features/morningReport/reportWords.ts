import { viewedLists } from '../../generated/rules/viewedLists';
import type { ViewedList } from '../../generated/types';
import { clockWords } from '../../lib/days/clockWords';
import { dayIn, usDay } from '../../lib/days/dates';
import type { ReportFieldsFragment } from './morningReport.generated';

type Kind = ReportFieldsFragment['kind'];
type FileFormat = NonNullable<ReportFieldsFragment['fileFormat']>;
type Sending = ReportFieldsFragment['sendings'][number];

/** As the mails call them. */
export const kindTitles: Record<Kind, string> = {
  DAY: 'The day',
  MY_MONTH: 'My month',
  TICK_SHEET: 'Tick sheet',
  VIEW: 'Saved view',
};

/** "Hog: Open deals"; without a name it is a colleague's own. */
export const viewTitle = ({ list, name }: { list: ViewedList; name: string | null }): string =>
  `${viewedLists[list].title}: ${name ?? 'a view of their own'}`;

/** What a report is called in its list: its view's name, or its kind's. */
export const reportTitle = ({ kind, view }: Pick<ReportFieldsFragment, 'kind' | 'view'>): string =>
  view ? viewTitle(view) : kindTitles[kind];

export const fileTitles: Record<FileFormat, string> = { CSV: 'CSV', WORKBOOK: 'Workbook' };

/** The week begins with Monday here; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const weekdayName = (weekday: number): string => names[weekday] ?? '';

const timeOf = clockWords('en-US', { hour: 'numeric', minute: '2-digit' });
const inUtc = (time: string) => timeOf('UTC', new Date(`2026-01-01T${time}:00Z`));

/** `7:00 AM`, of `07:00`. */
export const timeTitle = inUtc;

/** "Mon to Fri at 7:00 AM", "every day at 7:00 AM", "Mon, Thu at 7:00 AM". */
export function whenWords(chosen: readonly number[], time: string): string {
  const ordered = weekdays.filter(weekday => chosen.includes(weekday));
  const days =
    ordered.length === 7
      ? 'every day'
      : ordered.join() === '1,2,3,4,5'
        ? 'Mon to Fri'
        : ordered.map(weekdayName).join(', ');
  return `${days} at ${inUtc(time)}`;
}

const endings: Record<Sending['state'], string> = {
  WAITING: 'waits to be sent',
  SENDING: 'being sent',
  CUT_OFF: 'cut off while it was sent, and may not have arrived',
  SENT: 'sent',
  REFUSED: 'refused',
  SKIPPED: 'not sent',
};

/** What became of a report: "11/24/2026: sent at 7:00 AM", "By hand: refused at 9:12 AM. 550 No such mailbox". */
export function sendingWords({ day, state, detail, at, retriesUntil }: Sending, timeZone: string): string {
  const instant = new Date(at);
  const which = day ? usDay(day) : `By hand, ${usDay(dayIn(timeZone, instant))}`;
  const when = state === 'SENT' || state === 'REFUSED' ? ` at ${timeOf(timeZone, instant)}` : '';
  const ending =
    detail && retriesUntil
      ? `not sent yet, tried again until ${timeOf(timeZone, new Date(retriesUntil))}`
      : `${endings[state]}${when}`;
  return `${which}: ${ending}${detail ? `. ${detail}` : ''}`;
}

/** Whether it will be otherwise in a moment. */
export const isUnderWay = ({ sendings: [last] }: ReportFieldsFragment): boolean =>
  last?.state === 'SENDING' || (last?.state === 'WAITING' && last.detail === null);

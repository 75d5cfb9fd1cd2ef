import type { ChangeAction, ChangeKind, DealField, RecordedField } from '../../../generated/types';
import { usDay } from '../../../lib/days/dates';
import { money } from '../../../lib/values/money';
import { count } from '../../../lib/values/units';
import { FORM_ORDER, formFields } from '../draft/formFields';
import type { ChangeFieldsFragment } from './dealHistory.generated';

type HistoryField = { label: string; kind: string };

type FormHistory = (typeof formFields)[keyof typeof formFields]['history'];

/** The fields that the form does not show. */
const otherFields: Record<Exclude<DealField, FormHistory>, HistoryField> = {
  CLOSER_TEAM_FINAL: { label: 'Closer’s final team', kind: 'text' },
  ADDITIONAL_TEAM_FINAL: { label: 'Additional’s final team', kind: 'text' },
  FRONT_GROSS: { label: 'Front Gross', kind: 'money' },
  BACK_GROSS: { label: 'Back Gross', kind: 'money' },
  IS_UPDATED: { label: 'Updated?', kind: 'flag' },
  IS_CONFIRMED: { label: 'Confirmed?', kind: 'flag' },
};

const dealFields = {
  ...Object.fromEntries(FORM_ORDER.map(field => [formFields[field].history, formFields[field]])),
  ...otherFields,
} as Record<DealField, HistoryField>;

/** The fields of all that is no deal. */
const nounFields: Record<Exclude<RecordedField, DealField>, HistoryField> = {
  WORKING_DAYS_COMPLETED: { label: 'Completed', kind: 'number' },
  WORKING_DAYS_TOTAL: { label: 'Total', kind: 'number' },
  VACATION_UNITS: { label: 'Units', kind: 'number' },
  POT_TOTAL: { label: 'Pot', kind: 'money' },
  GOAL_TOTAL: { label: 'Goal', kind: 'number' },
  GOAL_NEW: { label: 'New', kind: 'number' },
  GOAL_USED: { label: 'Used', kind: 'number' },
  TO_DO_DAYS_CONFIRM: { label: 'Days to confirm', kind: 'number' },
  TO_DO_DAYS_WAIT: { label: 'Days to wait', kind: 'number' },
  MONTH_IS_CLOSED: { label: 'Closed', kind: 'flag' },
  MONTH_REASON: { label: 'Reason', kind: 'text' },
  EMPLOYEE_NAME: { label: 'Name', kind: 'text' },
  EMPLOYEE_EMAIL: { label: 'E-mail', kind: 'text' },
  EMPLOYEE_IS_ACTIVE: { label: 'Active', kind: 'flag' },
  EMPLOYEE_TEAM: { label: 'Team', kind: 'text' },
  EMPLOYEE_POSITION: { label: 'Position', kind: 'text' },
  EMPLOYEE_SIGN_IN: { label: 'Sign-in', kind: 'text' },
  INVITE_EMAIL: { label: 'E-mail', kind: 'text' },
  INVITE_ACCEPTED_BY: { label: 'Accepted by', kind: 'text' },
  ACCESS_TOKEN_NAME: { label: 'Name', kind: 'text' },
  ACCESS_TOKEN_EXPIRES_ON: { label: 'Good until', kind: 'day' },
  DISPLAY_NAME: { label: 'Name', kind: 'text' },
  DISPLAY_BOARDS: { label: 'Boards', kind: 'text' },
  DISPLAY_SECONDS: { label: 'Seconds each', kind: 'number' },
  DISPLAY_THEME: { label: 'Light or dark', kind: 'text' },
  DISPLAY_SHOWS_GROSS: { label: 'Gross', kind: 'flag' },
  DISPLAY_HAS_SOUND: { label: 'Sound', kind: 'flag' },
  FILE_FILE_NAME: { label: 'File', kind: 'text' },
  FILE_LINE_COUNT: { label: 'Lines', kind: 'number' },
  MESSAGE_TEXT: { label: 'Message', kind: 'text' },
  DATA_ACCESS_FILTER: { label: 'Filter', kind: 'text' },
  DATA_ACCESS_LINES: { label: 'Lines', kind: 'count' },
  DATA_ACCESS_TIMES: { label: 'Times in the hour', kind: 'count' },
  DATA_ACCESS_IS_BROKEN_OFF: { label: 'Broken off', kind: 'flag' },
  DATA_ACCESS_ADDRESS: { label: 'Address', kind: 'text' },
  UP_LINK_DEAL: { label: 'Deal #', kind: 'text' },
  UP_LINK_VISIT_BEFORE: { label: 'Visit before', kind: 'text' },
  UP_TURN_STATE: { label: 'In turn', kind: 'text' },
};

const historyFields: Record<RecordedField, HistoryField> = { ...dealFields, ...nounFields };

/** Every field that the history tells of, deals' first, in the order of the form. */
export const historyFieldNames = Object.keys(historyFields) as RecordedField[];

export const kindOf = (field: RecordedField): ChangeKind =>
  kindNames.find(kind => kind !== 'DEAL' && field in nounFields && field.startsWith(`${kind}_`)) ?? 'DEAL';

/** What the screens call a field. */
export const fieldWords = (field: RecordedField): string => historyFields[field].label;

/** What the kinds of change are called as a choice. */
export const kindWords: Record<ChangeKind, string> = {
  DEAL: 'Deals',
  WORKING_DAYS: 'Working days',
  VACATION: 'Vacation units',
  POT: 'Pots',
  GOAL: 'Goals',
  TO_DO_DAYS: 'Days of what is open',
  MONTH: 'Closed months',
  EMPLOYEE: 'People',
  INVITE: 'Invitations',
  ACCESS_TOKEN: 'Access tokens',
  DISPLAY: 'Displays',
  MESSAGE: 'Message of the displays',
  DATA_ACCESS: 'Exports and sign-ins',
  FILE: 'Deleted files',
  UP_LINK: 'Deals and visits of ups',
  UP_TURN: 'Turns of the up log',
};

export const kindNames = Object.keys(kindWords) as ChangeKind[];

/** What was done to a deal, after the name of who did it. */
const dealWords: Partial<Record<ChangeAction, string>> = {
  RECORD: 'added the deal',
  AMEND: 'changed it',
  RENUMBER: 'gave it another number',
  DELETE: 'deleted it',
  RESTORE: 'brought it back',
};

/** What was done with the store's data, by someone or to the store. */
const accessWords: Partial<Record<ChangeAction, (name: string | null) => string>> = {
  EXPORT: name => `exported ${name ?? 'several tables'}`,
  READ: name => `read customers in ${name ?? 'several lists'}`,
  SIGN_IN: () => 'signed in',
  REFUSE: () => 'was refused at sign-in',
  BACK_UP: name => `was backed up to ${name}`,
  RESTORE: name => `was restored from ${name}`,
};

/** What was done to a display. */
const displayWords: Partial<Record<ChangeAction, string>> = {
  RECORD: 'paired',
  AMEND: 'changed',
  DELETE: 'removed',
};

type Done = Pick<
  ChangeFieldsFragment,
  'kind' | 'action' | 'month' | 'name' | 'person' | 'employee' | 'frozen'
>;

/** What was done, after the name of who did it. */
export function doneWords({ kind, action, month, name, person, employee, frozen }: Done): string {
  const who = person?.name ?? name ?? 'someone';
  const of = `of ${month === null ? 'a month' : monthWords(month)}`;
  const isOwn = person !== null && person.id === employee?.id;
  switch (kind) {
    case 'DEAL':
      return dealWords[action] ?? 'changed it';
    case 'WORKING_DAYS':
      return `set the working days ${of}`;
    case 'VACATION':
      return `set ${who}’s vacation units ${of}`;
    case 'MONTH':
      return `${action === 'AMEND' ? 'reopened' : 'closed'} ${month === null ? 'a month' : monthWords(month)}${frozenWords(frozen?.length ?? 0)}`;
    case 'POT':
      return `set the pot ${of}`;
    case 'GOAL': {
      const whose = person?.name ?? name ?? 'the store';
      return `${action === 'DELETE' ? 'took away' : 'set'} the goal of ${whose} for ${month === null ? 'a month' : monthWords(month)}`;
    }
    case 'TO_DO_DAYS':
      return 'set the days of what is open';
    case 'EMPLOYEE':
      if (isOwn) return action === 'RECORD' ? 'joined' : 'signed in';
      return `${action === 'RECORD' ? 'added' : 'changed'} ${who}`;
    case 'INVITE':
      if (action === 'AMEND') return 'accepted the invitation';
      return action === 'RECORD' ? `invited ${name}` : `revoked the invitation of ${name}`;
    case 'ACCESS_TOKEN':
      if (action === 'RECORD') return `made the access token “${name}”`;
      return `revoked the access token “${name}”${isOwn ? '' : ` of ${who}`}`;
    case 'DISPLAY':
      return `${displayWords[action]} the display “${name}”`;
    case 'MESSAGE':
      return 'set the message of the displays';
    case 'DATA_ACCESS':
      return accessWords[action]?.(name) ?? '';
    case 'FILE':
      return `deleted the ${name}`;
    case 'UP_LINK':
      return `${action === 'DELETE' ? 'deleted' : 'linked'} the up ${name}`;
    case 'UP_TURN':
      if (action === 'AMEND') return isOwn ? 'acted in turn' : `acted for ${who} in turn`;
      return `checked ${isOwn ? '' : `${who} `}${action === 'RECORD' ? 'in' : 'out'}`;
  }
}

const frozenWords = (deals: number): string =>
  deals === 0 ? '' : `, froze the teams of ${count(deals)} ${deals === 1 ? 'deal' : 'deals'}`;

/** Who did it. Whom a sign-in was refused to may be nobody of the store. */
export const whoWords = ({ action, employee, name }: Pick<Done, 'action' | 'employee' | 'name'>): string =>
  employee?.name ?? (action === 'REFUSE' ? (name ?? 'Someone') : 'The store');

/** The rest tells what is new, without what it was. */
export const hasFrom: readonly ChangeAction[] = ['AMEND', 'RENUMBER', 'DELETE'];

/** What changed, beside what was done: one field with its values, several by their names. What is new or gone, and a closing, say enough. */
export function fieldsInWords({
  kind,
  action,
  fields,
}: Pick<ChangeFieldsFragment, 'kind' | 'action' | 'fields'>): string {
  const [first, ...others] = fields;
  if (!first || kind === 'MONTH') return '';
  if (others.length > 0)
    return action === 'AMEND' ? fields.map(({ field }) => fieldWords(field)).join(', ') : '';
  const { field } = first;
  const [from, to] = [valueWords(field, first.from), valueWords(field, first.to)];
  const values = action === 'DELETE' ? from : hasFrom.includes(action) ? `${from} → ${to}` : to;
  return `${fieldWords(field)} ${values}`;
}

/** A value as the screens show it; blank is a dash. */
export function valueWords(field: RecordedField, value: string | null): string {
  if (value === null) return '–';
  switch (historyFields[field].kind) {
    case 'money':
      return money(Number(value));
    case 'count':
      return count(Number(value));
    case 'day':
      return usDay(value);
    case 'flag':
      return value === 'true' ? 'Yes' : 'No';
    default:
      return value;
  }
}

/** A month: "May 2026". */
const monthWords = (month: string): string => monthFormat.format(new Date(`${month}-01T12:00:00Z`));

const monthFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

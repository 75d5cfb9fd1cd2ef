import type { ChangeAction, ChangeKind, DealField, RecordedField } from '../../../generated/types';
import { formatUsDay } from '../../../lib/days/dates';
import { formatMoney } from '../../../lib/format/money';
import { formatCount } from '../../../lib/format/numbers';
import { FORM_ORDER, formFields } from '../dealFormFields';
import type { ChangeFieldsFragment } from './dealHistory.generated';

type HistoryFieldFormat = { label: string; kind: string };

type FormHistoryField = (typeof formFields)[keyof typeof formFields]['historyField'];

/** Deal fields that are not on the form. */
const fieldsNotOnForm: Record<Exclude<DealField, FormHistoryField>, HistoryFieldFormat> = {
  CLOSER_TEAM_FINAL: { label: 'Closer’s team (locked)', kind: 'text' },
  ADDITIONAL_TEAM_FINAL: { label: 'Additional salesperson’s team (locked)', kind: 'text' },
  FRONT_GROSS: { label: 'Front Gross', kind: 'money' },
  BACK_GROSS: { label: 'Back Gross', kind: 'money' },
  IS_UPDATED: { label: 'Updated?', kind: 'flag' },
  IS_CONFIRMED: { label: 'Confirmed?', kind: 'flag' },
};

const dealFields = {
  ...Object.fromEntries(FORM_ORDER.map(field => [formFields[field].historyField, formFields[field]])),
  ...fieldsNotOnForm,
} as Record<DealField, HistoryFieldFormat>;

/** Fields of all kinds other than deals. */
const otherKindFields: Record<Exclude<RecordedField, DealField>, HistoryFieldFormat> = {
  WORKING_DAYS_COMPLETED: { label: 'Completed', kind: 'number' },
  WORKING_DAYS_TOTAL: { label: 'Total', kind: 'number' },
  VACATION_UNITS: { label: 'Units', kind: 'number' },
  POT_TOTAL: { label: 'Amount', kind: 'money' },
  GOAL_TOTAL: { label: 'Goal', kind: 'number' },
  GOAL_NEW: { label: 'New', kind: 'number' },
  GOAL_USED: { label: 'Used', kind: 'number' },
  TO_DO_DAYS_CONFIRM: { label: 'Days to confirm', kind: 'number' },
  TO_DO_DAYS_WAIT: { label: 'Days in TBA or finance', kind: 'number' },
  MONTH_IS_CLOSED: { label: 'Closed', kind: 'flag' },
  MONTH_REASON: { label: 'Reason', kind: 'text' },
  EMPLOYEE_NAME: { label: 'Name', kind: 'text' },
  EMPLOYEE_EMAIL: { label: 'Email', kind: 'text' },
  EMPLOYEE_IS_ACTIVE: { label: 'Active', kind: 'flag' },
  EMPLOYEE_TEAM: { label: 'Team', kind: 'text' },
  EMPLOYEE_POSITION: { label: 'Position', kind: 'text' },
  EMPLOYEE_SIGN_IN: { label: 'Sign-in', kind: 'text' },
  INVITE_EMAIL: { label: 'Email', kind: 'text' },
  INVITE_ACCEPTED_BY: { label: 'Accepted by', kind: 'text' },
  ACCESS_TOKEN_NAME: { label: 'Name', kind: 'text' },
  ACCESS_TOKEN_EXPIRES_ON: { label: 'Expires on', kind: 'day' },
  DISPLAY_NAME: { label: 'Name', kind: 'text' },
  DISPLAY_BOARDS: { label: 'Boards', kind: 'text' },
  DISPLAY_SECONDS: { label: 'Seconds per board', kind: 'number' },
  DISPLAY_THEME: { label: 'Theme', kind: 'text' },
  DISPLAY_SHOWS_GROSS: { label: 'Shows gross', kind: 'flag' },
  DISPLAY_HAS_SOUND: { label: 'Sound', kind: 'flag' },
  FILE_FILE_NAME: { label: 'File', kind: 'text' },
  FILE_LINE_COUNT: { label: 'Rows', kind: 'number' },
  MESSAGE_TEXT: { label: 'Message', kind: 'text' },
  DATA_ACCESS_FILTER: { label: 'Filter', kind: 'text' },
  DATA_ACCESS_LINES: { label: 'Rows', kind: 'count' },
  DATA_ACCESS_TIMES: { label: 'Times that hour', kind: 'count' },
  DATA_ACCESS_IS_BROKEN_OFF: { label: 'Incomplete', kind: 'flag' },
  DATA_ACCESS_ADDRESS: { label: 'IP address', kind: 'text' },
  UP_LINK_DEAL: { label: 'Deal #', kind: 'text' },
  UP_LINK_VISIT_BEFORE: { label: 'Earlier visit', kind: 'text' },
  UP_TURN_STATE: { label: 'Status', kind: 'turnState' },
};

const historyFields: Record<RecordedField, HistoryFieldFormat> = { ...dealFields, ...otherKindFields };

/** All recorded fields: first the fields of deals in the order of the form, then all other fields. */
export const historyFieldNames = Object.keys(historyFields) as RecordedField[];

export const getFieldKind = (field: RecordedField): ChangeKind =>
  kindNames.find(kind => kind !== 'DEAL' && field in otherKindFields && field.startsWith(`${kind}_`)) ??
  'DEAL';

export const getFieldLabel = (field: RecordedField): string => historyFields[field].label;

export const kindLabels: Record<ChangeKind, string> = {
  DEAL: 'Deals',
  WORKING_DAYS: 'Working days',
  VACATION: 'Vacation units',
  POT: 'Pot total',
  GOAL: 'Goals',
  TO_DO_DAYS: 'Follow-up rules',
  MONTH: 'Closed months',
  EMPLOYEE: 'People',
  INVITE: 'Invitations',
  ACCESS_TOKEN: 'Access tokens',
  DISPLAY: 'Displays',
  MESSAGE: 'Display message',
  DATA_ACCESS: 'Exports and sign-ins',
  FILE: 'Deleted files',
  UP_LINK: 'Up links',
  UP_TURN: 'Up rotation',
};

export const kindNames = Object.keys(kindLabels) as ChangeKind[];

/** Texts of the actions on a deal. Each text follows the name of the person. */
const dealActionLabels: Partial<Record<ChangeAction, string>> = {
  RECORD: 'added the deal',
  AMEND: 'updated the deal',
  RENUMBER: 'renumbered the deal',
  DELETE: 'deleted the deal',
  RESTORE: 'restored the deal',
};

const accessActionFormats: Partial<Record<ChangeAction, (name: string | null) => string>> = {
  EXPORT: name => `exported ${name ?? 'several tables'}`,
  READ: name => `read customer data in ${name ?? 'several lists'}`,
  SIGN_IN: () => 'signed in',
  REFUSE: () => 'was denied sign-in',
  BACK_UP: name => `backed up the store to ${name}`,
  RESTORE: name => `restored the store from ${name}`,
};

const displayActionLabels: Partial<Record<ChangeAction, string>> = {
  RECORD: 'paired',
  AMEND: 'changed',
  DELETE: 'removed',
};

type RecordedAction = Pick<
  ChangeFieldsFragment,
  'kind' | 'action' | 'month' | 'name' | 'person' | 'employee' | 'frozen'
>;

/** Formats an action as a text that follows the name of the person. */
export function formatChangeAction({
  kind,
  action,
  month,
  name,
  person,
  employee,
  frozen,
}: RecordedAction): string {
  const subject = person?.name ?? name ?? 'someone';
  const monthText = `for ${month === null ? 'a month' : formatMonth(month)}`;
  const isOwn = person !== null && person.id === employee?.id;
  switch (kind) {
    case 'DEAL':
      return dealActionLabels[action] ?? 'updated the deal';
    case 'WORKING_DAYS':
      return `set the working days ${monthText}`;
    case 'VACATION':
      return `set ${subject}’s vacation units ${monthText}`;
    case 'MONTH':
      return `${action === 'AMEND' ? 'reopened' : 'closed'} ${month === null ? 'a month' : formatMonth(month)}${formatFrozenTeams(frozen?.length ?? 0)}`;
    case 'POT':
      return `set the pot total ${monthText}`;
    case 'GOAL': {
      const goalOwner = person?.name ?? name ?? 'the store';
      return `${action === 'DELETE' ? 'removed' : 'set'} the goal of ${goalOwner} for ${month === null ? 'a month' : formatMonth(month)}`;
    }
    case 'TO_DO_DAYS':
      return 'changed the follow-up rules';
    case 'EMPLOYEE':
      if (isOwn) return action === 'RECORD' ? 'joined' : 'signed in';
      return `${action === 'RECORD' ? 'added' : 'changed'} ${subject}`;
    case 'INVITE':
      if (action === 'AMEND') return 'accepted the invitation';
      return action === 'RECORD' ? `invited ${name}` : `revoked the invitation for ${name}`;
    case 'ACCESS_TOKEN':
      if (action === 'RECORD') return `created the access token “${name}”`;
      return `revoked the access token “${name}”${isOwn ? '' : ` of ${subject}`}`;
    case 'DISPLAY':
      return `${displayActionLabels[action]} the display “${name}”`;
    case 'MESSAGE':
      return 'set the display message';
    case 'DATA_ACCESS':
      return accessActionFormats[action]?.(name) ?? '';
    case 'FILE':
      return `deleted the ${name}`;
    case 'UP_LINK':
      return action === 'DELETE' ? `deleted the up ${name}` : `changed the links of the up ${name}`;
    case 'UP_TURN':
      if (action === 'AMEND')
        return isOwn ? 'changed their place in the rotation' : `changed ${subject}’s place in the rotation`;
      return `checked ${isOwn ? '' : `${subject} `}${action === 'RECORD' ? 'in' : 'out'}`;
  }
}

const formatFrozenTeams = (deals: number): string =>
  deals === 0 ? '' : `, locking the teams on ${formatCount(deals)} ${deals === 1 ? 'deal' : 'deals'}`;

/**
 * Formats the person or system that made the change. The person of a rejected sign-in may not be an employee.
 */
export const formatActor = ({
  action,
  employee,
  name,
}: Pick<RecordedAction, 'action' | 'employee' | 'name'>): string =>
  employee?.name ?? (action === 'REFUSE' ? (name ?? 'Unknown account') : 'System');

/** Actions that record an old value; all other actions show only the new value. */
export const actionsWithOldValue: readonly ChangeAction[] = ['AMEND', 'RENUMBER', 'DELETE'];

/**
 * Formats the changed fields of a change: a single field with its values, several fields only by label.
 * Returns an empty text for a closing, and when a record with several fields was added or deleted.
 */
export function formatChangedFields({
  kind,
  action,
  fields,
}: Pick<ChangeFieldsFragment, 'kind' | 'action' | 'fields'>): string {
  const [first, ...others] = fields;
  if (!first || kind === 'MONTH') return '';
  if (others.length > 0)
    return action === 'AMEND' ? fields.map(({ field }) => getFieldLabel(field)).join(', ') : '';
  const { field } = first;
  const formatValue = (value: string | null) => (value === null ? 'blank' : formatFieldValue(field, value));
  const [from, to] = [formatValue(first.from), formatValue(first.to)];
  const values =
    action === 'DELETE' ? from : actionsWithOldValue.includes(action) ? `from ${from} to ${to}` : to;
  return `${getFieldLabel(field)} ${values}`;
}

/**
 * Formats a change as one text that follows the name of the person: "changed Front Gross from $1.00 to
 * blank".
 */
export function formatChangeSummary(change: RecordedAction & Pick<ChangeFieldsFragment, 'fields'>): string {
  const changedFields = formatChangedFields(change);
  if (change.kind === 'DEAL' && change.action === 'AMEND' && changedFields !== '')
    return `changed ${changedFields}`;
  return [formatChangeAction(change), changedFields].filter(Boolean).join(': ');
}

/** Formats a value as the screens show it; an empty value is a dash. */
export function formatFieldValue(field: RecordedField, value: string | null): string {
  if (value === null) return '–';
  switch (historyFields[field].kind) {
    case 'money':
      return formatMoney(Number(value));
    case 'count':
      return formatCount(Number(value));
    case 'day':
      return formatUsDay(value);
    case 'flag':
      return value === 'true' ? 'Yes' : 'No';
    case 'turnState':
      return turnStateLabels[value] ?? value;
    default:
      return value;
  }
}

/** Labels of the stored states of a salesperson in the up rotation. Other states are stored as text. */
const turnStateLabels: Readonly<Record<string, string>> = { waits: 'in line', held: 'on hold' };

const formatMonth = (month: string): string => monthFormat.format(new Date(`${month}-01T12:00:00Z`));

const monthFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

import { formatChangeSource, formatInstant } from '../../../lib/format/changes';
import type { ChangeFieldsFragment } from './dealHistory.generated';
import {
  formatActor,
  formatChangeAction,
  formatChangedFields,
  formatFieldValue,
  getFieldKind,
  historyFieldNames,
} from './history.labels';

it.each([
  ['FRONT_GROSS', '-1234.50', '-$1,234.50'],
  ['BACK_GROSS', '0.00', '$0.00'],
  ['DELIVERY_DATE', '2026-03-02', '03/02/2026'],
  ['IS_UPDATED', 'true', 'Yes'],
  ['IS_CONFIRMED', 'false', 'No'],
  ['CLOSER', 'Sam Rivera', 'Sam Rivera'],
  ['NOTES', 'true', 'true'],
  ['BACK_GROSS', null, '–'],
] as const)('formats the field %s, stored as %p, as %s', (field, value, text) => {
  expect(formatFieldValue(field, value)).toBe(text);
});

it.each([
  [{ door: 'SCREEN', origin: null }, 'App'],
  [{ door: 'COMPARISON', origin: 'october.xlsx, line 40' }, 'Comparison: october.xlsx, line 40'],
  [{ door: null, origin: null }, null],
] as const)('formats the change source %p as %s', (source, text) => {
  expect(formatChangeSource(source)).toBe(text);
});

const sam = { id: 7, name: 'Sam Rivera' };
const mara = { id: 1, name: 'Mara Voss' };
const baseChange = {
  action: 'AMEND',
  month: null,
  name: null,
  person: null,
  employee: mara,
  frozen: null,
} as const;

const deal = { number: 1, numberNow: 1, customerName: null };

it.each<[Partial<ChangeFieldsFragment> & Pick<ChangeFieldsFragment, 'kind'>, string]>([
  [{ kind: 'DEAL', action: 'RESTORE' }, 'restored the deal'],
  [{ kind: 'POT', month: '2026-05' }, 'set the pot total for May 2026'],
  [{ kind: 'MONTH', month: '2026-05', action: 'RECORD' }, 'closed May 2026'],
  [
    { kind: 'MONTH', month: '2026-05', action: 'RECORD', frozen: [deal] },
    'closed May 2026, locking the teams on 1 deal',
  ],
  [
    { kind: 'MONTH', month: '2026-05', action: 'RECORD', frozen: [deal, deal] },
    'closed May 2026, locking the teams on 2 deals',
  ],
  [{ kind: 'MONTH', month: '2026-05', action: 'AMEND' }, 'reopened May 2026'],
  [{ kind: 'VACATION', month: '2026-01', person: sam }, 'set Sam Rivera’s vacation units for January 2026'],
  [{ kind: 'EMPLOYEE', person: sam, name: 'Sam Rivera' }, 'changed Sam Rivera'],
  [{ kind: 'EMPLOYEE', person: sam, employee: sam, action: 'RECORD' }, 'joined'],
  [
    { kind: 'INVITE', action: 'DELETE', name: 'pat@store.example' },
    'revoked the invitation for pat@store.example',
  ],
  [
    { kind: 'ACCESS_TOKEN', action: 'DELETE', name: 'Excel', person: sam },
    'revoked the access token “Excel” of Sam Rivera',
  ],
  [
    { kind: 'ACCESS_TOKEN', action: 'DELETE', name: 'Excel', person: mara },
    'revoked the access token “Excel”',
  ],
  [{ kind: 'DISPLAY', action: 'RECORD', name: 'Showroom' }, 'paired the display “Showroom”'],
  [{ kind: 'DATA_ACCESS', action: 'EXPORT', name: 'Hog as CSV' }, 'exported Hog as CSV'],
  [{ kind: 'DATA_ACCESS', action: 'READ' }, 'read customer data in several lists'],
  [{ kind: 'DATA_ACCESS', action: 'BACK_UP', name: 'store.sql.gz' }, 'backed up the store to store.sql.gz'],
])('formats the action of %j as %s', (change, text) => {
  expect(formatChangeAction({ ...baseChange, ...change })).toBe(text);
});

it.each([
  [{ action: 'EXPORT', employee: mara, name: 'Hog as CSV' }, 'Mara Voss'],
  [{ action: 'REFUSE', employee: null, name: 'stranger@other.example' }, 'stranger@other.example'],
  [{ action: 'REFUSE', employee: null, name: null }, 'Unknown account'],
  [{ action: 'BACK_UP', employee: null, name: 'store.sql.gz' }, 'System'],
] as const)('formats the actor of %j as %s', (change, text) => {
  expect(formatActor(change)).toBe(text);
});

const gross = { field: 'FRONT_GROSS', from: '1.00', to: null } as const;
const notes = { field: 'NOTES', from: null, to: 'Two keys' } as const;

it.each([
  ['AMEND', [gross], 'Front Gross from $1.00 to blank'],
  ['AMEND', [gross, notes], 'Front Gross, Notes'],
  ['RECORD', [notes], 'Notes Two keys'],
  ['RECORD', [notes, gross], ''],
  ['DELETE', [gross], 'Front Gross $1.00'],
  ['AMEND', [], ''],
] as const)('formats the changed fields of a %s change with %j as: %s', (action, fields, text) => {
  expect(formatChangedFields({ kind: 'DEAL', action, fields: [...fields] })).toBe(text);
});

it('returns the kind of record to which a field belongs', () => {
  expect(getFieldKind('DATA_ACCESS_ADDRESS')).toBe('DATA_ACCESS');
  expect(getFieldKind('DEAL_STATUS')).toBe('DEAL');
  expect(getFieldKind('TO_DO_DAYS_WAIT')).toBe('TO_DO_DAYS');
  expect(historyFieldNames.filter(field => getFieldKind(field) === 'POT')).toEqual(['POT_TOTAL']);
});

it('formats the time of a change in the store’s time zone', () => {
  expect(formatInstant('2026-11-01T03:30:00.000Z', 'America/New_York')).toMatch(/^Oct 31, 2026, 11:30\sPM$/);
});

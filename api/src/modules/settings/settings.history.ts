import type { RecordedEntity, RecordedField } from '../../platform/history/history.ts';
import { moneyKind } from '../../platform/rest/fieldKinds.ts';
import { isSignedIn } from '../../platform/viewer/policy.ts';

/** A recorded figure of a setting. Everyone may read settings and their history. */
interface SettingField extends RecordedField {
  readonly column: string;
}

/** A setting with its figures, which are the columns in a row of its table. */
export interface SettingEntity extends RecordedEntity<Readonly<Record<string, SettingField>>> {
  readonly table: string;
}

const count = { kind: 'number' } as const;

/** Describes the working days of a month for the history. */
export const workingDaysHistory = {
  name: 'workingDays',
  table: 'working_days',
  description: 'The working days for a month.',
  right: isSignedIn,
  fields: {
    completed: { ...count, column: 'completed', description: 'The completed working days in a month.' },
    total: { ...count, column: 'total', description: 'The total working days in a month.' },
  },
} as const satisfies SettingEntity;

/** Describes the vacation units of an employee in a month for the history. */
export const vacationHistory = {
  name: 'vacation',
  table: 'vacation_units',
  description: 'An employee’s vacation units for a month.',
  right: isSignedIn,
  fields: {
    units: {
      kind: 'units',
      column: 'unit_count',
      description: 'The employee’s vacation units for the month.',
    },
  },
} as const satisfies SettingEntity;

/** Describes the pot of a month for the history. */
export const potHistory = {
  name: 'pot',
  table: 'month_pot',
  description: 'The pot of gold for a month.',
  right: isSignedIn,
  fields: {
    total: {
      kind: 'money',
      toText: moneyKind.toText,
      column: 'total',
      description: 'The pot of gold for a month, in dollars.',
    },
  },
} as const satisfies SettingEntity;

/** Describes the follow-up days for the history. */
export const followUpDaysHistory = {
  name: 'toDoDays',
  table: 'to_do_days',
  description: 'The store’s follow-up rules.',
  right: isSignedIn,
  fields: {
    confirm: {
      ...count,
      column: 'confirm',
      description: 'The number of days that a sold deal may stay unconfirmed.',
    },
    wait: {
      ...count,
      column: 'wait',
      description: 'The number of days that a deal may stay in TBA or IN FINANCE.',
    },
  },
} as const satisfies SettingEntity;

/** Describes the closing and reopening of a month for the history. */
export const monthHistory = {
  name: 'month',
  description: 'The closing or reopening of a month.',
  right: isSignedIn,
  fields: {
    isClosed: { kind: 'flag', description: 'Whether the month is closed.' },
    reason: { kind: 'text', description: 'The reason for reopening the month.' },
  },
} as const satisfies RecordedEntity;
